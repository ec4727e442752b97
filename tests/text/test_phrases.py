"""Phrases: said to each reader in their language."""

from __future__ import annotations

import msgspec
import pytest

from omerta.kernel.events import PUBLIC
from omerta.text import MissingTextError, text
from omerta.text.phrases import Part, Phrase, Row, SeatName, Voice

NAMES = ["Ann", "Ben", "Cleo"]
LATE = Phrase("event-timed_out", who=1)


def said(part: Part, me: int = PUBLIC, language: str = "en") -> str:
    return Voice(text(language), NAMES, me).say(part)


def test_a_seat_is_you_to_itself_and_a_name_to_others() -> None:
    assert [said(SeatName(0), me) for me in (0, 1, PUBLIC)] == ["you", "Ann", "Ann"]
    assert said(SeatName(0), 0, "fr") == "vous"


def test_a_phrase_knows_whom_it_speaks_of() -> None:
    assert said(LATE, 1).startswith("Your time ran out")
    assert said(LATE, 0).startswith("Ben's time ran out")
    assert said(LATE) == said(LATE, 0)
    assert said(LATE, 1, "fr").startswith("Temps écoulé\u00a0: ")
    assert "Ben" in said(LATE, 2, "fr")


@pytest.mark.parametrize(
    ("row", "english", "french"),
    [
        (Row(()), "", ""),
        (Row((), "and", capital=True), "", ""),
        (Row(("a",), "and"), "a", "a"),
        (Row(("a", 2, "c"), "and"), "a, 2 and c", "a, 2 et c"),
        (Row(("a", "b")), "a, b", "a, b"),
        (Row((1, 2), " + "), "1 + 2", "1 + 2"),
        (Row((SeatName(0), SeatName(1)), capital=True), "You, Ben", "Vous, Ben"),
        (Row((Row(("a", "b"), "and"), "c"), " + "), "a and b + c", "a et b + c"),
    ],
)
def test_rows(row: Row, english: str, french: str) -> None:
    assert (said(row, 0), said(row, 0, "fr")) == (english, french)


def test_phrases_are_made_of_phrases() -> None:
    inner = Phrase("labelled", {"label": SeatName(2), "what": Phrase("place", {"place": 1})})
    outer = Phrase("list-and", {"first": inner, "last": Row(("x", "y"))})
    assert said(outer, 2) == "you: 1st and x, y"
    assert said(outer, 0, "fr") == "Cleo\u00a0: 1er et x, y"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    counted = Phrase("verify-good", {"count": 12000})
    assert "12,000 actions" in said(counted)
    assert "12,000" not in said(counted, language="fr")


def test_a_message_or_parameter_that_is_missing_is_no_silence() -> None:
    for phrase in (Phrase("no-such-message"), Phrase("place")):
        with pytest.raises(MissingTextError):
            said(phrase)


def test_phrases_travel_as_short_plain_json() -> None:
    whole = Phrase("list-and", {"first": SeatName(0), "last": Row((LATE, 2, "x"), " + ")})
    sent = msgspec.json.encode(whole)
    assert msgspec.json.decode(sent) == {
        "is": "phrase",
        "say": "list-and",
        "params": {
            "first": {"is": "seat", "seat": 0},
            "last": {
                "is": "row",
                "parts": [{"is": "phrase", "say": "event-timed_out", "who": 1}, 2, "x"],
                "by": " + ",
            },
        },
    }
    assert msgspec.json.decode(sent, type=Phrase) == whole
