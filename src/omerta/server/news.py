"""What a node does about the others: what they changed, what they leave behind."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.server.croupier import Croupier
from omerta.server.house import House
from omerta.server.lobby import Known, LobbyBoard
from omerta.server.logs import log
from omerta.server.nodes import Report
from omerta.server.relay import Relays


class News:
    def __init__(self, house: House, croupier: Croupier, board: LobbyBoard, relays: Relays) -> None:
        self._house = house
        self._play = croupier.play
        self._board = board
        self._relays = relays
        self._known: dict[str, Known] = {}

    def report(self) -> Report:
        people, tables = self._board.here()
        return Report(people, tables, sorted(self._touched()))

    def _touched(self) -> set[str]:
        """People whose tables have changed. Who is at the table has seen it."""
        before, self._known = self._known, self._board.known()
        touched: set[str] = set()
        for id_, known in self._known.items():
            old = before.get(id_)
            if known != old:
                people = known.people if old is None else known.people | old.people
                here = {each.person for each in self._house.tables[id_].connections}
                touched |= people - here
        return touched

    def heard(self, kind: str, what: str) -> None:
        match kind:
            case "person":
                self._house.forget_person(what)
                self._play.spawn(self._hang_up(what))
            case "table":
                self._board.relist()
                if what in self._house.tables:
                    self._play.spawn(self._play.refresh(what))
            case "touched":
                self._board.touch(what.split(","))

    async def _hang_up(self, person: str) -> None:
        """They may have signed out everywhere."""
        row = await self._house.person(person)
        if row is not None:
            await self._house.hang_up(row)

    def missed(self) -> None:
        self._house.forget_people()
        self._board.relist()
        for table in self._house.tables:
            self._play.spawn(self._play.refresh(table))

    def keep(self, tables: set[str]) -> None:
        lost = [table for id_, table in self._house.tables.items() if id_ not in tables]
        if lost:
            log.warning("other nodes have taken tables over", tables=len(lost))
        for table in lost:
            self._house.drop(table)

    def taken_over(self, tables: Sequence[str]) -> None:
        self._play.spawn(self._play.take_over(tables))

    def gone(self, node: str) -> None:
        self._relays.close(node)
