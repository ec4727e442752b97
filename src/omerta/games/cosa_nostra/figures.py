"""What the balance lab counts in a game of La Cosa Nostra. Money is in thousands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.bot.chains import template_of
from omerta.games.cosa_nostra.bot.players import HeuristicBot
from omerta.games.cosa_nostra.bot.worth import FIGURES as WORTH
from omerta.games.cosa_nostra.content import BUSINESS_IDS, CONTENT, FAMILY_IDS, JOB_KEYS
from omerta.games.cosa_nostra.rules_end import count, incomes
from omerta.games.cosa_nostra.state import TEMPLATES, CosaNostra
from omerta.games.figures import (
    MEAN,
    SHARE,
    WINS,
    Account,
    Figure,
    GameFigures,
    Pair,
    Watcher,
    by_message,
    of_seats,
    of_winners,
    parts,
    row_key,
)
from omerta.kernel.events import Event
from omerta.kernel.happenings import Trade
from omerta.kernel.state import Offer
from omerta.text import Text

POINTS = ("cash", "income", "gangsters", "laundered", "trophies", "bonus")
PAYDAY, TRADED = "payday", "trade"
# What is paid to the bank, or to nobody in particular, brings nobody money.
SOURCES = (
    PAYDAY,
    TRADED,
    *[why for why in get_args(events.Why) if why not in ("purchase", "recruit")],
)
OTHER = "other"
KINDS = (*TEMPLATES, OTHER)


def family_name(text: Text, family: str) -> str:
    return CONTENT.families[FAMILY_IDS.index(family)].name


def job_name(text: Text, job: str) -> str:
    return text("figure-card-cash") if job == "cash" else text(f"job-{job}")


LISTED = (
    Figure("family", WINS, FAMILY_IDS, family_name),
    Figure("business", WINS, BUSINESS_IDS, by_message("business-")),
    Figure("card", WINS, JOB_KEYS, job_name),
    Figure("score", MEAN),
    Figure("rounds_with_trade", SHARE),
    Figure("killed", MEAN),
    Figure("trade_kind", MEAN, KINDS),
    Figure("winner_points", MEAN, POINTS),
    Figure("winner_money", MEAN, SOURCES),
    Figure("money", SHARE, SOURCES),
)


class CosaNostraWatcher(Watcher):
    def __init__(self) -> None:
        self.money = Account(SOURCES)
        self.kinds = dict.fromkeys(KINDS, 0)
        self.dealt_in: set[int] = set()  # rounds
        self.jobs: set[tuple[int, int]] = set()  # seat and kind of the Jobs revealed
        self.killed = 0

    def hear(self, s: CosaNostra, event: Event) -> None:
        match event.public:
            case events.SetUp(first=first):
                self.first = first
            case events.Payday(incomes=incomes):
                for seat, amount in enumerate(incomes):
                    self.money.add(seat, PAYDAY, amount)
            case events.Money(payee=payee, amount=amount, why=why) if why in SOURCES:
                self.money.add(payee, why, amount)
            case events.Revealed(seat=seat, job=job):
                self.jobs.add((seat, s.board.jobs[job].key))
            case events.GangsterKilled():
                self.killed += 1
            case Trade(maker=maker, taker=taker, gives=gives, wants=wants):
                self.dealt_in.add(s.round)
                template = template_of(Offer(0, maker, taker, gives, wants))
                self.kinds[OTHER if template is None else TEMPLATES[template]] += 1
                for payee, items in ((taker, gives), (maker, wants)):
                    for kind, amount in items:
                        if kind == "cash":
                            self.money.add(payee, TRADED, amount)

    def count(self, s: CosaNostra, won: Sequence[float]) -> dict[str, Pair]:
        seats, rounds = range(s.players), float(s.round)
        counts = count(s, incomes(s))
        counted: dict[str, Pair] = {}
        for seat in seats:
            counted |= of_seats("family", FAMILY_IDS[s.families[seat]], [seat], won)
        owned = [{s.board.kind[card] for card in s.businesses(seat)} for seat in seats]
        for number, business in enumerate(BUSINESS_IDS):
            owners = [seat for seat in seats if number in owned[seat]]
            counted |= of_seats("business", business, owners, won)
        for number, job in enumerate(JOB_KEYS):
            revealed = [seat for seat in seats if (seat, number) in self.jobs]
            counted |= of_seats("card", job, revealed, won)
        for kind, trades in self.kinds.items():
            counted[row_key("trade_kind", kind)] = (float(trades), rounds)
        return counted | {
            "score": (float(sum([each.total for each in counts])), float(s.players)),
            "rounds_with_trade": (float(len(self.dealt_in)), rounds),
            "killed": (float(self.killed), 1.0),
            **of_winners(
                "winner_points",
                POINTS,
                [[getattr(each, part) for part in POINTS] for each in counts],
                won,
            ),
            **of_winners("winner_money", SOURCES, self.money.by_seat(s.players), won),
            **parts("money", self.money.totals()),
        }


class Loner(HeuristicBot):
    """Does not count on letting its Businesses to others."""

    figures = WORTH._replace(lets=0.0)


FIGURES = GameFigures(LISTED, CosaNostraWatcher, loner=Loner)
