"""How long a person waits with nothing to do, at a table with three bots, in the browser.

    python bench/waiting.py deal cosa_nostra --games 3 --rounds 3

The page runs in Chromium at its usual pace, and so do the bots. A second connection of the same
person answers by chance as soon as the page shows the question, and declines every offer. So all
time in which the page shows no question is time waited. Needs the page (`make page`) and Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from playwright.async_api import Page, async_playwright

from omerta.battery.differences import Follower

PORT = 8765
PLAYERS = 4
LONGEST = 15 * 60  # seconds; a game that takes longer is cut there
GLANCES = 0.05  # seconds between two looks at the page
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")


@contextmanager
def server() -> Iterator[str]:
    """`omerta serve` with a scratch database, as anybody would start it."""
    address = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "omerta", "serve", "--port", str(PORT)]
        command += ["--db", f"sqlite:///{folder}/waiting.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait()


class Seat:
    """The person's second connection: it answers for them."""

    def __init__(self, socket: Any, luck: random.Random) -> None:
        self._socket = socket
        self._luck = luck
        self.now: dict[str, Any] = {}
        self.over = False

    async def listen(self) -> None:
        follower = Follower()
        async for text in self._socket:
            message = follower.whole(json.loads(text))
            now = message.get("now") if message["is"] == "welcome" else message
            if now and now["is"] == "now":
                self.now = now
                self.over = now["view"]["scores"] is not None

    @property
    def round(self) -> int:
        return int(self.now["view"]["table"]["round"]) if self.now else 0

    @property
    def asked(self) -> bool:
        prompt = self.now["view"]["prompt"] if self.now else None
        return prompt is not None and prompt["answer"] is None

    async def answer(self) -> None:
        stamp, prompt = self.now["stamp"], self.now["view"]["prompt"]
        await self._say("act", stamp=stamp, actions=[self._luck.choice(prompt["options"])])

    async def decline_offers(self) -> None:
        view = self.now["view"] if self.now else {"offers": []}
        for offer in view["offers"]:
            if offer["to"] == view["seat"]:
                await self._say("answer_offer", offer=offer["id"], answer="decline")

    async def _say(self, do: str, **what: Any) -> None:
        await self._socket.send(json.dumps({"do": do, "token": uuid.uuid4().hex, **what}))


# What the page shows: a question to the reader, something that happens, or neither.
SHOWS = """() => {
  if (document.querySelector('header.asked')) return 'asked';
  return document.querySelector('header .telling') ? 'told' : 'still';
}"""


async def waited(
    address: str, page: Page, game: str, rounds: int, seed: int
) -> tuple[dict[str, float], int]:
    """Seconds waited, by what for, and rounds played."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as web:
        await web.put("/api/me", json={"name": "Ann", "webhook": ""})
        wish = {"game": game, "seats": PLAYERS, "bots": PLAYERS - 1, "start": True}
        table = (await web.post("/api/tables", json=wish)).json()["table"]
        cookie = web.cookies.get("omerta") or ""
    await page.context.add_cookies([{"name": "omerta", "value": cookie, "url": address}])
    await page.goto(f"{address}/t/{table}")
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": f"omerta={cookie}"}
    async with websockets.connect(url, additional_headers=headers, max_size=None) as socket:
        seat = Seat(socket, random.Random(seed))
        listening = asyncio.create_task(seat.listen())
        await page.wait_for_selector("header h1")
        idle, began, last = defaultdict[str, float](float), time.monotonic(), time.monotonic()
        while not seat.over and seat.round <= rounds and time.monotonic() - began < LONGEST:
            shows = await page.evaluate(SHOWS)
            now = time.monotonic()
            if shows == "told":
                idle["being told"] += now - last
            elif shows == "still" and seat.now:
                idle[f"for {seat.now['view']['asking']}"] += now - last
            last = now
            await seat.decline_offers()
            if shows == "asked" and seat.asked:
                await seat.answer()
            await asyncio.sleep(GLANCES)
        listening.cancel()
        return idle, min(rounds, seat.round)


async def measure(games: list[str], count: int, rounds: int) -> None:
    browser_path = next(path for path in BROWSERS if Path(path).exists())
    with server() as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=browser_path, args=["--no-sandbox"]
            )
            for game in games:
                per_round, causes = list[float](), defaultdict[str, float](float)
                for number in range(count):
                    context = await browser.new_context(viewport={"width": 1400, "height": 900})
                    page = await context.new_page()
                    idle, played = await waited(address, page, game, rounds, number)
                    await context.close()
                    per_round.append(sum(idle.values()) / max(1, played))
                    for why, seconds in idle.items():
                        causes[why] += seconds / max(1, played) / count
                    print(f"{game} {number + 1}/{count}: {per_round[-1]:.0f} s a round", flush=True)
                print(f"{game}: {statistics.mean(per_round):.0f} s waited a round", flush=True)
                for why, seconds in sorted(causes.items(), key=lambda each: -each[1])[:6]:
                    print(f"  {seconds:5.1f} s {why}", flush=True)
            await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.game, arguments.games, arguments.rounds))


if __name__ == "__main__":
    main()
