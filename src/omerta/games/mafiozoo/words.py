"""Mafiozoo in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import (
    ANY,
    CARD_IDS,
    CHARACTER_IDS,
    CONTENT,
    DEVELOPER,
    DISTRICT_IDS,
    FAVOUR_IDS,
    PLACE_IDS,
    SECRET,
    Content,
)
from omerta.games.mafiozoo.outlook import MafiozooOutlook
from omerta.games.mafiozoo.rules_corruption import gems_laid, path_of, where_it_goes
from omerta.games.mafiozoo.rules_influence import payment
from omerta.games.mafiozoo.scoring import Count
from omerta.games.mafiozoo.settling import Verdict, bidders
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
from omerta.kernel.events import Happening, SeenEvent
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
    laid = gems_laid(draft[1:])
    return path(laid, laid.values())


# What a character's favour may bring, told in the line of its settlement.
_SERVED = (
    *("favour", "banker", "union", "producer", "top_up"),
    *("district", "refill", "blind", "draw_corruption", "draw_informant"),
)


class Words(GameWords):
    """Phrases for whoever reads, with the numbers of the table's own content."""

    runs: ClassVar = {
        events.StrawMan: ("gems",),
        events.RacketMoney: ("seat",),
        events.RacketGems: ("seat",),
    }
    goes_on: ClassVar = {
        "payments": ("settle",),
        **dict.fromkeys(_SERVED, ("settle", "payments", *_SERVED)),
    }

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
        variant, facts = self._asked(seen, prompt)
        return Phrase(f"ask-{prompt.kind}{variant}", params | facts)

    def _asked(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        """How the question is put, and what it tells."""
        table: MafiozooView = seen.table
        match prompt.kind:
            case "mix":
                return "", {"items": self._content.rackets.docks_items}
            case "choose_district":
                sources = {FAVOUR_PHASE: "favour", INFLUENCE: "exchange"}
                source = sources.get(table.phase, "revenue")
                several = source == "favour" and table.character == DEVELOPER
                count = self._content.favours.developer_districts if several else 1
                return "", {"source": source, "count": count}
            case "play_card":
                return self._ask_play_card(seen, prompt)
            case "last_bonus":
                assert table.godfather is not None
                return "", {"the": the(table.godfather)}
            case "inform":
                assert table.character is not None
                offers = bids(table.gems[table.character], straw_of(seen))
                return "" if len(prompt.options) > 1 else "-none", {"bids": offers}
            case "buy":
                return self._ask_buy(seen)
            case "union_gem":
                return "-slush" if UNION_NONE in prompt.options else "", {}
            case "top_up":
                return "", {"most": len(prompt.options) - 1}
            case "place_thugs":
                return self._ask_place_thugs(seen, prompt)
            case "keep_favour":
                return "", {}
        raise ValueError(prompt.kind)

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
        targeted, secret = table.players[seat].lays
        limit = secret if draft[0] == SECRET else targeted
        return min(limit, table.slush[seat]) - (len(draft) - 1)

    def _ask_buy(self, seen: SeatView) -> tuple[str, dict[str, Part]]:
        table: MafiozooView = seen.table
        assert table.character is not None
        return "", {
            "price": money(price(seen)),
            "gives": self.gives(table.character),
            "money": money(table.players[seen.seat].money),
        }

    def _ask_place_thugs(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        tokens = seen.table.players[seen.seat].favours
        if not prompt.draft:
            return "", {"favours": sum(tokens)}
        number = prompt.draft[0] - THUG
        chosen = [action - SPEND for action in prompt.draft[1:]]
        slot = payment(tokens, self.cost(number), chosen).slot
        return "-pay", {"place": place(number), "slot": a_favour(slot)}

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
        assert table.godfather is not None
        number, who = where_it_goes(action, table.godfather)
        return {"place": place(number), "the": the(who)}

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
        what: Any = event.data
        match what:
            case events.Window():
                return None  # the question says it; up to twelve lines a round would say no more
            case events.Deal(cards=None) | events.Dropped(card=None):
                return None  # that everybody draws, and lays away a last card, goes without saying
            case events.Round():
                return told(what, what.first, round=what.round, rounds=what.rounds)
            case events.Godfather():
                return told(what, the=the(what.character), money=money(what.money))
            case events.StrawMan() | events.RacketMoney() | events.RacketGems():
                return self.run([what])
            case events.Deal(seat=seat, count=count, cards=tuple(cards)):
                return told(what, seat, count=count, cards=Row(tuple(map(card, cards))))
            case events.Docks():
                return told(what, what.seat, money=what.money, gems=what.gems)
            case events.DrawCorruption() | events.DrawInformant() | events.Dropped():
                return told(what, what.seat, **known_card(what.card))
            case events.District():
                return told(what, what.seat, district=district(what.district))
            case events.Refill():
                return told(what, district=district(what.district))
            case events.Blind(seat=seat, district=int(kind)):
                return told(what, seat, known="yes", district=district(kind))
            case events.Blind(seat=seat):
                return told(what, seat, known="no")
            case events.Recover():
                facts = {"secret": yes(what.secret), "gems": what.gems, **known_card(what.card)}
                return told(what, what.seat, **facts)
            case events.Bribe():
                secret = yes(what.card == SECRET)
                return told(what, what.seat, secret=secret, path=path(what.path, what.counts))
            case events.Placed():
                where = {"place": place(what.place), "the": the(what.character)}
                return told(what, what.seat, source=what.source, **where)
            case events.Inform():
                add = {"source": what.source, "gems": what.gems}
                return told(what, what.seat, the=the(what.character), **add)
            case events.Settle():
                return self._settled(what)
            case events.Payments():
                return told(what, character=character(what.character), answers=payments(what))
            case events.Favour():
                gets = a_favour(what.favour)
                return told(what, what.seat, character=character(what.character), favour=gets)
            case events.Banker():
                return told(what, what.seat, money=money(what.money))
            case events.Union():
                return told(what, what.seat, the=the(what.character), source=what.source)
            case events.Producer():
                return told(what, what.seat, slush=what.slush, gems=what.gems)
            case events.TopUp():
                return told(what, what.seat, gems=what.gems)
            case events.Thug():
                return told(what, what.seat, at=at(what.place), tokens=paid(what.tokens))
            case events.Keep():
                kept = a_favour(what.favour)
                return told(what, what.seat, favour=kept, exchanged=what.exchanged)
            case events.Flip():
                return told(what, characters=Row(tuple(map(character, what.characters))))
            case events.End():
                return told(what, counts=of_each(enumerate(map(counted, what.counts))))
            case events.Blank():
                return told(what, what.seat)
        return told(what)  # that a phase begins, or a pile is shuffled

    def run(self, whats: Sequence[Any]) -> Phrase:
        """What the straw man lays, or what the rackets of a seat bring."""
        what = whats[0]
        if isinstance(what, events.StrawMan):
            characters = Row(tuple([the(each.character) for each in whats]), "and")
            each = yes(len(whats) > 1)
            return told(what, the=characters, gems=what.gems, each=each)
        places = Row(tuple([place(each.place) for each in whats]))
        if isinstance(what, events.RacketMoney):
            brought: dict[str, Part] = {"money": money(sum(each.money for each in whats))}
        else:
            brought = {"gems": sum(each.gems for each in whats)}
        return told(what, what.seat, place=places, **brought)

    def _settled(self, what: events.Settle) -> Phrase:
        players = [seat for seat in bidders(what.gems, ()) if seat != what.straw]
        lead = lead_of(what)
        named = {*leaders(what.gems), what.second}
        if lead.say == "settle-able":
            named |= {*what.served}
        able = [seat for seat in what.served if seat not in named]
        poor = [
            seat
            for seat in players
            if what.motive == "pay" and seat not in (*what.served, *what.payers)
        ]
        back = [seat for seat in players if seat not in what.spent]
        second = [] if what.second == NOBODY else [what.second]
        return told(
            what,
            number=what.character + 1,
            character=character(what.character),
            face=Phrase(f"face-{what.motive}", {"amount": what.amount, "gems": what.amount}),
            godfather=yes(what.godfather),
            bids=bids(what.gems, what.straw),
            lead=lead,
            second=about("settle-second", second),
            able=about("settle-able-too", able),
            payers=about("settle-payer" if len(what.payers) == 1 else "settle-payers", what.payers),
            poor=about("settle-poor", poor),
            back=about("settle-back-rest" if what.spent else "settle-back-all", back),
        )

    # --- what would come of an answer ---

    def outlook(self, seen: SeatView, outlook: Any) -> tuple[Phrase, ...]:
        """What the gems it lays would come to, and where a thug would lead."""
        would: MafiozooOutlook = outlook
        said: list[Phrase] = []
        for laid in would.laid:
            first, *others = self._verdict(seen, laid.character, laid.comes_to, laid.gems)
            said.append(
                Phrase("table-ask-now", {"character": character(laid.character), "verdict": first})
            )
            said += others
        if would.opens:
            said.append(
                Phrase("table-place-opens", {"places": Row(tuple(map(place, would.opens)), "and")})
            )
        return tuple(said)

    def _verdict(self, seen: SeatView, who: int, verdict: Verdict, more: int) -> list[Phrase]:
        """What a character would come to with so many gems more, sentence by sentence."""
        table: MafiozooView = seen.table
        mine = seen.seat in verdict.may_pay
        said: list[Phrase] = []
        for sentence in verdict.says:
            params: dict[str, Part] = {
                "gives": self.gives(who),
                "names": all_names(verdict.may_pay if sentence == "pay" else verdict.served),
                "means": self._content.characters[who].amount,
                "gems": sum(table.gems[who]) + more,
            }
            if sentence == "pay":
                params["you"] = yes(mine)
                params["price"] = money(table.players[seen.seat].prices[who]) if mine else NOTHING
            subject = verdict.second if "second" in sentence else verdict.leader
            about_one = 0 <= subject < seen.players and sentence != "pay"
            say = f"table-verdict-{sentence}"
            said.append(Phrase(say, params, who=subject if about_one else None))
        return said


def told(what: Happening, who: int | None = None, /, **params: Part) -> Phrase:
    return Phrase(f"event-{what.kind}", params, who=who)


def known_card(number: int | None) -> dict[str, Part]:
    return {} if number is None else {"card": card(number)}


def payments(what: events.Payments) -> Row:
    answers = [
        Phrase("event-payments-pays", {"price": money(price)}, who=seat)
        for seat, price in zip(what.paying, what.prices, strict=True)
    ]
    answers += [Phrase("event-payments-declines", who=seat) for seat in what.declined]
    return Row(tuple(answers))


def counted(count: Count) -> Phrase:
    return Phrase(
        "event-end-count",
        {
            "amount": count.total,
            "places": count.places,
            "tokens": count.open_points + count.hidden_points,
            "sets": count.sets,
            "majorities": count.majority_points,
        },
    )


def about(message: str, seats: Sequence[int]) -> Part:
    """A sentence about some players, where there are any."""
    if not seats:
        return NOTHING
    return Phrase(message, {"names": all_names(seats)}, who=seats[0])


def leaders(gems: Sequence[int]) -> list[int]:
    return [colour for colour, count in enumerate(gems) if count == max(gems)]


def lead_of(what: events.Settle) -> Phrase:
    """MZ-6.8 to 6.20: what the lead, or a tie for it, comes to."""
    free = yes(what.motive == "pay")
    ahead, straw = leaders(what.gems), what.straw
    if bidders(what.gems, ()) == (straw,):
        return Phrase("settle-straw-alone")
    if what.motive == "means" and not what.godfather:
        if what.served:
            return Phrase("settle-able", {"names": all_names(what.served)})
        return Phrase("settle-unable")
    if ahead == [straw]:
        return Phrase("settle-straw", {"free": free, "second": yes(what.second != NOBODY)})
    if len(ahead) == 1:
        token = yes(what.token != NOBODY)
        params: dict[str, Part] = {"free": free, "token": token, "gems": max(what.gems)}
        return Phrase("settle-lead", params, who=ahead[0])
    if not what.godfather:
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
