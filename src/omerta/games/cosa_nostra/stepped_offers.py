"""La Cosa Nostra, CN-16.11, 16.14, 16.18 and 16.19: how bots, simulations and agents bargain.

At each point of negotiation a seat may take markers back and look, then make one offer:
one of a few templates, or with `stepped_offers = free` one built thing by thing.
"""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.cosa_nostra.areas import purchases
from omerta.games.cosa_nostra.rules_influence import is_play, looks_only, play, play_tree
from omerta.games.cosa_nostra.rules_trade import (
    LIVE_TRADE,
    grantable,
    own_markers,
    take_back,
    tradable,
)
from omerta.games.cosa_nostra.state import (
    AMOUNT,
    ANYONE_ACTION,
    BUSINESS,
    CASH_ITEM,
    COUNTER,
    GANGSTER,
    GIVE,
    LOOK_BY,
    MARKER_ITEM,
    MOST_AMOUNT,
    NO,
    PLAYER,
    PURCHASE,
    SEND,
    TAKE_BACK,
    TEMPLATE,
    TEMPLATES,
    WANT,
    WITHOUT,
    CosaNostra,
)
from omerta.kernel.offers import ANYONE, Bargain
from omerta.kernel.state import Item, Offer, others
from omerta.kernel.trees import END, Choices, Path, confirm, put

AMOUNTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)
MOST_ITEMS = 6
(
    RENT,
    LET,
    SWAP_USE,
    BUY_BUSINESS,
    SELL_BUSINESS,
    SWAP_BUSINESS,
    BUY_GANGSTER,
    SELL_GANGSTER,
    DEMAND,
    GIFT,
) = range(len(TEMPLATES))

# What each template has the two give: of the proposer, of his partner. An amount comes last.
CARDS: dict[int, tuple[str, str]] = {
    RENT: ("", "marker"),
    LET: ("marker", ""),
    SWAP_USE: ("marker", "marker"),
    BUY_BUSINESS: ("", "business"),
    SELL_BUSINESS: ("business", ""),
    SWAP_BUSINESS: ("business", "business"),
    BUY_GANGSTER: ("", "gangster"),
    SELL_GANGSTER: ("gangster", ""),
    DEMAND: ("", ""),
    GIFT: ("", ""),
}
PARTNER_PAYS = (LET, SELL_BUSINESS, SELL_GANGSTER, DEMAND)
NO_AMOUNT = (SWAP_USE, SWAP_BUSINESS)


# --- the first list ---


def offer_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        first = [TAKE_BACK + card for card in own_markers(s, seat)]
        first += looks_only(s, seat)
        if s.offers_mode == "templates":
            first += possible_templates(s, seat)
        elif s.offers_mode == "free":
            rivals = [PLAYER + other for other in bargainers(s, seat)]
            first += [each for each in (*rivals, ANYONE_ACTION) if free_tree(s, seat, (each,))[0]]
        return confirm([*first, NO])
    start = path[0]
    if start == NO or TAKE_BACK <= start < LOOK_BY:
        return END
    if TEMPLATE <= start < ANYONE_ACTION:
        return template_tree(s, seat, start - TEMPLATE, path[1:])
    if start == ANYONE_ACTION or start < GANGSTER:
        return free_tree(s, seat, path)
    return play_tree(s, seat, path, renewing=False)


def bargainers(s: CosaNostra, seat: int) -> list[int]:
    """CN-16.11: after a naming only the two it is between."""
    if s.announced:
        return [s.announced.victim if seat == s.actor else s.actor]
    return [*others(s.players, seat)]


def aside(s: CosaNostra, seat: int, path: Path) -> bool:
    """CN-16.14: markers taken back and looks come before the offer."""
    if TAKE_BACK <= path[0] < LOOK_BY:
        take_back(s, seat, path[0])
        return True
    if is_play(path[0]):
        play(s, seat, path)
        return True
    return False


# --- templates (CN-16.18) ---


def things(s: CosaNostra, seat: int, what: str) -> list[int]:
    """What he could put into an offer, as actions."""
    if what == "marker":
        active = [card for card in s.businesses(seat) if not s.closed[card]]
        return [BUSINESS + card for card in sorted([*active, *purchases(s, seat)])]
    if what == "business":
        return [BUSINESS + card for card in s.businesses(seat)]
    return [GANGSTER + gangster for gangster in sorted(s.crews[seat]) if tradable(s, gangster)]


