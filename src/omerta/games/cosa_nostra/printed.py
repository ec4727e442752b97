"""What is printed on the cards, by number: worked out of the content once, for the page."""

from __future__ import annotations

from typing import Literal

import msgspec

from omerta.games.cosa_nostra.content import CASH, JOB_KEYS, Content, Gangster, Job
from omerta.games.cosa_nostra.effects import Aim, Effect, aimed_at, amounts, can_hit, effect


class PrintedJob(msgspec.Struct, frozen=True):
    id: str
    key: str  # "cash", "theft", or the id of its kind
    type: Literal["cash", "attack", "special", "response"]
    pile: int
    attack: bool
    difficulty: int  # 0: the strength of the target
    needs: tuple[int, ...]  # kinds of Businesses in printed order, each as often as needed
    aim: Aim
    spares_companies: bool  # of Businesses, it hits Businessmen alone
    effects: tuple[Effect, Effect, Effect]  # with no success, with one, with more
    amounts: tuple[int, int]  # the money it is about, with one success and with more


class Printed(msgspec.Struct, frozen=True):
    jobs: tuple[PrintedJob, ...]
    kinds: tuple[int, ...]  # by Business card
    gangsters: tuple[Gangster, ...]


def printed(content: Content) -> Printed:
    board = content.board()
    jobs = [
        PrintedJob(
            id=id_,
            key=JOB_KEYS[job.key],
            type=type_of(job),
            pile=job.pile,
            attack=job.attack,
            difficulty=job.difficulty,
            needs=job.needs,
            aim=aimed_at(job),
            spares_companies=not can_hit(job, company=True, active=True, companies_only=False),
            effects=(
                effect(job, board.numbers, 0),
                effect(job, board.numbers, 1),
                effect(job, board.numbers, 2),
            ),
            amounts=amounts(job, board.numbers),
        )
        for id_, job in zip(content.job_ids(), board.jobs, strict=True)
    ]
    gangsters = tuple([who for family in content.families for who in family.gangsters])
    return Printed(tuple(jobs), board.kind, gangsters)


def type_of(job: Job) -> Literal["cash", "attack", "special", "response"]:
    if job.key == CASH:
        return "cash"
    if job.response:
        return "response"
    return "attack" if job.attack else "special"
