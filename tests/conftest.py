"""`pytest --quick` (`make quick`): a selection for daily work, under a minute on two cores.

It leaves out what starts servers, browsers or other programs, and what plays many whole games. The
battery runs on one small table of every game, with few games.
"""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BATTERY = TESTS.parent / "src" / "omerta" / "battery"
# Folders and files of `tests/` that are quick.
QUICK = ("battery", "golden", "games", "kernel", "terminal", "text")
# These start browsers, servers and other programs, and wait for them. On a busy machine a wait can
# end too early, so in `make test` one that fails gets a second try. The summary names all of them.
WAITING = ("browser", "cli", "server", "test_deploy.py")
# In these folders, files that play many whole games.
LONG = {
    TESTS / "games": (
        "test_bot.py",
        "test_frames.py",
        "test_oracle.py",
        "test_outside.py",
        "test_reasons.py",
        "test_redeal.py",
        "test_secrets.py",
        "test_steps.py",
        "test_words.py",
    ),
    TESTS / "battery": ("test_ledger.py",),
    TESTS / "terminal": ("test_bargain.py",),
    BATTERY: ("test_replay.py",),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="a selection that takes under a minute")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick"):
        os.environ["OMERTA_QUICK"] = "1"  # for the battery, which is imported later


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is left out is not even imported."""
    if not config.getoption("--quick") or TESTS not in collection_path.parents:
        return None
    part = collection_path.relative_to(TESTS).parts[0]
    return True if part not in QUICK or is_long(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    beside_others = hasattr(config, "workerinput")
    for item in items if beside_others else ():
        if TESTS in item.path.parents and item.path.relative_to(TESTS).parts[0] in WAITING:
            item.add_marker(pytest.mark.flaky(reruns=1))
    # The battery is no part of this folder.
    if config.getoption("--quick"):
        left_out = [item for item in items if is_long(item.path)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_long(item.path)]


def pytest_collection_finish() -> None:
    """Modules and tests are never garbage: to search them took a tenth of the games' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20)


def is_long(file: Path) -> bool:
    return any(folder in file.parents and file.name in files for folder, files in LONG.items())
