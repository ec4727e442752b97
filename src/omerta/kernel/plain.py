"""Plain text: what may be shown on terminals and pages, whoever wrote it."""

from __future__ import annotations

from unicodedata import category


def is_plain(text: str) -> bool:
    """No control characters, no line breaks, no invisible or direction-changing signs."""
    return text.isprintable() or not any(map(_is_odd, text))


def plain(text: str) -> str:
    """The text with a mark in place of every sign that is not plain."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _is_odd(sign) else sign for sign in text)


def _is_odd(sign: str) -> bool:
    return category(sign)[0] == "C" or category(sign) in ("Zl", "Zp")
