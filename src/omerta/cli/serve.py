"""`omerta serve`: the server for play in the browser."""

from __future__ import annotations

import argparse
import sys
import threading
import time
import urllib.request
import webbrowser
from ipaddress import ip_network

from rich.console import Console
from sqlalchemy import URL

from omerta.cli.arguments import house_text
from omerta.cli.databases import database_given, is_sqlite, written
from omerta.cli.processes import Plan, host_and_port, listen, run_one, run_several
from omerta.kernel.refusal import BadSetup
from omerta.server import cluster, tracing
from omerta.server.doors import MOST_CONNECTIONS
from omerta.server.house import Settings
from omerta.server.page import built
from omerta.server.reach import network_url, opening_command
from omerta.text import Text

OWN_FILES = 256  # the database, workers, what is being read


def serve(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    address = f"http://{_shown_host(arguments.host)}:{arguments.port}"
    listen(arguments.host, arguments.port).close()  # refuse at once, before anything is set up
    settings = Settings(
        public_url=arguments.public_url.rstrip("/"),
        address=address,
        host=arguments.host,
        port=arguments.port,
        rate_factor=arguments.rate_factor,
        bot_pace=arguments.bot_pace,
        hold_back=Settings.hold_back * arguments.bot_pace,
        bot_patience=Settings.bot_patience * arguments.bot_pace,
        local_webhooks=arguments.local_webhooks,
        push_contact=arguments.push_contact,
        most_connections=_connections_possible(),
        trusted_proxies=_proxies(arguments.trusted_proxies),
        cluster=cluster.given() if arguments.bots_on == "ray" else "",
        names=tuple(arguments.names.lower().split(",")) if arguments.names else (),
    )
    database = database_given(arguments.db, arguments.db_password_file)
    node = _node(arguments, database)
    if arguments.traces:
        tracing.sender(arguments.traces)  # refuse at once, if something is missing
    given = {"metrics": arguments.metrics, "traces": arguments.traces, "node": node}
    plan = Plan(written(database), settings, **given)
    if not built():
        console.print(house("page-not-built"), style="yellow")
    console.print(house("serve-open", address=settings.public_url or address), style="bold")
    _invite(console, house, settings)
    if arguments.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    if arguments.workers > 1:
        run_several(plan, arguments.workers)
    else:
        run_one(plan)


def _node(arguments: argparse.Namespace, database: URL) -> str:
    """Where other nodes reach this one. A SQLite file has a single server."""
    if not is_sqlite(database):
        host_and_port(arguments.node)
        return str(arguments.node)
    if arguments.workers > 1:
        raise BadSetup("serve-workers-sqlite")
    return ""


def _invite(console: Console, house: Text, settings: Settings) -> None:
    """How others come in, with a code for their phones."""
    url = settings.public_url or network_url(settings.host, settings.port)
    if not url:
        console.print(house("serve-alone", command=opening_command(settings.port)))
        return
    console.print(house("serve-others", address=url), style="bold")
    if console.is_terminal:
        # Imported here: nobody reads a code in a log.
        from omerta.server.codes import print_code

        print_code(url, console.file)


def _proxies(given: str) -> str:
    """Addresses and networks; one that is mistyped would be trusted in silence, or not at all."""
    for each in given.split(","):
        if each.strip() and given != "*":
            try:
                ip_network(each.strip())
            except ValueError as error:
                raise BadSetup("serve-proxy", problem=str(error)) from None
    return given


def _connections_possible() -> int:
    """As many as the system lets us have files, less what we need ourselves."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    own, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    raised = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    if 0 <= own < raised:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, most))
        own = raised
    return MOST_CONNECTIONS if own < 0 else max(100, min(MOST_CONNECTIONS, own - OWN_FILES))


def _shown_host(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host


def _open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
