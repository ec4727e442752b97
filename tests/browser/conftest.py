from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from omerta.server import page
from tests.browser import browsers
from tests.browser.guest import PATIENCE, Guest
from tests.browser.profiles import Profiles
from tests.server.house import Program, program

NOT_BUILT = "There is no page to test. Build it: python web/build.py (or: make page)"

Guests = Callable[..., Guest]


# For this folder only: while Playwright runs, no other test of the process can use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests; every guest has a profile of their own in it."""
    program = browsers.find()
    if program is None:
        pytest.skip(browsers.HOW_TO_GET_ONE)
    if not page.built():
        pytest.fail(NOT_BUILT)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=browsers.FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A house that stays open. A test that lets it fall has its own."""
    with program(tmp_path_factory.mktemp("house")) as server:
        yield server
        assert server.troubles() == []


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[Program]:
    """A house that may be closed and killed."""
    with program(tmp_path) as server:
        yield server
        assert server.troubles() == []


@pytest.fixture
def guests(profiles: Profiles, house: Program) -> Iterator[Guests]:
    """Lets guests come to the house; in the end, nothing must have gone wrong in their browsers."""
    came: list[Guest] = []

    def comes(name: str = "", **wishes: object) -> Guest:
        address = str(wishes.pop("address", house.url))
        came.append(Guest(profiles, address, name, **wishes))  # type: ignore[arg-type]
        return came[-1]

    yield comes
    for guest in came:
        guest.leave()
    assert [trouble for guest in came for trouble in guest.troubles] == []
