"""The description of the HTTP interface is sound, complete and true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import InThread, guests, in_thread, played

METHODS = {"get", "put", "post", "delete", "patch"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def description(server: InThread) -> Any:
    async with guests(server, "") as (reader,):
        return (await reader.web.get("/api/schema/openapi.json")).json()


@played
async def test_it_is_written_once_and_in_one_form(server: InThread) -> None:
    """A form that is made anew for each reader would let one reader keep the server busy."""
    async with guests(server, "") as (reader,):
        for other in ("openapi.yaml", "swagger", "redoc"):
            assert (await reader.web.get(f"/api/schema/{other}")).status_code == 404


@played
async def test_every_path_is_described(server: InThread) -> None:
    described = {
        (method.upper(), path)
        for path, item in (await description(server))["paths"].items()
        for method in METHODS & set(item)
    }
    assert described == {
        ("GET", "/api/me"),
        ("PUT", "/api/me"),
        ("POST", "/api/me/link"),
        ("POST", "/api/me/move"),
        ("POST", "/api/me/sign-out"),
        ("PUT", "/api/me/push"),
        ("POST", "/api/me/push/off"),
        ("GET", "/api/push"),
        ("GET", "/api/key"),
        ("GET", "/api/lobby"),
        ("GET", "/api/reach"),
        ("POST", "/api/code"),
        ("GET", "/api/games/{name}"),
        ("GET", "/api/games/{name}/rules/{language}"),
        ("GET", "/api/games/{name}/texts/{language}"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{table}/film"),
        ("GET", "/api/tables/{table}/chances"),
        ("GET", "/api/tables/{table}/mistakes"),
        ("POST", "/api/tables/{table}/again"),
        ("GET", "/api/tables/{table}/head"),
        ("GET", "/api/tables/{table}/proof"),
        ("GET", "/api/tables/{table}/record"),
    }


@played
async def test_the_description_is_sound(server: InThread) -> None:
    whole = await description(server)
    assert whole["openapi"].startswith("3.1")
    assert whole["info"]["title"]
    operations = [
        (path, item[method])
        for path, item in whole["paths"].items()
        for method in METHODS & set(item)
    ]
    ids = [operation["operationId"] for _, operation in operations]
    assert len(set(ids)) == len(ids)
    for path, operation in operations:
        given = {p["name"]: p for p in operation.get("parameters", [])}
        in_path = {name for name, each in given.items() if each["in"] == "path"}
        assert in_path == set(re.findall(r"{(\w+)}", path))
        assert all(given[name]["required"] for name in in_path)
        assert all(code.isdecimal() for code in operation["responses"])
        assert any(code.startswith("2") for code in operation["responses"])
        assert operation["summary"]
    for reference in references(whole):
        assert reference.startswith("#/")
        found = whole
        for part in reference[2:].split("/"):
            found = found[part.replace("~1", "/").replace("~0", "~")]


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


@played
async def test_what_is_described_is_what_is_answered(server: InThread) -> None:
    schemas = (await description(server))["components"]["schemas"]
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        for path, name in (
            ("/api/me", "Me"),
            ("/api/lobby", "Lobby"),
            ("/api/games/razzia", "GameInfo"),
            ("/api/games/razzia/rules/fr", "Rules"),
            (f"/api/tables/{table}/film", "Film"),
        ):
            answer = (await ann.web.get(path)).json()
            (schema,) = (s for key, s in schemas.items() if re.search(rf"(^|[._]){name}$", key))
            assert set(answer) == set(schema["properties"]), name
