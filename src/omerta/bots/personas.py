"""The bots people meet at tables: each has a name, and a temper to go with it.

People get to know them: who is called the same has the same temper, at every table.
"""

from __future__ import annotations

from collections.abc import Collection

from omerta.bots.tempers import CALM, CAREFUL, GREEDY, VENGEFUL, Temper

PERSONAS = {
    "Al": CALM,
    "Bugsy": VENGEFUL,
    "Carmela": CAREFUL,
    "Dutch": GREEDY,
    "Enzo": CALM,
    "Fanny": VENGEFUL,
    "Gino": GREEDY,
    "Hattie": CAREFUL,
}
_NAMES = tuple(PERSONAS)


def name_at_table(seat: int, taken: Collection[str] = ()) -> str:
    """What a bot is called where it sits; another name if somebody there has it already."""
    names = [_NAMES[(seat + step) % len(_NAMES)] for step in range(len(_NAMES))]
    return next((name for name in names if name not in taken), names[0])


def temper_of(name: str) -> Temper:
    """Of whoever is called so; any other bot, as one that plays on for a person, is calm."""
    return PERSONAS.get(name, CALM)
