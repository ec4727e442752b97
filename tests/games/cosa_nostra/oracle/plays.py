"""What a player may do in any turn besides his task: cards, Lawyers, offers (sections 11, 12)."""

from __future__ import annotations

from omerta.games.cosa_nostra.content import Options
from tests.games.cosa_nostra.oracle.bargains import negotiate
from tests.games.cosa_nostra.oracle.cards import (
    AT_BUSINESSES,
    BUSINESSES,
    GANGSTERS,
    INFLUENCE,
    JOBS,
    ON_ANYBODY,
    ON_OTHERS,
    SNITCH,
    SPY,
)
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Answers,
    Changed,
    Choices,
    Path,
    Walk,
    ask,
    ask_through,
    hear,
    hear_more,
)
from tests.games.cosa_nostra.oracle.ledger import NOBODY, Ledger


def gangster_of(step: str) -> int:
    return GANGSTERS.index(step.split()[1])


def business_of(step: str) -> int:
    return BUSINESSES.index(step.split()[1])


def player_of(step: str) -> int:
    return int(step.split()[1])


class Plays:
    """Knows what is played and offered in any turn."""

    def __init__(self, players: int, options: Options, *, stepped: bool, cash: int = 2) -> None:
        self.table = Ledger(players, cash, options.influence_deck)
        self.options, self.stepped = options, stepped
        self.rounds = 3 if options.short_game else 4

    def may_react(self, seat: int) -> bool:
        """CN-3.4: on open grounds."""
        looks = any(self.table.planned(other) for other in self.table.others(seat))
        cards = self.table.influence[seat].total() > 0
        return cards or (looks and bool(self.table.lawyers(seat)))

    def is_play(self, path: Path) -> bool:
        return path[0].startswith(("influence", "business"))

    def plays(self, seat: int, planning: bool) -> set[str]:
        """CN-3.2, 4.3: what may be played at all."""
        table = self.table
        looks = any(table.planned(other) for other in table.others(seat))
        able = {
            SNITCH: looks or bool(table.deck_cards()),
            SPY: looks,
        }
        if planning:
            able.update({k: bool(self.bearers(seat, k)) for k in (*ON_ANYBODY, *ON_OTHERS)})
        cards = {
            f"influence {INFLUENCE[kind]}"
            for kind, playable in able.items()
            if playable and table.influence[seat][kind]
        }
        return cards | self.lawyers_now(seat)

    def lawyers_now(self, seat: int) -> set[str]:
        """CN-12.2: whenever there is something to look at."""
        looks = any(self.table.planned(other) for other in self.table.others(seat))
        return {f"business {BUSINESSES[c]}" for c in self.table.lawyers(seat) if looks}

    def end_of_turn(self, seat: int, *, planning: bool) -> Walk:
        """CN-3.14, 4.13: cards after the task."""

        def tree(path: Path) -> Choices:
            if not path:
                return self.plays(seat, planning) | {"pass"}, True
            return END if path == ["pass"] else self.play_tree(seat, path)

        while self.may_react(seat):
            answers: Answers = yield from ask_through("end_turn", {seat: tree})
            if answers[seat] == ["pass"]:
                return
            yield from self.play(seat, answers[seat])

    def bearers(self, seat: int, kind: int) -> dict[int, list[int]]:
        """CN-11.6 to 11.9: on whom it may be laid."""
        table = self.table
        seats = table.clockwise(seat) if kind in ON_ANYBODY else table.others(seat)
        able = {
            each: [g for g in table.crews[each] if kind not in table.men[g].attached]
            for each in seats
        }
        return {each: gangsters for each, gangsters in able.items() if gangsters}

    def looks(self, seat: int, but: int = NOBODY) -> dict[int, list[int]]:
        table = self.table
        able = {o: [g for g in table.planned(o) if g != but] for o in table.others(seat)}
        return {each: gangsters for each, gangsters in able.items() if gangsters}

    def play_tree(self, seat: int, path: Path) -> Choices:
        """What follows a card or a Lawyer."""
        whom = self.looks(seat)
        steps = path[1:]
        if path[0] == "influence snitch":
            if not steps:
                able = {"look": bool(whom), "renew": bool(self.table.deck_cards())}
                return {each for each, can in able.items() if can}, False
            if steps[0] == "renew":
                return END
            steps = steps[1:]
        elif path[0].startswith("influence") and path[0] != "influence spy":
            whom = self.bearers(seat, INFLUENCE.index(path[0].split()[1]))
        return who_then_whom(whom, steps)

    def play(self, seat: int, path: Path) -> Walk:
        table = self.table
        word, name = path[0].split()
        if word == "business":
            card = business_of(path[0])
            yield from hear("lawyer", seat=seat, business=card)
            table.used.add(card)
            yield from self.look_twice(seat, gangster_of(path[-1]))
            return
        kind = INFLUENCE.index(name)
        table.influence[seat][kind] -= 1
        if kind not in (SNITCH, SPY):
            gangster = gangster_of(path[-1])
            yield from hear("attached", seat=seat, card=kind, gangster=gangster)
            table.men[gangster].attached.add(kind)
            return
        table.influence_open[kind] += 1
        yield from hear("played", seat=seat, card=kind)
        if kind == SPY:
            yield from self.look_twice(seat, gangster_of(path[-1]))
        elif path[1] == "look":
            yield from self.look(seat, gangster_of(path[-1]))
        else:
            heard = yield from hear("renewed", seat=seat)
            assert sorted(heard["cards"]) == sorted(table.market)
            table.put_under(set(table.market))
            table.market = []

    def look(self, seat: int, gangster: int) -> Walk:
        man = self.table.men[gangster]
        told = {"seat": seat, "gangster": gangster, "pile": JOBS[man.load].pile}
        heard = yield from hear_more("looked", (seat, man.boss), **told)
        assert heard["job"] == man.load
        self.table.known[man.load].add(seat)

    def look_twice(self, seat: int, gangster: int) -> Walk:
        yield from self.look(seat, gangster)

        def choices(path: Path) -> Choices:
            whom = self.looks(seat, gangster)
            if not path:
                return {f"player {other}" for other in whom} | {"stop"}, False
            return END if path == ["stop"] else who_then_whom(whom, path)

        while True:
            try:
                path = yield from ask("peek", seat, choices)
                break
            except Changed:
                pass
        if path != ["stop"]:
            yield from self.look(seat, gangster_of(path[-1]))

    def negotiation(self, seats: list[int], between: tuple[int, int] | None = None) -> Walk:
        table = self.table
        partners = {seat: table.others(seat) for seat in seats}
        if between:
            partners = {between[0]: [between[1]], between[1]: [between[0]]}
        yield from negotiate(table, seats, partners, self.options.stepped_offers, self)


def who_then_whom(whom: dict[int, list[int]], steps: Path, key: str = "") -> Choices:
    """A player, then one of his gangsters (or Businesses, for a Job at those)."""
    if not steps:
        return {f"player {each}" for each in whom}, False
    if len(steps) > 1:
        return END
    cards = whom[player_of(steps[0])]
    if key in AT_BUSINESSES:
        return {f"business {BUSINESSES[card]}" for card in cards}, False
    return {f"gangster {GANGSTERS[each]}" for each in cards}, False
