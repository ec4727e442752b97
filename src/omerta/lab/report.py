"""The report of an arena as one HTML page that needs nothing else: no script, no other file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from omerta import __version__
from omerta.lab import plots
from omerta.lab.figures import Figures
from omerta.lab.intervals import Share
from omerta.lab.plots import COLOURS, Bar, Hill, Series, Span
from omerta.lab.ratings import MEAN
from omerta.lab.standings import Pace, Seats, Standing, Standings
from omerta.text import Text

# Colours of the matrix: equal, always better, always worse.
EVEN, BETTER, WORSE = (42, 34, 26), (62, 122, 84), (146, 58, 50)


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
        return (
            f'<!doctype html>\n<html lang="{house.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(house('arena-title', game=title))}</title>\n"
            f"<style>\n{_style()}</style>\n</head>\n<body>\n"
            f'<header><p class="eyebrow">Omertà · {escape(house("arena-eyebrow"))}</p>'
            f'<h1>{escape(title)}</h1><p class="muted">{escape(summary(self.found, house))}</p>'
            f"</header>\n<main>\n{chr(10).join(sections)}\n</main>\n{self.footer()}\n"
            "</body>\n</html>\n"
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
        drawn = _figure(plots.bars(label, rows, MEAN))
        pair = f'<div class="pair">{drawn}{_table(heads, body)}</div>'
        return _section(label, note, pair, wide=True)

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
        cells = []
        for one in ranked:
            row = [f'<th scope="row">{self._named(one)}</th>']
            for other in ranked:
                share = self.found.matrix[one.entrant][other.entrant]
                if share is None:
                    row.append("<td>–</td>" if one is not other else "<td></td>")
                else:
                    row.append(f'<td style="background:{_heat(share)}">{self._share(share)}</td>')
            cells.append(f"<tr>{''.join(row)}</tr>")
        heads = "".join(f'<th scope="col">{escape(each.bot)}</th>' for each in ranked)
        table = (
            f'<div class="scroll"><table class="matrix"><thead><tr><td></td>{heads}</tr></thead>'
            f"<tbody>{''.join(cells)}</tbody></table></div>"
        )
        return _section(self.house("arena-matrix"), self.house("arena-matrix-note"), table)

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
        return _section(label, self.house("arena-scores-note"), _figure(drawn))

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
        return _section(label, note, self._legend(), _figure(drawn), _table(heads, body))

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
        table = _table([self.house("arena-bot"), *columns], body)
        note = self.house("arena-players-note")
        return _section(label, note, self._legend(), _figure(drawn), table)

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
        table = _table([self.house(f"arena-{head}") for head in heads], body)
        return _section(label, self.house("arena-times-note"), _figure(drawn), table)

    def footer(self) -> str:
        house = self.house
        told = [*remarks(self.found, house), house("arena-how-points"), house("arena-how-ratings")]
        told += [house("arena-how-intervals"), house("arena-how-deals")]
        paragraphs = "".join(f"<p>{escape(each)}</p>" for each in told)
        made = escape(house("arena-command", version=__version__))
        return f"<footer>{paragraphs}<p>{made}</p><code>{escape(self.command)}</code></footer>"

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


def _style() -> str:
    return files("omerta.lab").joinpath("report.css").read_text("utf-8")


def _section(title: str, note: str, *parts: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return (
        f'<section{kind}><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>'
        f"{''.join(parts)}</section>"
    )


def _figure(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its rows are HTML."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{each}</td>" for each in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _colour(entrant: int) -> str:
    return COLOURS[entrant % len(COLOURS)]


def _chip(entrant: int) -> str:
    return f'<span class="chip" style="background:{_colour(entrant)}"></span>'


def _heat(share: Share) -> str:
    """A colour: the further from equal, the stronger."""
    towards, far = (BETTER if share.share > 0.5 else WORSE), abs(share.share - 0.5) * 2
    mixed = (round(even + (end - even) * far**0.7) for even, end in zip(EVEN, towards, strict=True))
    return f"rgb({' '.join(map(str, mixed))})"
