"""What the balance lab counts in a game of Mafiozoo."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.figures import (
    MEAN,
    SHARE,
    WINS,
    Figure,
    GameFigures,
    Pair,
    Watcher,
    by_message,
    of_seats,
    of_winners,
    row_key,
)
from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import (
    CHARACTER_IDS,
    COMMISSIONER,
    FEMME_FATALE,
    LIEUTENANT,
    PLACE_IDS,
)
from omerta.games.mafiozoo.scoring import count
from omerta.games.mafiozoo.state import Mafiozoo
from omerta.kernel.events import Event

POINTS = ("places", "open_points", "hidden_points", "sets", "majority_points")
# The characters whose favour is a token.
TOKEN_GIVERS = (*range(LIEUTENANT + 1), FEMME_FATALE, COMMISSIONER)

LISTED = (
    Figure("place", WINS, PLACE_IDS, by_message("place-")),
    Figure("character", WINS, CHARACTER_IDS, by_message("character-")),
    Figure("score", MEAN),
    Figure("places", MEAN),
    Figure("tokens", MEAN),
    Figure("tokens_paid", SHARE),
    Figure("money_left", MEAN),
    Figure("reserve", MEAN),
    Figure("slush", MEAN),
    Figure("districts", MEAN),
    Figure("reshuffles", MEAN),
    Figure("place_held", SHARE, PLACE_IDS, by_message("place-")),
    Figure("winner_points", MEAN, POINTS),
)


class MafiozooWatcher(Watcher):
    def __init__(self) -> None:
        self.reserve = self.slush = self.rounds = 0
        self.tokens = self.paid = self.reshuffles = 0
        self.free: dict[int, set[int]] = {}  # by character: who was served free

    def hear(self, s: Mafiozoo, event: Event) -> None:
        match event.public:
            case events.Round(round=1, first=first):
                self.first = first
            case events.Corruption():  # the first card is not played yet
                self.rounds += 1
                self.reserve += sum(s.reserve[: s.players])
                self.slush += sum(s.slush[: s.players])
            case events.Favour():
                self.tokens += 1
            case events.Settle(token=token, character=character, served=served):
                self.tokens += token >= 0
                self.free.setdefault(character, set()).update(served)
            case events.Payments(character=who, paying=paying) if who in TOKEN_GIVERS:
                self.paid += len(paying)
            case events.Reshuffle():
                self.reshuffles += 1

    def count(self, s: Mafiozoo, won: Sequence[float]) -> dict[str, Pair]:
        players, seats = float(s.players), range(s.players)
        counts = count(s)
        counted: dict[str, Pair] = {}
        for place, name in enumerate(PLACE_IDS):
            held = [seat for seat in seats if s.has_thug(seat, place)]
            counted |= of_seats("place", name, held, won)
            counted[row_key("place_held", name)] = (float(len(held)), players)
        for character, giver in enumerate(CHARACTER_IDS):
            served = [seat for seat in self.free.get(character, ()) if seat < s.players]
            counted |= of_seats("character", giver, served, won)
        taken = sum(map(len, (*s.seen_tokens, *s.blind_tokens)))
        return counted | {
            "score": (float(sum([each.total for each in counts])), players),
            "places": (float(sum([thugs.bit_count() for thugs in s.thugs])), players),
            "tokens": (float(self.tokens), s.rounds * players),
            "tokens_paid": (float(self.paid), float(self.tokens)),
            "money_left": (float(sum(s.money)), players),
            "reserve": (float(self.reserve), self.rounds * players),
            "slush": (float(self.slush), self.rounds * players),
            "districts": (float(taken), 1.0),
            "reshuffles": (float(self.reshuffles), 1.0),
            **of_winners(
                "winner_points",
                POINTS,
                [[getattr(each, part) for part in POINTS] for each in counts],
                won,
            ),
        }


FIGURES = GameFigures(LISTED, MafiozooWatcher)
