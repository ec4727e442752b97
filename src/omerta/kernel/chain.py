"""The chain of a match: one hash that stands for everything that has happened so far.

The first head stands for what is settled before the first action. Each entry of the log makes a new
head from the one before. Who knows a head can tell later whether the log was changed: no other log
leads to it.

Heads are shown while the game is on, so they must not tell secrets. A plain hash of a sealed answer
could be guessed by trying all answers. So each head is an HMAC, under a key made from the sealed
seed. Once the seed is published, anyone can work the chain out.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from omerta.kernel.dice import derive
from omerta.kernel.match import Entry

_encode = msgspec.json.Encoder().encode


class Chain:
    __slots__ = ("_inner", "_outer", "head")

    def __init__(self, seed: bytes, settled: bytes) -> None:
        """`settled` is all that is known before the first action."""
        # The two halves of an HMAC (RFC 2104), begun once: that is six times faster than `hmac`.
        key = derive(seed, "chain").ljust(sha256().block_size, b"\0")
        self._inner = sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = sha256(bytes(byte ^ 0x5C for byte in key))
        self.head = self._authenticated(settled)

    def extend(self, entries: Iterable[Entry]) -> bytes:
        """The head after these entries."""
        for entry in entries:
            self.head = self._authenticated(self.head + _encode(entry))
        return self.head

    def _authenticated(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()
