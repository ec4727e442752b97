"""The tables of Deal's references, written from its content.

Numbers of ours in content.toml are tuned by play. `make tables` writes them into the references of
both languages; a test compares. Whatever else a row says stays as it is, and so does the asterisk
of what is known from the book.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from omerta.games import package
from omerta.games.deal.content import (
    CONTENT,
    EVENT_IDS,
    KIND_IDS,
    TERRITORY,
    TERRITORY_IDS,
    Content,
    Objective,
    StateGoal,
)
from omerta.games.deal.odds import Forecast, usual_odds
from omerta.games.deal.words import Words
from omerta.games.deal.words.names import territory
from omerta.kernel.events import PUBLIC
from omerta.text import LANGUAGES
from omerta.text.phrases import Phrase, Voice

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
# The voice binds a number to its noun; the references do not.
BOUND = re.compile(r"(?<=\d)\u00a0(?=[^\W\d_]{2})")
# Where an effect ends and links to rules begin.
LINKS = re.compile(r" (?:See|Voir) \[.*")
# Sentences with numbers of the content, each with its places for them.
TYPES, SUM, BY_SEAT, MOBS, CLANS = range(5)
SENTENCES = {
    "en": (
        "There are {} blue, {} red and {} grey territories.",
        "together they make {}.",
        "than the one before: ${}M with 3 players, ${}M with 4, ${}M with 5, ${}M with 6.",
        "a force of 6 beats a local mob in {} of 100 fights, 8 in {}, 10 in {}, 12 in {}, "
        "16 in {}.",
        "3 against 2 wins {} in 100, 15 against 11 wins {}.",
    ),
    "fr": (
        "Il y a {} territoires bleus, {} rouges et {} gris.",
        "en tout, cela fait {}.",
        "que le précédent : {} M$ à 3 joueurs, {} M$ à 4, {} M$ à 5, {} M$ à 6.",
        "une force de 6 bat une pègre locale dans {} combats sur 100, 8 dans {}, 10 dans {}, "
        "12 dans {}, 16 dans {}.",
        "3 contre 2 gagne {} fois sur 100, 15 contre 11, {} fois.",
    ),
}
AGAINST_A_MOB = (6, 8, 10, 12, 16)
AGAINST_A_CLAN = ((3, 2), (15, 11))


class Tables:
    """What the tables of one language say of a content."""

    def __init__(self, language: str, content: Content = CONTENT) -> None:
        self._language, self._content = language, content
        self._words = Words(content)
        self._voice = Voice(package("deal").text(language), [], PUBLIC)

    def written(self, reference: str) -> str:
        """A reference with the numbers of the content."""
        cells: dict[str, Callable[[list[str]], list[str]]] = {
            **dict.fromkeys(TERRITORY_IDS, self._territory),
            **{weapon.id: self._weapon for weapon in self._content.weapons},
            **{each.id: self._objective for each in self._objectives},
            **dict.fromkeys(EVENT_IDS, self._event),
            **{clan.name: self._clan for clan in self._content.clans},
        }
        lines = []
        for line in reference.splitlines():
            row = [cell.strip() for cell in line.split("|")][1:-1]
            if row and row[0] in cells:
                line = f"| {' | '.join(cells[row[0]](row))} |"
            lines.append(line)
        return self._sentences("\n".join(lines) + "\n")

    # --- rows ---

    def _territory(self, row: list[str]) -> list[str]:
        code, name, _, number, *near = row
        place = self._content.territories[TERRITORY_IDS.index(code)]
        kinds = [place.kind, *(["capital"] if place.capital else [])]
        kind = ", ".join(self._word(f"type-{each}") for each in kinds)
        return [code, name, kind, _kept(number, place.respect or "–"), *near]

    def _weapon(self, row: list[str]) -> list[str]:
        code, name, *numbers = row
        [weapon] = [each for each in self._content.weapons if each.id == code]
        new = (weapon.damage, weapon.need, weapon.count)
        return [code, name, *map(_kept, numbers, new)]

    def _objective(self, row: list[str]) -> list[str]:
        code, profile, said, _, points = row
        which = [each.id for each in self._objectives].index(code)
        goal = self._objectives[which]
        kind = "state" if goal.what in get_args(StateGoal) else "deed"
        text = self._said(self._words.objective(which))
        sort, *_ = self._word(f"goal-kind-{kind}").split(",")
        return [code, profile, _kept(said, text), sort, _kept(points, goal.points)]

    def _event(self, row: list[str]) -> list[str]:
        *before, effect = row
        links = LINKS.search(effect)
        text = self._said(self._words.card_text(EVENT_IDS.index(row[0])))
        return [*before, text + (links[0] if links else "")]

    def _clan(self, row: list[str]) -> list[str]:
        """Its start territory, in the table of clans."""
        name, _, *rest = row
        [clan] = [each for each in self._content.clans if each.name == name]
        return [name, self._said(territory(TERRITORY[clan.start])), *rest]

    # --- the rest ---

    def _sentences(self, reference: str) -> str:
        content = self._content
        places = content.territories
        mob, clan = (usual_odds(content.board(), mob=each) for each in (True, False))
        numbers: dict[int, list[float]] = {
            TYPES: [sum(place.kind == kind for place in places) for kind in KIND_IDS],
            SUM: [sum(place.respect for place in places)],
            BY_SEAT: [*content.seat_bonus.each],
            MOBS: [_percent(mob.blind(force, content.mob.value)) for force in AGAINST_A_MOB],
            CLANS: [_percent(clan.blind(*forces)) for forces in AGAINST_A_CLAN],
        }
        for sentence, known in numbers.items():
            said = [f"{each:g}" for each in known]
            if self._language == "fr":
                said = [each.replace(".", ",") for each in said]
            reference = _filled(reference, SENTENCES[self._language][sentence], said)
        return reference

    @property
    def _objectives(self) -> tuple[Objective, ...]:
        return tuple(each for profile in self._content.profiles for each in profile.objectives)

    def _said(self, phrase: Phrase) -> str:
        return BOUND.sub(" ", self._voice.say(phrase))

    def _word(self, message: str) -> str:
        return self._said(Phrase(message))


def _kept(old: str, new: object) -> str:
    """With the asterisk of the old cell."""
    return f"{new}*" if old.endswith("*") else str(new)


def _percent(odds: Forecast) -> int:
    return round(100 * odds.win)


def _filled(reference: str, sentence: str, numbers: list[str]) -> str:
    """With these numbers in the places of the sentence, which may stand on several lines."""
    parts = re.split(r"(\{\}|\s+)", sentence)
    patterns = {"{}": r"(\d+(?:[.,]\d+)?)"}
    pattern = "".join(
        r"\s+" if part.isspace() else patterns.get(part, re.escape(part)) for part in parts
    )
    [found] = re.finditer(pattern, reference)
    for place, number in reversed([*enumerate(numbers, start=1)]):
        start, end = found.span(place)
        reference = reference[:start] + number + reference[end:]
    return reference


def reference_files(content: Content = CONTENT) -> dict[Path, str]:
    files = {FOLDER / f"deal.{language}.md": language for language in LANGUAGES}
    return {
        path: Tables(language, content).written(path.read_text("utf-8"))
        for path, language in files.items()
    }


if __name__ == "__main__":
    for path, text in reference_files().items():
        path.write_text(text, "utf-8")
        print(path.name)
