"""At the door: cookies, links, other people's pages, bodies, headers, files, limits."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from omerta.server import house as house_module
from omerta.server import identity, limits, page
from omerta.server.app import build
from omerta.server.guard import HEADERS, POLICY
from omerta.server.house import Settings
from omerta.server.identity import Signer
from omerta.server.limits import Limits, Rate
from tests.server.house import InThread, Player, Window, assert_said, guests, in_thread, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def raw(server: InThread, request: bytes) -> tuple[int, bytes]:
    """Status and everything else that comes back for these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    writer.close()
    await writer.wait_closed()
    return int(answer.split()[1]), answer


def trouble(answer: httpx.Response) -> str:
    """The word a request was refused with."""
    why = answer.json()["why"]
    assert_said(why)
    return str(why["say"])


# --- who is who ---


@played
async def test_a_cookie_that_was_edited_is_nobodys(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, bots=2, start=True)
        value, _, mark = ann.cookie.rpartition(".")
        person, _, _ = value.partition(":")
        other = ben.cookie.rpartition(".")[2]
        forged = [
            f"{value}.{other}",
            f"{person}:1.{mark}",
            f"{value}.{mark[:-2]}AA",
            f"{value}.{mark}.",
            f".{mark}",
            f"{value}.",
            value,
            mark,
            ".",
            "....",
            "x" * 4000,
            f"{value}.{mark}".swapcase(),
            Signer(secrets.token_bytes(32)).sign("person", value),
            server.house.signer.sign("move", value),
            server.house.signer.move_token(person, 0),
            server.house.signer.sign("person", "nobody:0"),
            server.house.signer.sign("person", f"{person}:7"),
            server.house.signer.sign("person", person),
            "%00%ff%0d%0a",
        ]
        for cookie in forged:
            stranger = Player(server, cookie)
            answer = await stranger.web.get("/api/me")
            assert (answer.status_code, answer.json()) == (200, None), cookie
            window = await stranger.connect(table)
            assert window.me == -1
            assert window.now["view"]["table"]["hand"] == []
            film = await stranger.web.get(f"/api/tables/{table}/film?seat=0")
            assert film.status_code == 400
            await stranger.close()
        same = Player(server, ann.cookie)
        assert (await same.web.get("/api/me")).json()["name"] == "Ann"
        assert (await same.connect(table)).me == 0
        await same.close()


@played
async def test_bytes_that_are_no_cookie_at_all(server: InThread) -> None:
    for cookie in (b"omerta=\xff\xfe\x00.\xff", b"omerta=a.\xc3\xa9", b"=;;=;", b"omerta", b"\x80"):
        status, _ = await raw(
            server, b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + cookie + b"\r\n\r\n"
        )
        assert status in (200, 400)


@played
async def test_a_cookie_is_kept_from_scripts_and_other_sites(server: InThread) -> None:
    async with guests(server, "") as (ann,):
        cookie = (await ann.introduce("Ann")).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie, "there is no TLS here"


@played
async def test_behind_tls_a_cookie_is_secure(tmp_path: Path) -> None:
    with in_thread(tmp_path, public_url="https://omerta.example") as server:
        async with guests(server, "") as (ann,):
            answer = await ann.introduce("Ann")
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "max-age" in answer.headers["strict-transport-security"]
            cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            link = (await ann.web.post("/api/me/link", json={}, headers=cookie)).json()["link"]
            assert link.startswith("https://omerta.example/move#")
            own = {"Origin": "https://omerta.example"}
            assert (await ann.web.put("/api/me", json={"name": "A"}, headers=own)).is_success


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 41,
        "a\x00b",
        "a\x1b[31m",
        "\u202eevil",
        "a\u2066b",
        "\u200b",
        "\x7f",
    ],
)
@played
async def test_a_name_that_cannot_be_shown_is_none(server: InThread, name: str) -> None:
    async with guests(server, "") as (ann,):
        answer = await ann.introduce(name)
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers
        assert trouble(answer) in ("setup-name", "bad-request")


@played
async def test_a_name_is_only_ever_text(server: InThread) -> None:
    async with guests(server, "") as (ann,):
        for name in ("<img src=x onerror=alert(1)>", "{ $name }", "Ann  \n B", "Zoë 🎲", "'--"):
            assert (await ann.introduce(name)).json()["name"] == " ".join(name.split())
        table = await ann.create()
        window = await ann.connect(table)
        assert window.table["seats"][0]["name"] == "'--"


