"""`omerta balance --tune`: searches for numbers that meet goals, and writes them with evidence."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from omerta import games
from omerta.cli.arena import hands_given
from omerta.cli.arguments import content_given, house_text
from omerta.cli.measuring import KEPT_IN, command, plan_given, tuning_file, write
from omerta.cli.progress import progress_bar
from omerta.kernel.game import Game
from omerta.lab.balance.evidence import Evidence
from omerta.lab.balance.pool import open_ledger
from omerta.lab.balance.search import Searcher, Step
from omerta.lab.balance.tuning import Tuning

CONTENT, EVIDENCE = "content.toml", "evidence.md"


def run_tuning(game: Game[Any], arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments, game.name)
    file = tuning_file(arguments.tune)
    plan = plan_given(game, arguments, file.odd)
    content = content_given(game, arguments.content) or game.content
    tuning = Tuning(file, game, content, plan)
    folder = arguments.out or Path("balances", f"{game.name}-{arguments.tune.stem}")
    bar, hands = progress_bar(console), hands_given(arguments)

    def progress(step: Step) -> None:
        said = house(
            "balance-tune-progress",
            generation=step.generation,
            generations=file.search.generations,
            games=step.games,
            loss=f"{step.loss:.2f}",
        )
        bar.update(task, description=said, completed=step.done, total=step.of)

    try:
        with bar, open_ledger(plan, folder, content, fresh=arguments.fresh) as ledger:
            task = bar.add_task("", total=None)
            searcher = Searcher(tuning, ledger, hands)
            found = searcher.best(progress)
            bar.update(task, description=house("balance-tune-confirm"), total=None)
            fresh = file.search.most_games  # the first game that the search has not seen
            before, after = (
                searcher.pool(each, file.search.confirm, fresh) for each in (tuning.base, found)
            )
    except KeyboardInterrupt:
        console.print(house("arena-stopped", folder=str(folder)), highlight=False)
        raise
    evidence, repeat = (
        Evidence(tuning, found, before, after),
        command(plan, arguments, "--tune", str(arguments.tune)),
    )
    console.print(evidence.page(house, repeat), highlight=False, markup=False)
    if found == tuning.base:
        console.print(house("balance-tune-nothing"), highlight=False)
        return
    english = games.package(game.name).text(KEPT_IN)
    write(folder / CONTENT, evidence.content_file(repeat))
    write(folder / EVIDENCE, evidence.page(english, repeat))
    console.print(house("balance-tune-found", file=str(folder / CONTENT)), highlight=False)
    console.print(house("balance-tune-evidence", file=str(folder / EVIDENCE)), highlight=False)
