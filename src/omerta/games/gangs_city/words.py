"""Gangs City in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from omerta.games.gangs_city.content import (
    CONTENT,
    GENERICS,
    KIND_IDS,
    LONE_WOLF,
    TRAFFIC_IDS,
    Board,
    Content,
)
from omerta.games.gangs_city.hexes import (
    CELLS,
    DIRECTION_OF,
    LOCATION_OF,
    PILE_A,
    SIDES,
    is_side,
    side,
)
from omerta.games.gangs_city.reading import (
    Plan,
    cell_of,
    cells,
    fighting_value,
    is_led,
    neighbours,
    owner,
    plan,
    recruiting_total,
    spots,
    symbols_added,
)
from omerta.games.gangs_city.state import (
    ACTIONS,
    AMOUNTS,
    AT,
    BEGIN,
    BID,
    BIG_CALIBRE,
    COMBAT,
    DONE,
    HIRE,
    LAY,
    LEAVE,
    LOCATION_IDS,
    MANAGE,
    NO_PLACE,
    NOBODY,
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
    VEST,
    left_by,
)
from omerta.games.gangs_city.view import GangsCityView
from omerta.games.words import Words as GameWords
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import Prompt, SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each

NOTHING = ""  # a part of a sentence that is not needed
NONE_OF_THEM = "no"  # a part of a sentence that the message itself leaves out

DIRECTION_IDS = tuple(ACTIONS[ON_SIDE + direction].args[0] for direction in range(SIDES))
DEED_IDS = {MANAGE: "manage", RECRUIT: "recruit", BIG_CALIBRE: "big_calibre", VEST: "vest"}

# What needs no line: where is being acted next is said by what happens there, and that tiles go
# home goes without saying.
UNTOLD = ("actions", "location", "fighters_home", "cleared")


# --- names ---


def _kind_id(who: int) -> str:
    return "settling" if who == SETTLING else KIND_IDS[who]


def kind(who: int) -> Phrase:
    return Phrase(f"character-{_kind_id(who)}")


def the_kind(who: int) -> Phrase:
    return Phrase(f"character-the-{_kind_id(who)}")


def whose(who: int, gang: int) -> Phrase:
    """A character as one of a gang's."""
    return Phrase(f"character-whose-{_kind_id(who)}", who=gang)


def kinds(of: Sequence[int]) -> Row:
    """Some characters, several of a kind counted."""
    return Row(
        tuple(
            Phrase("several", {"kind": kind(who), "count": of.count(who)})
            for who in dict.fromkeys(of)
        )
    )


def short_kind(who: int) -> Phrase:
    return Phrase(f"character-short-{_kind_id(who)}")


def traffic(number: int) -> Phrase:
    return Phrase(f"traffic-{TRAFFIC_IDS[number]}")


def place(location: int) -> Phrase:
    return Phrase(f"place-{LOCATION_IDS[location]}")


def the_place(location: int) -> Phrase:
    return Phrase(f"place-the-{LOCATION_IDS[location]}")


def at(location: int) -> Phrase:
    return Phrase(f"place-at-{LOCATION_IDS[location]}")


def of_place(location: int) -> Phrase:
    return Phrase(f"place-of-{LOCATION_IDS[location]}")


def short_place(location: int) -> Phrase:
    return Phrase(f"place-short-{LOCATION_IDS[location]}")


def side_name(direction: int) -> Phrase:
    return Phrase(f"side-{DIRECTION_IDS[direction]}")


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


# --- parts of sentences ---


def symbols(counts: Sequence[int], by: Literal["and", ", "] = ", ") -> Row:
    """Symbols of traffics, on a place or a character."""
    return _by_traffic("symbol", counts, by)


def amounts(counts: Sequence[int]) -> Row:
    """Tokens or managed symbols, counted."""
    return _by_traffic("amount", counts, " + ")