@played
async def test_a_link_moves_a_person_to_another_device_once(server: InThread) -> None:
    async with guests(server, "Ann", "") as (ann, phone):
        table = await ann.create(3, bots=2, start=True)
        link = (await ann.web.post("/api/me/link", json={})).json()
        assert link["minutes"] == identity.MOVE_MINUTES
        address, _, token = link["link"].partition("#")
        assert address == f"{server.url}/move", "the token is in the fragment, which is not sent"
        for wrong in ("", "x", token[:-1], token + "x", ann.cookie, token.replace(":", ";")):
            answer = await phone.web.post("/api/me/move", json={"token": wrong})
            assert trouble(answer) == "link-spent"
            assert "set-cookie" not in answer.headers
        answer = await phone.web.post("/api/me/move", json={"token": token})
        assert answer.json()["name"] == "Ann"
        assert (await phone.connect(table)).me == 0
        assert (await ann.connect(table)).me == 0, "and stays at the first one"
        again = await phone.web.post("/api/me/move", json={"token": token})
        assert trouble(again) == "link-spent"
        assert token not in "".join(server.log_lines())


@played
async def test_a_used_link_stays_used_after_a_restart(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "") as (ann, phone):
            link = (await ann.web.post("/api/me/link", json={})).json()["link"]
            used = {"token": link.partition("#")[2]}
            assert (await phone.web.post("/api/me/move", json=used)).is_success
    with in_thread(tmp_path) as server:
        async with guests(server, "") as (thief,):
            assert trouble(await thief.web.post("/api/me/move", json=used)) == "link-spent"


@played
async def test_signed_out_everywhere_but_here(server: InThread) -> None:
    async with guests(server, "Ann", "") as (ann, phone):
        table = await ann.create(3, bots=2, start=True)
        links = [(await ann.web.post("/api/me/link", json={})).json()["link"] for _ in range(2)]
        tokens = [{"token": link.partition("#")[2]} for link in links]
        assert (await phone.web.post("/api/me/move", json=tokens[0])).is_success
        lost, lobby = await phone.connect(table), Window(await phone.open("/api/lobby/socket"))
        assert lost.me == 0
        assert (await ann.web.post("/api/me/sign-out", json={})).json()["name"] == "Ann"
        assert await lost.ended() == 4500
        await lobby.ended()
        assert (await phone.web.get("/api/me")).json() is None
        assert (await phone.connect(table)).me == -1
        assert trouble(await phone.web.post("/api/me/move", json=tokens[1])) == "link-spent"
        assert (await ann.web.get("/api/me")).json()["name"] == "Ann"
        assert (await ann.connect(table)).me == 0


@played
async def test_who_signed_out_at_another_node_does_nothing_more_here(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "SECONDS_KNOWN", 0)
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create())
        person = server.house.tables[window.table["id"]].row.host
        with server.house.store.store.write() as elsewhere:
            elsewhere.sign_out(person)
        await window.say("chat", text="still me")
        assert await window.ended() == 4500
        assert not server.house.tables[window.table["id"]].chat


@played
async def test_a_link_is_good_for_a_short_time(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Ann", "") as (ann, phone):
        monkeypatch.setattr(identity, "MOVE_MINUTES", 0)
        link = (await ann.web.post("/api/me/link", json={})).json()["link"]
        answer = await phone.web.post("/api/me/move", json={"token": link.partition("#")[2]})
        assert trouble(answer) == "link-spent"


@played
async def test_nobody_gets_a_link_for_nobody(server: InThread) -> None:
    async with guests(server, "") as (stranger,):
        assert trouble(await stranger.web.post("/api/me/link", json={})) == "who-are-you"


# --- pages of others ---

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost.evil.example",
    "null",
    "file://",
    "http://[",
    "x",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example#127.0.0.1:{port}",
    "http://user@127.0.0.1:{port}",
]


