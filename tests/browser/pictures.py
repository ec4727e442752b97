"""Makes the README's pictures: `make pictures` writes docs/images/*.jpg.

Bots play matches with fixed seeds. Each picture is taken at a good moment of one of them, on the
page itself. So pictures change only when the rules, the bots or the page do.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import expect, sync_playwright

from omerta.games import load
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import Bargainer, Propose, bargaining_decision, decision_for
from omerta.kernel.match import Match, SeatInfo
from omerta.lineup import USUAL, make, name_at_table
from omerta.server import page
from tests.browser import browsers
from tests.browser.guest import PATIENCE, Guest
from tests.browser.profiles import Profiles
from tests.browser.staging import lay
from tests.server.house import Program, program

IMAGES = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 82
ME, NAME = 0, "Ada"
MOST_SEEDS = 40


def main(wanted: list[str]) -> None:
    """Make all pictures, or those whose names are given."""
    found = browsers.find()
    if found is None:
        raise SystemExit(browsers.HOW_TO_GET_ONE)
    if not page.built():
        raise SystemExit("There is no page to photograph. Build it: make page")
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        program(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=browsers.FLAGS)
        profiles = Profiles(browser)
        for name, take in PICTURES.items():
            if not wanted or name in wanted:
                print(name, flush=True)
                take(profiles, server, IMAGES / f"{name}.jpg")
        browser.close()


# --- matches ---


def played(game_name: str, players: int, seed: int) -> Iterator[Match[Any]]:
    """A live match between the game's best bots, at every moment from its beginning to its end."""
    game, key = load(game_name), key_from(f"picture {seed}")
    names = [NAME, *[name_at_table(seat) for seat in range(1, players)]]
    match = Match(game, [SeatInfo(name) for name in names], key)
    bots = [make("bot", game, derive(key, "bot", seat)) for seat in range(players)]
    yield match
    while not match.over:
        seat = match.state.waiting[0]
        action = bots[seat].choose(decision_for(game, match.state, seat))
        match.act(seat, action, at=1000 * len(match.log))
        yield match


def moment(game: str, players: int, good: Callable[[Match[Any]], bool]) -> Match[Any]:
    """The first good moment of the first match that has one."""
    for seed in range(MOST_SEEDS):
        for match in played(game, players, seed):
            if good(match):
                return match
    raise SystemExit(f"No match of {game} has such a moment.")


def i_am_asked(question: str, *, since: int) -> Callable[[Match[Any]], bool]:
    """The photographer has to answer this, alone or with others, in this round or later."""

    def good(match: Match[Any]) -> bool:
        s = match.state
        begun = s.round >= since and not any(s.drafts)
        return bool(begun and s.asking == question and ME in s.waiting)

    return good


def many_tiles_lie(match: Match[Any]) -> bool:
    """The photographer lays another tile, and has laid some already."""
    s = match.state
    asked = i_am_asked("place_tile", since=4)(match)
    return asked and len(s.laid[ME]) >= 2 and sum(map(len, s.laid)) >= 10


def a_trap_can_be_sprung(match: Match[Any]) -> bool:
    """A rival does a Job, the dice lie, and the photographer has a Trap for them."""
    s = match.state
    asked = s.asking == "reveal_trap" and s.waiting == [ME]
    return asked and len(match.game.options(s, ME)) > 1


def a_bot_offers_a_deal(match: Match[Any]) -> bool:
    """A rival offers the photographer a deal with drugs, who could accept it. It is made here."""
    s, trade = match.state, match.game.trade
    assert trade is not None
    if not s.gate or s.offers or s.asking != "deal" or s.waiting != [ME]:
        return False  # in anybody else's turn the offer would lapse before it is seen
    for seat in range(1, s.players):
        bot = make("bot", match.game, derive(match.secret_key(), "deal", seat, len(match.log)))
        assert isinstance(bot, Bargainer)
        said = bot.bargain(bargaining_decision(match.game, s, seat))
        if not isinstance(said, Propose) or said.offer.to != ME:
            continue
        offer = replace(said.offer, maker=seat)
        items = offer.gives + offer.wants
        good = offer.gives and offer.wants and any(what == "drug" for what, _ in items)
        if good and (trade.picks is None or trade.picks(s, ME, offer, ()) is not None):
            match.offer(offer, at=1000 * len(match.log))
            return True
    return False


# --- pictures ---


@dataclass(frozen=True)
class AtTable:
    """A picture of a table at a moment."""

    find: Callable[[], Match[Any]]
    # What is pressed before the picture is taken.
    press: Callable[[Guest], None] = lambda guest: None

    def __call__(self, profiles: Profiles, server: Program, file: Path) -> None:
        guest = Guest(profiles, server.url, NAME)
        guest.open(lay(server, self.find(), {ME: guest}, bot=USUAL))
        expect(guest.page.locator(".table, main")).not_to_have_count(0)
        self.press(guest)
        take(guest, file)
        guest.leave()


def choose_a_card(guest: Guest) -> None:
    guest.page.get_by_role("group", name="Your hand").get_by_role("button").nth(2).click()


def the_lobby(profiles: Profiles, server: Program, file: Path) -> None:
    """With games to join, to watch and to go on with."""
    host, guest = Guest(profiles, server.url, "Bianca"), Guest(profiles, server.url, NAME)
    host.create(4, title="Friday night", listed=True, bots=2)
    host.create(4, game="cosa_nostra", title="Old friends only", listed=True, bots=1)
    mine = moment("mafiozoo", 3, i_am_asked("play_card", since=2))
    lay(server, mine, {ME: guest}, bot=USUAL)
    guest.open("/")
    take(guest, file)
    host.leave()
    guest.leave()


def after_the_game(profiles: Profiles, server: Program, file: Path) -> None:
    """The result, how it came about, and the proof."""
    *_, match = played("razzia", 5, 1)
    guest = Guest(profiles, server.url, NAME)
    guest.open(lay(server, match, {ME: guest}, bot=USUAL))
    expect(guest.page.get_by_role("region", name="The result")).to_be_visible()
    while guest.context.request.get(f"/api/tables/{guest.table}/chances").status == 202:
        guest.page.wait_for_timeout(1000)  # the chances are being worked out
    guest.page.reload()
    expect(guest.page.get_by_role("region", name="The result")).to_be_visible()
    take(guest, file)
    guest.leave()


def take(guest: Guest, file: Path) -> None:
    """Photograph the page when all of it is there. Tests do not paint it, so that is undone."""
    guest.page.evaluate("document.adoptedStyleSheets = []")
    guest.page.evaluate("document.fonts.ready")
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(1500)  # whatever still glides into its place
    guest.page.screenshot(path=file, quality=QUALITY, type="jpeg")
    assert not guest.troubles, guest.troubles


PICTURES: dict[str, Callable[[Profiles, Program, Path], None]] = {
    "table": AtTable(
        lambda: moment("razzia", 5, i_am_asked("choose_card", since=5)), choose_a_card
    ),
    "mafiozoo": AtTable(lambda: moment("mafiozoo", 4, i_am_asked("play_card", since=3))),
    "gangs_city": AtTable(lambda: moment("gangs_city", 4, many_tiles_lie)),
    "cosa_nostra": AtTable(lambda: moment("cosa_nostra", 4, a_trap_can_be_sprung)),
    "deal": AtTable(lambda: moment("deal", 4, a_bot_offers_a_deal)),
    "lobby": the_lobby,
    "after": after_the_game,
}


if __name__ == "__main__":
    main(sys.argv[1:])
