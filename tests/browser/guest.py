"""A guest of the house: a person with a browser of their own, and whatever goes wrong in it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Literal, TypeVar

from playwright.sync_api import (
    ConsoleMessage,
    Locator,
    TimeoutError,
    ViewportSize,
    WebSocket,
)

from omerta.battery.differences import Follower
from omerta.games import names
from tests.browser.profiles import Profiles
from tests.server.house import Frame, Player, Server
from tests.server.house import play_out as play_all_out
from tests.server.test_secrets import shown_by

R = TypeVar("R")

PATIENCE = 30_000  # milliseconds until something that must happen is given up
GLANCE = 10_000  # until one looks whether what was to be pressed is still there
WIDE = ViewportSize(width=1400, height=900)
SMALL = ViewportSize(width=1024, height=700)  # all of a table, and a third less to draw
PHONE = ViewportSize(width=390, height=844)
LEAST_OF_A_DESK = 480  # less than that either way is held in a hand

# What happens is shown at once, unless the showing is what is tested.
AT_ONCE = {"pace": 0, "motion": "less"}
# What comes by itself in the first games of a kind has been seen, unless it is what is tested.
SEEN = {"offered": names(), "aims": {name: ["one", "two", "three"] for name in names()}}
# Everything is where it is, can be pressed, read and measured; but to paint it is half of the work
# of a browser without a graphics card, and nobody looks. What asks for colours has to turn it off.
UNPAINTED = """
  const nothing = new CSSStyleSheet();
  nothing.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(nothing);
"""
NOWHERE = "about:blank"
# What a browser says when it may not keep the page, and when nobody answers.
BLOCKED = "Service Worker registration blocked by Playwright"
LOST = re.compile(r"net::ERR_|WebSocket connection to")


class Gone(Exception):  # noqa: N818  (others were faster, which is no error)
    """What was to be pressed was there a moment ago, and is no longer."""


def press(target: Locator) -> None:
    """Press something at a table where others go on meanwhile: Gone, if they took it away."""
    try:
        target.click(timeout=GLANCE)
    except TimeoutError:
        if not target.count():
            raise Gone from None
        target.click()


class Guest:
    def __init__(
        self,
        profiles: Profiles,
        address: str,
        name: str = "",
        *,
        size: ViewportSize = WIDE,
        locale: str = "en-GB",
        settings: dict[str, Any] = AT_ONCE,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        may_lose_the_house: bool = False,
        installs: bool = False,
    ) -> None:
        phone = min(size["width"], size["height"]) < LEAST_OF_A_DESK
        self._profiles = profiles
        self._wishes: dict[str, Any] = {
            "base_url": address,
            "viewport": size,
            "is_mobile": phone,
            "has_touch": phone,
            "locale": locale,
            "reduced_motion": reduced_motion,
            "permissions": ["clipboard-read", "clipboard-write"],
            # What one guest's page keeps must not hide what another test breaks.
            "service_workers": "allow" if installs else "block",
        }
        self.page = profiles.take(self._wishes)
        self.context = self.page.context
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({**SEEN, **settings}))
        self.page.add_init_script(
            f"""if (location.href !== "{NOWHERE}") {{
              localStorage["omerta.settings"] ??= {kept};  // later changes are the guest's own
              {UNPAINTED}
            }}"""
        )
        self.address = address
        self.name = name
        self.troubles: list[str] = []
        self.heard: dict[str, list[str]] = {}  # all that came over the line, by table
        self._followed: dict[str, tuple[Follower, list[Frame]]] = {}
        self._may_lose_the_house = may_lose_the_house
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", self._listen)
        if name:
            self.introduce(name)

    # --- what goes on in the browser ---

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or message.text == BLOCKED:
            return
        if not (self._may_lose_the_house and LOST.search(message.text)):
            self.troubles.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        texts = self.heard.setdefault(socket.url.split("/")[-2], [])
        socket.on("framereceived", lambda text: texts.append(str(text)))

    def frames(self, table: str) -> list[Frame]:
        """What came over the line; messages that told only what has changed are whole here."""
        follower, frames = self._followed.setdefault(table, (Follower(), []))
        frames += [follower.whole(json.loads(text)) for text in self.heard[table][len(frames) :]]
        return frames

    def seen(self) -> Frame | None:
        """The game as the house last told it to the page that is open; None before it begins."""
        shown = [now for each in self.frames(self.table) if (now := shown_by(each))]
        return shown[-1]["view"] if shown else None

    def leave(self) -> None:
        self._profiles.give_back(self.context, self._wishes)

    # --- coming and going ---

    def open(self, path: str) -> None:
        """Go to a page of the house, and wait until something is there to be read."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()

    @property
    def table(self) -> str:
        """The table whose page is open."""
        found = re.search(r"/t/([a-z0-9]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def beside(self) -> None:
        """On a phone: open the list of what lies beside the table, from the table itself."""
        back = self.button("Table", exact=True)
        if back.count():
            back.click()
        self.button("Menu", exact=True).click()

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    # --- what is not under test, without the page ---

    def introduce(self, name: str) -> None:
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def create(self, seats: int = 3, **wish: Any) -> str:
        """A table of Razzia, or another game; gives its path."""
        wanted = {"game": "razzia", "seats": seats, **wish}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['table']}"

    @property
    def cookie(self) -> str:
        return next(c["value"] for c in self.context.cookies() if c["name"] == "omerta")

    @property
    def person(self) -> str:
        """Who the guest is to the house."""
        return self.cookie.partition(":")[0]

    def play_out(self, server: Server, table: str) -> None:
        """The guest's part of a game to its end, and back to the page that was open."""
        play_out(server, table, self)


def play_out(server: Server, table: str, *people: Guest, watchers: Sequence[Guest] = ()) -> None:
    """What these people play of a game, to its end: quickly, by scripts that have their cookies.

    All their pages are elsewhere meanwhile: a page shows what happened step by step, and would
    need much longer than that.
    """
    pages = [(guest.page, guest.page.url) for guest in (*people, *watchers)]
    for page, _ in pages:
        page.goto(NOWHERE)
    cookies = [guest.cookie for guest in people]

    async def play() -> None:
        players = [Player(server, cookie) for cookie in cookies]
        windows = [await player.connect(table) for player in players]
        await play_all_out(windows, Random(1))
        for player in players:
            await player.close()

    in_a_thread(play())
    for page, where in pages:
        page.goto(where)


def in_a_thread(script: Coroutine[Any, Any, R]) -> R:
    """Run a script to its end, but not for ever. In this thread, Playwright's own loop runs."""
    limited = asyncio.wait_for(script, 4 * PATIENCE / 1000)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, limited).result()