@pytest.mark.parametrize("origin", FOREIGN)
@played
async def test_a_page_of_another_site_changes_nothing(server: InThread, origin: str) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create()
        headers = {"Origin": origin.format(port=server.port)}
        for method, path, body in (
            ("PUT", "/api/me", {"name": "Eve"}),
            ("POST", "/api/me/link", {}),
            ("POST", "/api/me/move", {"token": "x"}),
            ("POST", "/api/tables", {"game": "razzia", "seats": 3}),
            ("DELETE", "/api/me", {}),
        ):
            answer = await ann.web.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403, path
            assert trouble(answer) == "not-from-there"
            assert "access-control-allow-origin" not in answer.headers
        with pytest.raises(InvalidStatus, match="403"):
            await ann.socket(table, headers=headers)
        assert (await ann.web.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "["])
@played
async def test_by_another_name_nobody_gets_in(server: InThread, host: str) -> None:
    """A name of theirs that leads here makes a page of another site look like one of ours."""
    async with guests(server, "Ann") as (ann,):
        table = await ann.create()
        theirs = {"Host": host, "Origin": f"http://{host}"}
        assert (await ann.web.get("/api/me", headers=theirs)).status_code == 421
        renamed = await ann.web.put("/api/me", json={"name": "Eve"}, headers=theirs)
        assert (renamed.status_code, trouble(renamed)) == (421, "wrong-host")
        path = f"/api/tables/{table}/socket".encode()
        status, _ = await raw(
            server,
            b"GET "
            + path
            + b" HTTP/1.1\r\nHost: "
            + host.encode()
            + b"\r\nOrigin: http://"
            + host.encode()
            + b"\r\nCookie: omerta="
            + ann.cookie.encode()
            + b"\r\n"
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        )
        assert status == 403


@pytest.mark.parametrize("host", ["localhost:1", "[::1]:80", "192.168.1.24:8000", "omerta.lan"])
@played
async def test_it_answers_to_its_own_names(tmp_path: Path, host: str) -> None:
    app: Any = build(f"sqlite:///{tmp_path}/omerta.sqlite", Settings(names=("omerta.lan",)))
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        assert (await web.get("/nothing", headers={"Host": host})).status_code == 404


@played
async def test_the_houses_own_page_may(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        own = {"Origin": server.url}
        assert (await ann.web.put("/api/me", json={"name": "Anna"}, headers=own)).is_success
        window = Window(await ann.socket(await ann.create(), headers=own))
        await window.until(lambda frame: frame["is"] == "welcome")
        await window.close()


@pytest.mark.parametrize(
    "content_type",
    ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", "", "text/json"],
)
@played
async def test_a_form_is_not_taken(server: InThread, content_type: str) -> None:
    async with guests(server, "Ann") as (ann,):
        headers = {"Content-Type": content_type} if content_type else {}
        body = json.dumps({"name": "Eve"}).encode()
        answer = await ann.web.put("/api/me", content=body, headers=headers)
        assert answer.status_code == 415
        assert (await ann.web.get("/api/me")).json()["name"] == "Ann"


@played
async def test_a_preflight_of_another_site_is_told_nothing(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "PUT"}
        answer = await ann.web.options("/api/me", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- headers, on everything ---


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/abcdefgh"),
        ("GET", "/api/lobby"),
        ("GET", "/api/me"),
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("GET", "/api/tables/x/film"),
        ("GET", "/api/games/poker"),
        ("GET", "/api/games/razzia/rules/de"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/assets/%00"),
        ("GET", "/api/games/%00"),
        ("GET", "/api/schema/openapi.json"),
        ("DELETE", "/api/me"),
        ("PUT", "/api/me"),
        ("TRACE", "/"),
    ],
)
@played
async def test_every_answer_forbids_what_no_page_here_needs(
    server: InThread, method: str, path: str
) -> None:
    async with guests(server, "") as (stranger,):
        answer = await stranger.web.request(method, path)
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value]
        assert "server" not in answer.headers
        if answer.status_code >= 400 and answer.status_code != 415:
            trouble(answer)


def test_the_policy_lets_nothing_in_from_outside() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert "unsafe" not in POLICY
    assert "*" not in POLICY
    assert "http" not in POLICY
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == "'self'"
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["x-frame-options"] == "DENY"


