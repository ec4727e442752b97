"""Names: what somebody may be called, and that no two people at a table look the same.

The rules are those of Unicode for identifiers: compatibility forms are resolved (NFKC), nothing in
a name is invisible, and its letters are of one script in common use, or of those that are written
together (UTS 39, "highly restrictive"; scripts of UAX 31, table 5).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, groupby
from unicodedata import category, name, normalize

from omerta.kernel.match import MOST_NAME, SeatInfo
from omerta.kernel.refusal import Refused

MOST_MARKS = 3  # accents on one letter
# Before a sign they choose its form, such as a coloured one; without them it is the same sign.
FORMS = dict.fromkeys(range(0xFE00, 0xFE10))
# Signs that show nothing though they are no control characters (Default_Ignorable_Code_Point, and
# the empty sign of Braille).
INVISIBLE = frozenset(
    map(chr, [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800])
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))

# As the names of letters begin.
SCRIPTS = frozenset(
    [
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "BOPOMOFO",
        "CJK",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "KANNADA",
        "KATAKANA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAANA",
        "THAI",
        "TIBETAN",
    ]
)
WRITTEN_TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)

# Letters of other alphabets, and what they look like; then letters that look alike in small.
_ALIKE = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναιρκυАВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ",
    "ABEZHIKMNOPTYXovaipkuABESIJKMHOPCTYXaesijopcyxhdqw",
)
_SMALL = str.maketrans("i1|0", "lllo")


def plain_name(given: str) -> str:
    """A name as it is kept. Refused if nobody may be called so."""
    found = " ".join(normalize("NFKC", given).translate(FORMS).split())
    try:
        SeatInfo(found)
    except ValueError:
        raise Refused("setup-name", most=MOST_NAME) from None
    if not (_is_visible(found) and _is_of_one_script(found)):
        raise Refused("setup-name-odd")
    return found


def _is_visible(text: str) -> bool:
    marks = groupby(text, lambda sign: category(sign) in ("Mn", "Me"))
    longest = max([len(list(run)) for are_marks, run in marks if are_marks], default=0)
    starts_well = category(text[0])[0] != "M"
    return starts_well and longest <= MOST_MARKS and not INVISIBLE & set(text)


def _is_of_one_script(text: str) -> bool:
    letters = [sign for sign in text if category(sign) in ("Lu", "Ll", "Lt", "Lo")]
    scripts = {name(letter, "").partition(" ")[0] for letter in letters}
    if not scripts <= SCRIPTS:
        return False
    return len(scripts) < 2 or any(scripts <= together for together in WRITTEN_TOGETHER)


def unlike(wanted: str, taken: Iterable[str]) -> str:
    """This name, or with the first number that makes it unlike all others."""
    others = {looks(each) for each in taken}
    if looks(wanted) not in others:
        return wanted
    numbered = (f"{wanted[: MOST_NAME - len(f' {number}')]} {number}" for number in count(2))
    return next(each for each in numbered if looks(each) not in others)


def looks(text: str) -> str:
    """The same for names that look alike, whatever they are written with."""
    return normalize("NFKC", text).translate(_ALIKE).casefold().translate(_SMALL)
