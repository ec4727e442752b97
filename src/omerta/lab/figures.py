"""How the figures of an arena are written in a language, in the terminal and in the report."""

from __future__ import annotations

import math

import msgspec

from omerta.games import package
from omerta.kernel.events import PUBLIC
from omerta.lab.intervals import Share
from omerta.lab.ratings import Rating
from omerta.text import Text
from omerta.text.phrases import Voice

UNITS = ((1.0, "s"), (1e-3, "ms"), (0.0, "µs"))


class Figures:
    def __init__(self, house: Text, game: str, content: msgspec.Struct | None = None) -> None:
        self._house = house
        self._words = package(game).words(content)
        self._voice = Voice(house, [], PUBLIC)

    def rating(self, rating: Rating) -> str:
        margin = f"{rating.margin:.0f}" if math.isfinite(rating.margin) else "∞"
        return f"{rating.rating:.0f} ± {margin}"

    def percent(self, share: float) -> str:
        return self._house.percent(share)

    def interval(self, share: Share) -> str:
        """In percent, without the sign: it stands behind its share."""
        low, high = (self._house.decimal(100 * edge) for edge in (share.low, share.high))
        return f"[{low}–{high}]"

    def whole_percent(self, share: float) -> str:
        """For axes."""
        return self._house("percent", number=f"{100 * share:.0f}")

    def difference(self, share: float) -> str:
        """In percentage points, with its sign."""
        return f"{100 * share:+.3g}".replace("-", "−") if abs(share) > 1e-9 else "0"

    def seconds(self, seconds: float) -> str:
        unit, name = next(each for each in UNITS if seconds >= each[0])
        number = seconds / (unit or 1e-6)
        written = self._house.decimal(number) if number < 100 else f"{number:.0f}"
        return f"{written} {name}"

    def round_seconds(self, seconds: float) -> str:
        """For axes: powers of ten."""
        unit, name = next(each for each in UNITS if seconds >= each[0] * 0.999)
        return f"{seconds / (unit or 1e-6):.0f} {name}"

    def score(self, score: float) -> str:
        return self._voice.say(self._words.score(round(score)))
