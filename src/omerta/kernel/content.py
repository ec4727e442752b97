"""Content: a game's numbers and names, each with its source.

Every game keeps them in `content.toml` beside its rules. Somebody who owns the box can correct a
number there, or give a table a content file of their own.
"""

from __future__ import annotations

import tomllib
from typing import TypeVar

import msgspec

from omerta.kernel.refusal import BadSetup

C = TypeVar("C", bound=msgspec.Struct)


def parse_content(text: str, kind: type[C]) -> C:
    """Read a content file. Raises BadSetup that says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise BadSetup("setup-content", problem=str(error)) from None
