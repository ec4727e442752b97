"""Deal in words: what is asked."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.games.deal.content import EVENT
from omerta.games.deal.state import ACTIONS, NOBODY, NOTHING, PLACE, TAGS, WEAPON
from omerta.games.deal.view import DealView
from omerta.games.deal.words.answers import Answers
from omerta.games.deal.words.names import card_name, money, orders, territory, weapons
from omerta.games.deal.words.reading import (
    Order,
    card_played,
    is_hostile,
    money_left,
    offer_kind,
    order_of,
    side_of,
    value_at,
    worth,
)
from omerta.kernel.game import Prompt, SeatView
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names

# The event that brings each of these questions.
_BROUGHT_BY = {
    "lose_drug": "G03",
    "lose_soldier": "G06",
    "place_soldier": "G07",
    "new_hand": "G08",
    "look": "G12",
    "discard": "S3",
}


class Questions(Answers):
    """A question is worded by what is still to be chosen, and tells what is at stake. DA-14.12: a
    window in the same words for all, whatever they hold."""

    def question(self, seen: SeatView) -> Phrase:
        prompt = seen.prompt
        if prompt is None:
            return self._waiting(seen)
        if prompt.answer is not None and not prompt.draft:
            return self._again(seen, prompt)
        special = getattr(self, f"_ask_{prompt.kind}", None)
        return special(seen, prompt) if special else self._put(seen, prompt)

    def _waiting(self, seen: SeatView) -> Phrase:
        if not seen.asking:  # somebody is asked something nobody else may notice
            return Phrase("waiting-moment")
        facts: dict[str, Part] = {"names": all_names(seen.waiting)}
        return Phrase(f"waiting-{seen.asking}", facts | self._about(seen))

    def _put(self, seen: SeatView, prompt: Prompt, variant: str = "", **facts: Part) -> Phrase:
        return Phrase(f"ask-{prompt.kind}{variant}", self._about(seen) | facts)

    def _again(self, seen: SeatView, prompt: Prompt) -> Phrase:
        """A sealed answer is given, and may be replaced."""
        assert prompt.answer is not None
        return self._put(seen, prompt, "-again", answer=self.action(seen, prompt.answer))

    def _about(self, seen: SeatView) -> dict[str, Part]:
        """What a question may be about: the phase, the fight, the event that brings it."""
        table: DealView = seen.table
        facts: dict[str, Part] = {"active": SeatName(table.active)}
        if TAGS[table.phase]:
            facts["phase"] = Phrase(f"in-phase-{TAGS[table.phase]}")
        fight = table.fight
        if fight is not None:
            # The reader's own side first.
            mine = side_of(fight, seen.seat) or 0
            rival = (fight.defender, fight.attacker)[mine]
            other = Phrase("the-mob") if rival == NOBODY else SeatName(rival)
            facts |= {"place": territory(fight.place), "round": fight.round, "rival": other}
            facts |= {"mine": fight.values[mine], "theirs": fight.values[1 - mine]}
        if (brought := _BROUGHT_BY.get(seen.asking)) is not None:
            facts["card"] = card_name(EVENT[brought])
        if table.struck:
            facts["left"] = table.struck[1]
        return facts

    # --- drafts of pieces ---

    def _ask_resources(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return self._put(seen, prompt)
        return self._put(seen, prompt, "-more", steps=self._steps(seen, prompt))

    def _ask_recruit(self, seen: SeatView, prompt: Prompt) -> Phrase:
        left = money(money_left(seen, self.board))
        if not prompt.draft:
            return self._put(seen, prompt, money=left)
        return self._put(seen, prompt, "-more", money=left, steps=self._steps(seen, prompt))

    def _steps(self, seen: SeatView, prompt: Prompt) -> Row:
        """What is drafted, each step as it read when it was chosen."""
        return Row(
            tuple(self.action(_before(seen, n), step) for n, step in enumerate(prompt.draft))
        )

    # --- orders ---

    def _ask_order(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return self._put(seen, prompt)
        order = order_of(seen)
        if order.to == NOTHING:
            return self._put(seen, prompt, "-further", moves=self._moves(seen, order))
        return self._adding(seen, prompt, order)

    def _adding(self, seen: SeatView, prompt: Prompt, order: Order) -> Phrase:
        """Who goes to a destination."""
        table: DealView = seen.table
        place = territory(order.to)
        if all(to != order.to for *_, to in order.moves):
            facts = self.about(table, order.to)
            return self._put(seen, prompt, "-who", place=place, facts=facts)
        moves = self._moves(seen, order)
        if not is_hostile(table, self.board, order.to, seen.seat):
            return self._put(seen, prompt, "-more-peace", place=place, moves=moves)
        sent = worth(table, self.board, seen.seat, order)
        against = value_at(table, self.board, order.to)
        return self._put(
            seen, prompt, "-more", place=place, moves=moves, sent=sent, against=against
        )

    def _moves(self, seen: SeatView, order: Order) -> Phrase:
        ends = [to for *_, to in order.moves]
        hostile = [to for to in ends if is_hostile(seen.table, self.board, to, seen.seat)]
        return orders(order.moves, hostile[0] if hostile else NOTHING)

    # --- clan events ---

    def _ask_event_window(self, seen: SeatView, prompt: Prompt) -> Phrase:
        event = card_played(prompt.draft)
        return self._put(seen, prompt) if event is None else self._aiming(seen, prompt, event)

    _ask_fight_window = _ask_called_event = _ask_event_window

    def _aiming(self, seen: SeatView, prompt: Prompt, event: int) -> Phrase:
        """Which target of a card is to be chosen."""
        facts: dict[str, Part] = {"card": card_name(event)}
        match ACTIONS[prompt.options[0]].verb:
            case "player":
                return Phrase("ask-play-whom", facts)
            case "count":
                return Phrase("ask-play-count", facts)
            case "retreat":
                return Phrase("ask-play-retreat", facts)
            case "territory":
                return self._aiming_at(seen, prompt, facts)
        return Phrase("ask-play-each", facts)

    def _aiming_at(self, seen: SeatView, prompt: Prompt, facts: dict[str, Part]) -> Phrase:
        if card_played(prompt.draft) == EVENT["N1"]:
            mine = seen.table.territories[prompt.options[0] - PLACE].owner == seen.seat
            return Phrase("ask-play-destination" if mine else "ask-play-origin", facts)
        chosen = [step for step in prompt.draft if ACTIONS[step].verb == "territory"]
        if chosen:
            return Phrase("ask-play-second", {**facts, "place": territory(chosen[0] - PLACE)})
        return Phrase("ask-play-where", facts)

    # --- the deal phase ---

    def _ask_deal(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return self._put(seen, prompt, money=money(seen.table.players[seen.seat].money))
        cards = weapons([step - WEAPON for step in prompt.draft])
        return self._put(seen, prompt, "-discard", cards=cards)

    def _ask_discard(self, seen: SeatView, prompt: Prompt) -> Phrase:
        left = len(seen.table.own.hand) - self.board.hand
        return self._put(seen, prompt, left=left)

    # --- offers, where they are asked for ---

    def _ask_make_offer(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return Phrase("ask-make_offer")
        kind = offer_kind(prompt.draft)
        if kind is None:  # the hand is being changed
            return Phrase(
                "ask-deal-discard", {"cards": weapons([step - WEAPON for step in prompt.draft])}
            )
        what = self._missing(seen, prompt, kind)
        return Phrase("ask-make_offer-more", {"kind": kind, "what": what})

    def _missing(self, seen: SeatView, prompt: Prompt, kind: str) -> str:
        """What of an offer is to be chosen next."""
        verb = ACTIONS[prompt.options[0]].verb
        if verb != "territory":
            return verb
        mine = seen.table.territories[prompt.options[0] - PLACE].owner == seen.seat
        return "origin" if mine == (kind == "sell") else "destination"

    def _ask_answer_offer(self, seen: SeatView, prompt: Prompt) -> Phrase:
        offer = seen.offers[-1]  # they are answered one by one
        terms = self.terms(offer)
        facts: dict[str, Part] = {"maker": SeatName(offer.maker), "terms": terms}
        if not prompt.draft:
            return Phrase("ask-answer_offer", facts)
        accepting = ACTIONS[prompt.draft[0]].verb == "accept_offer"
        return Phrase("ask-answer_offer-give" if accepting else "ask-answer_offer-counter", facts)


def _before(seen: SeatView, steps: int) -> SeatView:
    """A view as it was when only so many steps were drafted."""
    assert seen.prompt is not None
    return replace(seen, prompt=replace(seen.prompt, draft=seen.prompt.draft[:steps]))
