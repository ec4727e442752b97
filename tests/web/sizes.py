"""What a browser fetches of the built page, in bytes after gzip: `python -m tests.web.sizes`."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

from omerta.server import page

# Pictograms are not counted: they are sprites, which no script waits for.
LOBBY_AT_MOST = 150_000
TABLE_AT_MOST = 350_000
AT_ONCE = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')


class Scripts:
    def __init__(self, folder: Path) -> None:
        self._text = {file.name: file.read_text("utf-8") for file in folder.glob("assets/*.js")}
        document = (folder / "index.html").read_text("utf-8")
        self._first = re.findall(r'src="/assets/([\w.-]+\.js)"', document)

    def lobby(self) -> int:
        return self._size(self._first)

    def tables(self) -> dict[str, int]:
        """For each game's table, with what is there already when one comes from the lobby."""
        shell = [name for name in self._text if name.startswith("TablePage-")]
        tables = [name for name in self._text if name.startswith("table-")]
        return {name: self._size([*self._first, *shell, name]) for name in tables}

    def _size(self, wanted: list[str]) -> int:
        fetched: set[str] = set()
        waiting = list(wanted)
        while waiting:
            name = waiting.pop()
            if name not in fetched:
                fetched.add(name)
                waiting += AT_ONCE.findall(self._text[name])
        return sum(compressed(self._text[name]) for name in fetched)


@cache
def compressed(text: str) -> int:
    return len(gzip.compress(text.encode(), 6))


if __name__ == "__main__":
    scripts = Scripts(page.folder())
    print(f"lobby: {scripts.lobby() / 1000:.0f} kB")
    for name, size in sorted(scripts.tables().items(), key=lambda each: each[1]):
        print(f"{name}: {size / 1000:.0f} kB")
