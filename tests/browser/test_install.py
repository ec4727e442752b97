"""The page as an app: what a phone needs to install it, and what it keeps."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE
from tests.browser.seat import wait_until

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open((await caches.keys())[0]);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
# In the service worker: a browser without windows shows no notifications, so they are noted.
NOTED = """() => {
  self.noted = [];
  self.registration.showNotification = async (title, words) => void self.noted.push([title, words]);
}"""
OFFLINE = {"/offline.html", "/offline.css", "/favicon.svg"}


def test_a_phone_can_install_it_and_keeps_nothing_but_its_files(guests: Guests) -> None:
    ann = guests("Ann", size=PHONE, installs=True, may_lose_the_house=True)
    page, fetch = ann.page, ann.context.request
    ann.open(ann.create(3, bots=2, start=True))
    page.evaluate(KEPT)
    page.reload()  # now everything comes through the worker
    expect(page.get_by_role("main")).to_be_visible()
    kept = set(page.evaluate(KEPT))
    assert kept >= OFFLINE
    files = kept - OFFLINE
    assert files
    assert all(path.startswith("/assets/") for path in files)

    manifest = fetch.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = fetch.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            side = int.from_bytes(found.body()[16:20])  # the width, in a PNG's header
            assert icon["sizes"] == f"{side}x{side}"
    assert fetch.get("/sw.js").headers["cache-control"] == "no-cache"

    ann.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="The house cannot be reached")).to_be_visible()
    ann.context.set_offline(False)
    page.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Omertà").first).to_be_attached()


def test_a_pushed_turn_is_shown_with_the_way_to_its_table(guests: Guests) -> None:
    ann = guests("Ann", installs=True)
    registrations: list[str] = []
    line = ann.context.new_cdp_session(ann.page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    ann.open("/")
    ann.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    [worker] = ann.context.service_workers
    worker.evaluate(NOTED)
    message = {"title": "Your turn", "body": "Ben waits.", "lang": "en", "path": "/t/abc"}
    pushed = {
        "origin": f"{ann.address}/",
        "registrationId": registrations[-1],
        "data": json.dumps(message),
    }
    line.send("ServiceWorker.deliverPushMessage", pushed)
    wait_until(lambda: worker.evaluate("() => self.noted.length") > 0, ann)
    [[title, words]] = worker.evaluate("() => self.noted")
    assert (title, words["body"], words["lang"]) == ("Your turn", "Ben waits.", "en")
    assert words["tag"] == words["data"]["path"] == "/t/abc", "a newer one takes its place"
