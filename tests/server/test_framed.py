"""Messages are framed as the WebSocket library would frame them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from omerta.server.framed import framed
from tests.server.house import unframed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_one_whole_text_frame(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert unframed(framed(text)) == text
