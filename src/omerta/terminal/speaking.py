"""Bots speak at the terminal: the people at the keyboard read it, and the match file keeps it."""

from __future__ import annotations

from omerta.bots import lines, talk
from omerta.bots.lines import Speech
from omerta.games import package
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import BargainMove
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Said
from omerta.kernel.results import winners
from omerta.lineup import temper_of
from omerta.terminal.session import Session


class Speaking:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._match = session.match
        self._events_known = len(session.match.events)
        self.refused: dict[tuple[int, int], Speech] = {}  # by bot and person: why it last said no

    def greet(self) -> None:
        """One of the bots, at the beginning."""
        if self._session.bots:
            luck = Luck(derive(self._match.secret_key(), "greeting"))
            bots = sorted(self._session.bots)
            self.say(bots[luck.below(len(bots))], Speech("greeting"), needed=False)

    def part(self) -> None:
        """All bots, at the end."""
        first = winners(self._match.game.places(self._match.state))
        for seat in sorted(self._session.bots):
            self.say(seat, talk.farewell(seat, first), needed=False)

    def about_move(self, seat: int, to: int, move: BargainMove | None) -> None:
        """To the person a bot bargains with."""
        trade = self._match.game.trade
        if trade is None or to not in self._session.people:
            return
        speech = lines.about_move(move, trade)
        if speech is not None:
            self.say(seat, speech, to)
            if speech.occasion in lines.REFUSALS:
                self.refused[seat, to] = speech

    def remarks(self) -> None:
        """What bots have to say about what happened since they were asked last."""
        since, self._events_known = self._events_known, len(self._match.events)
        attacks = package(self._match.game.name).attacks
        for event in self._match.events[since:]:
            for seat in self._session.bots:
                remark = talk.remark(event.seen_by(seat), seat, attacks)
                if remark is None or remark.speech.whom not in self._session.people:
                    continue
                luck, now = self._luck(seat, PUBLIC), self._session.now()
                if remark.needed or talk.may_speak(seat, now, self._heard(PUBLIC), luck):
                    self.say(seat, remark.speech, needed=remark.needed)

    def say(self, seat: int, speech: Speech, to: int = PUBLIC, *, needed: bool = True) -> None:
        temper = temper_of(self._session.names[seat])
        words, luck = self._session.words, self._luck(seat, to)
        line = talk.line(speech, temper, words, self._heard(to), luck, needed=needed)
        if line is not None:
            self._match.said.append(Said(seat, line, self._session.now(), to))

    def _heard(self, reader: int) -> list[talk.Heard]:
        return [
            talk.Heard(each.seat, each.at, each.line.say)
            for each in self._match.said
            if each.to in (PUBLIC, reader)
        ]

    def _luck(self, seat: int, to: int) -> Luck:
        return Luck(derive(self._match.secret_key(), "voice", seat, to, len(self._heard(to))))
