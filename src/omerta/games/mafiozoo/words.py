"""Mafiozoo in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from omerta.games.mafiozoo.content import (
    ANY,
    CARD_IDS,
    CHARACTER_IDS,
    CITY_HALL,
    CONTENT,
    DISTRICT_IDS,
    FAVOUR_IDS,
    PLACE_IDS,
    POLICE_STATION,
    SECRET,
    Content,
)
from omerta.games.mafiozoo.rules_corruption import BONUSES, lays, path_of
from omerta.games.mafiozoo.rules_influence import payment
from omerta.games.mafiozoo.settling import bidders
from omerta.games.mafiozoo.state import (
    ACTIONS,
    AGENDA,
    BRIBE,
    DOCK,
    FAVOUR_PHASE,
    GO,
    INFLUENCE,
    INFORM_SLUSH,
    KEEP,
    MORE,
    RECOVER,
    SPEND,
    THUG,
    TOP_UP,
    UNION,
    UNION_NONE,
)
from omerta.games.mafiozoo.view import MafiozooView
from omerta.games.words import Words as GameWords
from omerta.kernel.asks import NOBODY
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import Prompt, SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each

NOTHING = ""  # a part of a sentence that is not needed


# --- names ---


def character(who: int) -> Phrase:
    return Phrase(f"character-{CHARACTER_IDS[who]}")


def the(who: int) -> Phrase:
    return Phrase(f"character-the-{CHARACTER_IDS[who]}")


def to(who: int) -> Phrase:
    return Phrase(f"character-to-{CHARACTER_IDS[who]}")


def card(number: int) -> Phrase:
    return Phrase(f"card-{CARD_IDS[number]}")


def district(kind: int) -> Phrase:
    return Phrase(f"district-{DISTRICT_IDS[kind]}")


def place(number: int) -> Phrase:
    return Phrase(f"place-{PLACE_IDS[number]}")


def at(number: int) -> Phrase:
    return Phrase(f"place-at-{PLACE_IDS[number]}")


def favour(kind: int) -> Phrase:
    return Phrase(f"favour-{'any' if kind == ANY else FAVOUR_IDS[kind]}")


def a_favour(kind: int) -> Phrase:
    return Phrase(f"favour-a-{'any' if kind == ANY else FAVOUR_IDS[kind]}")


def money(amount: int) -> Phrase:
    return Phrase("money", {"amount": amount})


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


# --- parts of sentences ---


def favours(tokens: Sequence[int]) -> Row:
    """How many of each kind."""
    held = [
        Phrase(f"tokens-{FAVOUR_IDS[kind]}", {"count": count})
        for kind, count in enumerate(tokens)
        if count
    ]
    return Row(tuple(held))


def paid(tokens: Sequence[int]) -> Row:
    """The two tokens a thug costs, in a sentence: two of one kind, or one of each."""
    first, second = tokens
    if first == second:
        return Row((Phrase(f"tokens-two-{FAVOUR_IDS[first]}"),), "and")
    return Row((a_favour(first), a_favour(second)), "and")


def bids(gems: Sequence[int], straw: int) -> Row | Phrase:
    """Who has how many gems on a character, the most first."""
    offers = sorted(bidders(gems, ()), key=lambda colour: -gems[colour])
    if not offers:
        return Phrase("bids-none")
    names: dict[int, Part] = {straw: Phrase("straw-man")}
    return Row(
        tuple(
            Phrase("bid", {"who": names.get(colour, SeatName(colour)), "gems": gems[colour]})
            for colour in offers
        )
    )


def path(characters: Iterable[int], counts: Iterable[int]) -> Row:
    """A bribe: what is laid on the first character, and what slides on from each to the next."""
    (first, gems), *others = zip(characters, counts, strict=True)
    parts = [Phrase("path-first", {"the": the(first), "gems": gems})]
    parts += [Phrase("path-next", {"to": to(who), "gems": gems}) for who, gems in others]
    return Row(tuple(parts))


def path_so_far(draft: tuple[int, ...]) -> Row:
    """The bribe of a card play that is half made."""
    counts: list[int] = []
    for gem in draft[1:]:
        if gem == MORE:
            counts[-1] += 1
        else:
            counts.append(1)
    return path(path_of(draft[1:]), counts)


class Words(GameWords):
    """Phrases for whoever reads, with the numbers of the table's own content."""

    def __init__(self, content: Content | None = None) -> None:
        self._content = content or CONTENT

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def stage(self, seen: SeatView) -> Phrase:
        table: MafiozooView = seen.table
        params: dict[str, Part] = {"round": table.round, "rounds": table.rounds}
        return Phrase("table-stage", {**params, "phase": table.phase})

    def gives(self, who: int) -> Phrase:
        """What the favour of a character is."""
        return Phrase(f"gives-{CHARACTER_IDS[who]}", self._favour_numbers())

    def gives_in_short(self, who: int) -> Phrase:
        return Phrase("screen-gives", {**self._favour_numbers(), "id": CHARACTER_IDS[who]})

    def _favour_numbers(self) -> dict[str, Part]:
        numbers = self._content.favours
        return {
            "amount": numbers.banker_money,
            "slush": numbers.producer_to_slush,
            "gems": numbers.producer_to_character,
            "districts": numbers.developer_districts,
        }

    def serves_in_short(self, table: MafiozooView, who: int) -> Phrase:
        """Whom a character serves: the first, who pays, who has so many gems."""
        tile = self._content.characters[who]
        motive = "first" if table.golden[who] else tile.silver
        return Phrase("screen-face", {"motive": motive, "amount": tile.amount})

    def threads(self, who: int) -> str:
        """The numbers of those a red thread leads to."""
        return " ".join(str(other + 1) for other in self._content.board().threads[who])

    def points(self, number: int) -> int:
        return self._content.places[number].points

    def cost(self, number: int) -> tuple[int, int]:
        return self._content.board().cost[number]

    # --- questions ---

    def question(self, seen: SeatView) -> Phrase:
        table: MafiozooView = seen.table
        prompt = seen.prompt
        params: dict[str, Part] = {"names": all_names(seen.waiting)}
        if table.character is not None:
            params |= {"character": character(table.character), "the": the(table.character)}
        if prompt is None:
            return Phrase(f"waiting-{seen.asking}", params)
        if prompt.answer is not None:
            answer = self.action(seen, prompt.answer)
            return Phrase(f"ask-{prompt.kind}-again", {**params, "answer": answer})
        asked: tuple[str, dict[str, Part]] = getattr(self, f"_ask_{prompt.kind}")(seen, prompt)
        variant, facts = asked
        return Phrase(f"ask-{prompt.kind}{variant}", params | facts)

    def _ask_mix(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        return "", {"items": self._content.rackets.docks_items}

    def _ask_choose_district(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        sources = {FAVOUR_PHASE: "favour", INFLUENCE: "exchange"}
        return "", {"source": sources.get(seen.table.phase, "revenue")}

    def _ask_play_card(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: MafiozooView = seen.table
        draft, mine = prompt.draft, seen.seat
        facts: dict[str, Part] = {
            "cards": table.players[mine].hand,
            "slush": table.slush[mine],
            "reserve": table.reserve[mine],
        }
        if not draft:
            return "", facts
        if len(draft) == 1:
            return "-how", {**facts, "card": card(draft[0])}
        so_far = path_so_far(draft)
        if len(prompt.options) == 1:
            return "-done", {"path": so_far}
        return "-gems", {"path": so_far, "more": self._gems_left(table, mine, draft)}

    def _gems_left(self, table: MafiozooView, seat: int, draft: tuple[int, ...]) -> int:
        board, laid = self._content.board(), len(draft) - 1
        thugs = table.players[seat].thugs
        helped = table.police_station_secret and POLICE_STATION in thugs
        limit = lays(board, draft[0], CITY_HALL in thugs, helped)
        return min(limit, table.slush[seat]) - laid

    def _ask_last_bonus(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        return "", {"the": the(seen.table.godfather)}

    def _ask_inform(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: MafiozooView = seen.table
        assert table.character is not None
        facts: dict[str, Part] = {"bids": bids(table.gems[table.character], straw_of(seen))}
        return "" if len(prompt.options) > 1 else "-none", facts

    def _ask_buy(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: MafiozooView = seen.table
        assert table.character is not None
        return "", {
            "price": money(price(seen)),
            "gives": self.gives(table.character),
            "money": money(table.players[seen.seat].money),
        }

    def _ask_union_gem(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        return "-slush" if UNION_NONE in prompt.options else "", {}

    def _ask_top_up(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        return "", {"most": len(prompt.options) - 1}

    def _ask_place_thugs(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        tokens = seen.table.players[seen.seat].favours
        if not prompt.draft:
            return "", {"favours": favours(tokens)}
        number = prompt.draft[0] - THUG
        chosen = [action - SPEND for action in prompt.draft[1:]]
        slot = payment(tokens, self.cost(number), chosen).slot
        return "-pay", {"place": place(number), "slot": a_favour(slot)}

    def _ask_keep_favour(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        return "", {"favours": favours(seen.table.players[seen.seat].favours)}

    # --- answers ---

    def action(self, seen: SeatView, action: int) -> Phrase:
        """An answer as the one who may give it reads it."""
        verb = ACTIONS[action].verb
        if action == UNION_NONE:
            return Phrase("action-union-nobody")
        table: MafiozooView = seen.table
        draft = seen.prompt.draft if seen.prompt else ()
        params: dict[str, Part]
        match verb:
            case "card":
                params = {"card": card(action)}
            case "recover":
                params = {"gems": action - RECOVER}
            case "bribe":
                params = {"the": the(action - BRIBE)}
            case "more":
                params = {"the": the(path_of(draft[1:])[-1])}
            case "go":
                params = {"to": to(action - GO)}
            case "done":
                params = {"ask": seen.asking}
            case "use":
                params = self._use(table, action)
            case "docks":
                gems = action - DOCK
                params = {"gems": gems, "money": self._content.rackets.docks_items - gems}
            case "agenda":
                token = table.agenda[action - AGENDA]
                assert token is not None
                params = {"district": district(token)}
            case "inform":
                reserve = action < INFORM_SLUSH
                params = {"source": "reserve" if reserve else "slush"}
                params["gems"] = 1 if reserve else action - INFORM_SLUSH + 1
            case "pay":
                params = {"price": money(price(seen))}
            case "union":
                params = {"the": the(action - UNION)}
            case "top_up":
                params = {"gems": action - TOP_UP}
            case "thug":
                number = action - THUG
                cost = Row(tuple(map(favour, self.cost(number))), " + ")
                params = {"place": place(number), "cost": cost}
                params["amount"] = self.points(number)
            case "spend":
                params = {"favour": a_favour(action - SPEND)}
            case "keep":
                params = {"favour": a_favour(action - KEEP)}
            case _:
                params = {}
        return Phrase(f"action-{verb}", params)

    def _use(self, table: MafiozooView, action: int) -> dict[str, Part]:
        """MZ-5.19 to 5.21: the prison alone chooses its character."""
        bonus = BONUSES[action]
        who = table.godfather if bonus.character is None else bonus.character
        assert who is not None
        return {"place": place(bonus.place), "the": the(who)}

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        for key in ("character", "here"):
            if key in refused.params:
                params[key] = Phrase(f"character-the-{refused.params[key]}")
        if "card" in refused.params:
            params["card"] = Phrase(f"card-{refused.params['card']}")
        if "place" in refused.params:
            params["place"] = Phrase(f"place-{refused.params['place']}")
            params["at"] = Phrase(f"place-at-{refused.params['place']}")
        return Phrase(refused.reason, params)

    # --- events ---

    def own_event(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        if event.kind == "deal" and "cards" not in data:
            return None  # that everybody draws goes without saying
        if event.kind == "dropped" and "card" not in data:
            return None  # likewise, that last cards are discarded
        if event.kind == "window":
            return None  # the question says it; up to twelve lines a round would say nothing more
        params: dict[str, Part] = {
            key: value
            for key, value in data.items()
            if type(value) in (str, int)  # a truth value is no part of a phrase
        }
        if "character" in data:
            params |= {"character": character(data["character"]), "the": the(data["character"])}
        if "place" in data:
            params |= {"place": place(data["place"]), "at": at(data["place"])}
        if "favour" in data:
            params["favour"] = a_favour(data["favour"])
        if "district" in data:
            params["district"] = district(data["district"])
        if "card" in data:
            params["card"] = card(data["card"])
        if "money" in data and event.kind != "docks":
            params["money"] = money(data["money"])
        special = getattr(self, f"_event_{event.kind}", None)
        if special is not None:
            params |= special(data)
        return Phrase(f"event-{event.kind}", params, who=data.get("seat", data.get("first")))

    def _event_deal(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"cards": Row(tuple(map(card, data["cards"])))}

    def _event_blind(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"known": yes("district" in data)}

    def _event_recover(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"secret": yes(data["secret"])}

    def _event_bribe(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"secret": yes(data["card"] == SECRET), "path": path(data["path"], data["counts"])}

    def _event_payments(self, data: dict[str, Any]) -> dict[str, Part]:
        answers = [
            Phrase("event-payments-pays", {"price": money(price)}, who=seat)
            for seat, price in zip(data["paying"], data["prices"], strict=True)
        ]
        answers += [Phrase("event-payments-declines", who=seat) for seat in data["declined"]]
        return {"answers": Row(tuple(answers))}

    def _event_thug(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"tokens": paid(data["tokens"])}

    def _event_flip(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"characters": Row(tuple(map(character, data["characters"])))}

    def _event_end(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"counts": of_each(enumerate(map(self._count, data["counts"])))}

    def _count(self, count: dict[str, Any]) -> Phrase:
        hidden = ("judges", "informants", "favours", "gems", "money")
        held = sum(count["open"]) + count["blanks"] + sum(count[kind] for kind in hidden)
        tokens = held * self._content.scoring.token
        majorities = count["total"] - count["places"] - count["sets"] - tokens
        return Phrase(
            "event-end-count",
            {
                "amount": count["total"],
                "places": count["places"],
                "tokens": tokens,
                "sets": count["sets"],
                "majorities": majorities,
            },
        )

    def _event_settle(self, data: dict[str, Any]) -> dict[str, Part]:
        gems, straw = data["gems"], data["straw"]
        players = [seat for seat in bidders(gems, ()) if seat != straw]
        lead = lead_of(data)
        told = {*leaders(gems), data["second"]}
        if lead.say == "settle-able":
            told |= {*data["served"]}
        able = [seat for seat in data["served"] if seat not in told]
        payers = data["payers"]
        poor = [
            seat
            for seat in players
            if data["motive"] == "pay" and seat not in (*data["served"], *payers)
        ]
        back = [seat for seat in players if seat not in data["spent"]]
        return {
            "number": data["character"] + 1,
            "face": Phrase(
                f"face-{data['motive']}", {"amount": data["amount"], "gems": data["amount"]}
            ),
            "godfather": yes(data["godfather"]),
            "bids": bids(gems, straw),
            "lead": lead,
            "second": about("settle-second", [s for s in [data["second"]] if s != NOBODY]),
            "able": about("settle-able-too", able),
            "payers": about("settle-payer" if len(payers) == 1 else "settle-payers", payers),
            "poor": about("settle-poor", poor),
            "back": about("settle-back-rest" if data["spent"] else "settle-back-all", back),
        }


def about(message: str, seats: Sequence[int]) -> Part:
    """A sentence about some players, where there are any."""
    if not seats:
        return NOTHING
    return Phrase(message, {"names": all_names(seats)}, who=seats[0])


def leaders(gems: Sequence[int]) -> list[int]:
    return [colour for colour, count in enumerate(gems) if count == max(gems)]


def lead_of(data: dict[str, Any]) -> Phrase:
    """MZ-6.8 to 6.20: what the lead, or a tie for it, comes to."""
    free = yes(data["motive"] == "pay")
    ahead, straw = leaders(data["gems"]), data["straw"]
    if bidders(data["gems"], ()) == (straw,):
        return Phrase("settle-straw-alone")
    if data["motive"] == "means" and not data["godfather"]:
        if data["served"]:
            return Phrase("settle-able", {"names": all_names(data["served"])})
        return Phrase("settle-unable")
    if ahead == [straw]:
        return Phrase("settle-straw", {"free": free, "second": yes(data["second"] != NOBODY)})
    if len(ahead) == 1:
        token = yes(data["token"] != NOBODY)
        params: dict[str, Part] = {"free": free, "token": token, "gems": max(data["gems"])}
        return Phrase("settle-lead", params, who=ahead[0])
    if not data["godfather"]:
        return Phrase("settle-tie", {"free": free})
    names = all_names([seat for seat in ahead if seat != straw])
    return Phrase("settle-tie-straw" if straw in ahead else "settle-tie-served", {"names": names})


def straw_of(seen: SeatView) -> int:
    """The straw man's colour, if he sits in."""
    return seen.players if len(seen.table.reserve) > seen.players else NOBODY


def price(seen: SeatView) -> int:
    """What the favour for sale costs the one who is asked."""
    on = seen.table.settling
    cost: int = on.prices[on.payers.index(seen.seat)]
    return cost
