"""Gangs City in words: what can be answered."""

from __future__ import annotations

from omerta.games.gangs_city.hexes import (
    CELLS,
    LOCATION_OF,
    PILE_A,
    is_side,
    side,
)
from omerta.games.gangs_city.reading import (
    cell_of,
    cells,
    neighbours,
    owner,
)
from omerta.games.gangs_city.rules_placement import ACTION_OF, placement_tree
from omerta.games.gangs_city.rules_shootout import value
from omerta.games.gangs_city.state import (
    ACTIONS,
    AMOUNTS,
    AT,
    BEGIN,
    BID,
    COMBAT,
    DONE,
    HIRE,
    LAY,
    MANAGE,
    ON_SIDE,
    RECRUIT,
    SAVE,
    SETTLING,
    SHOOT,
    TARGET_CHIEF,
    TARGETS,
    TILE,
    TILE_SETTLING,
    TRAFFIC,
    GangsCity,
    left_by,
)
from omerta.games.gangs_city.view import GangsCityView
from omerta.games.gangs_city.words.names import (
    DIRECTION_IDS,
    NONE_OF_THEM,
    NOTHING,
    Names,
    at,
    kind,
    kinds,
    of_place,
    owner_name,
    place,
    side_name,
    the_kind,
    traffic,
    whose,
    yes,
)
from omerta.kernel.game import SeatView
from omerta.kernel.trees import Path, walk
from omerta.text.phrases import Part, Phrase, Row, all_names


