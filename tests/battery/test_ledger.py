"""The rules ledger: every rule players can read has a test, and every id anybody names exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.battery.ledger import assert_the_ledger_is_whole
from omerta.games import HOUSE
from omerta.reference import reference

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "web/src", "bench", "docs")
READ = {".py", ".toml", ".ftl", ".ts", ".svelte", ".md"}
BUILT = ROOT / "src" / "omerta" / "page"

FIRST = re.compile(r"\b([A-Z]{2})-([A-Z]?\d+(?:\.\d+)?)\b")
# What follows an id in short: "XY-3.1, 3.4 (2) and Q2". Of the letters only those of the references
# count, for cards have such names too; a whole number is a section where nothing is counted by it.
BREAK = r"\s+(?:(?:\#|//|\*)\s*)?"
AND = r"(?:and|or|to|et|ou|à)\b"
FURTHER = re.compile(
    rf"(?:\s\(\d\))?(?:,{BREAK}(?:{AND}{BREAK})?|{BREAK}{AND}{BREAK}|\s?–\s?)"
    rf'(\d+\.\d+\b|[CNQVX]\d+\b|\d+(?=[,:;.)"]|\s{AND}|\s*$))',
    re.MULTILINE,
)


def prefix(game: str) -> str:
    """The letters that a game's ids begin with."""
    [letters] = {rule.split("-")[0] for rule in reference(game, "en")}
    return letters


@pytest.mark.parametrize("game", HOUSE)
def test_every_rule_example_and_ruling_has_a_test(game: str) -> None:
    assert_the_ledger_is_whole(game, ROOT / "tests" / "games" / game)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_id_that_is_named_anywhere_exists(folder: str) -> None:
    known = {prefix(game): set(reference(game, "en")) for game in HOUSE}
    wrong = []
    for file in sorted((ROOT / folder).glob("**/*")):
        if file.suffix in READ and BUILT not in file.parents:
            for rule in named_in(file.read_text("utf-8")):
                rules = known.get(rule.split("-")[0])
                if rules is not None and rule not in rules | section_heads(rules):
                    wrong.append(f"{file.relative_to(ROOT)}: {rule}")
    assert wrong == []


def named_in(text: str) -> Iterator[str]:
    """All ids a text names, those in short too."""
    for named in FIRST.finditer(text):
        game, rule = named.groups()
        yield f"{game}-{rule}"
        end = named.end()
        while further := FURTHER.match(text, end):
            yield f"{game}-{further[1]}"
            end = further.end()


def test_ids_may_be_written_short() -> None:
    assert [*named_in("CN-10.6, 10.13: all")] == ["CN-10.6", "CN-10.13"]
    assert [*named_in("CN-8.7 to 8.11, Q3")] == ["CN-8.7", "CN-8.11", "CN-Q3"]
    assert [*named_in("CN-4, 5, 8.2 and\n# 11.10 (1), 12")] == [
        f"CN-{rule}" for rule in ("4", "5", "8.2", "11.10", "12")
    ]
    assert [*named_in("CN-3.2, 4 dice; DA-6.1, G20")] == [
        "CN-3.2",
        "DA-6.1",
    ]  # a number, and a card


def section_heads(known: set[str]) -> set[str]:
    """A section may be named as a whole: RZ-5 for RZ-5.1 to 5.15."""
    return {rule.split(".")[0] for rule in known if "." in rule}
