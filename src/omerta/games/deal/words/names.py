"""Deal in words: the names of things, and parts of sentences made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from omerta.games.deal.content import (
    CLAN_IDS,
    CONTENT,
    EACH_PROFILE,
    EVENT_IDS,
    KRA,
    PROFILE_IDS,
    REGION_IDS,
    SPECIAL,
    TERRITORY,
    TERRITORY_IDS,
    WEAPON_IDS,
    Board,
    Content,
    Objective,
)
from omerta.games.deal.rules_strike import needed_force
from omerta.games.deal.state import BOSS, DRUG, LIEUTENANT, NOTHING, SOLDIER
from omerta.games.deal.tradables import ends_of
from omerta.games.words import Words as GameWords
from omerta.kernel.state import Item
from omerta.text.phrases import Part, Phrase, Row

NONE_OF_THEM = "no"  # a part of a sentence that the message itself leaves out


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def number(millions: float) -> Part:
    """A number that may end in a half."""
    whole = int(millions)
    return whole if millions == whole else Phrase("and-a-half", {"whole": whole})


def money(halves: int) -> Phrase:
    return Phrase("money", {"amount": number(halves / 2)})


# --- by number ---


def clan(which: int) -> Phrase:
    return Phrase(f"clan-{CLAN_IDS[which]}")


def short_clan(which: int) -> Phrase:
    return Phrase(f"clan-short-{CLAN_IDS[which]}")


def of_clan(which: int) -> Phrase:
    return Phrase(f"clan-of-{CLAN_IDS[which]}")


def territory(place: int) -> Phrase:
    return Phrase(f"territory-{TERRITORY_IDS[place]}")


def territories(places: Iterable[int]) -> Row:
    return Row(tuple(map(territory, places)), "and")


def region(which: int) -> Phrase:
    return Phrase(f"region-{REGION_IDS[which]}")


def weapon(card: int) -> Phrase:
    return Phrase(f"weapon-{WEAPON_IDS[card]}")


def a_weapon(card: int) -> Phrase:
    return Phrase(f"weapon-a-{WEAPON_IDS[card]}")


def weapons(cards: Sequence[int]) -> Row:
    """Several of a kind counted."""
    return Row(
        tuple(
            Phrase("several", {"count": cards.count(card), "what": weapon(card)})
            for card in sorted(set(cards))
        )
    )


def card_name(event: int) -> Phrase:
    return Phrase(f"card-{EVENT_IDS[event]}")


def profile(which: int) -> Phrase:
    return Phrase(f"profile-{PROFILE_IDS[which]}")


def way(start: int, end: int) -> Phrase:
    """Of a drug, from one territory to the next."""
    return Phrase("way", {"start": territory(start), "end": territory(end)})


# --- pieces ---

_PIECES = {SOLDIER: "soldiers", LIEUTENANT: "lieutenants", DRUG: "drugs"}


def some(what: int, count: int) -> Phrase:
    """So many pieces of a kind that moves."""
    if what == BOSS:
        return Phrase("the-boss")
    return Phrase(_PIECES[what], {"count": count})


def pieces(soldiers: int = 0, lieutenants: int = 0, boss: bool = False, drugs: int = 0) -> Row:
    """Those there are, in words."""
    counts = ((SOLDIER, soldiers), (LIEUTENANT, lieutenants), (BOSS, int(boss)), (DRUG, drugs))
    return Row(tuple([some(what, count) for what, count in counts if count]), "and")


# From, what, how many, to.
Move = Sequence[int]


def orders(moves: Sequence[Move], hostile: int = NOTHING) -> Phrase:
    """The moves of an order: destination by destination, for each from where comes what."""
    *others, last = [
        Phrase("order-to", {"place": territory(to), "hostile": yes(to == hostile), "who": who})
        for to, who in _by_destination(moves)
    ]
    said = last
    for each in reversed(others):
        said = Phrase("then", {"first": each, "rest": said})
    return said


def _by_destination(moves: Sequence[Move]) -> Iterator[tuple[int, Row]]:
    for to in dict.fromkeys(move[3] for move in moves):
        coming = [move for move in moves if move[3] == to]
        groups = [
            Phrase("from-there", {"what": _together(coming, start), "place": territory(start)})
            for start in dict.fromkeys(move[0] for move in coming)
        ]
        yield to, Row(tuple(groups))


def _together(moves: Sequence[Move], start: int) -> Row:
    counts = [
        sum(count for begin, kind, count, _ in moves if (begin, kind) == (start, what))
        for what in (SOLDIER, LIEUTENANT, BOSS, DRUG)
    ]
    soldiers, lieutenants, boss, drugs = counts
    return pieces(soldiers, lieutenants, bool(boss), drugs)


class Names(GameWords):
    """What depends on the table's own content: amounts, values, points."""

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or CONTENT
        self.board: Board = self.content.board()

    # --- clans ---

    def power_text(self, which: int) -> Phrase:
        params: dict[str, Part] = {"number": self.board.ninkyo}
        if which == KRA:
            params |= {"boss": self.board.boss[KRA], "usual": self.content.troops.boss}
        return Phrase(f"power-text-{CLAN_IDS[which]}", params)

    def special_text(self, which: int) -> Phrase:
        """What a clan's special weapon does for it."""
        return Phrase(f"weapon-text-S-{CLAN_IDS[which]}", {"number": self.board.special})

    # --- cards ---

    def weapon_line(self, card: int, own_clan: int, force: int | None = None) -> Phrase:
        """A weapon with its numbers: for its own clan with its rule, and in a fight, by troops of
        this value, whether it is too heavy for them."""
        board = self.board
        facts: list[Part] = [
            Phrase("damage", {"damage": board.damage[card]}),
            Phrase("need", {"need": board.need[card]}),
        ]
        if card == SPECIAL + own_clan:
            facts.append(Phrase("for-you", {"what": self.special_text(own_clan)}))
        if force is not None and needed_force(board, own_clan, card) > force:
            facts.append(Phrase("too-heavy"))
        return Phrase("weapon-line", {"weapon": weapon(card), "facts": Row(tuple(facts))})

    def card_text(self, event: int) -> Phrase:
        return Phrase(f"card-text-{EVENT_IDS[event]}", self._numbers(event))

    def card_short(self, event: int) -> Phrase:
        return Phrase(f"card-short-{EVENT_IDS[event]}", self._numbers(event))

    def _numbers(self, event: int) -> dict[str, Part]:
        """The amounts of a card."""
        board, market = self.board, self.content.market
        facts: dict[str, Part] = {
            "number": number(board.number[event]),
            "limit": number(board.limit[event]),
            "places": territories(board.event_places[event]),
        }
        prices = {"G15": market.shortage, "G16": market.glut}.get(EVENT_IDS[event])
        if prices is not None:
            names = ("first", "second", "further", "capital")
            facts |= dict(zip(names, map(number, prices), strict=True))
        return facts

    # --- profiles, targets ---

    def objective(self, which: int, *, short: bool = False) -> Phrase:
        """An objective by its number: five to a profile."""
        each = self._objective(which)
        facts: dict[str, Part] = {"number": number(each.number)}
        if each.what == "straits":
            facts["places"] = territories(
                [TERRITORY[place] for place in self.content.straits.territories]
            )
        return Phrase(f"goal-short-{each.what}" if short else f"goal-{each.what}", facts)

    def _objective(self, which: int) -> Objective:
        profile, place = divmod(which, EACH_PROFILE)
        return self.content.profiles[profile].objectives[place]

    def target(self, which: int, own_clan: int) -> Phrase:
        """What a target card says to its owner."""
        if which == own_clan:
            return Phrase("target-text-own", {"points": self.board.own_target})
        return Phrase("target-text", {"of": of_clan(which), "points": self.board.target})

    # --- things in offers ---

    def payment(self, amount: int) -> Phrase:
        return money(amount)

    def item(self, item: Item) -> Phrase:
        return self._counted(item, 1)

    def _counted(self, item: Item, count: int) -> Phrase:
        what, which = item
        facts: dict[str, Part] = {"count": count}
        if what == "money":
            return money(which)
        if what == "drug":
            return Phrase("item-drug", {**facts, "way": way(*ends_of(which))})
        if what == "any" or which == NOTHING:
            return Phrase("item-any" if what == "any" else "item-unseen", facts)
        several = Phrase("several", {**facts, "what": weapon(which)})
        card = a_weapon(which) if count == 1 else several
        return Phrase(f"item-{what}", {"card": card})
