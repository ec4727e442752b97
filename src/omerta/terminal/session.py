"""A session at the terminal: the match, the people at the keyboard, and what they have seen.

It shows a person the news and the table, and answers what can be typed at any question. Asking,
bargaining and looking at deals are built on it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.rule import Rule

from omerta.games import package
from omerta.games.story import lines
from omerta.kernel.dice import derive
from omerta.kernel.drivers import Bot
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.lineup import make, temper_of
from omerta.reference import reference
from omerta.terminal.aim import aim_on_screen
from omerta.terminal.keyboard import Keyboard, Quit
from omerta.terminal.voices import spoken, thing
from omerta.text import Text
from omerta.text.phrases import Voice

PERSON = "person"


class Session:
    def __init__(
        self, match: Match[Any], console: Console, text: Text, save: Callable[[], None]
    ) -> None:
        self.match = match
        self.console = console
        self.text = text
        self.keyboard = Keyboard(console, text)
        self.save = save  # after every answer of a person: a closed window loses nothing
        self._package = package(match.game.name)
        self.words = self._package.words(match.content)
        self.names = [seat.name for seat in match.seats]
        self.people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
        self.bots = self._make_bots()
        # How many events each person has been told.
        self._told = dict.fromkeys(self.people, len(match.events) if match.log else 0)
        self._lines_told = dict.fromkeys(self.people, len(match.said))
        self._at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self._shown: object = None  # what the person at the keyboard saw last
        self._since = time.monotonic()
        self._before = match.log[-1].at if match.log else 0

    def _make_bots(self) -> dict[int, Bot]:
        match, key = self.match, self.match.secret_key()
        return {
            seat: make(
                who.kind,
                match.game,
                derive(key, "bot", seat, len(match.log)),
                temper_of(who.name),
            )
            for seat, who in enumerate(match.seats)
            if who.kind != PERSON
        }

    def now(self) -> int:
        """Milliseconds since the match began, not counting breaks."""
        return self._before + round((time.monotonic() - self._since) * 1000)

    def voice(self, seat: int) -> Voice:
        return Voice(self.text, self.names, seat)

    def thing(self, seat: int, item: Item) -> str:
        """Something that can change hands, as this person sees it."""
        seen = self.match.view(seat)
        return thing(self.match.game.name, seen, item, self.words, self.voice(seat))

    # --- outlooks ---

    def outlook(self, seen: SeatView, *more: int) -> tuple[str, ...]:
        """What the choices so far, and these besides, would lead to, line by line."""
        game, s = self.match.game, self.match.state
        if game.outlook is None:
            return ()
        path = game.path(s, seen.seat)
        return self._in_words(seen, game.outlook(s, seen.seat, (*path, *more)))

    def offer_outlook(self, seen: SeatView, offer: Offer) -> tuple[str, ...]:
        """What an offer would change for a person, line by line."""
        trade = self.match.game.trade
        outlook = trade and trade.outlook
        return self._in_words(seen, outlook and outlook(self.match.state, seen.seat, offer))

    def _in_words(self, seen: SeatView, outlook: Any) -> tuple[str, ...]:
        if outlook is None:
            return ()
        voice = self.voice(seen.seat)
        return tuple([voice.say(line) for line in self.words.outlook(seen, outlook)])

    # --- showing ---

    def face(self, seat: int) -> None:
        """Tell a person the news, and show the table if it has changed for them."""
        self._hand_over(seat)
        seen, voice = self.match.view(seat), self.voice(seat)
        self._tell_news(seat, voice)
        if seen.table != self._shown:
            self._show_screen(seen, voice)
            on_record = self._on_record(seen)
            if on_record:
                self.keyboard.say(on_record, style="dim")
            self.console.print()
        self._shown = seen.table

    def show_last(self, seat: int) -> SeatView:
        """After the game: the last news and the table, to the one person, or to all as PUBLIC."""
        self._told[PUBLIC] = max(self._told.values())
        self._lines_told[PUBLIC] = max(self._lines_told.values())
        seen, voice = self.match.view(seat), self.voice(seat)
        self._tell_news(seat, voice)
        self._show_screen(seen, voice)
        return seen

    def taken_back(self, seat: int) -> None:
        """After an undo: show the table again; undone events are gone."""
        self._shown = None
        self._told[seat] = min(self._told[seat], len(self.match.events))

    def refuse(self, refused: Refused, voice: Voice) -> None:
        reason = voice.say(self.words.refusal(refused))
        if refused.rule:
            reason = self.text("refusal", reason=reason, rule=refused.rule)
        self.keyboard.complain(reason)

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard: clear the screen before another one looks."""
        if seat == self._at_keyboard:
            return
        self._shown = None
        self.keyboard.wipe()
        self.keyboard.input(self.text("play-pass-on", name=self.names[seat]))
        self.keyboard.wipe()
        self._at_keyboard = seat

    def _tell_news(self, seat: int, voice: Voice) -> None:
        news = [line for line, _ in self._story(seat, voice, self._told[seat])]
        self._told[seat] = len(self.match.events)
        news += self._new_lines(seat, voice)
        self.console.print(Rule(style="dim"))
        for line in news:
            self.keyboard.say(line, indent="  ")
        if news:
            self.console.print()

    def _new_lines(self, seat: int, voice: Voice) -> list[str]:
        """What bots have said to a person, or to all, since they looked last."""
        since, self._lines_told[seat] = self._lines_told[seat], len(self.match.said)
        new = [each for each in self.match.said[since:] if each.to in (PUBLIC, seat)]
        return [spoken(each, self.names, voice) for each in new]

    def _show_screen(self, seen: SeatView, voice: Voice) -> None:
        self.console.print(self._package.screen(seen, self.words, voice))

    def _on_record(self, seen: SeatView) -> str:
        """How many offers and promises are open, in one line; "" if there are none."""
        pending = [promise for promise in seen.promises if not promise.mark]
        if not seen.offers and not pending:
            return ""
        return self.text("play-on-record", offers=len(seen.offers), promises=len(pending))

    # --- what can be typed at any question ---

    def command(self, given: str, seat: int, rules: Sequence[str] = ()) -> bool:
        """Do what was typed if it changes nothing in the game. True if it was such a command."""
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._show_rules(rules),
            "g": lambda: self._show_aim(seat),
            "h": lambda: self._show_history(seat),
            "q": self._quit,
        }
        if given.lower() not in commands:
            return False
        commands[given.lower()]()
        return True

    def _show_rules(self, rules: Sequence[str]) -> None:
        """These rules, or those of the open question; and what else can be typed."""
        ask = self.match.game.ask(self.match.state)
        rules = rules or (ask.rule, *ask.see)
        entries = reference(self.match.game.name, self.text.language)
        told = "\n\n".join(entries[rule] for rule in rules)
        title = self.text("play-rule", rule=rules[0])
        self.console.print(Panel(Markdown(told), title=title, border_style="dim"))
        if self.match.game.trade is not None:
            for command in ("offer", "deals", "word"):
                self.keyboard.say(self.text(f"play-help-{command}"), indent="  ")

    def _show_aim(self, seat: int) -> None:
        """What one plays for, and what can be done now."""
        card = self._package.aim_card(self.match.view(seat), self.words, self.match.content)
        shown = aim_on_screen(card, self.voice(seat))
        self.console.print(Panel(shown, title=self.text("aim-title"), border_style="dim"))

    def _show_history(self, seat: int) -> None:
        voice = self.voice(seat)
        self.console.print(Rule(self.text("play-happened"), style="dim"))
        for line, rule in self._story(seat, voice):
            self.keyboard.say(f"{line} ({rule})", indent="  ")

    def _story(self, seat: int, voice: Voice, since: int = 0) -> list[tuple[str, str]]:
        """What a person has heard since this event: lines, each with its rule."""
        heard = self.match.heard(seat)
        return lines(self.words, voice, heard, range(since, len(heard)))

    def _quit(self) -> None:
        if self.keyboard.agrees(self.text("play-sure")):
            raise Quit
