"""Gangs City in words: what would come of an answer."""

from __future__ import annotations

from omerta.games.gangs_city.hexes import DIRECTION_OF, LOCATION_OF
from omerta.games.gangs_city.outlook import HireOutlook, Laying, Line, Outlook, ShotOutlook
from omerta.games.gangs_city.state import NO_PLACE, NOBODY
from omerta.games.gangs_city.view import GangsCityView
from omerta.games.gangs_city.words.names import (
    DIRECTION_IDS,
    Names,
    kind,
    place,
    the_place,
    traffic,
)
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names


class Outlooks(Names):
    """One line for each thing that would come of it."""

    def outlook(self, seen: SeatView, outlook: Outlook | None) -> tuple[Phrase, ...]:
        if outlook is None:
            return ()
        if outlook.placing is not None and outlook.placing.laying is not None:
            return tuple(self._laying(outlook.placing.laying))
        if outlook.site is not None:
            return tuple([self._line(each) for each in outlook.site])
        if outlook.shot is not None:
            return (shot(seen.table, outlook.shot),)
        return () if outlook.hire is None else (hire(outlook.hire),)

    def _laying(self, laying: Laying) -> list[Phrase]:
        lines = [*laying.lines]
        if len(laying.ways) == 1:
            [way] = laying.ways
            lines = [*way.lines, *lines]
        elif laying.undecided is not None:
            lines = [laying.undecided, *lines]
        return [self._line(each) for each in lines]

    def _line(self, line: Line) -> Phrase:
        params: dict[str, Part] = {
            "count": line.count,
            "left": line.left,
            "rivals": line.rivals,
            "total": line.total,
            "points": line.points,
            "names": Row(tuple(map(SeatName, line.seats)), "and"),
            "kinds": Row(tuple([self._priced(each) for each in line.kinds])),
            "symbols": Row(tuple(counted(line.symbols)), "and"),
            "sides": Row(tuple(map(side_of, line.sides)), "and"),
        }
        if line.place != NO_PLACE:
            params["the"] = the_place(line.place)
        return Phrase(f"table-{line.says}", params, who=None if line.seat == NOBODY else line.seat)

    def _priced(self, who: int) -> Phrase:
        return Phrase("table-priced", {"kind": kind(who), "cost": self.board.cost[who]})


def counted(symbols: tuple[int, ...]) -> list[Phrase]:
    return [
        Phrase("amount", {"count": count, "traffic": traffic(number)})
        for number, count in enumerate(symbols)
        if count
    ]


def side_of(spot: int) -> Phrase:
    direction = Phrase(f"direction-{DIRECTION_IDS[DIRECTION_OF[spot]]}")
    return Phrase("table-side-of", {"place": place(LOCATION_OF[spot]), "side": direction})


def shot(table: GangsCityView, outlook: ShotOutlook) -> Phrase:
    assert table.fight is not None
    totals = [
        Phrase("outlook-total", {"who": SeatName(gang.seat), "total": total})
        for gang, total in zip(table.fight.gangs, outlook.totals, strict=True)
    ]
    params: dict[str, Part] = {
        "totals": Row(tuple(totals)),
        "firing": len(outlook.firing),
        "others": all_names(outlook.firing),
    }
    if outlook.winner is None:
        return Phrase("outlook-shot-nobody", params)
    return Phrase("outlook-shot", params, who=outlook.winner)


def hire(outlook: HireOutlook) -> Phrase:
    return Phrase("outlook-hire", {"left": outlook.left})
