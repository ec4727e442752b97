"""The report of an arena as one HTML page that needs nothing else: no script, no other file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from omerta import __version__
from omerta.lab import plots
from omerta.lab.figures import Figures
from omerta.lab.html import cell, document, figure, footer, heat, matrix, section, table
from omerta.lab.intervals import Share
from omerta.lab.plots import COLOURS, Bar, Hill, Series, Span
from omerta.lab.ratings import MEAN
from omerta.lab.standings import Pace, Seats, Standing, Standings
from omerta.text import Text


def page(
    found: Standings, paces: Sequence[Pace], house: Text, figures: Figures, command: str
) -> str:
    """The report in the language of `house`. `command` makes the same arena again."""
    return _Page(found, paces, house, figures, command).whole()


@dataclass(frozen=True)
class _Page:
    found: Standings
    paces: Sequence[Pace]
    house: Text
    figures: Figures
    command: str

    def whole(self) -> str:
        house, title = self.house, self.house("game-title")
        sections = (
            self.ratings(),
            self.matrix(),
            self.scores(),
            *[self.seats(seats) for seats in self.found.by_seat],
            *([self.player_counts()] if len(self.found.by_players) > 1 else []),
            self.times(),
        )
        return document(
            house.language,
            house("arena-title", game=title),
            house("arena-eyebrow"),
            title,
            summary(self.found, house),
            sections,
            self.footer(),
        )

    # --- sections ---

    def ratings(self) -> str:
        rows = [
            Bar(
                name=each.bot,
                colour=_colour(each.entrant),
                value=each.rating.rating,
                low=each.rating.rating - each.rating.margin,
                high=each.rating.rating + each.rating.margin,
                written=self.figures.rating(each.rating),
            )
            for each in self.found.ranked
        ]
        heads = [self.house(f"arena-{column}") for column in ("bot", "rating", "points", "wins")]
        heads += [self.house(f"arena-{column}") for column in ("equal", "games")]
        body = [self._standing(each) for each in self.found.ranked]
        label, note = self.house("arena-ratings"), self.house("arena-ratings-note")
        drawn = figure(plots.bars(label, rows, MEAN))
        pair = f'<div class="pair">{drawn}{table(heads, body)}</div>'
        return section(label, note, pair, wide=True)

    def _standing(self, each: Standing) -> list[str]:
        return [
            self._named(each),
            escape(self.figures.rating(each.rating)),
            self._share(each.points),
            self._share(each.wins),
            escape(self.figures.percent(each.equal)),
            str(each.games),
        ]

    def matrix(self) -> str:
        ranked = self.found.ranked
        rows = []
        for one in ranked:
            row = [self._named(one)]
            for other in ranked:
                share = self.found.matrix[one.entrant][other.entrant]
                if share is None:
                    row.append(cell("–" if one is not other else ""))
                else:
                    row.append(cell(self._share(share), heat(2 * share.share - 1)))
            rows.append(row)
        crossed = matrix([each.bot for each in ranked], rows)
        return section(self.house("arena-matrix"), self.house("arena-matrix-note"), crossed)

    def scores(self) -> str:
        rows = [
            Hill(
                each.bot,
                _colour(each.entrant),
                each.scores,
                self.figures.score(each.scores[len(each.scores) // 2]),
            )
            for each in self.found.ranked
        ]
        label = self.house("arena-scores")
        drawn = plots.hills(label, rows, self.figures.score)
        return section(label, self.house("arena-scores-note"), figure(drawn))

    def seats(self, seats: Seats) -> str:
        label = self.house("arena-seats", players=seats.players)
        numbers = [str(seat + 1) for seat in range(seats.players)]
        means = [
            Bar("", "", share.share - 0.5, share.low - 0.5, share.high - 0.5, "")
            for share in seats.all
        ]
        usual = self.found.by_players[seats.players]
        series = [
            Series(
                _colour(each.entrant),
                [
                    share.share - usual[each.entrant].share
                    for share in seats.by_entrant[each.entrant]
                ],
            )
            for each in self.found.ranked
        ]
        drawn = plots.effects(label, numbers, means, series, self.figures.difference)
        heads = [self.house("arena-bot"), *numbers]
        body = [
            [
                self._named(each),
                *[
                    escape(self.figures.percent(share.share))
                    for share in seats.by_entrant[each.entrant]
                ],
            ]
            for each in self.found.ranked
        ]
        body.append(
            [
                escape(self.house("arena-all")),
                *[escape(self.figures.percent(share.share)) for share in seats.all],
            ]
        )
        note = self.house("arena-seats-note")
        return section(label, note, self._legend(), figure(drawn), table(heads, body))

    def player_counts(self) -> str:
        label, counts = self.house("arena-players"), list(self.found.by_players)
        series = [
            Series(
                _colour(each.entrant),
                [self.found.by_players[count][each.entrant].share for count in counts],
            )
            for each in self.found.ranked
        ]
        columns = [str(count) for count in counts]
        drawn = plots.courses(label, columns, series, self.figures.whole_percent)
        body = [
            [
                self._named(each),
                *[self._share(self.found.by_players[count][each.entrant]) for count in counts],
            ]
            for each in self.found.ranked
        ]
        tabled = table([self.house("arena-bot"), *columns], body)
        note = self.house("arena-players-note")
        return section(label, note, self._legend(), figure(drawn), tabled)

    def times(self) -> str:
        label, ranked = self.house("arena-times"), self.found.ranked
        rows = [
            Span(
                each.bot,
                _colour(each.entrant),
                (pace.mean, pace.most, pace.longest),
                self.figures.seconds(pace.mean),
            )
            for each in ranked
            if (pace := self.paces[each.entrant]).moves
        ]
        drawn = plots.spans(label, rows, self.figures.round_seconds) if rows else ""
        heads = ["bot", "time-mean", "time-most", "time-longest", "moves"]
        body = [
            [
                self._named(each),
                *[
                    escape(self.figures.seconds(seconds))
                    for seconds in (pace.mean, pace.most, pace.longest)
                ],
                str(pace.moves),
            ]
            for each in ranked
            for pace in [self.paces[each.entrant]]
        ]
        tabled = table([self.house(f"arena-{head}") for head in heads], body)
        return section(label, self.house("arena-times-note"), figure(drawn), tabled)

    def footer(self) -> str:
        house = self.house
        told = [*remarks(self.found, house), house("arena-how-points"), house("arena-how-ratings")]
        told += [house("arena-how-intervals"), house("arena-how-deals")]
        made = house("arena-command", version=__version__)
        return footer(told, made, self.command)

    # --- parts ---

    def _named(self, each: Standing) -> str:
        return f"{_chip(each.entrant)}{escape(each.bot)}"

    def _share(self, share: Share) -> str:
        written, interval = self.figures.percent(share.share), self.figures.interval(share)
        return f"{escape(written)}<small>{escape(interval)}</small>"

    def _legend(self) -> str:
        entries = "".join(f"<li>{self._named(each)}</li>" for each in self.found.ranked)
        return f'<ul class="legend">{entries}</ul>'


def summary(found: Standings, house: Text) -> str:
    """What was played, in one line."""
    return house(
        "arena-summary",
        games=found.games,
        deals=found.deals,
        bots=len(found.entrants),
        players=house.together([str(players) for players in found.by_players]),
    )


def remarks(found: Standings, house: Text) -> list[str]:
    """Remarks on what was unusual."""
    endings = [
        house(f"simulate-ending-{ending}", games=games) for ending, games in found.endings.items()
    ]
    failures = [
        house("arena-failures", bot=each.bot, count=each.failures)
        for each in found.entrants
        if each.failures
    ]
    return endings + failures


def _colour(entrant: int) -> str:
    return COLOURS[entrant % len(COLOURS)]


def _chip(entrant: int) -> str:
    return f'<span class="chip" style="background:{_colour(entrant)}"></span>'