# --- bodies ---


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b"\x00",
        b"[" * 30_000,
        b'{"game":"razzia","seats":3,"options":' + b'{"a":' * 8_000 + b"1" + b"}" * 8_000 + b"}",
        b'{"game":"razzia","seats":3,"options":{"a":' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
        b'{"game":"razzia","seats":3,"options":{"first_dealer":NaN}}',
        b'{"game":"razzia","seats":3,"options":{"first_dealer":' + b"9" * 5_000 + b"}}",
        b'{"game":"razzia","seats":1e400}',
        b'{"game":"razzia","seats":3.5}',
        b'{"game":"razzia","seats":[3]}',
        b'{"game":"\\ud800","seats":3}',
        b'{"game":"razzia","seats":3,"title":"\\udfff"}',
        b'{"game":"razzia","seats":3,"seed":"00"}',
        b'{"game":"../../etc/passwd","seats":3}',
        b'{"game":"__init__","seats":3}',
        b'{"game":"razzia","seats":3,"language":"../en"}',
        b'{"game":"razzia","seats":3,"clock":{"kind":"sundial"}}',
        b'{"game":"razzia","seats":3,"host":"somebody"}',
    ],
)
@played
async def test_a_body_that_is_no_table_is_refused_in_words(server: InThread, body: bytes) -> None:
    async with guests(server, "Ann") as (ann,):
        headers = {"Content-Type": "application/json"}
        answer = await ann.web.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        trouble(answer)
        moved = await ann.web.post("/api/me/move", content=body, headers=headers)
        assert moved.status_code == 400
        named = await ann.web.put("/api/me", content=body, headers=headers)
        assert named.status_code == 400
        assert (await ann.web.get("/api/me")).json()["name"] == "Ann"


@played
async def test_a_body_that_is_too_long_is_not_read(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        long = json.dumps({"name": "x" * 70_000}).encode()
        headers = {"Content-Type": "application/json"}
        assert (await ann.web.put("/api/me", content=long, headers=headers)).status_code == 413

        async def pieces() -> Any:
            for start in range(0, len(long), 1000):
                yield long[start : start + 1000]

        # Without saying beforehand how long it is, too.
        answer = await ann.web.put("/api/me", content=pieces(), headers=headers)
        assert answer.status_code == 413
        claims = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        status, _ = await raw(server, claims + b"Content-Length: 999999999999\r\n\r\n{}")
        assert status == 413


@pytest.mark.parametrize(
    "query", ["seat=99", "seat=-2", "seat=x", "seat=1e3", "seat=" + "9" * 5000, "seat=", "seat=%00"]
)
@played
async def test_a_query_that_makes_no_sense_is_refused(server: InThread, query: str) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        answer = await ann.web.get(f"/api/tables/{table}/film?{query}")
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "request_",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
        b"GET /api/lobby HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: ::1\r\nContent-Length: 5\r\nContent-Length: 9\r\n\r\n",
    ],
)
@played
async def test_what_is_hardly_http_brings_nothing_down(server: InThread, request_: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request_)
    writer.write_eof()
    await asyncio.wait_for(reader.read(100_000), 10)
    writer.close()
    async with guests(server, "Ann") as (ann,):
        assert (await ann.web.get("/healthz")).status_code == 200


# --- files ---


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, with a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the page</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("the script")
    (tmp_path / "secret.txt").write_text("the secret")
    (folder / "secret.txt").write_text("the secret")
    monkeypatch.setattr(page, "folder", lambda: folder)
    return folder


@played
async def test_a_file_of_the_page_comes_as_the_build_compressed_it(
    built: Path, tmp_path: Path
) -> None:
    script = built / "assets" / "app-1a2b.js"
    for ending, content in ((".br", b"as brotli"), (".gz", gzip.compress(b"the script"))):
        script.with_name(script.name + ending).write_bytes(content)
    app: Any = build(f"sqlite:///{tmp_path}/omerta.sqlite")
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        for accepts, encoding, content in (
            ("gzip, br;q=0.5", "br", b"as brotli"),
            ("gzip", "gzip", b"the script"),
            ("", None, b"the script"),
        ):
            headers = {"Accept-Encoding": accepts}
            async with web.stream("GET", "/assets/app-1a2b.js", headers=headers) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("Content-Encoding") == encoding
            assert (gzip.decompress(raw) if encoding == "gzip" else raw) == content
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Vary"] == "Accept-Encoding"


