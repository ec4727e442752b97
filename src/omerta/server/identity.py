"""Identity: a person is a random number in a signed cookie. No account, no password.

Every secret we hand out is signed with the server's key and for one purpose. So a link for one
purpose never works for another.
"""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import NamedTuple

from omerta.kernel.dice import KEY_BYTES

COOKIE = "omerta"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
MOVE_MINUTES = 15


def new_seed() -> bytes:
    """The seed of all chance in a match; secret until it is over."""
    return secrets.token_bytes(KEY_BYTES)


class Move(NamedTuple):
    """What a link says that makes another device the same person."""

    person: str
    generation: int
    until: int  # seconds since 1970
    nonce: str


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, value: str) -> str:
        return f"{value}.{self._mark(purpose, value)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The value, if it was signed here for this purpose."""
        value, _, mark = signed.rpartition(".")
        genuine = hmac.compare_digest(self._mark(purpose, value).encode(), mark.encode())
        return value if genuine else None

    def move_token(self, person: str, generation: int) -> str:
        """For a link that makes another device the same person."""
        until = int(time.time()) + MOVE_MINUTES * 60
        nonce = secrets.token_urlsafe(9)
        return self.sign("move", f"{person}:{generation}:{until}:{nonce}")

    def read_move_token(self, token: str) -> Move | None:
        """None if the token is not genuine, or too old."""
        value = self.read("move", token)
        if value is None:
            return None
        person, generation, until, nonce = value.split(":")
        move = Move(person, int(generation), int(until), nonce)
        return move if move.until > time.time() else None

    def origin(self, network: str) -> str:
        """A name for a network from which nobody else can work it out."""
        return self._mark("origin", network)[:16]

    def _mark(self, purpose: str, value: str) -> str:
        digest = blake2b(
            value.encode(), key=self._secret, person=purpose.encode()[:16], digest_size=24
        ).digest()
        return urlsafe_b64encode(digest).decode()


_GUESTS = ("Ada", "Bianca", "Cesare", "Dora", "Emilio", "Flora", "Guido", "Ines", "Lino", "Mina")


def guest_name() -> str:
    """A name for somebody who has not given one."""
    return f"{secrets.choice(_GUESTS)} {secrets.randbelow(90) + 10}"
