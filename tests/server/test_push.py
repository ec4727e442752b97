"""Web Push: who is away is told by their browser's push service, which can read nothing of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from omerta.kernel.refusal import Refused
from omerta.server.notify import check_push
from omerta.server.push import CURVE, PushKey, decoded, encoded, encrypted
from tests.server.house import PATIENCE, InThread, Player, Window, begin, guests, in_thread, played

# --- encryption and signature ---

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SENDER_SECRET = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    sender = ec.derive_private_key(int.from_bytes(decoded(SENDER_SECRET)), CURVE)
    assert encoded(encrypted(TEXT, BROWSER_PUBLIC, AUTH, sender, decoded(SALT))) == BODY


def test_the_same_message_never_looks_the_same() -> None:
    assert encrypted(TEXT, BROWSER_PUBLIC, AUTH) != encrypted(TEXT, BROWSER_PUBLIC, AUTH)


def test_the_server_says_who_it_is() -> None:
    key = PushKey(bytes(range(32)))
    header = key.header("https://push.example:8443/send/abc", "mailto:host@omerta.example")
    kind, token, public = header.replace(",", "").split(" ")
    assert kind == "vapid"
    assert public == f"k={key.public}"
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    given = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key.public))
    der = encode_dss_signature(int.from_bytes(r), int.from_bytes(s))
    given.verify(der, signed.encode(), ec.ECDSA(SHA256()))  # raises if it is not right
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example:8443"
    assert claims["sub"] == "mailto:host@omerta.example"
    assert 0 < claims["exp"] - time.time() < 24 * 3600


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example/send",
        "https://127.0.0.1/send",
        "https://[::1]/send",
        "https://10.0.0.8/send",
        "https://localhost/send",
        "https://user@push.example/send",
    ],
)
def test_only_public_push_services_are_kept(endpoint: str) -> None:
    with pytest.raises(Refused, match="push-address"):
        check_push(endpoint)


# --- a push service, and a browser that has subscribed to it ---


@dataclass
class PushService:
    status: bytes = b"201 Created"
    heard: asyncio.Queue[tuple[dict[str, str], bytes]] = field(default_factory=asyncio.Queue)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        named = (line.split(": ", 1) for line in head[1:])
        headers = {name.lower(): value for name, value in named}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(b"HTTP/1.1 " + self.status + b"\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()
        self.heard.put_nowait((headers, body))

    async def next(self) -> tuple[dict[str, str], bytes]:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


@asynccontextmanager
async def push_service() -> AsyncIterator[tuple[PushService, str]]:
    made = PushService()
    listening = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with listening:
        yield made, f"http://127.0.0.1:{port}/send/ben"


class BrowserKeys:
    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = encoded(point), encoded(self._auth)

    def read(self, body: bytes) -> Any:
        """RFC 8291, from the other side."""
        salt, size = body[:16], body[20]
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + decoded(self.p256dh) + sender
        common = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(common)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(common)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])

    def subscription(self, endpoint: str, language: str = "fr") -> dict[str, str]:
        keys = {"p256dh": self.p256dh, "auth": self.auth}
        return {"endpoint": endpoint, "language": language, **keys}


SETTINGS: dict[str, Any] = {"local_webhooks": True, "push_contact": "mailto:host@omerta.example"}


async def asked_while_away(server: InThread, ann: Player, ben: Player) -> tuple[str, Window]:
    """It becomes Ben's turn, and he is not there."""
    table = await ann.create(3, bots=1, options={"first_dealer": 0})
    host, guest = await begin(table, ann, ben)
    await guest.close()
    await host.sees(lambda: not host.table["seats"][1]["here"])
    await host.act(*host.answer(Random(1)))
    return table, host


def person_of(player: Player) -> str:
    return player.cookie.partition(":")[0]


def kept(server: InThread, person: str) -> list[str]:
    store = server.house.store.store
    with store.read() as facts:
        return [push.endpoint for push in facts.pushes(person)]


@played
async def test_who_is_away_is_told_by_their_browser(tmp_path: Path) -> None:
    browser = BrowserKeys()
    with in_thread(tmp_path, **SETTINGS) as server:
        async with push_service() as (service, endpoint), guests(server, "Ann", "Ben") as people:
            ann, ben = people
            key = (await ben.web.get("/api/push")).json()["key"]
            answer = await ben.web.put("/api/me/push", json=browser.subscription(endpoint))
            assert answer.status_code == 204, answer.text
            table, _ = await asked_while_away(server, ann, ben)
            headers, body = await service.next()
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["authorization"].endswith(f"k={key}")
            assert table.encode() not in body
            assert table not in str(headers)
            assert browser.read(body) == {
                "title": "À vous de jouer",
                "body": "Razzia",
                "lang": "fr",
                "path": f"/t/{table}",
            }
        assert server.troubles() == []


@played
async def test_a_browser_that_has_given_up_is_forgotten(tmp_path: Path) -> None:
    with in_thread(tmp_path, **SETTINGS) as server:
        async with push_service() as (service, endpoint), guests(server, "Ann", "Ben") as people:
            ann, ben = people
            service.status = b"410 Gone"
            await ben.web.put("/api/me/push", json=BrowserKeys().subscription(endpoint))
            assert kept(server, person_of(ben)) == [endpoint]
            await asked_while_away(server, ann, ben)
            await service.next()
            async with asyncio.timeout(PATIENCE):
                while kept(server, person_of(ben)):
                    await asyncio.sleep(0.01)


@played
async def test_a_browser_belongs_to_one_person_who_can_take_it_back(tmp_path: Path) -> None:
    browser = BrowserKeys()
    with in_thread(tmp_path, **SETTINGS) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            shared, other = "http://push.example/shared", "http://push.example/other"
            for who, endpoint in ((ann, shared), (ben, shared), (ben, other)):
                wish = browser.subscription(endpoint)
                assert (await who.web.put("/api/me/push", json=wish)).status_code == 204
            assert kept(server, person_of(ann)) == []
            assert set(kept(server, person_of(ben))) == {shared, other}
            await ann.web.post("/api/me/push/off", json={"endpoint": other})
            assert other in kept(server, person_of(ben)), "it is not hers"
            await ben.web.post("/api/me/push/off", json={"endpoint": other})
            assert kept(server, person_of(ben)) == [shared]
            # Who signs out elsewhere is told nowhere, until this browser asks again.
            assert (await ben.web.post("/api/me/sign-out", json={})).is_success
            assert kept(server, person_of(ben)) == []
            for n in range(20):
                wish = browser.subscription(f"http://push.example/{n}")
                await ann.web.put("/api/me/push", json=wish)
            assert len(kept(server, person_of(ann))) == 8


@played
async def test_nothing_is_pushed_without_a_contact(tmp_path: Path) -> None:
    with in_thread(tmp_path, local_webhooks=True) as server:
        async with guests(server, "Ben") as (ben,):
            assert (await ben.web.get("/api/push")).json() == {"key": ""}
            wish = BrowserKeys().subscription("http://push.example/ben")
            answer = await ben.web.put("/api/me/push", json=wish)
            assert answer.status_code == 400
            assert answer.json()["why"]["say"] == "push-none"


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é!"}])
@played
async def test_keys_that_are_none_are_refused(tmp_path: Path, keys: dict[str, str]) -> None:
    with in_thread(tmp_path, **SETTINGS) as server:
        async with guests(server, "Ben") as (ben,):
            wish = {**BrowserKeys().subscription("http://push.example/ben"), **keys}
            answer = await ben.web.put("/api/me/push", json=wish)
            assert answer.status_code == 400