@played
async def test_only_what_was_built_is_served(built: Path, tmp_path: Path) -> None:
    app: Any = build(f"sqlite:///{tmp_path}/omerta.sqlite")

    async def get(path: str) -> tuple[int, bytes]:
        """As the server's protocol would hand it on: unquoted, and not tidied up."""
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "scheme": "http",
            "http_version": "1.1",
            "root_path": "",
            "asgi": {"version": "3.0"},
        }
        await app(scope, receive, send)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])

    assert await get("/assets/app-1a2b.js") == (200, b"the script")
    for path in ("/", "/t/abc", "/t/../secret.txt", "/rules/razzia", "/about", "/move"):
        status, body = await get(path)
        assert b"the secret" not in body
        assert (status, body) == (200, b"<title>the page</title>") or status == 404
    for path in (
        "/assets/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..//..//secret.txt",
        "/assets/%2e%2e/secret.txt",
        "/assets/..%2fsecret.txt",
        "/assets/....//secret.txt",
        "/assets/..\\secret.txt",
        f"/assets/{built.parent}/secret.txt",
        f"/assets/{built}/secret.txt",
        "/assets//etc/passwd",
        "/assets/",
        "/assets",
        "/assets/app-1a2b.js/",
        "/assets/\x00",
        "/secret.txt",
        "/t/..\x00",
    ):
        status, body = await get(path)
        assert b"secret" not in body, path
        assert status in (200, 404, 400, 405), path
        assert status != 200 or body in (b"the script", b"<title>the page</title>"), path


# --- limits ---


def test_a_bucket_empties_and_fills_with_time() -> None:
    rate, held = Rate(3, 0.5), Limits()
    assert [held.allow("ann", rate, 0) for _ in range(5)] == [True, True, True, False, False]
    assert held.allow("ben", rate, 0), "everybody has their own"
    assert held.allow("ann", Rate(3, 0.25), 0), "for each kind of request"
    assert not held.allow("ann", rate, 1.9)
    assert held.allow("ann", rate, 2.1)
    assert not held.allow("ann", rate, 2.2)
    assert [held.allow("ann", rate, 1000) for _ in range(4)] == [True, True, True, False]


def test_a_factor_widens_and_nought_lifts_all_limits() -> None:
    wide, lifted = Limits(2), Limits(0)
    assert [wide.allow("ann", Rate(1, 1), 0) for _ in range(3)] == [True, True, False]
    assert all(lifted.allow("ann", Rate(1, 1), 0) for _ in range(100))


def test_made_up_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 100)
    held = Limits()
    for number in range(1000):
        held.allow(number, Rate(1, 1), number / 1000)
    assert len(held._buckets) <= 101


@played
async def test_requests_are_limited_and_come_back(tmp_path: Path) -> None:
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann") as (ann,):
            codes = [(await ann.web.post("/api/me/link", json={})).status_code for _ in range(25)]
            assert codes[:15] == [200] * 15
            assert codes[-1] == 429
            refused = await ann.web.post("/api/me/link", json={})
            assert trouble(refused) == "too-fast"
            assert (await ann.web.get("/api/me")).status_code == 200, "looking is another matter"
            names = [(await ann.introduce(f"Ann {number}")).status_code for number in range(70)]
            assert names[:55] == [200] * 55
            assert 429 in names
            await asyncio.sleep(0.6)
            assert (await ann.introduce("Ann again")).status_code == 200
            films = [
                (await ann.web.get("/api/tables/nosuchtable/film")).status_code for _ in range(18)
            ]
            assert (films[0], films[-1]) == (404, 429)
        assert server.troubles() == []


# --- the log ---


@played
async def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, bots=1)
            host, guest = await ann.connect(table), await ben.connect(table)
            invites = list(host.table["invites"].values())
            await guest.ask("sit", "sittoken1", seat=1, invite="wrongwrong")
            await guest.ask("sit", "sittoken2", seat=1, invite=invites[0])
            await host.ask("start", "starttoken")
            link = (await ann.web.post("/api/me/link", json={})).json()["link"]
            await ann.introduce("Ann", webhook="http://hooks.invalid/topsecret")
            await host.ask("chat", "chattoken", text="between us")
            await host.ask("resign", "resigntoken")
            await guest.ask("resign", "resigntoken")
            seed = server.house.tables[table].row.seed.hex()
            cookies = [ann.cookie, ben.cookie]
        log = "\n".join(server.log_lines())
        assert table in log
        spoken = ["sittoken", "starttoken", "chattoken", "between us", "topsecret", "wrongwrong"]
        for secret in [*invites, *cookies, seed, link.partition("#")[2], *spoken]:
            assert secret not in log
            assert secret.rpartition(".")[2] not in log
