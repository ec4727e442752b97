"""Who may trade what, what a trade does, and the offers of stepped play (section 16)."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from tests.games.cosa_nostra.oracle.cards import BUSINESSES, GANGSTERS
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Choices,
    Path,
    Tree,
    Walk,
    ask,
    hear,
    hear_more,
)
from tests.games.cosa_nostra.oracle.ledger import Ledger

Item = tuple[str, int]
AMOUNTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)
TEMPLATES = (
    *("rent", "let", "swap_use", "buy_business", "sell_business", "swap_business"),
    *("buy_gangster", "sell_gangster", "demand", "give"),
)


# --- whatever the mode ---


def tradable(table: Ledger, seat: int, gangster: int) -> bool:
    """CN-16.2, 16.16."""
    man = table.men.get(gangster)
    return (
        man is not None
        and man.boss == seat
        and man.task != "job"
        and not (man.task == "none" and man.moved and table.planning)
    )


def holds(table: Ledger, seat: int, item: Item) -> bool:
    what, which = item
    if what == "cash":
        return 0 < which <= table.cash[seat]
    if what == "business":
        return table.owner.get(which) == seat
    return what == "gangster" and tradable(table, seat, which)


def possible(table: Ledger, maker: int, taker: int, gives: list[Item], wants: list[Item]) -> bool:
    """CN-16.5, 16.7, 16.15."""
    items = [*gives, *wants]
    solid = [item for item in items if item[0] != "marker"]
    if not items or len(set(solid)) < len(solid) or sum(what == "cash" for what, _ in items) > 1:
        return False
    for seat, side in ((maker, gives), (taker, wants)):
        if not all(holds(table, seat, item) for item in side if item[0] != "marker"):
            return False
    after = dict(table.owner)
    after.update({card: taker for what, card in gives if what == "business"})
    after.update({card: maker for what, card in wants if what == "business"})
    for granter, user, side in ((maker, taker, gives), (taker, maker, wants)):
        grants = [card for what, card in side if what == "marker"]
        for card in grants:
            mine = after.get(card) == granter and card not in table.closed
            if not mine and card not in table.purchases(granter):
                return False
        # His own marker on what he gets comes back to him.
        got = [card for what, card in side if what == "business"]
        back = sum(owner == user and card in got for owner, card in table.markers)
        if len(grants) > table.free_markers(user) + back:
            return False
    return True


def carry_out(table: Ledger, maker: int, taker: int, gives: list[Item], wants: list[Item]) -> None:
    for kind in ("cash", "business", "gangster", "marker"):
        for giver, getter, side in ((maker, taker, gives), (taker, maker, wants)):
            for what, which in side:
                if what == kind:
                    move(table, giver, getter, what, which)


def move(table: Ledger, giver: int, getter: int, what: str, which: int) -> None:
    if what == "cash":
        table.cash[giver] -= which
        table.cash[getter] += which
    elif what == "business":
        table.acquire(which, getter)
    elif what == "gangster":
        man = table.men[which]
        table.crews[giver].remove(which)
        table.crews[getter].append(which)
        man.boss = getter
        man.moved = man.moved or (table.planning and man.task == "none")
    else:
        table.markers.append((getter, which))


# --- stepped play ---


def item_of(step: str) -> Item:
    word, name = step.split()
    if word == "business":
        return "business", BUSINESSES.index(name)
    if word == "gangster":
        return "gangster", GANGSTERS.index(name)
    return word, int(name)


def of_template(path: Path) -> tuple[int, list[Item], list[Item]]:
    """Partner, what is given and what is wanted."""
    template = path[0].split()[1]
    partner = int(path[1].split()[1])
    items = [item_of(step) for step in path[2:]]
    cash = [("cash", n) for what, n in items if what == "amount" and n]
    cards = [item for item in items if item[0] != "amount"]
    if "use" in template or template in ("rent", "let"):
        cards = [("marker", card) for _, card in cards]
    if template in ("rent", "buy_business", "buy_gangster", "give"):
        return partner, cash, cards
    if template in ("swap_use", "swap_business"):
        return partner, cards[:1], cards[1:]
    return partner, cards, cash


def lists_of(table: Ledger, template: str, maker: int, partner: int) -> list[list[str]]:
    """The lists of choices after the partner; whatever is chosen, each leaves the others as they
    are."""

    def amounts(payer: int, least: int = 0) -> list[str]:
        return [f"amount {n}" for n in AMOUNTS if least <= n <= table.cash[payer]]

    def uses(of: int, by: int) -> list[str]:
        free = table.free_markers(by) > 0
        return [f"business {BUSINESSES[card]}" for card in table.lendable(of) if free]

    def businesses(of: int) -> list[str]:
        return [f"business {BUSINESSES[card]}" for card in table.owned(of)]

    def gangsters(of: int) -> list[str]:
        return [f"gangster {GANGSTERS[g]}" for g in table.crews[of] if tradable(table, of, g)]

    return {
        "rent": lambda: [uses(partner, maker), amounts(maker)],
        "let": lambda: [uses(maker, partner), amounts(partner)],
        "swap_use": lambda: [uses(maker, partner), uses(partner, maker)],
        "buy_business": lambda: [businesses(partner), amounts(maker)],
        "sell_business": lambda: [businesses(maker), amounts(partner)],
        "swap_business": lambda: [businesses(maker), businesses(partner)],
        "buy_gangster": lambda: [gangsters(partner), amounts(maker)],
        "sell_gangster": lambda: [gangsters(maker), amounts(partner)],
        "demand": lambda: [amounts(partner, 1)],
        "give": lambda: [amounts(maker, 1)],
    }[template]()


class Looks(Protocol):
    """CN-12.2: what may be looked at out of turn."""

    def lawyers_now(self, seat: int) -> set[str]: ...
    def play_tree(self, seat: int, path: Path) -> Choices: ...
    def play(self, seat: int, path: Path) -> Walk: ...


def offer_tree(table: Ledger, seat: int, partners: list[int], mode: str, looks: Looks) -> Tree:
    @cache
    def lists(template: str, partner: int) -> list[list[str]]:
        return lists_of(table, template, seat, partner)

    def completes(template: str, partner: int) -> bool:
        return all(lists(template, partner))

    def choices(path: Path) -> Choices:
        if not path:
            first = {"none"} | {f"take_back {BUSINESSES[card]}" for card in table.marked_by(seat)}
            first |= looks.lawyers_now(seat)
            if mode == "templates":
                first |= {
                    f"offer {each}"
                    for each in TEMPLATES
                    if any(completes(each, partner) for partner in partners)
                }
            return first, True
        if path[0].startswith("business"):
            return looks.play_tree(seat, path)
        if not path[0].startswith("offer"):
            return END
        template = path[0].split()[1]
        if len(path) == 1:
            return {f"player {each}" for each in partners if completes(template, each)}, False
        following = lists(template, int(path[1].split()[1]))[len(path) - 2 :]
        return (set(following[0]), False) if following else END

    return choices


def negotiate(
    table: Ledger, seats: list[int], partners: dict[int, list[int]], mode: str, looks: Looks
) -> Walk:
    """CN-16.11, 16.14: each may make one offer, which may be countered once."""
    for seat in seats:
        while True:
            path: Path = yield from ask(
                "make_offer", seat, offer_tree(table, seat, partners[seat], mode, looks)
            )
            if path[0].startswith("business"):
                yield from looks.play(seat, path)
                continue
            if not path[0].startswith("take_back"):
                break
            card = BUSINESSES.index(path[0].split()[1])
            yield from hear("marker_taken_back", seat=seat, business=card)
            table.markers.remove((seat, card))
        if path != ["none"]:
            yield from propose(table, seat, path)


def propose(table: Ledger, seat: int, path: Path) -> Walk:
    partner, gives, wants = of_template(path)
    assert possible(table, seat, partner, gives, wants), path
    yield from offered(seat, partner, gives, wants)
    answer: Path = yield from ask("answer_offer", partner, answer_tree(table, seat, partner, path))
    if answer[0].startswith("amount"):
        counter = [*path[:-1], answer[0]]
        _, gives, wants = of_template(counter)
        yield from offered(partner, seat, wants, gives)
        reply: Path = yield from ask("answer_offer", seat, one_of_two)
        yield from settle(table, partner, seat, wants, gives, reply)
    else:
        yield from settle(table, seat, partner, gives, wants, answer)


def offered(maker: int, to: int, gives: list[Item], wants: list[Item]) -> Walk:
    heard = yield from hear_more("offer_made", (maker, to), maker=maker)
    assert [tuple(item) for item in heard["gives"]] == gives
    assert [tuple(item) for item in heard["wants"]] == wants


def settle(
    table: Ledger, maker: int, taker: int, gives: list[Item], wants: list[Item], answer: Path
) -> Walk:
    if answer == ["accept_offer"]:
        yield from hear_more("trade", (maker, taker), maker=maker, taker=taker)
        carry_out(table, maker, taker, gives, wants)
    else:
        yield from hear_more("offer_declined", (maker, taker), maker=maker)


def one_of_two(path: Path) -> Choices:
    return END if path else ({"accept_offer", "decline_offer"}, False)


def answer_tree(table: Ledger, maker: int, taker: int, path: Path) -> Tree:
    amounts = lists_of(table, path[0].split()[1], maker, taker)[-1]
    other = {each for each in amounts if each.startswith("amount")} - {path[-1]}

    def choices(answer: Path) -> Choices:
        return END if answer else ({"accept_offer", "decline_offer"} | other, False)

    return choices
