"""No two people at a table are called the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from omerta.kernel.match import MOST_NAME
from omerta.kernel.refusal import Refused
from omerta.server.names import plain_name, unlike
from tests.server.house import InThread, guests, in_thread, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server


def test_a_number_is_added_where_a_name_is_taken() -> None:
    assert unlike("Ann", ["Ben"]) == "Ann"
    assert unlike("Ann", ["ANN", "Ben"]) == "Ann 2"
    assert unlike("Ann", ["Ann", "ann 2"]) == "Ann 3"
    long = "x" * MOST_NAME
    assert unlike(long, [long]) == "x" * (MOST_NAME - 2) + " 2"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Zoë\u200a2", "Zoë 2"),
        ("Anne\u0301", "Anné"),
        ("Иван", "Иван"),
        ("Ελένη", "Ελένη"),
        ("田中 さくら Kim", "田中 さくら Kim"),
        ("김 철수", "김 철수"),
        ("דוד", "דוד"),
        ("Ann ❤\ufe0f", "Ann ❤"),
        ("O'Neill-9 🎲", "O'Neill-9 🎲"),
        ("42", "42"),
    ],
)
def test_people_are_called_as_they_write_themselves(given: str, kept: str) -> None:
    assert plain_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "Ann\u200b",  # zero width space
        "\u3164",  # a Hangul filler
        "Ann\u115f",
        "A\u034fnn",  # grapheme joiner
        "Ann\u2800",  # Braille without a dot
        "An\u00adn",  # soft hyphen
        "Ann\U000e0101",  # a variation selector
        "Аnn",  # a Cyrillic A
        "Αnn",  # a Greek one
        "ᎪᏁᏁ",  # Cherokee: no common script
        "A" + "\u0301" * 5 + "nn",
        "\u0301Ann",
    ],
)
def test_a_name_is_visible_and_of_one_alphabet(given: str) -> None:
    with pytest.raises(Refused):
        plain_name(given)


@pytest.mark.parametrize("like", ["Аnn", "аnn", "ANN", "Ａnn"])
def test_who_looks_like_another_gets_a_number(like: str) -> None:
    assert unlike(like, ["Ann"]) == f"{like} 2"
    assert unlike("Seco", ["Ѕесо"]) == "Seco 2"  # all Cyrillic
    assert unlike("lan", ["Ian"]) == "lan 2"
    assert unlike("Remi", ["Rémi"]) == "Remi"


@played
async def test_namesakes_are_told_apart_at_a_table(server: InThread) -> None:
    async with guests(server, "Ann", "Ann", "Ben") as (host, second, third):
        table = await host.create(3)
        first = await host.connect(table)
        invites = first.table["invites"]
        sitting = await second.connect(table)
        assert (await sitting.ask("sit", seat=1, invite=invites["1"]))["is"] == "done"
        other = await third.connect(table)
        assert (await other.ask("sit", seat=2, invite=invites["2"]))["is"] == "done"

        def names() -> list[str]:
            return [seat.name for seat in server.house.tables[table].seats]

        assert names() == ["Ann", "Ann 2", "Ben"]
        # A new name is no way to become another one's namesake either.
        await third.web.put("/api/me", json={"name": "ann"})
        assert names() == ["Ann", "Ann 2", "ann 3"]
        await third.web.put("/api/me", json={"name": "Cleo"})
        assert names() == ["Ann", "Ann 2", "Cleo"]


@played
async def test_a_spectator_does_not_speak_under_a_players_name(server: InThread) -> None:
    async with guests(server, "Ann", "Ann") as (host, watcher):
        table = await host.create(3, bots=2, start=True)
        window = await watcher.connect(table)
        assert (await window.ask("chat", text="I am Ann"))["is"] == "done"
        [line] = [line for line in server.house.tables[table].chat if line.text]
        assert (line.seat, line.name) == (-1, "Ann 2")
