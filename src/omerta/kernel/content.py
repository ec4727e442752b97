"""Content: a game's numbers and names, each with where it comes from.

Every game keeps them in `content.toml` beside its rules. Whoever owns the box can correct a
number there, or hand a table a content file of their own.
"""

from __future__ import annotations

import tomllib
from typing import TypeVar

import msgspec

from omerta.kernel.refusal import BadSetup

C = TypeVar("C", bound=msgspec.Struct)


def parse_content(text: str, kind: type[C]) -> C:
    """Read a content file; say what is wrong with it if it is."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise BadSetup("setup-content", problem=str(error)) from None