# What a seat has to bargain with, as bits; a list of them all is put at every point.
_USE, _BUSINESS, _GANGSTER, _CASH, _MARKER = (1 << bit for bit in range(5))
# By template: what the proposer must have, and what his partner.
_NEEDED: dict[int, tuple[int, int]] = {
    RENT: (_MARKER, _USE),
    LET: (_USE, _MARKER),
    SWAP_USE: (_USE | _MARKER, _USE | _MARKER),
    BUY_BUSINESS: (0, _BUSINESS),
    SELL_BUSINESS: (_BUSINESS, 0),
    SWAP_BUSINESS: (_BUSINESS, _BUSINESS),
    BUY_GANGSTER: (0, _GANGSTER),
    SELL_GANGSTER: (_GANGSTER, 0),
    DEMAND: (0, _CASH),
    GIFT: (_CASH, 0),
}


def means(s: CosaNostra) -> list[int]:
    """By seat: what there is to bargain with, as far as everybody can tell."""
    found = [_CASH if cash else 0 for cash in s.cash]
    closed = s.closed
    for card, owner in enumerate(s.owners):
        if owner >= 0:
            found[owner] |= _BUSINESS if closed[card] else _BUSINESS | _USE
    placed = [0] * s.players
    for seat, _ in s.markers:
        placed[seat] += 1
    for seat, crew in enumerate(s.crews):
        if placed[seat] < s.board.markers:
            found[seat] |= _MARKER
        for gangster in crew:
            if s.task[gangster] == PURCHASE:
                found[seat] |= _USE | _GANGSTER
            elif not found[seat] & _GANGSTER and tradable(s, gangster):
                found[seat] |= _GANGSTER
    return found


def partners(s: CosaNostra, seat: int, template: int) -> list[int]:
    """With whom it could be carried out."""
    has = means(s)
    mine, theirs = _NEEDED[template]
    if has[seat] & mine != mine:
        return []
    return [other for other in bargainers(s, seat) if has[other] & theirs == theirs]


def possible_templates(s: CosaNostra, seat: int) -> list[int]:
    has = means(s)
    rivals = [has[other] for other in bargainers(s, seat)]
    return [
        TEMPLATE + template
        for template, (mine, theirs) in _NEEDED.items()
        if has[seat] & mine == mine and any(other & theirs == theirs for other in rivals)
    ]


def template_tree(s: CosaNostra, seat: int, template: int, path: Path) -> Choices:
    """Partner, cards, amount."""
    if not path:
        return put([PLAYER + other for other in partners(s, seat, template)])
    partner = path[0] - PLAYER
    wanted = [
        things(s, owner, what)
        for owner, what in zip((seat, partner), CARDS[template], strict=True)
        if what
    ]
    if len(path) <= len(wanted):
        return put(wanted[len(path) - 1])
    if len(path) == len(wanted) + 1 and template not in NO_AMOUNT:
        payer = partner if template in PARTNER_PAYS else seat
        return put(amounts(s, payer, least=int(template in (DEMAND, GIFT))))
    return END


def amounts(s: CosaNostra, payer: int, least: int = 0) -> list[int]:
    return [AMOUNT + amount for amount in AMOUNTS if least <= amount <= s.cash[payer]]


def read_template(seat: int, template: int, path: Path) -> Offer:
    partner, rest = path[0] - PLAYER, list(path[1:])
    sides: list[list[Item]] = [[], []]
    for side, what in zip(sides, CARDS[template], strict=True):
        if what:
            side.append((what, number(rest.pop(0))))
    if rest and rest[0] > AMOUNT:
        sides[template in PARTNER_PAYS].append(("cash", rest[0] - AMOUNT))
    return Offer(0, seat, partner, tuple(sides[0]), tuple(sides[1]))


def number(action: int) -> int:
    """Which gangster or Business an action names."""
    return action - BUSINESS if action >= BUSINESS else action - GANGSTER


def cards(items: tuple[Item, ...]) -> list[Item]:
    return [item for item in items if item[0] != "cash"]


def sum_of(offer: Offer) -> int:
    return sum(amount for what, amount in (*offer.gives, *offer.wants) if what == "cash")


