"""What people write to a bot, where it is simple: a small grammar of English and French.

    greeting    hello · bonsoir
    what for    what do you want for the Garage? · que veux-tu pour le Garage ?
    swap        $3,000 for the Garage? · 3 000 $ contre le Garage ?
    peace       let us leave each other alone · laissons-nous tranquilles
    why         why? · pourquoi ?

Names of things are the game's own, in both languages. Whatever else is written is not understood:
nothing is guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from omerta.kernel.state import Item


@dataclass(frozen=True)
class Greeting:
    pass


@dataclass(frozen=True)
class Why:
    pass


@dataclass(frozen=True)
class Peace:
    pass


@dataclass(frozen=True)
class WhatFor:
    """What would you want for these?"""

    wants: tuple[Item, ...]


@dataclass(frozen=True)
class Swap:
    """What the speaker gives, and what they want for it."""

    gives: tuple[Item, ...]
    wants: tuple[Item, ...]


Meaning = Greeting | Why | Peace | WhatFor | Swap

GREETING = re.compile(
    r"(hi|hello|hey|good (morning|day|afternoon|evening)|salut|bonjour|bonsoir|coucou)"
    r"( (there|all|everybody|a tous|tout le monde))?"
)
WHY = re.compile(r"(but |and |mais |et )?(why|why not|pourquoi|pourquoi pas)")
PEACE = re.compile(
    r"((let us|lets|we could|shall we) (leave each other (alone|in peace)|make peace|have a truce)"
    r"|(a )?truce|peace|leave me alone and i leave you alone"
    r"|(laissons nous|on se laisse|laissez moi|on pourrait se laisser) (tranquilles?|en paix)"
    r"|(faisons )?(la paix|une treve|treve|paix))"
)
WHAT_FOR = re.compile(
    r"(what (do|would|will) you (want|ask|take) for|how much (do you want |would you want )?for"
    r"|how much (is|are)|what for"
    r"|(que|combien) (veux tu|voudrais tu|demandes tu|voulez vous|demandez vous) (pour|de)"
    r"|(tu veux|tu demandes) (quoi|combien) (pour|de)"
    r"|quest ce que (tu veux|vous voulez|tu demandes) (pour|de)|combien pour|cest combien"
    r"|combien coutent?) (?P<wants>.+)"
)
SWAP = re.compile(
    r"((how about|what about|i give you|i offer you|i offer|i pay you|i pay|et si|que dis tu de"
    r"|je te donne|je donne|je toffre|joffre|je te paie|je paie|je propose) )?"
    r"(?P<gives>.+?) (for|against|contre|pour) (?P<wants>.+)"
)
AND = re.compile(r" (?:and|et|plus) |\+")
NUMBER = re.compile(r"(?P<number>\d[\d_ ]*)(?P<rest>.*)")
# With a number alone these mean money.
UNITS = {"", "m", "k", "million", "dollar"}
# Words that make no difference in the name of a thing.
SMALL = {
    *("a", "an", "the", "your", "my", "our", "this", "that", "of", "from", "to", "in"),
    *("un", "une", "le", "la", "les", "l", "des", "du", "de", "d", "ton", "ta", "tes", "mon"),
    *("ma", "mes", "vers", "en"),
}


class Lexicon:
    """Things that can change hands, by name."""

    def __init__(self, repeats: Collection[str] = ()) -> None:
        self._repeats = repeats  # kinds of which any one is as good as another
        self._items: list[tuple[frozenset[str], Item]] = []
        self._sums: dict[str, Item] = {}  # by their numbers

    def add(self, name: str, item: Item) -> None:
        self._items.append((frozenset(_words(name)), item))

    def add_sum(self, name: str, item: Item) -> None:
        number = NUMBER.search(plain(name))
        if number:
            self._sums.setdefault(number["number"].replace(" ", ""), item)

    def find(self, phrase: str) -> tuple[Item, ...] | None:
        """The things in a phrase such as "2 drugs and $3M"; None if one of them is not known."""
        found: list[Item] = []
        for part in AND.split(phrase):
            items = self._find_one(part.strip())
            if not items or set(items) & set(found):
                return None
            found += items
        return tuple(found)

    def _find_one(self, phrase: str) -> tuple[Item, ...]:
        count, rest = 1, phrase
        numbered = NUMBER.fullmatch(phrase.replace("$", " ").strip())
        if numbered:
            digits, rest = numbered["number"].replace(" ", ""), numbered["rest"].strip()
            if _stem(rest) in UNITS:
                item = self._sums.get(digits)
                return () if item is None else (item,)
            count = int(digits) if digits.isdigit() and len(digits) < 3 else 0
        item = self._named(rest)
        if item is None or not count or (count > 1 and item[0] not in self._repeats):
            return ()
        return (item,) * count

    def _named(self, phrase: str) -> Item | None:
        wanted = frozenset(_words(phrase))
        if not wanted:
            return None
        exact = [item for name, item in self._items if name == wanted]
        if exact:
            return exact[0]
        matching = [(name, item) for name, item in self._items if wanted <= name]
        names, kinds = {name for name, _ in matching}, {item[0] for _, item in matching}
        if len(names) == 1 or (len(kinds) == 1 and kinds <= set(self._repeats)):
            return matching[0][1]
        return None


def understood(text: str, theirs: Lexicon, mine: Lexicon) -> Meaning | None:
    """What was said to a bot. `theirs` are the things of whoever says it, `mine` the bot's."""
    said = plain(text)
    for pattern, meaning in ((GREETING, Greeting()), (WHY, Why()), (PEACE, Peace())):
        if pattern.fullmatch(said):
            return meaning
    found = WHAT_FOR.fullmatch(said)
    if found:
        wants = mine.find(found["wants"])
        return None if wants is None else WhatFor(wants)
    found = SWAP.fullmatch(said)
    if found:
        gives, wants = theirs.find(found["gives"]), mine.find(found["wants"])
        if gives is not None and wants is not None:
            return Swap(gives, wants)
    return None


def addressed(text: str, names: Sequence[str]) -> tuple[int, str] | None:
    """Which of these is spoken to by name, at the beginning or the end; and what is said."""
    for number, name in enumerate(names):
        called = re.escape(name)
        for pattern in (
            rf"{called}\b[\s,:!.-]*(?P<said>.*)",
            rf"(?P<said>.*?)[\s,]+{called}[\s!?.]*",
        ):
            found = re.fullmatch(pattern, text.strip(), re.IGNORECASE | re.DOTALL)
            if found:
                return number, found["said"]
    return None


def plain(text: str) -> str:
    """Small letters without accents, apostrophes and other signs; 1.5 and 1,5 are both 1_5."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(each for each in letters if not unicodedata.combining(each))
    text = re.sub(r"(?<=\bl|\bd)['’]", " ", text)
    text = re.sub(r"['’]", "", text)
    text = re.sub(r"(?<=\d)[.,](?=\d{3})", "", text)
    text = re.sub(r"(?<=\d)[.,](?=\d)", "_", text)
    text = re.sub(r"[^\w\s$+]", " ", text)
    return " ".join(text.split())


def _words(name: str) -> list[str]:
    words = [word for word in plain(name).split() if word not in SMALL and not word.isdigit()]
    return [_stem(word) for word in words]


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word