class Answers(Names):
    """An answer as the one who may give it reads it."""

    def action(self, seen: SeatView, action: int) -> Phrase:
        verb = ACTIONS[action].verb
        special = getattr(self, f"_action_{verb}", None)
        return special(seen, action) if special else Phrase(f"action-{verb}")

    def _action_cell(self, seen: SeatView, action: int) -> Phrase:
        around = neighbours(seen.table, CELLS[action - LAY])
        where = [self._beside(seen.table, location, way) for location, way in around]
        return Phrase("action-cell", {"where": Row(tuple(where))})

    def _beside(self, table: GangsCityView, location: int, direction: int) -> Phrase:
        facts: dict[str, Part] = {
            "direction": Phrase(f"direction-{DIRECTION_IDS[direction]}"),
            "of": of_place(location),
        }
        who = owner(table, location)
        if who is None:
            return Phrase("beside", facts)
        return Phrase("beside-owned", {**facts, "owner": owner_name(who)})

    def _action_begin(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-begin", who=action - BEGIN)

    def _action_tile(self, seen: SeatView, action: int) -> Phrase:
        if action == TILE_SETTLING:
            return Phrase("action-tile-settling", {"kind": kind(SETTLING)})
        who = action - TILE
        return Phrase("action-tile", {"kind": kind(who), "values": self.values(seen.table, who)})

    def _action_at(self, seen: SeatView, action: int) -> Phrase:
        location = action - AT
        facts: dict[str, Part] = {"place": place(location)}
        match seen.asking:
            case "place_tile":
                facts["deeds"] = Row(tuple(self._deeds(seen, location)))
                if location >= PILE_A:
                    return Phrase("action-at-pile", facts)
                facts["owner"] = owner_name(owner(seen.table, location))
                return Phrase("action-at-lay", facts)
            case "resolution_order":
                return Phrase("action-at-order", {**facts, "what": self._at_stake(seen, location)})
        lying = next(each.recruits for each in seen.table.places if each.place == location)
        if not lying:
            return Phrase("action-at", facts)
        return Phrase("action-at-recruits", {**facts, "kinds": kinds(lying)})

    def _deeds(self, seen: SeatView, location: int) -> list[Phrase]:
        """All that the tile in hand could do at a location."""
        s, seat = self.known(seen), seen.seat
        tile, path = self.plan(seen).made.kind, tile_path(s, seat)
        assert tile is not None
        deeds = [
            ACTION_OF[deed]
            for on in placement_tree(s, seat, (*path, AT + location))[0]
            for deed in placement_tree(s, seat, (*path, AT + location, on))[0]
        ]
        ways = sorted({*deeds})
        return [self.deed(seen, tile, location, deed) for deed in ways]

    def _at_stake(self, seen: SeatView, location: int) -> Row:
        """Who fights and who recruits there."""
        parts = []
        for action, message in ((COMBAT, "fight"), (RECRUIT, "recruit")):
            gangs = dict.fromkeys(
                each.seat
                for each in seen.table.tiles
                if LOCATION_OF[each.spot] == location and each.action == action
            )
            if gangs:
                parts.append(Phrase(f"action-at-order-{message}", {"names": all_names(gangs)}))
        return Row(tuple(parts))

    def _action_manage(self, seen: SeatView, action: int) -> Phrase:
        made = self.plan(seen).made
        if made.location is not None and made.location >= PILE_A:
            return self._action_combat(seen, action)  # the one spot of a pile
        return Phrase("action-manage", {"deed": self._deed(seen, made._replace(action=MANAGE))})

    def _action_side(self, seen: SeatView, action: int) -> Phrase:
        """A side, with the own stack that lies there, or with the other places it serves."""
        table: GangsCityView = seen.table
        made = self.plan(seen).made
        assert made.location is not None
        direction = action - ON_SIDE
        cell = cell_of(cells(table), side(made.location, direction))
        facts: dict[str, Part] = {"side": side_name(direction)}
        own = [t for t in table.tiles if is_side(t.spot) and cell_of(cells(table), t.spot) == cell]
        if own:
            stack = Row(tuple(kind(each.kind) for each in own if each.kind is not None))
            return Phrase("action-side-joins", {**facts, "stack": stack})
        around = [near for near, _ in neighbours(table, cell) if near < PILE_A]
        others = [of_place(near) for near in around if near != made.location]
        if not others:
            return Phrase("action-side", facts)
        return Phrase("action-side-blocks", {**facts, "others": Row(tuple(others), "and")})

    def _action_combat(self, seen: SeatView, action: int) -> Phrase:
        made = self.plan(seen).made
        return Phrase("action-combat", {"deed": self._deed(seen, made._replace(action=COMBAT))})

    def _action_recruit(self, seen: SeatView, action: int) -> Phrase:
        made = self.plan(seen).made
        lying = next(each.recruits for each in seen.table.places if each.place == made.location)
        priced = [
            Phrase("priced", {"kind": kind(who), "cost": self.board.cost[who]}) for who in lying
        ]
        return Phrase(
            "action-recruit",
            {
                "deed": self._deed(seen, made._replace(action=RECRUIT)),
                "kinds": Row(tuple(priced)) if lying else NONE_OF_THEM,
            },
        )

    def _action_chief(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-chief", {"bonus": self.board.chief})

    def _action_bid(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-bid", {"amount": (action - BID) % AMOUNTS})

    def _action_traffic(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-traffic", {"traffic": traffic(action - TRAFFIC)})

    def _action_shoot(self, seen: SeatView, action: int) -> Phrase:
        table: GangsCityView = seen.table
        assert table.location is not None
        gang, target = divmod(action - SHOOT, TARGETS)
        chief = target == TARGET_CHIEF
        if chief:  # all tiles are turned up by now
            own = [each for each in table.tiles if each.seat == gang]
            [target] = [each.kind for each in own if each.chief and each.kind is not None]
        return Phrase(
            "action-shoot",
            {
                "whose": whose(target, gang),
                "value": value(self.known(seen), gang, target),
                "chief": yes(chief),
            },
        )

    def _action_none(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-none", {"ask": seen.asking})

    def _action_save(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-save", {"the": the_kind(action - SAVE)})

    def _action_hire(self, seen: SeatView, action: int) -> Phrase:
        who = action - HIRE
        values = self.values(seen.table, who, cost=True)
        return Phrase("action-hire", {"kind": kind(who), "values": values})

    def _action_leave(self, seen: SeatView, action: int) -> Phrase:
        who, location = left_by(action)
        where: Part = NOTHING if location is None else at(location)
        facts: dict[str, Part] = {"kind": kind(who), "placed": yes(location is not None)}
        return Phrase("action-leave", {**facts, "at": where})

    def _action_done(self, seen: SeatView, action: int) -> Phrase:
        """`done`, in the words of what it ends."""
        ask, prompt = seen.asking, seen.prompt
        whole = prompt is None or prompt.options == (DONE,)
        if prompt is not None and ask == "place_tile" and self.plan(seen).made.declined:
            ask = "place_tile_end"
        elif ask == "resolution_order" and whole:
            ask = "resolution_order_all"
        elif ask == "recruit" and not whole:
            ask = "recruit_second"
        return Phrase("action-done", {"ask": ask})


def tile_path(s: GangsCity, seat: int) -> Path:
    """The choice of a tile, as a path begins with it."""
    return walk(placement_tree, s, seat, s.drafts[seat])[0][:1]
