"""The parts of a report: one HTML page that needs nothing else, no script and no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

# Colours of a matrix: equal, better, worse.
EVEN, BETTER, WORSE = (42, 34, 26), (62, 122, 84), (146, 58, 50)


def document(
    language: str,
    title: str,
    eyebrow: str,
    heading: str,
    summary: str,
    sections: Sequence[str],
    footer: str,
) -> str:
    """The whole page; sections and footer are HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n"
        f'<header><p class="eyebrow">Omertà · {escape(eyebrow)}</p>'
        f'<h1>{escape(heading)}</h1><p class="muted">{escape(summary)}</p>'
        f"</header>\n<main>\n{chr(10).join(sections)}\n</main>\n{footer}\n</body>\n</html>\n"
    )


def footer(told: Sequence[str], made: str, command: str) -> str:
    """Explanations, and the command that makes the same page again."""
    paragraphs = "".join(f"<p>{escape(each)}</p>" for each in (*told, made))
    return f"<footer>{paragraphs}<code>{escape(command)}</code></footer>"


def section(title: str, note: str, *parts: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return (
        f'<section{kind}><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>'
        f"{''.join(parts)}</section>"
    )


def figure(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its rows are HTML."""
    cells = [[first, *[f"<td>{each}</td>" for each in rest]] for first, *rest in rows]
    return _table("", _heads(heads), cells)


def matrix(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of coloured cells: the first cell of a row is HTML, the others are made by `cell`."""
    return _table(' class="matrix"', f"<td></td>{_heads(heads)}", rows)


def cell(content: str, background: str = "") -> str:
    return (
        f'<td style="background:{background}">{content}</td>'
        if background
        else f"<td>{content}</td>"
    )


def heat(off: float) -> str:
    """A colour: from −1, as bad as can be, to 1. The further from even, the stronger."""
    towards, far = (BETTER if off > 0 else WORSE), min(1.0, abs(off))
    mixed = (round(even + (end - even) * far**0.7) for even, end in zip(EVEN, towards, strict=True))
    return f"rgb({' '.join(map(str, mixed))})"


def _table(kind: str, head: str, rows: Sequence[Sequence[str]]) -> str:
    body = "".join(f'<tr><th scope="row">{first}</th>{"".join(rest)}</tr>' for first, *rest in rows)
    return (
        f'<div class="scroll"><table{kind}><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _heads(heads: Sequence[str]) -> str:
    return "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)


def _style() -> str:
    return files("omerta.lab").joinpath("report.css").read_text("utf-8")
