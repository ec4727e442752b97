"""Where others can open this house: its public address, or this machine's in its network."""

from __future__ import annotations

import asyncio
import socket

from omerta.server.wire import Reach

LOCAL = ("localhost", "127.0.0.1", "::1")
EVERY = ("0.0.0.0", "::")
# Only the way to it is asked for; nothing is sent.
ELSEWHERE = ("10.255.255.255", 9)
PATIENCE = 2.0


def network_address(host: str) -> str:
    """The address by which others in the network reach what listens on this host, if any."""
    if host in LOCAL:
        return ""
    if host not in EVERY:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""  # no network at all
        found: str = probe.getsockname()[0]
    return "" if found in LOCAL else found


def network_url(host: str, port: int) -> str:
    address = network_address(host)
    shown = f"[{address}]" if ":" in address else address
    return f"http://{shown}:{port}" if address else ""


def opening_command(port: int) -> str:
    """What opens the house to its network."""
    return "omerta serve --host 0.0.0.0" + ("" if port == 8000 else f" --port {port}")


async def reach(public_url: str, host: str, port: int) -> Reach:
    command = opening_command(port)
    if public_url:
        return Reach("public", public_url, tried=False, command=command)
    url = network_url(host, port)
    if not url:
        return Reach("alone", "", tried=False, command=command)
    return Reach("network", url, await _answers(network_address(host), port), command)


async def _answers(address: str, port: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(address, port)
    except OSError:  # a timeout is one, too
        return False
    writer.close()
    return True
