"""Influence cards and Lawyers in one's own turn."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from omerta.games.cosa_nostra.bot.jobs import Access, Desk
from omerta.games.cosa_nostra.bot.plans import Task
from omerta.games.cosa_nostra.content import (
    DISTRACTION,
    HENCHMAN,
    LAWYER,
    MACHINE_PISTOL,
    SABOTEUR,
    SNITCH,
    SPY,
)
from omerta.games.cosa_nostra.state import (
    ATTACHMENTS,
    BUSINESS,
    GANGSTER,
    INFLUENCE,
    JOB,
    LOOK,
    PLANNING,
    PLAYER,
)
from omerta.games.cosa_nostra.view import GangsterView

Path = tuple[int, ...]

# What a card must bring to be played, by round: later ones are worth keeping it for.
LEAST = (0.0, 1.0, 1.2, 1.2, 0.3)
# What a card put on another player's gangster takes of the task there.
SABOTAGE, DISTRACTS = 0.22, 0.25
# From this round on there is something to look for.
LOOKS_FROM = 3


class Play(NamedTuple):
    path: Path
    worth: float


class Cards:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.table = desk.table
        self.board = self.table.board
        self.access = Access(self.table, self.table.now)

    # --- on gangsters ---

    def attach(self, tasks: list[Task]) -> Path | None:
        """The card that helps or harms most, if it is worth playing now. `tasks` are about to be
        assigned."""
        if self.table.view.phase != PLANNING:
            return None
        plays: list[Play] = []
        for kind in dict.fromkeys(self.table.influence):
            if kind in (HENCHMAN, MACHINE_PISTOL):
                plays += self._helping(kind, tasks)
            elif kind in (SABOTEUR, DISTRACTION):
                plays += self._harming(kind)
        least = LEAST[min(self.table.round, len(LEAST) - 1)]
        plays = [play for play in plays if play.worth >= least]
        return self.table.judgement.best(plays, lambda play: play.worth).path if plays else None

    def _helping(self, kind: int, tasks: list[Task]) -> list[Play]:
        table, desk, plays = self.table, self.desk, []
        jobs = {task.gangster: task.card for task in tasks if task.is_job}
        for each in table.now.crews[table.me]:
            job = each.job if each.task == JOB else jobs.get(each.gangster)
            if job is None or each.attached & ATTACHMENTS[kind]:
                continue
            chance, _ = desk.chance(job, self.access)
            more = desk.job(job, with_card(each, kind)) - desk.job(job, each)
            path = (INFLUENCE + kind, PLAYER + table.me, GANGSTER + each.gangster)
            plays.append(Play(path, chance * more))
        return plays

    def _harming(self, kind: int) -> list[Play]:
        table, plays = self.table, []
        share = SABOTAGE if kind == SABOTEUR else DISTRACTS
        for seat in table.rivals:
            for each in table.now.crews[seat]:
                if each.task == JOB and not each.attached & ATTACHMENTS[kind]:
                    worth = share * self.desk.targets.pending_worth(each)
                    path = (INFLUENCE + kind, PLAYER + seat, GANGSTER + each.gangster)
                    # Others have no better use for them, so half of it counts as if earned.
                    plays.append(Play(path, worth * (0.3 + self.desk.outlook.spite[seat])))
        return plays

    # --- looking ---

    def look(self) -> Path | None:
        """Lawyers every round; cards once there are Responses about, or too many in hand."""
        table = self.table
        at = self.suspect()
        if at is None:
            return None
        aim = (PLAYER + table.boss[at], GANGSTER + at)
        for card in table.cards(table.me):
            if self.board.kind[card] == LAWYER and table.open[card] and not table.used[card]:
                return (BUSINESS + card, *aim)
        if table.round >= LOOKS_FROM or len(table.influence) > self.board.most_influence:
            if SPY in table.influence:
                return (INFLUENCE + SPY, *aim)
            if SNITCH in table.influence:
                return (INFLUENCE + SNITCH, LOOK, *aim)
        return None

    def suspect(self) -> int | None:
        """A planned Job worth knowing: of who is ahead, in strong hands, of a late pile."""
        table, outlook = self.table, self.desk.outlook
        best, most = None, 0.0
        for seat in table.rivals:
            for each in table.now.crews[seat]:
                if each.task == JOB and each.job is None:
                    worth = (each.pile + 0.3 * each.strength) * (0.3 + outlook.spite[seat])
                    if worth > most:
                        best, most = each.gangster, worth
        return best


def with_card(gangster: GangsterView, kind: int) -> GangsterView:
    stronger = gangster.strength + (kind == MACHINE_PISTOL)
    return replace(gangster, attached=gangster.attached | ATTACHMENTS[kind], strength=stronger)