def payer_of(offer: Offer, taker: int) -> int | None:
    """Who pays in an offer made by a template; None where cards go against cards."""
    if cards(offer.gives):
        return None if cards(offer.wants) else taker
    if cards(offer.wants):
        return offer.maker
    return taker if offer.wants else offer.maker  # a demand, or a gift


def template_counters(s: CosaNostra, seat: int, offer: Offer) -> list[int]:
    """The same with another amount."""
    payer = payer_of(offer, seat)
    if payer is None:
        return []
    only_cash = not cards(offer.gives) and not cards(offer.wants)
    return [
        action
        for action in amounts(s, payer, least=int(only_cash))
        if action != AMOUNT + sum_of(offer)
    ]


def read_template_counter(seat: int, offer: Offer, action: int) -> Offer:
    """From the receiver's side: what was wanted is given, and the amount is another."""
    gives, wants = cards(offer.wants), cards(offer.gives)
    if action > AMOUNT:
        pays = payer_of(offer, seat) == seat
        (gives if pays else wants).append(("cash", action - AMOUNT))
    return Offer(0, seat, offer.maker, tuple(gives), tuple(wants))


# --- free offers (CN-16.19) ---


class Draft:
    """An offer in the making, thing by thing: read from a path."""

    def __init__(self, to: int, gives: tuple[Item, ...] = (), wants: tuple[Item, ...] = ()) -> None:
        self.to = to
        self.gives, self.wants = gives, wants
        self.added = False
        self.sent = False
        self.open: Path = ()  # the choices of a thing that is not complete

    def read(self, path: Path) -> Draft:
        for action in path:
            self._take(action)
        return self

    def _take(self, action: int) -> None:
        if action == SEND:
            self.sent = True
            return
        self.open = (*self.open, action)
        item = self._item(self.open[2:] if self.open[0] == WITHOUT else self.open[1:])
        if item is None:
            return
        side = self.open[1] if self.open[0] == WITHOUT else self.open[0]
        if self.open[0] == WITHOUT:
            self._set(side, tuple([each for each in self._side(side) if each != item]))
        else:
            self._set(side, (*self._side(side), item))
            self.added = True
        self.open = ()

    def _item(self, choices: Path) -> Item | None:
        if not choices or choices[-1] in (CASH_ITEM, MARKER_ITEM):
            return None
        last = choices[-1]
        if AMOUNT <= last <= AMOUNT + MOST_AMOUNT:
            return "cash", last - AMOUNT
        if last < BUSINESS:
            return "gangster", last - GANGSTER
        return "marker" if choices[0] == MARKER_ITEM else "business", last - BUSINESS

    def _side(self, side: int) -> tuple[Item, ...]:
        return self.gives if side == GIVE else self.wants

    def _set(self, side: int, items: tuple[Item, ...]) -> None:
        if side == GIVE:
            self.gives = items
        else:
            self.wants = items

    def offer(self, seat: int) -> Offer:
        return Offer(0, seat, self.to, self.gives, self.wants)

    def size(self) -> int:
        return len(self.gives) + len(self.wants)


def possible(s: CosaNostra, offer: Offer) -> bool:
    return Bargain(LIVE_TRADE, s).possible(offer)


def additions(s: CosaNostra, seat: int, draft: Draft, side: int) -> Iterator[Item]:
    """What may be added on a side, so that the offer could still be carried out."""
    owner = seat if side == GIVE else draft.to
    if not any(what == "cash" for what, _ in (*draft.gives, *draft.wants)):
        payers = others(s.players, seat) if owner == ANYONE else [owner]
        most = min(MOST_AMOUNT, max(s.cash[payer] for payer in payers))
        # Every sum up to what the payer has is possible alike; only one need be tried.
        if most and possible(s, with_item(draft, seat, side, ("cash", 1))):
            yield from [("cash", amount) for amount in range(1, most + 1)]
    if owner == ANYONE:  # what just anyone has is money
        return
    items: list[Item] = [("business", number(each)) for each in things(s, owner, "business")]
    items += [("gangster", number(each)) for each in things(s, owner, "gangster")]
    lettable = [card for card in range(len(s.owners)) if could_let(s, draft, owner, card)]
    for item in (*items, *[("marker", card) for card in lettable]):
        if possible(s, with_item(draft, seat, side, item)):
            yield item


