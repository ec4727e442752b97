"""A guided first game at the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from omerta.games.package import GamePackage
from omerta.games.story import lines
from omerta.kernel.game import SeatView
from omerta.kernel.lessons import LEARNER, LessonRun, Said, Step
from omerta.kernel.match import Match
from omerta.terminal.keyboard import Entry, Keyboard, Quit, fill
from omerta.text import Text
from omerta.text.phrases import Voice


class TerminalLesson:
    """Goes through a lesson to its end, or until the learner leaves."""

    def __init__(self, run: LessonRun, game: GamePackage, console: Console, text: Text) -> None:
        self.run = run
        self._game = game
        self._words = game.words()
        self._console = console
        self._text = text
        self._keyboard = Keyboard(console, text)
        # What happened before the first step that is shown is not told: first comes the aim.
        self._told = len(run.match.events)
        self._drawn: SeatView | None = None  # the table as it was last printed

    def play(self) -> None:
        while (step := self.run.step) is not None:
            self._show(step)
            if step.ask:
                self._ask(step)
            else:
                self._wait(step)
        self._keyboard.say(self._text("lesson-over"), style="bold")

    # --- showing ---

    def _show(self, step: Step) -> None:
        held = self.run.held(self._told)
        now = len(self.run.match.events) if held is None else held + 1
        self._tell_news(self.run.match, self._told, now)
        self._told = now
        seen = self.run.match.view(LEARNER)
        if held is None and seen != self._drawn:
            self._console.print(self._game.screen(seen, self._words, self._voice))
            self._drawn = seen
        self._teach(step, f"lesson-{step.id}", self.run.facts())

    @property
    def _voice(self) -> Voice:
        names = [seat.name for seat in self.run.match.seats]
        return Voice(self._text, names, LEARNER)

    def _tell_news(self, match: Match[Any], since: int, until: int) -> None:
        heard = match.heard(LEARNER)[:until]
        for line, _ in lines(self._words, self._voice, heard, range(since, until)):
            self._keyboard.say(line, indent="  ")

    def _teach(self, step: Step, message: str, facts: dict[str, Any]) -> None:
        words = fill(self._text(message, facts), self._console.width - len("│  │"))
        steps = self.run.lesson.steps
        title = self._text(
            "lesson-step",
            {
                "chapter": self._text(f"lesson-chapter-{step.chapter}"),
                "step": self.run.at + 1,
                "steps": len(steps),
            },
        )
        self._console.print(
            Panel(escape(words), title=escape(title), subtitle=step.rule, border_style="yellow")
        )

    # --- asking ---

    def _wait(self, step: Step) -> None:
        given = self._keyboard.read("lesson-next")
        if not self._moved(given):
            self.run.go_on()

    def _ask(self, step: Step) -> None:
        """One answer: its steps are put together here. It is judged when it is complete, or
        (`Lesson.at_once`) as soon as it is not what the step asks for."""
        draft: tuple[int, ...] = ()
        at = self.run.at
        while self.run.step is step and self.run.at == at:
            path = self.run.whole(draft)
            options = self.run.options(path)
            if self.run.lesson.at_once and draft and len(options) == 1:
                draft = (*draft, *options)
                continue
            if not options or not self.run.may_go_on(path):
                self._judge(step, path)
                draft = ()
                continue
            seen = self.run.seen(draft)
            self._keyboard.say(self._voice.say(self._words.question(seen)), style="bold")
            labels = [self._voice.say(self._words.action(seen, option)) for option in options]
            self._keyboard.list([Entry(label) for label in labels])
            given = self._keyboard.read("lesson-choose")
            if draft and given.lower() == "b":  # within the answer, to its last choice
                draft = draft[:-1]
                continue
            if self._moved(given):
                return
            number = self._keyboard.number(given, len(options))
            if number is None:
                self._keyboard.complain(self._text("lesson-bad-choice", most=len(options)))
            else:
                draft = (*draft, options[number - 1])

    def _judge(self, step: Step, path: tuple[int, ...]) -> None:
        events = len(self.run.match.events)
        said = self.run.judge(path)
        if said.do == "show":
            shown = self.run.shown(path)
            self._tell_news(shown, events, len(shown.events))
        self._react(step, said)
        self.run.answer(path)

    def _react(self, step: Step, said: Said) -> None:
        if said.say:
            self._teach(step, f"lesson-{said.say}", {})
        if said.do == "show":
            self._keyboard.say(self._text("lesson-taken-back"), style="dim")

    def _moved(self, given: str) -> bool:
        """Back, skip or leave."""
        match given.lower():
            case "b":
                self._go_to(max(0, self.run.at - 1))
            case "s":
                self._go_to(self.run.next_chapter())
            case "q":
                raise Quit
            case _:
                return False
        return True

    def _go_to(self, at: int) -> None:
        self.run.go_to(at)
        self._told = len(self.run.match.events)
