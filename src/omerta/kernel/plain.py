"""Plain text: text from anybody that is safe to show on terminals and pages."""

from __future__ import annotations

from unicodedata import category


def is_plain(text: str) -> bool:
    """Is it free of control characters, line breaks, and invisible or direction-changing ones?"""
    return text.isprintable() or not any(map(_is_odd, text))


def plain(text: str) -> str:
    """The text with a replacement character for every character that is not plain."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _is_odd(sign) else sign for sign in text)


def _is_odd(sign: str) -> bool:
    return category(sign)[0] == "C" or category(sign) in ("Zl", "Zp")
