"""Web Push: what is sent to a browser that is closed, by way of its vendor's push service.

Messages are encrypted for the browser (RFC 8291, RFC 8188), so the push service cannot read them.
The server says who it is with a signed token (VAPID, RFC 8292). `notify.py` sends the result.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from omerta.kernel.refusal import Refused

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"  # the delimiter after the text of the only record
SECONDS_KEPT = 12 * 3600  # for which the push service keeps a message for a device that is off
SECONDS_SIGNED = 12 * 3600  # for which a token holds; at most a day
# What the push service answers if the browser has given the address up.
GONE = (404, 410)


class PushKey:
    """The server's key. Browsers accept only messages that are signed with it."""

    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self.public = encoded(_point(self._key.public_key()))

    def header(self, endpoint: str, contact: str) -> str:
        """The Authorization header for an endpoint (RFC 8292, section 3)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SECONDS_SIGNED,
            "sub": contact,
        }
        head, body = ({"typ": "JWT", "alg": "ES256"}, claims)
        token = ".".join(encoded(msgspec.json.encode(each)) for each in (head, body))
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={token}.{signature}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Raises Refused if a message cannot be encrypted with these."""
    try:
        encrypted(b"", p256dh, auth)
    except ValueError:
        raise Refused("push-address") from None


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A body that only the browser with these keys can read (RFC 8291, section 3). Raises
    ValueError if they are no such keys."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, secret = decoded(p256dh), decoded(auth)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    if len(secret) != 16 or len(theirs) != 65:
        raise ValueError("not the keys of a browser")
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), browser)
    common = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(common, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def encoded(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(value: str) -> bytes:
    return urlsafe_b64decode(value + "=" * (-len(value) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
