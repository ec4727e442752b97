"""An nginx for the tests, with the configuration that is shipped."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.house import free_port

HOW_TO_GET_ONE = "no nginx: on Debian, apt-get install nginx-light"
SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def program() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def configuration(listen: int, servers: Sequence[int]) -> str:
    """What is shipped, for these ports."""
    shipped = SHIPPED.read_text()
    lines = [f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;\n" for port in servers]
    with_ports, changed = re.subn(r"( +server 127[^\n]*\n)+", "".join(lines), shipped)
    assert changed == 1
    assert with_ports.count("listen 80;") == 1
    return with_ports.replace("listen 80;", f"listen 127.0.0.1:{listen};")


@contextmanager
def proxy(folder: Path, servers: Sequence[int]) -> Iterator[int]:
    """The port of a proxy in front of servers that listen on these ports."""
    found = program()
    assert found is not None, HOW_TO_GET_ONE
    port = free_port()
    (folder / "omerta.conf").write_text(configuration(port, servers))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        "worker_processes 1; events { worker_connections 4096; }\n"
        f"http {{ access_log off; {temporary} include {folder}/omerta.conf; }}\n"
    )
    command = [found, "-e", str(folder / "error.log"), "-p", str(folder)]
    running = subprocess.Popen([*command, "-c", str(folder / "nginx.conf")])
    try:
        with httpx.Client(
            transport=httpx.HTTPTransport(retries=5), trust_env=False, timeout=5
        ) as web:
            web.get(f"http://127.0.0.1:{port}/healthz")
        yield port
    finally:
        running.terminate()
        running.wait(10)
