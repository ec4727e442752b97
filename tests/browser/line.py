"""The line between a browser and the house: it can be cut, and swallow what the house says."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """A port of its own that leads to the house's."""

    def __init__(self, port: int) -> None:
        self._house = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self.swallows = False
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        """Whoever is connected no longer is, and nobody gets through."""
        self._whole = False
        for end in list(self._ends):
            _hang_up(end)

    def mend(self) -> None:
        self.swallows = False
        self._whole = True

    def close(self) -> None:
        _hang_up(self._door)
        self.cut()

    def _answer(self) -> None:
        with suppress(OSError):  # closed
            while True:
                browser, _ = self._door.accept()
                if self._whole:
                    house = socket.create_connection(("127.0.0.1", self._house))
                    self._carry(browser, house, from_house=False)
                    self._carry(house, browser, from_house=True)
                else:
                    browser.close()

    def _carry(self, source: socket.socket, sink: socket.socket, from_house: bool) -> None:
        def pump() -> None:
            with suppress(OSError):
                while data := source.recv(1 << 16):
                    if not (from_house and self.swallows):
                        sink.sendall(data)
            _hang_up(sink)
            self._ends.discard(source)
            source.close()

        self._ends.add(source)
        threading.Thread(target=pump, daemon=True).start()


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