def _by_traffic(message: str, counts: Sequence[int], by: Literal["and", ", ", " + "]) -> Row:
    return Row(
        tuple(
            Phrase(message, {"traffic": traffic(number), "count": count})
            for number, count in enumerate(counts)
            if count
        ),
        by,
    )


def owner_name(who: int | None) -> Phrase:
    return Phrase("owner-none") if who is None else Phrase("owner-is", who=who)


def spot_name(spot: int) -> Phrase:
    """Where a tile lies: beside a place, or on it."""
    location = LOCATION_OF[spot]
    if not is_side(spot):
        return Phrase("spot-on", {"the": the_place(location)})
    return Phrase("spot-side", {"at": at(location), "side": side_name(DIRECTION_OF[spot])})


def capital(part: Part) -> Row:
    return Row((part,), capital=True)


def some(of: Sequence[int]) -> Part:
    """Characters in a sentence, or what tells the message that there are none."""
    return Row(tuple(map(the_kind, of)), "and") if of else NONE_OF_THEM


class Words(GameWords):
    """Phrases for whoever reads, with the numbers of the table's own content."""

    def __init__(self, content: Content | None = None) -> None:
        self.board: Board = (content or CONTENT).board()

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def stage(self, seen: SeatView) -> Phrase:
        table: GangsCityView = seen.table
        facts: dict[str, Part] = {"round": table.round, "phase": table.phase}
        return Phrase("table-stage", {**facts, "target": table.target})

    def ability(self, who: int) -> Phrase:
        """What a mercenary can do."""
        bonus: dict[str, Part] = {"bonus": self.board.lone_wolf} if who == LONE_WOLF else {}
        return Phrase(f"ability-{KIND_IDS[who]}", bonus)

    def talents(self, table: GangsCityView, who: int) -> list[Part]:
        """What a character does besides fighting and recruiting: run traffics, or its ability."""
        if who < GENERICS:
            runs = symbols(self.board.symbols[who], "and")
            return [Phrase("value-runs", {"symbols": runs})]
        return [self.ability(who)] if table.abilities else []

    def values(self, table: GangsCityView, who: int, *, cost: bool = False) -> Row:
        """A character in numbers."""
        board = self.board
        parts: list[Part] = [Phrase("value-cost", {"value": board.cost[who]})] if cost else []
        parts += [
            Phrase("value-attack", {"value": board.attack[who]}),
            Phrase("value-defence", {"value": board.defence[who]}),
            Phrase("value-recruit", {"value": board.recruit[who]}),
        ]
        return Row((*parts, *self.talents(table, who)))

    # --- questions ---

    def question(self, seen: SeatView) -> Phrase:
        prompt = seen.prompt
        if prompt is None:
            return Phrase(f"waiting-{seen.asking}", self._scene(seen))
        if prompt.answer is not None and not prompt.draft:
            return Phrase(f"ask-{prompt.kind}-again", self._scene(seen))
        special = getattr(self, f"_ask_{prompt.kind}", None)
        if special is not None:
            asked: tuple[str, dict[str, Part]] = special(seen, prompt)
            variant, facts = asked
            return Phrase(f"ask-{prompt.kind}{variant}", facts)
        if prompt.draft:  # GC-10.15: one list, and `done`
            return Phrase("ask-confirm", {"answer": self.action(seen, prompt.draft[0])})
        return Phrase(f"ask-{prompt.kind}", self._scene(seen))

    def _scene(self, seen: SeatView) -> dict[str, Part]:
        """What the simple questions speak of, and those who wait for them."""
        table: GangsCityView = seen.table
        facts: dict[str, Part] = {"names": all_names(seen.waiting)}
        if table.location is not None:
            facts["at"] = at(table.location)
        opening = table.opening
        if seen.prompt is not None:
            player = table.players[seen.seat]
            if player.drawn is not None:
                opening = player.drawn
            if player.leaving:
                facts["kind"] = kind(player.leaving[0])
            if seen.asking == "first_player":
                own = [each.place for each in table.places if each.owner == seen.seat]
                facts["the"] = the_place(own[0])
        if opening is not None:
            facts["the"] = the_place(opening)
            facts["symbols"] = symbols(self.board.place_symbols[opening])
        if table.loser is not None:
            facts["loser"] = SeatName(table.loser)
        return facts

    def _ask_place_tile(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        made = plan(seen, self.board)
        if made.declined:
            return "-end", {}
        if made.asks == "tile":
            characters = len(seen.table.own.hand)
            return ("" if characters else "-settling"), {"characters": characters}
        assert made.tile is not None
        facts: dict[str, Part] = {"tile": kind(made.tile)}
        if made.location is not None:
            facts["at"] = at(made.location)
        if made.spot is not None:
            facts["spot"] = spot_name(made.spot)
        if made.action is not None:
            facts |= {"deed": self._deed(seen, made), "chief": yes(made.chief)}
        manage = made.asks == "spot" and prompt.options[0] < ON_SIDE
        return f"-{made.asks}{'-manage' if manage else ''}", facts

    def _deed(self, seen: SeatView, made: Plan) -> Phrase:
        """What the tile would do there, and how much."""
        assert made.tile is not None
        assert made.location is not None
        assert made.action is not None
        return self.deed(seen, made.tile, made.location, made.action, chief=made.chief)

    def deed(
        self, seen: SeatView, tile: int, location: int, action: int, *, chief: bool = False
    ) -> Phrase:
        table: GangsCityView = seen.table
        led = chief or is_led(table, seen.seat, location, action, tile)
        bonus = f"+{self.board.chief}" if led else ""
        if action == COMBAT:
            value = fighting_value(table, self.board, seen.seat, tile, location)
            own = owner(table, location) == seen.seat
            return Phrase("deed-defend" if own else "deed-attack", {"value": f"{value}{bonus}"})
        if action == RECRUIT:
            return Phrase("deed-recruit", {"value": f"{self.board.recruit[tile]}{bonus}"})
        if action == MANAGE:
            added = symbols_added(table, self.board, seen.seat, tile, location)
            if not any(added):
                return Phrase("deed-manage-idle")
            return Phrase("deed-manage", {"symbols": symbols(added)})
        return Phrase(f"deed-{DEED_IDS[action]}")

    def _ask_bid(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        if prompt.options == (DONE,):
            bid = [0] * len(TRAFFIC_IDS)
            for action in prompt.draft:
                number, amount = divmod(action - BID, AMOUNTS)
                bid[number] = amount
            return "-done", {"bid": amounts(bid) if any(bid) else "–"}
        number = (prompt.options[0] - BID) // AMOUNTS
        held = seen.table.players[seen.seat].stock[number]
        return "", {"held": held, "traffic": traffic(number), "marker": self.marker(seen, number)}

    def marker(self, seen: SeatView, number: int) -> Phrase:
        """Who controls a traffic, and what it brings next to whoever is asked."""
        marker = seen.table.markers[number]
        levels = self.board.levels[number]
        if marker.leader is None:
            return Phrase("marker-free", {"points": levels[0]})
        points: dict[str, Part] = {"points": levels[marker.level], "next": levels[0]}
        if marker.leader == seen.seat:
            points["next"] = levels[min(marker.level + 1, len(levels) - 1)]
        return Phrase("marker-held", points, who=marker.leader)

    def _ask_resolution_order(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: GangsCityView = seen.table
        chosen = [action - AT for action in prompt.draft]
        if prompt.options == (DONE,):
            rest = [location for location in table.order if location not in chosen]
            return "-done", {"order": Row(tuple(map(place, [*chosen, *rest])))}
        if chosen:
            return "-next", {"order": Row(tuple(map(place, chosen)))}
        return "", {"count": len(table.order)}

    def _ask_recruit(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: GangsCityView = seen.table
        assert table.location is not None
        facts: dict[str, Part] = {"at": at(table.location)}
        total = recruiting_total(table, self.board, seen.seat, table.location)
        hired = hires(prompt.draft)
        if not prompt.draft:
            return "", {**facts, "total": total}
        if not hired:
            return "-nobody", facts
        facts |= {"the": the_kind(hired[-1]), "kinds": some(hired)}
        facts["leaves"] = some([left_by(step)[0] for step in prompt.draft if is_leave(step)])
        if is_leave(prompt.options[0]):
            return "-leave", facts
        left = total - sum(self.board.cost[who] for who in hired)
        return ("-done" if prompt.options == (DONE,) else "-second"), {**facts, "left": left}

    # --- answers ---

    def action(self, seen: SeatView, action: int) -> Phrase:
        """An answer as the one who may give it reads it."""
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
        tile = plan(seen, self.board).tile
        assert tile is not None
        if tile == SETTLING:
            deeds = [BIG_CALIBRE] if location >= PILE_A else [BIG_CALIBRE, VEST]
        elif location >= PILE_A:
            deeds = [COMBAT]
        else:
            there = spots(seen.table, seen.seat, self.board, tile, location)
            deeds = [MANAGE] if location in there else []
            if any(map(is_side, there)):
                deeds += [COMBAT, RECRUIT] if self.board.recruit[tile] else [COMBAT]
        return [self.deed(seen, tile, location, deed) for deed in deeds]

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
        made = plan(seen, self.board)
        return Phrase("action-manage", {"deed": self._deed(seen, made._replace(action=MANAGE))})

    def _action_side(self, seen: SeatView, action: int) -> Phrase:
        """A side, with the own stack that lies there, or with the other places it serves."""
        table: GangsCityView = seen.table
        made = plan(seen, self.board)
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
        made = plan(seen, self.board)
        return Phrase("action-combat", {"deed": self._deed(seen, made._replace(action=COMBAT))})

    def _action_recruit(self, seen: SeatView, action: int) -> Phrase:
        made = plan(seen, self.board)
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
                "value": fighting_value(table, self.board, gang, target, table.location),
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
        if prompt is not None and ask == "place_tile" and plan(seen, self.board).declined:
            ask = "place_tile_end"
        elif ask == "resolution_order" and whole:
            ask = "resolution_order_all"
        elif ask == "recruit" and not whole:
            ask = "recruit_second"
        return Phrase("action-done", {"ask": ask})

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        if "location" in refused.params:
            params["place"] = Phrase(f"place-{refused.params['location']}")
        if "who" in refused.params:
            params["who"] = SeatName(int(refused.params["who"]))
        return Phrase(refused.reason, params)

    # --- events ---

    def own_event(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        if event.kind in UNTOLD:
            return None
        params: dict[str, Part] = {
            key: value
            for key, value in data.items()
            if type(value) in (str, int)  # a truth value is no part of a phrase
        }
        for key in ("place", "location", "pile"):
            where = data.get(key, NO_PLACE)
            if where != NO_PLACE:
                params |= {"place": place(where), "the": the_place(where), "at": at(where)}
        if "spot" in data:
            params["spot"] = spot_name(data["spot"])
        if "kind" in data:
            params |= {"kind": kind(data["kind"]), "the": the_kind(data["kind"])}
        if "kinds" in data:
            params["kinds"] = kinds(data["kinds"])
        if "traffic" in data:
            params["traffic"] = traffic(data["traffic"])
        who = data.get("seat", data.get("first"))
        special = getattr(self, f"_event_{event.kind}", None)
        if special is None:
            return Phrase(f"event-{event.kind}", params, who=who)
        told: tuple[str, dict[str, Part]] | None = special(event)
        if told is None:
            return None
        variant, facts = told
        return Phrase(f"event-{event.kind}{variant}", params | facts, who=who)

    def _event_drawn(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"places": of_each(enumerate(map(place, event.data["places"])))}

    def _event_recruits(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return ("" if event.data["kinds"] else "-none"), {}

    def _event_first(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"first": SeatName(event.data["first"])}

    def _event_lay(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        facts: dict[str, Part] = {"chief": yes(data["chief"])}
        if "kind" not in data:
            return "", facts
        acts = {**DEED_IDS, COMBAT: "combat"}
        return "-known", {**facts, "deed": Phrase(f"act-{acts[data['action']]}")}

    def _event_bids(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        bids = [(seat, amounts(bid)) for seat, bid in enumerate(event.data["bids"]) if any(bid)]
        return ("", {"bids": of_each(bids)}) if bids else ("-none", {})

    def _event_settling_error(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        outcome = "counts" if data["counts"] else "points" if data["lost"] else "back"
        return "", {"outcome": outcome, "amount": data["lost"]}

    def _event_managed(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"symbols": amounts(event.data["symbols"])}

    def _event_traffic(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        """GC-5.10 to 5.15: the strengths, who is alone in front and by how much."""
        data = event.data
        leader, before = data["leader"], data["before"]
        totals = [bid + run for bid, run in zip(data["bids"], data["managed"], strict=True)]
        lost: Part = NOTHING
        if leader == NOBODY and before != NOBODY:
            lost = Phrase("traffic-lost", who=before)
        facts: dict[str, Part] = {"traffic": capital(traffic(data["traffic"])), "lost": lost}
        if not any(totals):
            return "-nobody", facts
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        facts["strengths"] = Row(
            tuple(
                Phrase(
                    "traffic-strength",
                    {
                        "who": SeatName(seat),
                        "total": totals[seat],
                        "managed": data["managed"][seat],
                        "bids": data["bids"][seat],
                    },
                )
                for seat in order
                if totals[seat]
            ),
            capital=True,
        )
        if leader == NOBODY:
            facts["outcome"] = Phrase("traffic-tie")
        else:
            change = "new" if before == NOBODY else "keeps" if before == leader else "takes"
            outcome: dict[str, Part] = {
                "by": totals[leader] - totals[order[1]],
                "change": change,
                "amount": data["points"],
            }
            if change == "takes":
                outcome["before"] = SeatName(before)
            facts["outcome"] = Phrase("traffic-lead", outcome, who=leader)
        return "", facts

    def _event_stock(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"tokens": amounts(event.data["tokens"])}

    def _event_order(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"locations": Row(tuple(map(place, event.data["locations"])))}

    def _event_claim(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"own": yes(event.data["before"] == event.data["seat"])}

    def _event_shoot_out(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        owns = event.data["owner"]
        gangs = [self._fighters(gang, gang["seat"] == owns) for gang in event.data["gangs"]]
        return "", {"gangs": Row(tuple(gangs))}

    def _fighters(self, gang: dict[str, Any], owns: bool) -> Phrase:
        """A gang of a shoot-out: who it is, and what it has with it."""
        parts = led(gang)
        if gang["settling"] == BIG_CALIBRE:
            parts.append(Phrase("gang-big_calibre"))
        if gang["protected"]:
            parts.append(Phrase("gang-protected"))
        return Phrase(
            "gang-owner" if owns else "gang",
            {"who": SeatName(gang["seat"]), "what": Row(tuple(parts))},
        )

    def _event_kills(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"shots": Row(tuple(map(self._shot, event.data["shots"])), capital=True)}

    def _shot(self, shot: dict[str, Any]) -> Phrase:
        if shot["gang"] == NOBODY:
            return Phrase("shot-none", who=shot["seat"])
        facts: dict[str, Part] = {"whose": whose(shot["kind"], shot["gang"])}
        return Phrase("shot-chief" if shot["chief"] else "shot", facts, who=shot["seat"])

    def _event_pinned(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"whose": whose(event.data["kind"], event.data["gang"])}

    def _event_strengths(self, event: SeenEvent) -> tuple[str, dict[str, Part]] | None:
        """GC-6.13: what each party counts, and how far the first is ahead."""
        parties = sorted(event.data["parties"], key=lambda party: -party["total"])
        if not parties:
            return None  # that nobody wins says it
        lead = Phrase("lead-alone")
        if len(parties) > 1:
            by = parties[0]["total"] - parties[1]["total"]
            lead = Phrase("lead-by", {"by": by}, who=parties[0]["seat"]) if by else TIE
        told = [
            Phrase(
                "party",
                {
                    "who": SeatName(party["seat"]),
                    "total": party["total"],
                    "sums": Row(tuple(map(self._sum, party["sums"]))),
                },
            )
            for party in parties
        ]
        return "", {"parties": Row(tuple(told), capital=True), "lead": lead}

    def _sum(self, counted: dict[str, Any]) -> Phrase:
        facts: dict[str, Part] = {"kind": kind(counted["kind"]), "value": counted["value"]}
        if counted["pinned"]:
            return Phrase("sum-pinned", facts)
        if counted["bonus"]:
            return Phrase("sum-bonus", {**facts, "bonus": counted["bonus"]})
        return Phrase("sum", facts)

    def _event_wins(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        holds = event.data["by"] == "strength" and event.data["seat"] == event.data["before"]
        return "", {"reason": "holds" if holds else event.data["by"]}

    def _event_takes(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        before = event.data["before"]
        return "", {"loser": NONE_OF_THEM if before == NOBODY else SeatName(before)}

    def _event_steals(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"victim": SeatName(event.data["victim"])}

    def _event_recruiting(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        gangs = [self._recruiters(gang) for gang in event.data["gangs"]]
        return "", {"gangs": Row(tuple(gangs))}

    def _recruiters(self, gang: dict[str, Any]) -> Phrase:
        facts: dict[str, Part] = {"who": SeatName(gang["seat"]), "total": gang["total"]}
        return Phrase("recruiters", {**facts, "kinds": Row(tuple(led(gang)))})

    def _event_hires(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"kinds": some(event.data["kinds"]), "leaves": some(event.data["leaves"])}

    def _event_opens(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        opened, pile = event.data["place"], event.data["pile"]
        return "", {"the": the_place(opened), "at": at(pile)}

    def _event_returns(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        back = event.data["place"]
        facts: dict[str, Part] = {"the": the_kind(event.data["kind"])}
        return "", {**facts, "back": NONE_OF_THEM if back == NO_PLACE else at(back)}

    def _event_scores(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        by_seat = zip(data["traffics"], data["districts"], data["scores"], strict=True)
        told = [
            Phrase(
                "event-scores-of",
                {
                    "income": traffics + district,
                    "traffics": traffics,
                    "district": district,
                    "score": score,
                },
            )
            for traffics, district, score in by_seat
        ]
        return "", {"scores": of_each(enumerate(told))}

    def _event_end(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        told = [
            Phrase("event-end-of", {"amount": score, "income": income})
            for score, income in zip(data["scores"], data["incomes"], strict=True)
        ]
        reached = yes(event.rule == "GC-8.5")
        return "", {"reached": reached, "scores": of_each(enumerate(told))}


TIE = Phrase("lead-tie")


def led(gang: dict[str, Any]) -> list[Part]:
    """The characters of a gang at a place, the chief as such."""
    names: list[Part] = [*map(kind, gang["kinds"])]
    if gang["chief"] in gang["kinds"]:
        chief = gang["kinds"].index(gang["chief"])
        names[chief] = Phrase("gang-chief", {"kind": names[chief]})
    return names


# --- a hire in the making ---


def hires(draft: Sequence[int]) -> list[int]:
    return [step - HIRE for step in draft if HIRE <= step < LEAVE]


def is_leave(step: int) -> bool:
    return step >= LEAVE
