"""Parts of the page that come late, not at all, or no longer exist."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.browser.conftest import Guests
from tests.browser.seat import invitation

PART = "**/assets/TablePage-*.js"
SKELETON = "Coming to the table…"
HERE = "2 seats are free."
# As a link in the page does it.
FOLLOW = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


def test_the_lobby_needs_no_game_and_a_table_only_its_own(guests: Guests) -> None:
    ann = guests("Ann")
    fetched: set[str] = set()
    ann.page.on("request", lambda request: fetched.add(request.url))
    ann.open("/")
    expect(ann.button("Create a table of Razzia")).to_be_visible()
    assert not scripts_of_tables(fetched)
    ann.open(ann.create(3, bots=2, start=True))
    expect(ann.page.get_by_role("region", name="Players")).to_be_visible()
    assert len(scripts_of_tables(fetched)) == 1


def scripts_of_tables(fetched: set[str]) -> list[str]:
    return [url for url in fetched if "/assets/table-" in url and url.endswith(".js")]


def test_what_comes_late_is_waited_for(guests: Guests) -> None:
    ann = guests("Ann")
    held: list[Route] = []
    ann.page.route(PART, lambda route: held.append(route))
    ann.page.goto(ann.create())
    expect(ann.page.get_by_text(SKELETON)).to_be_visible()
    held[0].continue_()
    expect(ann.heading(HERE)).to_be_visible()


def test_who_is_faster_than_their_name_sits_down_all_the_same(guests: Guests) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    held: list[Route] = []
    ben.page.route("**/api/me", lambda route: held.append(route))
    ann.open(ann.create(3, bots=1))
    ben.page.goto(invitation(ann, 2))
    ben.button("Sit down").click()
    expect(ben.button("Sit down")).to_be_disabled()
    for route in held:
        route.continue_()
    expect(ann.button("Start the game")).to_be_enabled()


def test_what_was_lost_on_the_way_is_fetched_again(guests: Guests) -> None:
    ann = guests("Ann", may_lose_the_house=True)
    ann.page.route(PART, lambda route: route.abort(), times=1)
    ann.page.goto(ann.create())
    expect(ann.heading(HERE)).to_be_visible()


def test_what_cannot_be_fetched_can_be_tried_again(guests: Guests) -> None:
    ann = guests("Ann", may_lose_the_house=True)
    ann.page.route(PART, lambda route: route.abort())
    ann.page.goto(ann.create())
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("This page could not be fetched.")
    ann.page.wait_for_function("() => sessionStorage.getItem('omerta.renewed') !== null")
    # The page was opened anew by itself, once: now it is up to the reader.
    expect(alert).to_be_visible()
    ann.page.unroute(PART)
    alert.get_by_role("button", name="Try again").click()
    expect(ann.heading(HERE)).to_be_visible()


def test_an_old_page_makes_way_for_the_new_one(guests: Guests) -> None:
    """After an update its parts are gone: the link still leads where it should."""
    ann = guests("Ann", may_lose_the_house=True)
    ann.page.goto("/")
    expect(ann.button("Create a table of Razzia")).to_be_visible()
    ann.page.evaluate("window.old = true")
    path = ann.create()

    asked: list[Route] = []
    ann.page.route("/", lambda route: asked.append(route), times=1)
    ann.page.route(PART, lambda route: route.abort())
    with ann.page.expect_request(lambda request: urlsplit(request.url).path == "/"):
        ann.page.evaluate(FOLLOW, path)
    ann.page.unroute(PART)
    asked[0].fulfill(body="<script src='/assets/index-newer.js'></script>")
    expect(ann.heading(HERE)).to_be_visible()
    assert not ann.page.evaluate("window.old")
