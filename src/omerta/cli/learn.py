"""`omerta learn`: a guided first game in the terminal, or an example of the rules."""

from __future__ import annotations

import argparse

from rich.console import Console

from omerta import games
from omerta.cli.arguments import game_given, house_text
from omerta.games.lessons import begun, examples, has_lesson
from omerta.kernel.refusal import BadSetup
from omerta.terminal.keyboard import Quit
from omerta.terminal.lesson import TerminalLesson


def learn(arguments: argparse.Namespace, console: Console) -> None:
    game = games.package(game_given(arguments.game).name)
    example: str = arguments.example
    if example and example not in examples(game):
        raise BadSetup("learn-no-example", examples=", ".join(examples(game)) or "–")
    if not has_lesson(game, example):
        raise BadSetup("learn-no-lesson", game=game.name)
    house = house_text(arguments, game.name)
    run = begun(game, example)
    steps = len(run.lesson.steps)
    if not 1 <= arguments.step <= steps:
        raise BadSetup("learn-no-step", steps=steps)
    run.go_to(arguments.step - 1)
    try:
        TerminalLesson(run, game, console, house).play()
        console.print(house("learn-play", command=f"omerta play {game.name}"), highlight=False)
    except Quit:
        which = f"{game.name} --example {example}" if example else game.name
        again = f"omerta learn {which} --step {run.at + 1}"
        console.print(f"\n{house('learn-left', command=again)}", highlight=False)
