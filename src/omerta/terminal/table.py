"""A game at the terminal: people at one keyboard, bots, and a match file at the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table

from omerta.bots import make, temper_of
from omerta.games.words import words
from omerta.kernel.asks import Window
from omerta.kernel.dice import derive
from omerta.kernel.drivers import Bot, chair
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.results import winners
from omerta.kernel.state import Item
from omerta.reference import reference
from omerta.terminal.bargain import Bargaining
from omerta.terminal.deals import Deals
from omerta.terminal.keyboard import Keyboard, Quit
from omerta.terminal.voices import screen, thing
from omerta.text import Text
from omerta.text.phrases import SeatName, Voice

PERSON = "person"


class TerminalTable:
    """Plays a match to its end, or until somebody stops it."""

    def __init__(
        self, match: Match[Any], console: Console, text: Text, save: Callable[[], None]
    ) -> None:
        self.match = match
        self.console = console
        self.text = text
        self.keyboard = Keyboard(console, text)
        self.save = save  # after every answer of a person: a closed window loses nothing
        self.words = words(match.game.name, match.content)
        self._names = [seat.name for seat in match.seats]
        self._people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
        self._told = dict.fromkeys(self._people, len(match.events) if match.log else 0)
        self._at_keyboard = self._people[0] if len(self._people) == 1 else -1
        self._since = time.monotonic()
        self._before = match.log[-1].at if match.log else 0
        key = match.secret_key()
        self.bots: dict[int, Bot] = {
            seat: make(
                who.kind,
                match.game,
                derive(key, "bot", seat, len(match.log)),
                temper_of(who.name),
            )
            for seat, who in enumerate(match.seats)
            if who.kind != PERSON
        }
        self._passing = False  # windows in which the person can only pass are passed for them
        self._shown: object = None  # what the person at the keyboard saw last
        self._bargaining = Bargaining(self)
        self._deals = Deals(self, self._bargaining)

    def play(self) -> None:
        if not self.match.log:
            intro = f"{self.text('game-intro')} {self.text('play-rules-hint')}"
            self.keyboard.say(intro, style="italic")
        while not self.match.over:
            self._bargaining.talk()
            waiting = self.match.state.waiting
            bots = [seat for seat in waiting if seat in self.bots]
            if bots:
                seat = bots[0]
                action = self.bots[seat].choose(chair(self.match.game, self.match.state, seat))
                self._act(seat, action)
            elif self._passing and (only := self._only_pass(waiting[0])) is not None:
                self._act(waiting[0], only)
            else:
                self._ask(waiting[0])
                self.save()
        self._show_end()

    def _only_pass(self, seat: int) -> int | None:
        """The pass, where the open question is a window in which this seat can do nothing else."""
        ask = self.match.game.ask(self.match.state)
        if not isinstance(ask, Window):
            return None
        options = self.match.game.options(self.match.state, seat)
        return ask.passing if options == (ask.passing,) else None

    def _act(self, seat: int, action: int | str) -> None:
        self.match.act(seat, action, at=self.now())

    def now(self) -> int:
        """Milliseconds since the match began, without the time it lay in a file."""
        return self._before + round((time.monotonic() - self._since) * 1000)

    # --- asking a person ---

    def _ask(self, seat: int) -> None:
        self.face(seat)
        seen, voice = self.match.view(seat), self.voice(seat)
        while True:
            self._show_question(seen, voice)
            if self._take_answer(self.keyboard.read(), seen, voice):
                return

    def face(self, seat: int) -> None:
        """Tell a person the news, and show the table unless they have just seen it so."""
        self._hand_over(seat)
        seen, voice = self.match.view(seat), self.voice(seat)
        self._tell_news(seat, voice)
        if seen.table != self._shown:
            self._show_screen(seen, voice)
            on_record = self._deals.summary(seen)
            if on_record:
                self.keyboard.say(on_record, style="dim")
            self.console.print()
        self._shown = seen.table

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's hand."""
        if seat == self._at_keyboard:
            return
        self._shown = None
        self.keyboard.wipe()
        self.keyboard.input(self.text("play-pass-on", name=self._names[seat]))
        self.keyboard.wipe()
        self._at_keyboard = seat

    def _tell_news(self, seat: int, voice: Voice) -> None:
        news = [
            voice.say(told)
            for event in self.match.heard(seat, self._told[seat])
            if (told := self.words.event(event))
        ]
        self._told[seat] = len(self.match.events)
        self.console.print(Rule(style="dim"))
        for line in news:
            self.keyboard.say(line, indent="  ")
        if news:
            self.console.print()

    def _show_screen(self, seen: SeatView, voice: Voice) -> None:
        self.console.print(screen(self.match.game.name, seen, self.words, voice))

    def _show_question(self, seen: SeatView, voice: Voice) -> None:
        assert seen.prompt is not None
        self.keyboard.say(voice.say(self.words.question(seen)), style="bold")
        self.keyboard.say(self.text(f"why-{seen.prompt.kind}"), style="dim")
        options = seen.prompt.options
        self.keyboard.list(self._rows(seen, options, voice))
        unasked = [self._entry(seen, each, voice) for each in self._unasked(seen)]
        if unasked:
            self.keyboard.say(self.text("play-any-time"), style="dim")
            self.keyboard.list(unasked, first=len(options) + 1)
        keys = "play-keys" if self.match.can_undo(seen.seat) else "play-keys-no-undo"
        self.keyboard.say(self.text(keys), style="dim")
        if self._may_wish(seen.seat):
            self.keyboard.say(self.text("play-keys-windows"), style="dim")
        if self.match.game.trade is not None:
            keys = "play-keys-trade" if self._bargaining.possible else "play-keys-no-trade"
            self.keyboard.say(self.text(keys), style="dim")

    def _may_wish(self, seat: int) -> bool:
        """With several people at one keyboard it would tell who can do something."""
        return len(self._people) == 1 and self._only_pass(seat) is not None

    def _wish(self, seat: int) -> bool:
        self._passing = True
        self.keyboard.say(self.text("play-windows-passed"), style="yellow")
        return True

    def _rows(self, seen: SeatView, actions: Sequence[int], voice: Voice) -> list[tuple[str, str]]:
        notation = self.match.game.actions.notation
        return [(voice.say(self.words.action(seen, each)), notation(each)) for each in actions]

    def _unasked(self, seen: SeatView) -> list[tuple[int, ...]]:
        """What can be done unasked, entry by entry. What the game has one name for (`menu-…`) is
        one entry, in however many ways it can be done."""
        assert seen.prompt is not None
        entries: dict[object, tuple[int, ...]] = {}
        for action in seen.interrupts:
            if action not in seen.prompt.options:
                menu = self._menu(action)
                key = menu if self.text.has(menu) else action
                entries[key] = (*entries.get(key, ()), action)
        return [*entries.values()]

    def _menu(self, action: int) -> str:
        return f"menu-{self.match.game.actions[action].verb}"

    def _entry(self, seen: SeatView, actions: tuple[int, ...], voice: Voice) -> tuple[str, str]:
        menu = self._menu(actions[0])
        if self.text.has(menu):
            return self.text(menu), ""
        [row] = self._rows(seen, actions, voice)
        return row

    def _which(self, seen: SeatView, actions: tuple[int, ...], voice: Voice) -> int | None:
        """One of several ways of an entry; None for none of them."""
        if not self.text.has(self._menu(actions[0])):
            return actions[0]
        self.keyboard.list(self._rows(seen, actions, voice))
        self.keyboard.say(self.text("play-keys-record"), style="dim")
        number = self.keyboard.number(self.keyboard.read(), len(actions))
        return None if number is None else actions[number - 1]

    def _take_answer(self, given: str, seen: SeatView, voice: Voice) -> bool:
        """Do what was typed. True when the question was answered or another is to be put."""
        assert seen.prompt is not None
        seat = seen.seat
        if self.command(given, seat):
            return False
        changing: dict[str, Callable[[int], bool]] = {"u": self._undo}
        if self._may_wish(seat):
            changing["w"] = self._wish
        if self.match.game.trade is not None:
            changing["o"] = self._bargaining.propose
            changing["d"] = self._deals.look
            changing["p"] = self._deals.give_word
        if given.lower() in changing:
            return changing[given.lower()](seat)
        options = [*[(each,) for each in seen.prompt.options], *self._unasked(seen)]
        if given.isdecimal() and len(given) < 6:
            number = self.keyboard.number(given, len(options))
            if number is None:
                self.keyboard.complain(self.text("play-bad-choice", given=given, most=len(options)))
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
                self.keyboard.complain(self.text("play-bad-choice", given=given, most=len(options)))
            else:
                self.refuse(refused, voice)
            return False
        return True

    def command(self, given: str, seat: int, rules: Sequence[str] = ()) -> bool:
        """What can be typed at any question and changes nothing. True if it was that."""
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._show_rules(rules),
            "h": lambda: self._show_history(seat),
            "q": self._quit,
        }
        if given.lower() not in commands:
            return False
        commands[given.lower()]()
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat, at=self.now())
        except Refused as refused:
            self.refuse(refused, self.voice(seat))
            return False
        self._shown = None
        self._told[seat] = min(self._told[seat], len(self.match.events))
        self.console.print(self.text("play-undone"), style="yellow")
        return True

    def refuse(self, refused: Refused, voice: Voice) -> None:
        reason = voice.say(self.words.refusal(refused))
        if refused.rule:
            reason = self.text("refusal", reason=reason, rule=refused.rule)
        self.keyboard.complain(reason)

    def _show_rules(self, rules: Sequence[str]) -> None:
        """These rules, or the one behind the question and those that help to answer it; and what
        can be typed besides."""
        ask = self.match.game.ask(self.match.state)
        rules = rules or (ask.rule, *ask.see)
        entries = reference(self.match.game.name, self.text.language)
        told = "\n\n".join(entries[rule] for rule in rules)
        title = self.text("play-rule", rule=rules[0])
        self.console.print(Panel(Markdown(told), title=title, border_style="dim"))
        if self.match.game.trade is not None:
            for command in ("offer", "deals", "word"):
                self.keyboard.say(self.text(f"play-help-{command}"), indent="  ")

    def _show_history(self, seat: int) -> None:
        voice = self.voice(seat)
        self.console.print(Rule(self.text("play-happened"), style="dim"))
        for event in self.match.heard(seat):
            told = self.words.event(event)
            if told:
                self.keyboard.say(f"{voice.say(told)} ({event.rule})", indent="  ")

    def _quit(self) -> None:
        if self.keyboard.agrees(self.text("play-sure")):
            raise Quit

    def voice(self, seat: int) -> Voice:
        return Voice(self.text, self._names, seat)

    def thing(self, seat: int, item: Item) -> str:
        """Something that can change hands, as this person sees it."""
        seen = self.match.view(seat)
        return thing(self.match.game.name, seen, item, self.words, self.voice(seat))

    # --- the end ---

    def _show_end(self) -> None:
        me = self._people[0] if len(self._people) == 1 else PUBLIC
        voice = self.voice(me)
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
        self.keyboard.say(f"{self.text('play-over')} {line}", style="bold")
        self._show_ranking(seen.scores, seen.places, voice)
        assert self.match.key is not None
        self.keyboard.say(self.text("play-seed", seed=self.match.key.hex()), style="dim")

    def _show_ranking(self, scores: Sequence[int], places: Sequence[int], voice: Voice) -> None:
        ranking = Table.grid(padding=(0, 2))
        for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
            ranking.add_row(
                self.text("place", place=place),
                escape(voice.say(SeatName(seat))),
                voice.say(self.words.score(scores[seat])),
            )
        self.console.print(ranking, highlight=False)
