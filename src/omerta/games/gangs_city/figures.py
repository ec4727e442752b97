"""What the balance lab counts in a game of Gangs City."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.figures import (
    MEAN,
    SHARE,
    WINS,
    Account,
    Figure,
    GameFigures,
    Pair,
    Watcher,
    by_message,
    of_seats,
    of_winners,
)
from omerta.games.gangs_city import events
from omerta.games.gangs_city.content import (
    GENERIC_IDS,
    KIND_IDS,
    MERCENARY_IDS,
    PLACE_IDS,
    TRAFFICS,
)
from omerta.games.gangs_city.rules_placement import PLACE_TILE, made_by, unplaced
from omerta.games.gangs_city.state import DONE, GangsCity
from omerta.kernel.events import Event
from omerta.kernel.trees import walk

POINTS = ("traffics", "districts", "settling")

LISTED = (
    Figure("character", WINS, GENERIC_IDS, by_message("character-")),
    Figure("mercenary", WINS, MERCENARY_IDS, by_message("character-")),
    Figure("place", WINS, PLACE_IDS, by_message("place-")),
    Figure("from_traffics", SHARE),
    Figure("wiped_out", SHARE),
    Figure("killed", MEAN),
    Figure("stuck", MEAN),
    Figure("shortages", MEAN),
    Figure("stopped", SHARE),
    Figure("winner_points", MEAN, POINTS),
)


class GangsCityWatcher(Watcher):
    def __init__(self) -> None:
        self.points = Account(POINTS)
        self.managed: dict[int, list[int]] = {}  # by seat and traffic, in this round
        self.leaders = [-1] * TRAFFICS
        self.killed = self.stuck = self.shortages = 0
        self.stopped = False

    def decide(self, s: GangsCity, seat: int, action: int) -> None:
        """GC-4.34: a gang has characters left and cannot place any."""
        if s.asking == "place_tile" and action == DONE and unplaced(s, seat):
            assert PLACE_TILE.tree is not None
            path, _ = walk(PLACE_TILE.tree, s, seat, s.drafts[seat])
            self.stuck += made_by(path).declined

    def hear(self, s: GangsCity, event: Event) -> None:
        match event.public:
            case events.Drawn(first=first):
                self.first = first
            case events.Round():
                self.managed, self.leaders = {}, [-1] * TRAFFICS
            case events.Managed(seat=seat, symbols=run):
                managed = self.managed.setdefault(seat, [0] * TRAFFICS)
                for traffic, symbols in enumerate(run):
                    managed[traffic] += symbols
            case events.Traffic(traffic=traffic, leader=leader):
                self.leaders[traffic] = leader
            case events.Stock(seat=seat, tokens=tokens):
                self.shortages += tokens != self.due(seat)
            case events.Killed():
                self.killed += 1
            case events.SettlingError(seat=seat, lost=lost):
                self.points.add(seat, "settling", -lost)
            case events.Scores(traffics=traffics, districts=districts):
                for seat in range(s.players):
                    self.points.add(seat, "traffics", traffics[seat])
                    self.points.add(seat, "districts", districts[seat])
            case events.End(reached=reached):
                self.stopped = not reached

    def due(self, seat: int) -> tuple[int, ...]:
        """The tokens a gang has earned; a traffic's leader gets points instead."""
        managed = self.managed.get(seat, [0] * TRAFFICS)
        return tuple(
            0 if self.leaders[traffic] == seat else symbols
            for traffic, symbols in enumerate(managed)
        )

    def count(self, s: GangsCity, won: Sequence[float]) -> dict[str, Pair]:
        seats = range(s.players)
        crews = [{KIND_IDS[kind] for kind in s.kinds(roster)} for roster in s.rosters]
        counted: dict[str, Pair] = {}
        for figure, names in (("character", GENERIC_IDS), ("mercenary", MERCENARY_IDS)):
            for name in names:
                has = [seat for seat in seats if name in crews[seat]]
                counted |= of_seats(figure, name, has, won)
        for place, owner in enumerate(s.owners):
            if owner >= 0:
                counted |= of_seats("place", PLACE_IDS[place], [owner], won)
        points = self.points.totals()
        wiped_out = sum([not roster for roster in s.rosters])
        return counted | {
            "from_traffics": (points["traffics"], points["traffics"] + points["districts"]),
            "wiped_out": (float(wiped_out), float(s.players)),
            "killed": (float(self.killed), 1.0),
            "stuck": (float(self.stuck), 1.0),
            "shortages": (float(self.shortages), 1.0),
            "stopped": (float(self.stopped), 1.0),
            **of_winners("winner_points", POINTS, self.points.by_seat(s.players), won),
        }


FIGURES = GameFigures(LISTED, GangsCityWatcher)