def could_let(s: CosaNostra, draft: Draft, owner: int, card: int) -> bool:
    comes = ("business", card) in (*draft.gives, *draft.wants)
    return comes or grantable(s, owner, card)


def with_item(draft: Draft, seat: int, side: int, item: Item) -> Offer:
    gives = (*draft.gives, item) if side == GIVE else draft.gives
    wants = (*draft.wants, item) if side == WANT else draft.wants
    return Offer(0, seat, draft.to, gives, wants)


def without_item(draft: Draft, seat: int, side: int, item: Item) -> Offer:
    gives = tuple([each for each in draft.gives if side != GIVE or each != item])
    wants = tuple([each for each in draft.wants if side != WANT or each != item])
    return Offer(0, seat, draft.to, gives, wants)


def removals(s: CosaNostra, seat: int, draft: Draft, side: int) -> list[Item]:
    items = draft.gives if side == GIVE else draft.wants
    if draft.added or draft.size() < 2:
        return []
    return [
        item for item in dict.fromkeys(items) if possible(s, without_item(draft, seat, side, item))
    ]


def free_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    to = ANYONE if path[0] == ANYONE_ACTION else path[0] - PLAYER
    draft = Draft(to).read(path[1:])
    return thing_tree(s, seat, draft, may_send=draft.size() > 0)


def thing_tree(
    s: CosaNostra, seat: int, draft: Draft, *, may_send: bool, removing: bool = False
) -> Choices:
    """The next choice of an offer in the making."""
    if draft.sent:
        return END
    if draft.open:
        return item_choices(s, seat, draft)
    first = [SEND] if may_send else []
    if removing and any(removals(s, seat, draft, side) for side in (GIVE, WANT)):
        first.append(WITHOUT)
    if draft.size() < MOST_ITEMS:
        first += [side for side in (GIVE, WANT) if any(additions(s, seat, draft, side))]
    return confirm(first)


def item_choices(s: CosaNostra, seat: int, draft: Draft) -> Choices:
    """Which side, which kind of thing, which thing."""
    taken = draft.open
    if taken[0] == WITHOUT:
        if len(taken) == 1:
            return put([side for side in (GIVE, WANT) if removals(s, seat, draft, side)])
        items, chosen = removals(s, seat, draft, taken[1]), taken[2:]
    else:
        items, chosen = [*additions(s, seat, draft, taken[0])], taken[1:]
    kinds = {what for what, _ in items}
    if not chosen:
        choices = [CASH_ITEM] if "cash" in kinds else []
        choices += [BUSINESS + which for what, which in items if what == "business"]
        choices += [GANGSTER + which for what, which in items if what == "gangster"]
        return put([*choices, *([MARKER_ITEM] if "marker" in kinds else [])])
    if chosen[0] == CASH_ITEM:
        return put([AMOUNT + which for what, which in items if what == "cash"])
    return put([BUSINESS + which for what, which in items if what == "marker"])


def free_counter_tree(s: CosaNostra, seat: int, offer: Offer, path: Path) -> Choices:
    """CN-16.19: from the offer with its sides exchanged; what is taken out goes first."""
    draft = Draft(offer.maker, offer.wants, offer.gives).read(path[1:])
    changed = (draft.gives, draft.wants) != (offer.wants, offer.gives)
    return thing_tree(s, seat, draft, may_send=changed, removing=True)


# --- for the kernel ---


def read_offer(s: CosaNostra, seat: int, path: Path) -> Offer:
    if TEMPLATE <= path[0] < ANYONE_ACTION:
        return read_template(seat, path[0] - TEMPLATE, path[1:])
    to = ANYONE if path[0] == ANYONE_ACTION else path[0] - PLAYER
    return Draft(to).read(path[1:]).offer(seat)


def counters(s: CosaNostra, seat: int, offer: Offer, path: Path) -> Choices:
    if s.offers_mode == "templates":
        return END if path else confirm(template_counters(s, seat, offer))
    if path:
        return free_counter_tree(s, seat, offer, path)
    return confirm([COUNTER] if free_counter_tree(s, seat, offer, (COUNTER,))[0] else [])


def read_counter(s: CosaNostra, seat: int, offer: Offer, path: Path) -> Offer:
    if s.offers_mode == "templates":
        return read_template_counter(seat, offer, path[0])
    return Draft(offer.maker, offer.wants, offer.gives).read(path[1:]).offer(seat)
