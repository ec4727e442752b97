"""The chain of a match: one hash that stands for everything that has happened so far.

The first head stands for what is settled before the first action. Each entry of the log makes a new
head from the one before. Who knows a head can tell later whether the log was changed: no other log
leads to it.

Heads are shown while the game is on, so they must not tell secrets. A plain hash of a sealed answer
could be guessed by trying all answers. So each head is an HMAC, under a key made from the sealed
seed. Once the seed is published, anyone can work the chain out.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

import msgspec

from omerta.kernel.dice import derive
from omerta.kernel.match import Entry

_encode = msgspec.json.Encoder().encode


class Chain:
    __slots__ = ("_key", "head")

    def __init__(self, seed: bytes, settled: bytes) -> None:
        """`settled` is all that is known before the first action."""
        self._key = derive(seed, "chain")
        self.head = hmac.digest(self._key, settled, "sha256")

    def extend(self, entries: Iterable[Entry]) -> bytes:
        """The head after these entries."""
        for entry in entries:
            self.head = hmac.digest(self._key, self.head + _encode(entry), "sha256")
        return self.head
