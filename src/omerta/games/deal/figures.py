"""What the balance lab counts in a game of Deal. Money is in millions."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.deal import events
from omerta.games.deal.content import (
    CLAN_EVENT_IDS,
    CLAN_IDS,
    EACH_PROFILE,
    PROFILE_IDS,
    TERRITORY_IDS,
    Options,
)
from omerta.games.deal.rules_respect import scores
from omerta.games.deal.state import Deal
from omerta.games.figures import (
    LEAD,
    MEAN,
    SHARE,
    WINS,
    Account,
    Figure,
    GameFigures,
    Pair,
    Watcher,
    above_mean,
    by_message,
    of_seats,
    of_winners,
    parts,
    row_key,
)
from omerta.kernel.events import Event
from omerta.kernel.happenings import Trade
from omerta.text import Text

POINTS = ("territories", "profile", "target")
# Where money comes from: the market, deals with drugs in them, other deals, and so on.
SALES, DRUG_TRADES = "sales", "drug_trades"
SOURCES = ("income", SALES, DRUG_TRADES, "trades", "events", "killed", "commission")
BY_REASON = {"event": "events", "killed": "killed", "commission": "commission"}
# Somebody who is out before this round is out early.
EARLY = 4
HALVES = 2.0

OBJECTIVE_IDS = tuple(f"{profile}.{n + 1}" for profile in PROFILE_IDS for n in range(EACH_PROFILE))


def _objective(text: Text, row: str) -> str:
    profile, _ = row.split(".")
    return f"{row} {text(f'profile-{profile}')}"


LISTED = (
    Figure("clan", WINS, CLAN_IDS, by_message("clan-")),
    Figure("profile", WINS, PROFILE_IDS, by_message("profile-")),
    Figure("clan_lead", LEAD, CLAN_IDS, by_message("clan-")),
    Figure("profile_lead", LEAD, PROFILE_IDS, by_message("profile-")),
    Figure("objective", SHARE, OBJECTIVE_IDS, _objective),
    Figure("place", WINS, TERRITORY_IDS, by_message("territory-")),
    Figure("card", WINS, CLAN_EVENT_IDS, by_message("card-")),
    Figure("drug_money", SHARE),
    Figure("drugs_sold", MEAN),
    Figure("drug_trades", SHARE),
    Figure("bosses", MEAN),
    Figure("out_early", SHARE),
    Figure("first_out", MEAN),
    Figure("capped", SHARE),
    Figure("winner_points", MEAN, POINTS),
    Figure("winner_money", MEAN, SOURCES),
    Figure("money", SHARE, SOURCES),
)


class DealWatcher(Watcher):
    def __init__(self) -> None:
        self.money = Account(SOURCES)
        self.sold = self.trades = self.with_drugs = 0
        self.first_out = 0  # the round
        self.cards: set[tuple[int, int]] = set()  # seat and clan event

    def hear(self, s: Deal, event: Event) -> None:
        match event.public:
            case events.Income(seat=seat, amount=amount):
                self.earn(seat, "income", amount)
            case events.Sold(seat=seat, amount=amount):
                self.sold += 1
                self.earn(seat, SALES, amount)
            case events.Money(payee=seat, amount=amount, why=why):
                self.earn(seat, BY_REASON[why], amount)
            case events.ForcedSale(seller=seat, amount=amount):
                self.earn(seat, DRUG_TRADES, amount)
            case Trade(maker=maker, taker=taker, gives=gives, wants=wants):
                drugs = any(kind == "drug" for kind, _ in (*gives, *wants))
                self.trades += 1
                self.with_drugs += drugs
                for payee, items in ((taker, gives), (maker, wants)):
                    for kind, amount in items:
                        if kind == "money":
                            self.earn(payee, DRUG_TRADES if drugs else "trades", amount)
            case events.EventPlayed(seat=seat, event=card):
                self.cards.add((seat, card))
            case events.Eliminated():
                self.first_out = self.first_out or s.round

    def earn(self, seat: int, source: str, halves: int) -> None:
        self.money.add(seat, source, halves / HALVES)

    def of_seat(
        self, s: Deal, seat: int, won: Sequence[float], leads: Sequence[float]
    ) -> dict[str, Pair]:
        """What its clan and its profile won and are ahead, and which objectives are scored."""
        clan, profile = CLAN_IDS[s.clans[seat]], PROFILE_IDS[s.profiles[seat]]
        return {
            **of_seats("clan", clan, [seat], won),
            **of_seats("profile", profile, [seat], won),
            **of_seats("clan_lead", clan, [seat], leads),
            **of_seats("profile_lead", profile, [seat], leads),
            **{
                row_key("objective", f"{profile}.{n + 1}"): (float(s.scored[seat] >> n & 1), 1.0)
                for n in range(EACH_PROFILE)
            },
        }

    def order(self, s: Deal) -> Sequence[int]:
        return s.order

    def count(self, s: Deal, won: Sequence[float]) -> dict[str, Pair]:
        seats = range(s.players)
        money = self.money.totals()
        leads = above_mean(scores(s))
        counted: dict[str, Pair] = {}
        for seat in seats:
            counted |= self.of_seat(s, seat, won, leads)
        for place, owner in enumerate(s.owner):
            if owner >= 0 and s.board.respect[place]:
                counted |= of_seats("place", TERRITORY_IDS[place], [owner], won)
        for seat, card in self.cards:
            if card < len(CLAN_EVENT_IDS):
                counted |= of_seats("card", CLAN_EVENT_IDS[card], [seat], won)
        return counted | {
            "drug_money": (money[SALES] + money[DRUG_TRADES], sum(money.values())),
            "drugs_sold": (float(self.sold), float(s.round)),
            "drug_trades": (float(self.with_drugs), float(self.trades)),
            "bosses": (float(len(s.fallen)), 1.0),
            "out_early": (float(0 < self.first_out < EARLY), 1.0),
            "first_out": (float(self.first_out), float(self.first_out > 0)),
            "capped": (float(s.capped), 1.0),
            **of_winners(
                "winner_points",
                POINTS,
                [(s.ground[seat], s.merit[seat], s.blood[seat]) for seat in seats],
                won,
            ),
            **of_winners("winner_money", SOURCES, self.money.by_seat(s.players), won),
            **parts("money", money),
        }


FIGURES = GameFigures(LISTED, DealWatcher, Options(random_clans=True))
