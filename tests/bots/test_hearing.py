"""What people write to bots: what is understood, in both languages, and what is not."""

from __future__ import annotations

import pytest

from omerta.bots.hearing import (
    Greeting,
    Lexicon,
    Meaning,
    Peace,
    Swap,
    WhatFor,
    Why,
    addressed,
    understood,
)
from omerta.kernel.state import Item

GARAGE: Item = ("business", 22)
LAWYER: Item = ("business", 16)
USE: Item = ("marker", 22)
NORTH: Item = ("drug", 1)


def lexicon(*more: tuple[str, Item]) -> Lexicon:
    known = Lexicon(repeats={"marker", "drug"})
    for name, item in more:
        known.add(name, item)
    for amount in range(1, 9):
        known.add_sum(f"${amount},000", ("cash", amount))
        known.add_sum(f"{amount}\u202f000\u00a0$", ("cash", amount))
    known.add_sum("$1.5M", ("money", 3))
    known.add_sum("1,5 M$", ("money", 3))
    return known


BOTS = lexicon(
    ("a Garage", GARAGE),
    ("un Garage", GARAGE),
    ("a use of a Garage", USE),
    ("une utilisation d'un Garage", USE),
    ("1 drug (Cali → Lima)", NORTH),
    ("1 drug (Cali → Quito)", ("drug", 2)),
    ("1 pion came (Cali → Lima)", NORTH),
)
PEOPLES = lexicon(("a Lawyer", LAWYER), ("un Avocat", LAWYER))

THREE: Item = ("cash", 3)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Hello!", Greeting()),
        ("good evening", Greeting()),
        ("Bonsoir à tous", Greeting()),
        ("Why?", Why()),
        ("but why not?", Why()),
        ("Pourquoi ?", Why()),
        ("Let us leave each other alone.", Peace()),
        ("let’s make peace", Peace()),
        ("Laissons-nous tranquilles !", Peace()),
        ("Une trêve ?", Peace()),
        ("What do you want for the Garage?", WhatFor((GARAGE,))),
        ("How much is your garage", WhatFor((GARAGE,))),
        ("what would you take for a use of the Garage?", WhatFor((USE,))),
        ("Que veux-tu pour le Garage ?", WhatFor((GARAGE,))),
        ("Qu'est-ce que tu veux pour ton garage ?", WhatFor((GARAGE,))),
        ("combien pour une utilisation du garage", WhatFor((USE,))),
        ("What do you want for 2 drugs?", WhatFor((NORTH, NORTH))),
        ("what do you want for a drug from Cali to Lima", WhatFor((NORTH,))),
        ("$3,000 for the Garage?", Swap((THREE,), (GARAGE,))),
        ("3000 for the garage", Swap((THREE,), (GARAGE,))),
        ("How about 3 000 $ for the garage?", Swap((THREE,), (GARAGE,))),
        ("Je te donne 3 000 $ contre le Garage", Swap((THREE,), (GARAGE,))),
        ("1.5M for 2 drugs", Swap((("money", 3),), (NORTH, NORTH))),
        ("1,5 M$ contre 2 pions came ?", Swap((("money", 3),), (NORTH, NORTH))),
        ("the lawyer and $3,000 for the garage", Swap((LAWYER, THREE), (GARAGE,))),
        ("l'avocat et 3 000 $ contre le garage", Swap((LAWYER, THREE), (GARAGE,))),
    ],
)
def test_what_is_understood(text: str, meaning: Meaning) -> None:
    assert understood(text, PEOPLES, BOTS) == meaning


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Give me everything",
        "What do you want for the Casino?",
        "What do you want for the garage and the garage?",
        "$99,000 for the Garage",  # more than there is
        "the garage for the lawyer",  # the other way round: it is not theirs
        "2 garages for $3,000",
        "hello, what do you want for the garage and why",
        "what do you want for",
    ],
)
def test_what_is_not_guessed(text: str) -> None:
    assert understood(text, PEOPLES, BOTS) is None


def test_a_name_that_several_things_have_in_part_is_not_guessed() -> None:
    clubs = lexicon(("a Night Club", ("business", 1)), ("a Golf Club", ("business", 2)))
    assert understood("what do you want for the club", PEOPLES, clubs) is None
    assert understood("what do you want for the night", PEOPLES, clubs) == WhatFor(
        (("business", 1),)
    )


@pytest.mark.parametrize(
    ("text", "spoken_to"),
    [
        ("Gino, why?", (1, "why?")),
        ("gino why?", (1, "why?")),
        ("Hello Gino!", (1, "Hello")),
        ("Why not, Fanny?", (0, "Why not")),
        ("Ginos are many", None),
        ("hello all", None),
    ],
)
def test_who_is_spoken_to(text: str, spoken_to: tuple[int, str] | None) -> None:
    assert addressed(text, ["Fanny", "Gino"]) == spoken_to
