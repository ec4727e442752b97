"""The table as one seat sees it, looked up by number, and as it would be after a trade."""

from __future__ import annotations

from omerta.bots.judgement import SHARP, Judgement
from omerta.games.cosa_nostra.bot.lore import lore_of
from omerta.games.cosa_nostra.content import Board
from omerta.games.cosa_nostra.needs import lacking
from omerta.games.cosa_nostra.state import JOB, NOBODY, NONE, PURCHASE
from omerta.games.cosa_nostra.view import CosaNostraView, GangsterView
from omerta.kernel.game import SeatView
from omerta.kernel.state import Item, Offer

Crew = tuple[GangsterView, ...]


class Position:
    """What a trade may change: money, Businesses, gangsters, uses of Businesses."""

    __slots__ = ("cash", "crews", "let", "owner", "uses")

    def __init__(
        self,
        cash: list[int],
        owner: list[int],
        crews: list[Crew],
        uses: list[int],
        let: list[tuple[int, int]],
    ) -> None:
        self.cash = cash
        self.owner = owner  # by card; NOBODY where it is not bought
        self.crews = crews
        self.uses = uses  # the cards on which the seat that looks has a marker
        self.let = let  # what a trade lets others use besides: (seat, card)

    def after(self, offer: Offer, taker: int, me: int) -> Position:
        new = Position([*self.cash], [*self.owner], [*self.crews], [*self.uses], [*self.let])
        # CN-16.15: grants come last, so a seller may keep a use.
        for grants in (False, True):
            for giver, receiver, items in (
                (offer.maker, taker, offer.gives),
                (taker, offer.maker, offer.wants),
            ):
                for item in items:
                    if (item[0] == "marker") == grants:
                        new._move(item, giver, receiver, me)
        return new

    def _move(self, item: Item, giver: int, receiver: int, me: int) -> None:
        what, which = item
        if what == "cash":
            self.cash[giver] -= which
            self.cash[receiver] += which
        elif what == "business":
            self.owner[which] = receiver
            if receiver == me:
                self.uses = [card for card in self.uses if card != which]
        elif what == "gangster":
            moved = tuple([each for each in self.crews[giver] if each.gangster == which])
            rest = tuple([each for each in self.crews[giver] if each.gangster != which])
            self.crews[giver] = rest
            self.crews[receiver] = self.crews[receiver] + moved
        elif receiver == me:
            self.uses.append(which)
        else:
            self.let.append((receiver, which))


class Table:
    """A seat's view, what is printed on the cards of this table, and how well a bot judges it."""

    def __init__(self, seen: SeatView, board: Board, judgement: Judgement = SHARP) -> None:
        view: CosaNostraView = seen.table
        self.judgement = judgement
        self.board = board
        self.lore = lore_of(board)
        self.view = view
        self.seen = seen
        self.me = seen.seat
        self.players = seen.players
        self.rivals = [seat for seat in range(seen.players) if seat != seen.seat]
        self.own = view.players[seen.seat]
        self.hand = view.own.jobs if view.own else ()
        self.influence = view.own.influence if view.own else ()
        self.round, self.rounds = max(1, view.round), view.rounds
        self.trades = view.offers_mode != "off"
        businesses = len(board.kind)
        self.open = [True] * businesses  # by card
        self.used = [False] * businesses
        owner = [NOBODY] * businesses
        self.marked: dict[int, tuple[int, ...]] = {}  # by card: whose markers lie on it
        for seat, player in enumerate(view.players):
            for card in player.businesses:
                owner[card.business] = seat
                self.open[card.business] = card.active
                self.used[card.business] = card.used
                self.marked[card.business] = card.markers
        for card in view.purchases:
            self.marked[card.business] = card.markers
        self.boss = {
            each.gangster: seat
            for seat, player in enumerate(view.players)
            for each in player.gangsters
        }
        # By card: who plans to buy it.
        self.buyer = {
            each.business: seat
            for seat, player in enumerate(view.players)
            for each in player.gangsters
            if each.business is not None
        }
        self.now = Position(
            [player.cash for player in view.players],
            owner,
            [player.gangsters for player in view.players],
            [card for card, seats in self.marked.items() for seat in seats if seat == self.me],
            [],
        )

    def free(self, pos: Position) -> list[GangsterView]:
        """Own gangsters without a task."""
        return [each for each in pos.crews[self.me] if each.task == NONE]

    def pending(self, seat: int) -> list[GangsterView]:
        return [each for each in self.now.crews[seat] if each.task in (JOB, PURCHASE)]

    def gangster(self, number: int) -> GangsterView:
        crew = self.now.crews[self.boss[number]]
        return next(each for each in crew if each.gangster == number)

    def lacks(self, seat: int, job: int) -> list[int]:
        """Kinds of which another seat has too few for a Job, as all can see."""
        usable = [card for card in self.cards(seat) if self.open[card]]
        usable += [card for card, seats in self.marked.items() if seat in seats]
        kinds = [self.board.kind[card] for card in usable]
        needs = self.board.jobs[job].needs
        return [*dict.fromkeys(lacking(needs, {kind: kinds.count(kind) for kind in needs}))]

    def cards(self, seat: int) -> list[int]:
        return [card for card, owner in enumerate(self.now.owner) if owner == seat]
