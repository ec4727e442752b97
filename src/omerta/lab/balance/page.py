"""The report of the balance lab: one HTML page that needs nothing else, and a page in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from omerta import __version__
from omerta.lab.balance.plan import Plan
from omerta.lab.balance.pool import Pool
from omerta.lab.balance.sheets import Cell, Row, Sheet
from omerta.lab.html import cell, document, footer, heat, matrix, section
from omerta.text import Text


def html_page(sheets: Sequence[Sheet], summary: str, house: Text, command: str) -> str:
    title = house("game-title")
    return document(
        house.language,
        house("balance-title", game=title),
        house("balance-eyebrow"),
        title,
        summary,
        [
            section(each.title, each.note, _html_table(each), wide=number == 0)
            for number, each in enumerate(sheets)
        ],
        footer(how(house), house("arena-command", version=__version__), command),
    )


def how(house: Text) -> list[str]:
    return [house(f"balance-how-{each}") for each in ("wins", "intervals", "seeds", "leader")]


def summary(pool: Pool, house: Text, plan: Plan) -> str:
    """What was played."""
    played = house(
        "balance-summary",
        games=sum(pool.games(players) for players in pool.players),
        players=house.together([str(players) for players in pool.players]),
        bots=house.together(list(plan.bots)),
    )
    if not pool.odd_games:
        return played
    odd = house(
        "balance-summary-odd",
        games=pool.odd_games,
        players=house.together([str(players) for players in pool.odd_players]),
        bot=plan.odd,
    )
    return f"{played} {odd}"


def _html_table(sheet: Sheet) -> str:
    rows = [[escape(row.label), *[_html_cell(each) for each in row.cells]] for row in sheet.rows]
    return matrix(sheet.columns, rows)


def _html_cell(each: Cell) -> str:
    small = f"<small>{escape(each.interval)}</small>" if each.interval else ""
    return cell(escape(each.said) + small, "" if each.off is None else heat(each.off))


# --- Markdown ---

# What comes after this line is not from the lab.
BY_HAND = "<!-- by hand: kept when the report is written anew -->"


def markdown(sheets: Sequence[Sheet], summary: str, house: Text, command: str) -> str:
    title = house("balance-title", game=house("game-title"))
    parts = [f"# {title}", f"{summary}\n\n`{command}`", house("balance-bold")]
    parts += how(house)
    parts += [f"## {each.title}\n\n{each.note}\n\n{markdown_table(each)}" for each in sheets]
    return "\n\n".join(parts) + "\n"


def by_hand(page: str) -> str:
    """The end of a page that was written by hand; it is kept when the page is written anew."""
    _, mark, own = page.partition(BY_HAND)
    return f"\n{mark}{own}" if mark else ""


def markdown_table(sheet: Sheet) -> str:
    lines = [line("", sheet.columns), line("---", ["---"] * len(sheet.columns))]
    return "\n".join([*lines, *[_markdown_row(row) for row in sheet.rows]])


def _markdown_row(row: Row) -> str:
    return line(row.label, [_markdown_cell(each) for each in row.cells])


def _markdown_cell(each: Cell) -> str:
    said = f"**{each.said}**" if each.sure else each.said
    return f"{said} {each.interval}".rstrip()


def line(first: str, cells: Sequence[str]) -> str:
    return f"| {first} | {' | '.join(cells)} |"
