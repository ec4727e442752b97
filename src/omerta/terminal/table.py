"""A game at the terminal: people at one keyboard, bots, and a match file at the end."""

from __future__ import annotations

import textwrap
import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table

from omerta.bots import make
from omerta.games.words import words
from omerta.kernel.dice import derive
from omerta.kernel.drivers import Bot, chair
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.results import winners
from omerta.reference import reference
from omerta.terminal.voices import screen
from omerta.text import Text
from omerta.text.phrases import SeatName, Voice

PERSON = "person"


class Quit(Exception):  # noqa: N818  (a wish, not an error)
    """The person at the keyboard wants to stop."""


class TerminalTable:
    """Plays a match to its end, or until somebody stops it."""

    def __init__(
        self, match: Match[Any], console: Console, text: Text, save: Callable[[], None]
    ) -> None:
        self.match = match
        self.console = console
        self.text = text
        self._save = save  # after every answer of a person: a closed window loses nothing
        self._words = words(match.game.name, match.content)
        self._names = [seat.name for seat in match.seats]
        self._people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
        self._told = dict.fromkeys(self._people, len(match.events) if match.log else 0)
        self._at_keyboard = self._people[0] if len(self._people) == 1 else -1
        self._since = time.monotonic()
        self._before = match.log[-1].at if match.log else 0
        key = match.secret_key()
        self._bots: dict[int, Bot] = {
            seat: make(who.kind, match.game, derive(key, "bot", seat, len(match.log)))
            for seat, who in enumerate(match.seats)
            if who.kind != PERSON
        }

    def play(self) -> None:
        if not self.match.log:
            intro = f"{self.text('game-intro')} {self.text('play-rules-hint')}"
            self._say(intro, style="italic")
        while not self.match.over:
            waiting = self.match.state.waiting
            bots = [seat for seat in waiting if seat in self._bots]
            if bots:
                seat = bots[0]
                action = self._bots[seat].choose(chair(self.match.game, self.match.state, seat))
                self.match.act(seat, action, at=self._now())
            else:
                self._ask(waiting[0])
                self._save()
        self._show_end()

    def _now(self) -> int:
        """Milliseconds since the match began, without the time it lay in a file."""
        return self._before + round((time.monotonic() - self._since) * 1000)

    # --- asking a person ---

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        voice = self._voice(seat)
        seen = self.match.view(seat)
        self._tell_news(seat, voice)
        self._show_screen(seen, voice)
        self.console.print()
        while True:
            self._show_question(seen, voice)
            if self._take_answer(self._read(), seen, voice):
                return

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's hand."""
        if seat == self._at_keyboard:
            return
        self._wipe()
        self._input(self.text("play-pass-on", name=self._names[seat]))
        self._wipe()
        self._at_keyboard = seat

    def _wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def _tell_news(self, seat: int, voice: Voice) -> None:
        news = [
            voice.say(told)
            for event in self.match.heard(seat, self._told[seat])
            if (told := self._words.event(event))
        ]
        self._told[seat] = len(self.match.events)
        self.console.print(Rule(style="dim"))
        for line in news:
            self._say(line, indent="  ")
        if news:
            self.console.print()

    def _show_screen(self, seen: SeatView, voice: Voice) -> None:
        self.console.print(screen(self.match.game.name, seen, self._words, voice))

    def _show_question(self, seen: SeatView, voice: Voice) -> None:
        assert seen.prompt is not None
        self._say(voice.say(self._words.question(seen)), style="bold")
        self._say(self.text(f"why-{seen.prompt.kind}"), style="dim")
        choices = Table.grid(padding=(0, 2))
        for number, action in enumerate(seen.prompt.options, start=1):
            choices.add_row(
                f"[bold cyan]{number:>4}[/]",
                escape(voice.say(self._words.action(seen, action))),
                f"[dim]{escape(self.match.game.actions.notation(action))}[/]",
            )
        self.console.print(choices, highlight=False)
        keys = "play-keys" if self.match.can_undo(seen.seat) else "play-keys-no-undo"
        self._say(self.text(keys), style="dim")

    def _take_answer(self, given: str, seen: SeatView, voice: Voice) -> bool:
        """Do what was typed. True when the question was answered or another is to be put."""
        assert seen.prompt is not None
        seat = seen.seat
        commands: dict[str, Callable[[], bool]] = {
            "": lambda: False,
            "?": self._show_rules,
            "h": lambda: self._show_history(seat, voice),
            "u": lambda: self._undo(seat, voice),
            "q": self._quit,
        }
        if given.lower() in commands:
            return commands[given.lower()]()
        options = seen.prompt.options
        if given.isdecimal() and len(given) < 6:
            if not 1 <= int(given) <= len(options):
                self._complain(self.text("play-bad-choice", given=given, most=len(options)))
                return False
            self.match.act(seat, options[int(given) - 1], at=self._now())
            return True
        try:
            self.match.act(seat, given, at=self._now())
        except Refused as refused:
            if refused.reason == "unknown-action":
                self._complain(self.text("play-bad-choice", given=given, most=len(options)))
            else:
                self._refuse(refused, voice)
            return False
        return True

    def _undo(self, seat: int, voice: Voice) -> bool:
        try:
            self.match.undo(seat, at=self._now())
        except Refused as refused:
            self._refuse(refused, voice)
            return False
        self._told[seat] = min(self._told[seat], len(self.match.events))
        self.console.print(self.text("play-undone"), style="yellow")
        return True

    def _refuse(self, refused: Refused, voice: Voice) -> None:
        reason = voice.say(self._words.refusal(refused))
        if refused.rule:
            reason = self.text("refusal", reason=reason, rule=refused.rule)
        self._complain(reason)

    def _complain(self, line: str) -> None:
        self._say(line, style="red")

    def _say(self, line: str, style: str = "", indent: str = "") -> None:
        """Print a line, broken at plain spaces only: no-break spaces keep numbers whole."""
        wrapped = textwrap.fill(
            line,
            self.console.width,
            initial_indent=indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.console.print(escape(wrapped), style=style, highlight=False, soft_wrap=True)

    def _show_rules(self) -> bool:
        """The rule behind the question, and those that help to answer it."""
        ask = self.match.game.ask(self.match.state)
        entries = reference(self.match.game.name, self.text.language)
        told = [entries[rule] for rule in (ask.rule, *ask.see)]
        title = self.text("play-rule", rule=ask.rule)
        self.console.print(Panel(Markdown("\n\n".join(told)), title=title, border_style="dim"))
        return False

    def _show_history(self, seat: int, voice: Voice) -> bool:
        self.console.print(Rule(self.text("play-happened"), style="dim"))
        for event in self.match.heard(seat):
            told = self._words.event(event)
            if told:
                self._say(f"{voice.say(told)} ({event.rule})", indent="  ")
        return False

    def _quit(self) -> bool:
        answer = self._input(f"{self.text('play-sure')} ").strip().lower()
        if answer.startswith((self.text("play-yes"), "y")):
            raise Quit
        return False

    def _read(self) -> str:
        return " ".join(self._input(f"{self.text('play-choose')} › ").split())

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(escape(prompt))
        except UnicodeDecodeError:
            return ""  # not text: as if nothing had been typed
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _voice(self, seat: int) -> Voice:
        return Voice(self.text, self._names, seat)

    # --- the end ---

    def _show_end(self) -> None:
        me = self._people[0] if len(self._people) == 1 else PUBLIC
        voice = self._voice(me)
        self._told[PUBLIC] = max(self._told.values())
        self._tell_news(me, voice)
        seen = self.match.view(me)
        self._show_screen(seen, voice)
        assert seen.scores is not None
        assert seen.places is not None
        first = winners(seen.places)
        rivals = [self._names[seat] for seat in first if seat != me]
        self.console.print()
        if me in first and rivals:
            line = self.text("play-you-share", names=self.text.together(rivals))
        elif me in first:
            line = self.text("play-you-won")
        else:
            line = self.text("play-won", names=self.text.together(rivals), count=len(rivals))
        self._say(f"{self.text('play-over')} {line}", style="bold")
        self._show_ranking(seen.scores, seen.places, voice)
        assert self.match.key is not None
        self._say(self.text("play-seed", seed=self.match.key.hex()), style="dim")

    def _show_ranking(self, scores: Sequence[int], places: Sequence[int], voice: Voice) -> None:
        ranking = Table.grid(padding=(0, 2))
        for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
            ranking.add_row(
                self.text("place", place=place),
                escape(voice.say(SeatName(seat))),
                voice.say(self._words.score(scores[seat])),
            )
        self.console.print(ranking, highlight=False)
