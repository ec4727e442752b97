"""Which browser the tests drive: one the machine has."""

from __future__ import annotations

import os
import shutil

# The one that has nothing but pages takes two thirds of the time of one with windows.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
HOW_TO_GET_ONE = (
    "there is no browser to test the page with: apt-get install chromium-headless-shell "
    "(or chromium), or say where one is in OMERTA_BROWSER"
)
# Nothing is drawn by a graphics card, and nobody is called.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find() -> str | None:
    named = os.environ.get("OMERTA_BROWSER")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
