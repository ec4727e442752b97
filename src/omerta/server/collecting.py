"""How Python looks for garbage in a server: often and briefly, and never among what is old.

Nearly everything is freed as soon as nobody refers to it. Only objects that refer to each other in
a circle have to be searched for, and meanwhile nobody at any table is heard. A search takes as long
as there are objects to look at, and a table keeps all its events: a search among everything would
take longer and longer. So what has survived two searches is not looked at again until nobody plays.
Playing makes no circles (a test holds that); requests make some, which are found while young.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 1_000  # so many new objects, and they are searched
OLDER = 4  # after so many searches, what survived them is searched once more
NEVER = 2**31 - 1

ENOUGH = 100  # of the second searches: then a full one is worth while, if nobody plays
TOO_MANY = 20_000  # then it is due even if somebody does


class Collecting:
    """Python's collector, set up for a server."""

    def __init__(self) -> None:
        self._searches = 0  # second ones, since the last full one

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """From when everything is imported."""
        before = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, OLDER, NEVER)
        gc.callbacks.append(self._searched)
        try:
            yield
        finally:
            gc.callbacks.remove(self._searched)
            gc.set_threshold(*before)
            gc.unfreeze()

    def _searched(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 1:
            self._searches += 1
            gc.freeze()  # takes no time, however many there are

    def search_if_due(self, *, quiet: bool) -> None:
        """Search everything, if there may be enough to find."""
        if self._searches > (ENOUGH if quiet else TOO_MANY):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._searches = 0


collecting = Collecting()
