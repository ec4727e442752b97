"""How soon a table is painted, on one core and with a cold cache.

`python -m tests.browser.first_paint` says it for every game. Server and browser share the core.
What counts is the work until then: on a core that has nothing else to do, it is the time it takes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserType, sync_playwright

from omerta.games import names
from omerta.server import page
from tests.browser import browsers
from tests.browser.staging import find, lay
from tests.server.house import Program, program

AT_MOST = 1000  # milliseconds
FIRST = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""
WHOLE = """() => document.querySelector("main > .scene *") && performance.now()"""


class Person(NamedTuple):
    """Whose seat it is."""

    person: str
    name: str


class Visit(NamedTuple):
    """In milliseconds."""

    first: float
    """Until something of the table is painted."""
    work: float
    """What the core did for that, whatever else the machine had to do meanwhile."""
    whole: float
    """Until the table itself stands there."""


PINNED = """#!{python}
import os, sys
os.sched_setaffinity(0, {{{core}}})
os.execv({program!r}, [{program!r}, *sys.argv[1:]])
"""


@contextmanager
def on_one_core(chromium: BrowserType, folder: Path) -> Iterator[tuple[Program, Browser, int]]:
    """A house and a browser that share a core, and have no other."""
    found = browsers.find()
    assert found is not None, browsers.HOW_TO_GET_ONE
    cores = os.sched_getaffinity(0)
    core = max(cores)
    pinned = folder / "pinned"
    pinned.write_text(PINNED.format(python=sys.executable, core=core, program=found))
    pinned.chmod(0o755)
    os.sched_setaffinity(0, {core})  # what starts now stays there
    try:
        with program(folder) as house:
            os.sched_setaffinity(0, cores)
            browser = chromium.launch(executable_path=pinned, args=browsers.FLAGS)
            browser.new_page().close()  # the browser itself has started, too
            yield house, browser, core
            browser.close()
    finally:
        os.sched_setaffinity(0, cores)


def work(core: int) -> float:
    """Milliseconds of work so far, of all that is bound to this core."""
    ticks = 0
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            if os.sched_getaffinity(int(each.name)) == {core}:
                used = (each / "stat").read_text().rpartition(")")[2].split()[11:13]
                ticks += sum(map(int, used))
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def seated(house: Program, game: str) -> tuple[str, str]:
    """A table where all wait for one person; its path, and the person's cookie."""
    with httpx.Client(base_url=house.url, timeout=30) as client:
        client.put("/api/me", json={"name": "Ann"}).raise_for_status()
        cookie = client.cookies["omerta"]
    asked = find(game, 4, lambda match: match.state.waiting == [0])
    person = Person(cookie.partition(":")[0], "Ann")
    return lay(house, asked, {0: person}), cookie


def visit(house: Program, browser: Browser, core: int, game: str) -> Visit:
    """A seat's owner opens the table with nothing in the cache."""
    table, cookie = seated(house, game)
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.add_cookies([{"name": "omerta", "value": cookie, "url": house.url}])
    opened = context.new_page()
    before = work(core)
    opened.goto(house.url + table, wait_until="commit")
    first = opened.wait_for_function(FIRST, polling="raf").json_value()
    done = work(core) - before
    whole = opened.wait_for_function(WHOLE, polling="raf").json_value()
    context.close()
    return Visit(first, done, whole)


def main() -> None:
    if not page.built():
        raise SystemExit("There is no page to look at. Build it: make page")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        on_one_core(playwright.chromium, Path(folder)) as (house, browser, core),
    ):
        for game in names():
            seen = visit(house, browser, core, game)
            print(
                f"{game}: first paint after {seen.first:.0f} ms ({seen.work:.0f} ms of work),"
                f" the table after {seen.whole:.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
