"""A game at the terminal: people at one keyboard, bots, and a match file at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta.kernel.asks import Window
from omerta.kernel.drivers import decision_for
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.results import winners
from omerta.terminal.bargain import Bargaining
from omerta.terminal.deals import Deals
from omerta.terminal.keyboard import Entry
from omerta.terminal.session import Session
from omerta.text import Text
from omerta.text.phrases import SeatName, Voice


class TerminalTable:
    """Plays a match to its end, or until somebody stops it."""

    def __init__(
        self, match: Match[Any], console: Console, text: Text, save: Callable[[], None]
    ) -> None:
        self.session = Session(match, console, text, save)
        self._match = match
        self._text = text
        self._keyboard = self.session.keyboard
        self._words = self.session.words
        self._passing = False  # pass automatically in windows where the person can only pass
        self._bargaining = Bargaining(self.session)
        self._deals = Deals(self.session, self._bargaining)

    def play(self) -> None:
        if not self._match.log:
            intro = f"{self._text('game-intro')} {self._text('play-rules-hint')}"
            self._keyboard.say(intro, style="italic")
            self._bargaining.speaking.greet()
        while not self._match.over:
            self._bargaining.talk()
            waiting, bots = self._match.state.waiting, self.session.bots
            bot = next((seat for seat in waiting if seat in bots), None)
            if bot is not None:
                self._act(
                    bot, bots[bot].choose(decision_for(self._match.game, self._match.state, bot))
                )
            elif self._passing and (only := self._only_pass(waiting[0])) is not None:
                self._act(waiting[0], only)
            else:
                self._ask(waiting[0])
                self.session.save()
        self._bargaining.speaking.remarks()
        self._bargaining.speaking.part()
        self._show_end()

    def _only_pass(self, seat: int) -> int | None:
        """The pass, if the open question is a window where this seat can only pass; else None."""
        ask = self._match.game.ask(self._match.state)
        if not isinstance(ask, Window):
            return None
        options = self._match.game.options(self._match.state, seat)
        return ask.passing if options == (ask.passing,) else None

    def _act(self, seat: int, action: int | str) -> None:
        self._match.act(seat, action, at=self.session.now())

    # --- asking a person ---

    def _ask(self, seat: int) -> None:
        self.session.face(seat)
        seen, voice = self._match.view(seat), self.session.voice(seat)
        while True:
            self._show_question(seen, voice)
            if self._take_answer(self._keyboard.read(), seen, voice):
                return

    def _show_question(self, seen: SeatView, voice: Voice) -> None:
        assert seen.prompt is not None
        self._keyboard.say(voice.say(self._words.question(seen)), style="bold")
        self._keyboard.say(self._text(f"why-{seen.prompt.kind}"), style="dim")
        options, draft = seen.prompt.options, seen.prompt.draft
        if draft:  # what the steps so far would lead to
            for line in self.session.outlook(seen):
                self._keyboard.say(line, indent="  ")
        self._keyboard.list(self._options(seen, voice))
        unasked = [self._entry(seen, each, voice) for each in self._unasked(seen)]
        if unasked:
            self._keyboard.say(self._text("play-any-time"), style="dim")
            self._keyboard.list(unasked, first=len(options) + 1)
        keys = "play-keys" if self._match.can_undo(seen.seat) else "play-keys-no-undo"
        self._keyboard.say(self._text(keys), style="dim")
        if self._may_wish(seen.seat):
            self._keyboard.say(self._text("play-keys-windows"), style="dim")
        if self.session.bots:
            trades = "yes" if self._bargaining.possible else "no"
            self._keyboard.say(self._text("play-keys-bots", trades=trades), style="dim")
        if self._match.game.trade is not None:
            keys = "play-keys-trade" if self._bargaining.possible else "play-keys-no-trade"
            self._keyboard.say(self._text(keys), style="dim")

    def _may_wish(self, seat: int) -> bool:
        """May windows be passed automatically? With several people it would reveal who can act."""
        return len(self.session.people) == 1 and self._only_pass(seat) is not None

    def _wish(self, seat: int) -> bool:
        self._passing = True
        self._keyboard.say(self._text("play-windows-passed"), style="yellow")
        return True

    def _options(self, seen: SeatView, voice: Voice) -> list[Entry]:
        """The answers, each with what it would lead to."""
        assert seen.prompt is not None
        return [
            self._row(seen, each, voice)._replace(below=self.session.outlook(seen, each))
            for each in seen.prompt.options
        ]

    def _row(self, seen: SeatView, action: int, voice: Voice) -> Entry:
        label = voice.say(self._words.action(seen, action))
        return Entry(label, self._match.game.actions.notation(action))

    def _unasked(self, seen: SeatView) -> list[tuple[int, ...]]:
        """Interrupts, as entries of the menu. If the game has one name for several of them
        (`menu-…`), they are one entry."""
        assert seen.prompt is not None
        entries: dict[object, tuple[int, ...]] = {}
        for action in seen.interrupts:
            if action not in seen.prompt.options:
                menu = self._menu(action)
                key = menu if self._text.has(menu) else action
                entries[key] = (*entries.get(key, ()), action)
        return [*entries.values()]

    def _menu(self, action: int) -> str:
        return f"menu-{self._match.game.actions[action].verb}"

    def _entry(self, seen: SeatView, actions: tuple[int, ...], voice: Voice) -> Entry:
        menu = self._menu(actions[0])
        if self._text.has(menu):
            return Entry(self._text(menu))
        [action] = actions
        return self._row(seen, action, voice)

    def _which(self, seen: SeatView, actions: tuple[int, ...], voice: Voice) -> int | None:
        """Let the person choose one of an entry's actions; None for none of them."""
        if not self._text.has(self._menu(actions[0])):
            return actions[0]
        self._keyboard.list([self._row(seen, each, voice) for each in actions])
        self._keyboard.say(self._text("play-keys-record"), style="dim")
        number = self._keyboard.number(self._keyboard.read(), len(actions))
        return None if number is None else actions[number - 1]

    def _take_answer(self, given: str, seen: SeatView, voice: Voice) -> bool:
        """Do what was typed. True if the question was answered or must be asked again."""
        assert seen.prompt is not None
        seat = seen.seat
        if self.session.command(given, seat):
            return False
        changing: dict[str, Callable[[int], bool]] = {"u": self._undo}
        if self._may_wish(seat):
            changing["w"] = self._wish
        if self.session.bots:
            changing["t"] = self._bargaining.write
        if self._match.game.trade is not None:
            if self.session.bots:
                changing["a"] = self._bargaining.ask_price
            changing["o"] = self._bargaining.propose
            changing["d"] = self._deals.look
            changing["p"] = self._deals.give_word
        if given.lower() in changing:
            return changing[given.lower()](seat)
        options = [*[(each,) for each in seen.prompt.options], *self._unasked(seen)]
        if given.isdecimal() and len(given) < 6:
            number = self._keyboard.number(given, len(options))
            if number is None:
                self._complain_of(given, len(options))
                return False
            action = self._which(seen, options[number - 1], voice)
            if action is None:
                return False
            self._act(seat, action)
            return True
        try:
            self._act(seat, given)
        except Refused as refused:
            if refused.reason == "unknown-action":
                self._complain_of(given, len(options))
            else:
                self.session.refuse(refused, voice)
            return False
        return True

    def _complain_of(self, given: str, most: int) -> None:
        """Say that what was typed is none of the choices."""
        self._keyboard.complain(self._text("play-bad-choice", given=given, most=most))

    def _undo(self, seat: int) -> bool:
        try:
            self._match.undo(seat, at=self.session.now())
        except Refused as refused:
            self.session.refuse(refused, self.session.voice(seat))
            return False
        self.session.taken_back(seat)
        self.session.console.print(self._text("play-undone"), style="yellow")
        return True

    # --- the end ---

    def _show_end(self) -> None:
        me = self.session.people[0] if len(self.session.people) == 1 else PUBLIC
        seen = self.session.show_last(me)
        assert seen.scores is not None
        assert seen.places is not None
        first = winners(seen.places)
        rivals = [self.session.names[seat] for seat in first if seat != me]
        self.session.console.print()
        if me in first and rivals:
            line = self._text("play-you-share", names=self._text.together(rivals))
        elif me in first:
            line = self._text("play-you-won")
        else:
            line = self._text("play-won", names=self._text.together(rivals), count=len(rivals))
        self._keyboard.say(f"{self._text('play-over')} {line}", style="bold")
        self._show_ranking(seen.scores, seen.places, self.session.voice(me))
        assert self._match.key is not None
        self._keyboard.say(self._text("play-seed", seed=self._match.key.hex()), style="dim")

    def _show_ranking(self, scores: Sequence[int], places: Sequence[int], voice: Voice) -> None:
        ranking = Table.grid(padding=(0, 2))
        for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
            ranking.add_row(
                self._text("place", place=place),
                escape(voice.say(SeatName(seat))),
                voice.say(self._words.score(scores[seat])),
            )
        self.session.console.print(ranking, highlight=False)
