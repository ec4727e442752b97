"""Deal in words: what can be answered."""

from __future__ import annotations

from omerta.games.deal.content import CLAN_IDS, KIND_IDS, MAR, SPECIAL, WEAPONS
from omerta.games.deal.state import (
    ACTIONS,
    AMOUNT,
    ASK,
    ASK_ANY,
    CLAN,
    COUNT,
    GET,
    NOBODY,
    OFFER,
    OFFERS,
    PLACE,
    PLAY,
    PLAYER,
    PUT_DRUG,
    PUT_LIEUTENANT,
    PUT_SOLDIER,
    RETREAT,
    SELL,
    SHOW,
    TO,
    WEAPON,
)
from omerta.games.deal.view import DealView
from omerta.games.deal.words.names import (
    Names,
    a_weapon,
    card_name,
    clan,
    money,
    pieces,
    short_clan,
    some,
    territory,
    weapon,
    yes,
)
from omerta.games.deal.words.reading import (
    added,
    card_played,
    draft_of,
    force_in,
    how_many,
    is_hostile,
    offer_kind,
    order_of,
    price_at,
    sold_so_far,
    value_at,
)
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, Row, SeatName


def asked(seen: SeatView) -> str:
    return seen.asking if seen.prompt is None else seen.prompt.kind


