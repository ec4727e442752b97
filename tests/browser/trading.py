"""A table of Razzia that could be one with trade, as far as a guest's page can tell.

The shell's part in bargaining is the same in every game. On this line it hears of offers, promises
and times, and what it says of them is taken down and answered by the test. All else is the house's.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from omerta.battery.differences import Follower
from tests.browser.guest import Guest

RULE = "RZ-2.9"
BARGAINING = {"offer", "counter", "answer_offer", "promise", "mark", "always_pass"}


def offer(number: int, maker: int, to: int, **parts: Any) -> dict[str, Any]:
    """As it comes over the line; without parts, one between two others."""
    empty = {"gives": [], "wants": [], "words": "", "counters": -1, "pledges": []}
    return {"id": number, "maker": maker, "to": to, **empty, **parts}


def promise(number: int, maker: int, to: int, words: str, mark: str = "") -> dict[str, Any]:
    pledge = in_words(maker, words)
    return {"id": number, "to": to, "pledge": pledge, "round": number, "mark": mark, "paid": 0}


def in_words(by: int, words: str) -> dict[str, Any]:
    return {"by": by, "what": "words", "words": words, "whom": -1, "amount": 0, "round": 0}


class TradeLine:
    def __init__(self, guest: Guest) -> None:
        self.said: list[dict[str, Any]] = []  # what the page said of trade, without tokens
        self._guest = guest
        self._now: dict[str, Any] = {}
        self._extra: dict[str, Any] = {"gate": True, "offers_end": {}, "deadline": None}
        self._seen: dict[str, Any] = {"offers": [], "promises": []}
        self._table: dict[str, Any] = {}
        self._told = -1  # the last event the page has heard
        self._token = ""
        self._line: WebSocketRoute
        guest.page.route("**/api/games/razzia", self._game)
        guest.page.route_web_socket(re.compile(r"/socket"), self._open)

    # --- what the page hears ---

    def tell(
        self,
        offers: list[dict[str, Any]] | None = None,
        promises: list[dict[str, Any]] | None = None,
        **extra: Any,
    ) -> None:
        """So it stands now; what is not said stays as it was."""
        if offers is not None:
            self._seen["offers"] = offers
        if promises is not None:
            self._seen["promises"] = promises
        self._extra.update(extra)
        now = self._with_trade(self._now)
        now["heard"] = {"since": self._told + 1, "events": []}
        self._line.send(json.dumps(now))

    def whisper(self, number: int, seat: int, name: str, to: int, text: str) -> None:
        line = {"number": number, "at": 0, "name": name, "seat": seat, "text": text, "to": to}
        self._line.send(json.dumps({"is": "chat", "line": {**line, "notice": None}}))

    def resigned(self, seat: int) -> None:
        """A bot has taken this seat over."""
        seats = [dict(each) for each in self._table["seats"]]
        seats[seat]["kind"] = "bot"
        self._line.send(json.dumps({"is": "table", "table": {**self._table, "seats": seats}}))

    def done(self) -> None:
        self._line.send(json.dumps({"is": "done", "token": self._token}))

    def refuse(self, why: str) -> None:
        """Say no for this reason, a message of the house's texts without parameters."""
        phrase = {"is": "phrase", "say": why, "params": {}}
        no = {"is": "refused", "token": self._token, "why": phrase, "rule": RULE, "stale": False}
        self._line.send(json.dumps(no))

    def wait_for(self, **message: Any) -> None:
        """Until the page has said this, as the last thing."""
        for _ in range(100):
            if self.said and self.said[-1] == message:
                return
            self._guest.page.wait_for_timeout(50)
        raise AssertionError(f"not said: {message}, but {self.said}")

    # --- the line ---

    def _game(self, route: Route) -> None:
        game = route.fetch().json()
        game["asks"]["make_offer"] = {"rule": RULE, "see": [], "window": False, "preferences": []}
        for ask in game["asks"].values():
            ask["window"] = True  # a chance to react, so standing wishes are possible
            ask.setdefault("preferences", [])
        route.fulfill(json=game)

    def _open(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        self._line, follower = line, Follower()

        def from_house(text: str | bytes) -> None:
            message = follower.whole(json.loads(text))
            self._table = message.get("table", self._table)
            if message["is"] == "now":
                message = self._with_trade(message)
            elif message["is"] == "welcome" and message["now"]:
                message["now"] = self._with_trade(message["now"])
            line.send(json.dumps(message))

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] not in BARGAINING and message.get("to", -1) < 0:
                house.send(text)
                return
            self._token = message.pop("token")
            self.said.append(message)

        house.on_message(from_house)
        line.on_message(from_page)

    def _with_trade(self, now: dict[str, Any]) -> dict[str, Any]:
        self._told = max([self._told, *(event["n"] for event in now["heard"]["events"])])
        self._now = {**now, **self._extra, "view": {**now["view"], **self._seen}}
        return self._now
