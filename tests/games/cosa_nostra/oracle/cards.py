"""The cards of the box, as the reference lists them, in thousands."""

from __future__ import annotations

from dataclasses import dataclass

FAMILIES = ("blundetto", "dimaggio", "calmuti", "laserva", "caruso")
BOYS = ("1s", "2s", "3s", "2r", "3r", "4r")
GANGSTERS = [f"G-{family}-{boy}" for family in FAMILIES for boy in BOYS]
STRENGTH = [int(name.split("-")[2][0]) for name in GANGSTERS]
PRICE = [0, 0, 0, 10, 15, 20] * 5
START = (
    ("loan_shark", "cop", "waste"),
    ("dealer", "lawyer", "construction"),
    ("pimp", "politician", "garage"),
    ("pimp", "night_club"),
    ("lawyer", "casino"),
)

KINDS = (
    *("pimp", "dealer", "loan_shark", "lawyer", "politician", "cop"),
    *("garage", "construction", "waste", "night_club", "casino"),
)
COPIES = (5, 5, 5, 3, 3, 3, 2, 2, 2, 2, 2)
EARNS = dict(zip(KINDS, (2, 2, 2, 1, 1, 1, 4, 4, 4, 6, 7), strict=True))
COMPANIES = KINDS[6:]
MONOPOLIES = ("pimp", "dealer", "loan_shark")
KIND = [kind for kind, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)]
BUSINESSES = [
    f"B-{kind}-{n + 1}" for kind, copies in zip(KINDS, COPIES, strict=True) for n in range(copies)
]


def cost(business: int) -> int:
    return 2 * EARNS[KIND[business]]


INFLUENCE = (
    *("snitch", "spy", "emergency_doc", "henchman", "saboteur"),
    *("machine_pistol", "distraction", "schemer", "ambulance"),
)
IN_THE_BOX = (8, 4, 2, 5, 2, 4, 3, 5, 2)
SNITCH, SPY, DOC, HENCHMAN, SABOTEUR, PISTOL, DISTRACTION, SCHEMER, AMBULANCE = range(9)
ON_ANYBODY, ON_OTHERS = (HENCHMAN, PISTOL), (SABOTEUR, DISTRACTION)
FIRST_HAND = [SNITCH, HENCHMAN, SCHEMER]

# Difficulty, what one success pays, what more pay, what it takes.
_CASH = """
J1C01 4 6 9 dealer
J1C02 2 5 7 construction
J1C03 2 1 2
J1C04 2 3 4 lawyer
J1C05 2 4 5 pimp
J1C06 3 2 3
J1C07 3 4 6 politician
J1C08 3 7 9 pimp cop
J1C09 3 7 9 garage
J1C10 3 7 9 lawyer loan_shark
J1C11 2 5 7 waste
J1C12 3 4 6 cop
J1C13 3 5 7 loan_shark
J2C01 2 9 11 casino
J2C02 3 9 12 waste politician
J2C03 3 7 10 pimp lawyer
J2C04 3 9 12 construction loan_shark
J2C05 2 8 10 night_club
J2C06 3 8 11 pimp loan_shark
J2C07 4 9 14 dealer dealer
J2C08 3 9 12 garage cop
J3C01 4 10 15 construction politician
J3C02 3 10 14 dealer dealer lawyer
J3C03 3 11 15 loan_shark dealer pimp
J3C04 2 13 16 politician pimp night_club
J3C05 3 7 11 loan_shark cop
J3C06 3 9 13 waste cop
J3C07 3 13 17 casino pimp
J3C08 3 10 14 garage dealer
J4C01 4 22 30 dealer dealer dealer night_club cop
J4C02 4 13 21 garage cop lawyer
J4C03 3 15 21 waste construction politician
J4C04 3 15 20 loan_shark loan_shark loan_shark pimp
J4C05 3 14 20 pimp pimp lawyer dealer
J4C06 4 16 24 construction politician lawyer loan_shark
J4C07 4 16 24 casino cop lawyer
J4C08 3 18 24 politician night_club pimp dealer
J4C09 3 15 21 garage politician waste
J4C10 3 14 20 loan_shark casino
"""
_THEFTS = """
J1T1 3 2 3
J1T2 4 3 5
J2T1 3 4 6
J2T2 4 5 8
J3T1 3 6 8
J4T1 3 7 9
J4T2 4 8 12
"""
# Type, cards in each pile, difficulty (0: the target's strength), successes for an effect.
_OTHERS = """
bash attack 2 1 0 0 2 1
property_damage attack 2 0 0 0 3 1
vandalism attack 1 1 0 0 3 1
kill_businessman attack 0 1 2 1 3 1
arson attack 0 0 1 1 4 1
persuasion attack 0 2 2 2 4 2
assassination attack 0 0 3 2 0 2
car_bomb attack 0 0 1 1 4 1
drive_by attack 0 0 0 2 0 1
robbery attack 0 0 2 1 4 1
trap trap 0 0 1 2 4 1
exceptional_offer special 0 1 1 0 3 1
connections special 0 1 1 0 3 1
money_laundering special 0 2 2 0 3 1
birthday_party special 0 1 0 0 2 1
horse_racing special 0 0 0 1 4 1
"""


@dataclass(frozen=True)
class Job:
    id: str
    key: str  # "cash", "theft" or its name
    type: str  # "cash", "attack", "special", "trap"
    difficulty: int
    least: int = 1
    pays: tuple[int, int] = (0, 0)
    needs: tuple[str, ...] = ()

    @property
    def pile(self) -> int:
        return int(self.id[1])

    @property
    def response(self) -> bool:
        return self.key in ("robbery", "trap")


def _jobs() -> list[Job]:
    jobs = []
    for key, type_, table in (("cash", "cash", _CASH), ("theft", "attack", _THEFTS)):
        for row in table.split("\n"):
            if row:
                card, difficulty, one, more, *needs = row.split()
                pays = (int(one), int(more))
                jobs.append(Job(card, key, type_, int(difficulty), 1, pays, tuple(needs)))
    for row in _OTHERS.split("\n"):
        if row:
            key, type_, *numbers = row.split()
            *copies, hard, least = map(int, numbers)
            for pile, cards in enumerate(copies, 1):
                for n in range(cards):
                    jobs.append(Job(f"J{pile}-{key}-{n + 1}", key, type_, hard, least))
    return sorted(jobs, key=lambda job: job.id)


JOBS = _jobs()

# What each Attack may be aimed at, besides players.
AT_BUSINESSES = ("bash", "vandalism", "kill_businessman", "arson", "persuasion")
AT_BUSINESSMEN = ("bash", "kill_businessman", "persuasion")
AT_ACTIVE_CARDS = ("bash", "vandalism")