class Answers(Names):
    """An answer as the one who may give it reads it."""

    def action(self, seen: SeatView, action: int) -> Phrase:
        verb = ACTIONS[action].verb
        special = getattr(self, f"_action_{verb}", None)
        return special(seen, action) if special else Phrase(f"action-{verb}")

    def _by_question(self, seen: SeatView, action: int) -> Phrase:
        """What is said alike and means something else at each question."""
        facts: dict[str, Part] = {"ask": asked(seen), "drafted": yes(bool(draft_of(seen)))}
        return Phrase(f"action-{ACTIONS[action].verb}", facts)

    _action_pass = _by_question
    _action_end = _by_question
    _action_commit = _by_question
    _action_keep = _by_question

    def _action_whole(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-whole", {"count": self.board.hand})

    # --- setting up ---

    def _action_clan(self, seen: SeatView, action: int) -> Phrase:
        which = action - CLAN
        facts: dict[str, Part] = {
            "clan": clan(which),
            "place": territory(self.board.starts[which]),
            "power": Phrase(f"power-{CLAN_IDS[which]}"),
            "text": self.power_text(which),
            "weapon": weapon(SPECIAL + which),
        }
        return Phrase("action-clan", {**facts, "special": self.special_text(which)})

    # --- resources and recruits ---

    def _action_sell(self, seen: SeatView, action: int) -> Phrase:
        place = action - SELL
        price = price_at(seen.table, self.board, place, sold_so_far(seen, place))
        return Phrase("action-sell", {"place": territory(place), "price": money(price)})

    def _action_drug(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-drug", {"place": territory(action - PUT_DRUG)})

    def _action_soldier(self, seen: SeatView, action: int) -> Phrase:
        facts: dict[str, Part] = {"place": territory(action - PUT_SOLDIER)}
        if asked(seen) != "recruit":
            return Phrase("action-soldier", facts)
        return Phrase("action-soldier-buy", {**facts, "price": money(seen.table.soldier_price)})

    def _action_lieutenant(self, seen: SeatView, action: int) -> Phrase:
        place = territory(action - PUT_LIEUTENANT)
        price = money(self.board.lieutenant_price)
        return Phrase("action-lieutenant", {"place": place, "price": price})

    def _action_bonus(self, seen: SeatView, action: int) -> Phrase:
        boss = seen.table.players[seen.seat]
        what = pieces(soldiers=1) if boss.clan == MAR else pieces(drugs=1)
        return Phrase("action-bonus", {"what": what, "place": territory(boss.boss)})

    # --- territories ---

    def _action_to(self, seen: SeatView, action: int) -> Phrase:
        place = action - TO
        hostile = is_hostile(seen.table, self.board, place, seen.seat)
        facts: dict[str, Part] = {"hostile": yes(hostile), "place": territory(place)}
        return Phrase("action-to", {**facts, "facts": self.about(seen.table, place)})

    def _action_territory(self, seen: SeatView, action: int) -> Phrase:
        return self._somewhere(seen, "action-territory", action - PLACE)

    def _action_retreat(self, seen: SeatView, action: int) -> Phrase:
        return self._somewhere(seen, "action-retreat", action - RETREAT)

    def _somewhere(self, seen: SeatView, say: str, place: int) -> Phrase:
        facts = self.about(seen.table, place)
        return Phrase(say, {"place": territory(place), "facts": facts})

    def about(self, table: DealView, place: int) -> Row:
        """Its kind and number, who holds it with what, and the drugs there."""
        there, board = table.territories[place], self.board
        facts: list[Part] = [Phrase(f"type-{KIND_IDS[board.kind[place]]}")]
        if board.capital[place]:
            facts.append(Phrase("type-capital"))
        if board.respect[place]:
            facts.append(Phrase("respect", {"count": board.respect[place]}))
        facts.append(self._holder(table, place))
        if there.drugs:
            facts.append(pieces(drugs=there.drugs))
        return Row(tuple(facts))

    def _holder(self, table: DealView, place: int) -> Phrase:
        there, value = table.territories[place], value_at(table, self.board, place)
        if there.owner == NOBODY:
            return Phrase("held-by-mob", {"value": value}) if value else Phrase("nobody")
        troops = pieces(there.soldiers, there.lieutenants, there.boss)
        return Phrase("held-by", {"troops": troops, "value": value}, who=there.owner)

    # --- orders ---

    def _action_add(self, seen: SeatView, action: int) -> Phrase:
        start, what, all_of_them = added(action)
        order = order_of(seen)
        count = how_many(seen, action, list(order.moves))
        facts: dict[str, Part] = {"what": some(what, count), "place": territory(start)}
        return Phrase("action-add", {**facts, "all": yes(all_of_them)})

    # --- cards ---

    def _action_weapon(self, seen: SeatView, action: int) -> Phrase:
        table: DealView = seen.table
        force = force_in(table, seen.seat) if asked(seen) == "weapons" else None
        line = self.weapon_line(action - WEAPON, table.players[seen.seat].clan, force)
        match asked(seen), draft_of(seen):
            case ("deal" | "discard", _):
                return Phrase("action-weapon-discard", {"line": line})
            case ("make_offer", draft) if offer_kind(draft) is None:
                return Phrase("action-weapon-discard", {"line": line})
            case ("answer_offer", ()):
                return Phrase("action-weapon-rather", {"line": line})
        return line

    def _action_play(self, seen: SeatView, action: int) -> Phrase:
        event = action - PLAY
        return Phrase("action-play", {"card": card_name(event), "text": self.card_text(event)})

    def _action_show(self, seen: SeatView, action: int) -> Phrase:
        other, card = divmod(action - SHOW, WEAPONS)
        return Phrase("action-show", {"to": SeatName(other), "card": a_weapon(card)})

    def _action_reveal_profile(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-reveal_profile", {"points": seen.table.own.worth})

    def _action_reveal_target(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-reveal_target", {"points": seen.table.own.target_worth})

    # --- people, numbers ---

    def _action_player(self, seen: SeatView, action: int) -> Phrase:
        """With his clan, and what he could pay."""
        seat = action - PLAYER
        player = seen.table.players[seat]
        facts: dict[str, Part] = {"clan": short_clan(player.clan), "money": money(player.money)}
        return Phrase("action-player", facts, who=seat)

    def _action_count(self, seen: SeatView, action: int) -> Phrase:
        count = action - COUNT
        drive_by = card_played(draft_of(seen)) is not None
        return Phrase(
            "action-count", {"what": pieces(soldiers=count) if drive_by else pieces(drugs=count)}
        )

    # --- offers, where they are asked for ---

    def _action_offer(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-offer", {"kind": OFFERS[action - OFFER]})

    def _action_ask(self, seen: SeatView, action: int) -> Phrase:
        if action == ASK_ANY:
            return Phrase("action-ask")
        return Phrase("action-ask-named", {"card": a_weapon(action - ASK)})

    def _action_amount(self, seen: SeatView, action: int) -> Phrase:
        """A price of each drug, or a sum that goes with it."""
        amount = action - AMOUNT
        kind = offer_kind(draft_of(seen))
        swaps = kind == "swap" or (kind is None and bool(draft_of(seen)))
        how = "sum" if swaps or kind == "pay" else "each"
        if not amount:
            return Phrase("action-amount-none", {"how": how})
        return Phrase("action-amount", {"how": how, "money": money(amount)})

    def _action_get(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-get", {"money": money(action - GET)})
