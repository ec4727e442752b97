"""The server's key, with which it signs the chain of every match (`kernel/chain.py`).

The public key is published at `/api/key` and stands in every record. A signature of a head says:
this is how the match went at this server. It is Ed25519, of the text that `_text` makes.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from omerta.kernel.record import BadRecord, Record, heads


class SigningKey:
    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, table: str, head: bytes) -> str:
        return self._key.sign(_text(table, head)).hex()


def is_signed(public: str, table: str, head: bytes, signature: str) -> bool:
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), _text(table, head))
    except (ValueError, InvalidSignature):
        return False
    return True


def demand_signed(rec: Record, key: str = "") -> None:
    """Check a finished record's signature: with this key, or without one, with the key that the
    record names. Raises BadRecord."""
    if not rec.signature:
        raise BadRecord("record-unsigned")
    if key and rec.key != key:
        raise BadRecord("record-other-key")
    if not is_signed(rec.key, rec.table, heads(rec)[-1], rec.signature):
        raise BadRecord("record-signature")


def _text(table: str, head: bytes) -> bytes:
    return f"omerta head {table} {head.hex()}".encode()
