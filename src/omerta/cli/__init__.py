"""The command line: `omerta serve | backup | tidy | films | games | learn | play | match | …`.

Bad input gives one clear line in the user's language and exit code 2.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import ClassVar, NoReturn

from rich.console import Console

from omerta import games
from omerta.bots.programs import SECONDS
from omerta.cli.arguments import programs_given
from omerta.kernel.plain import plain
from omerta.kernel.refusal import BadSetup, Refused
from omerta.text import LANGUAGES, Text, text, users_language

BAD_INPUT = 2
DATABASE = "sqlite:///omerta.sqlite"
INTERRUPTED = 130

Command = Callable[[argparse.Namespace, Console], None]


def main(argv: Sequence[str] | None = None) -> int:
    argv = list(sys.argv[1:] if argv is None else argv)
    house = text(language_in(argv))
    try:
        arguments = parser(house).parse_args(argv)
        run: Command = arguments.run
        with programs_given(arguments):
            run(arguments, Console())
    except Refused as refused:
        print(f"omerta: {plain(explain(refused, house))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone, as `head` does
        sys.stderr.close()
    return 0


def language_in(argv: list[str]) -> str:
    """The language. It is read first, because help and error messages use it, too."""
    for given, following in zip(argv, [*argv[1:], ""], strict=False):
        language = following if given == "--lang" else given.removeprefix("--lang=")
        if given.startswith("--lang") and language in LANGUAGES:
            return language
    return users_language()


def explain(refused: Refused, house: Text) -> str:
    """A refusal as one line, in the words of its game if it has one."""
    game = refused.params.get("game")
    params = {**refused.params, "rule": refused.rule}
    if game in games.names():
        house = games.package(str(game)).text(house.language)
        params["game"] = house("game-title")
    reason = refused.reason
    if reason == "record-illegal" and refused.rule:
        reason += "-rule"
    return house(reason, params)


class Parser(argparse.ArgumentParser):
    """Gives errors in one line, like everything else here."""

    # Messages of argparse, and our names for them.
    SAYS: ClassVar = {
        r"the following arguments are required: (?P<what>.*)": "cli-usage-required",
        r".*invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.*)\)": "cli-usage-choice",
        r"unrecognized arguments: (?P<what>.*)": "cli-usage-unknown",
        r"argument (?P<what>.*): expected .*": "cli-usage-value",
    }

    def error(self, message: str) -> NoReturn:
        for pattern, reason in self.SAYS.items():
            said = re.fullmatch(pattern, message)
            if said:  # without Python's quotes, which the user did not type
                parts = {part: words.replace("'", "") for part, words in said.groupdict().items()}
                raise BadSetup(reason, **parts)
        raise BadSetup("cli-usage", problem=message)

    def speak_titles(self, house: Text) -> None:
        """Name the parts of the help in the user's language."""
        self._positionals.title = house("cli-arguments")
        self._optionals.title = house("cli-options")


def parser(house: Text) -> Parser:
    shared = Parser(add_help=False)
    shared.add_argument("-h", "--help", action="help", help=house("cli-help"))
    shared.add_argument("--lang", choices=LANGUAGES, default=house.language, help=house("cli-lang"))
    about = house("cli-about")
    top = Parser(prog="omerta", description=about, parents=[shared], add_help=False)
    top.speak_titles(house)
    commands = top.add_subparsers(metavar=house("cli-command"), parser_class=Parser)
    top.set_defaults(run=lambda arguments, console: top.print_help())

    def command(name: str, run: Command | None = None) -> Parser:
        about = house(f"cli-{name}")
        made = commands.add_parser(
            name, help=about, description=about, parents=[shared], add_help=False
        )
        made.speak_titles(house)
        made.set_defaults(run=run or (lambda arguments, console: made.print_help()))
        return made

    add_serve(command("serve", of_the_server("serve.serve")), house)
    add_backup(command("backup", of_the_server("upkeep.run_backup")), house)
    add_tidy(command("tidy", of_the_server("upkeep.run_tidy")), house)
    add_database(command("films", of_the_server("upkeep.run_films")), house)
    command("games", imported("listing.show_games"))
    add_learn(command("learn", imported("learn.learn")), house)
    add_play(command("play", imported("play.play")), house)
    add_match(command("match"), shared, house)
    add_simulate(command("simulate", imported("simulate.run_simulation")), house)
    add_arena(command("arena", imported("arena.run_arena")), house)
    add_balance(command("balance", imported("balance.run_balance")), house)
    return top


def imported(function: str) -> Command:
    """A command that is imported when it is run: the others start faster without it."""

    def run(arguments: argparse.Namespace, console: Console) -> None:
        found(function)(arguments, console)

    return run


def of_the_server(function: str) -> Command:
    """What the server needs may not be installed."""

    def run(arguments: argparse.Namespace, console: Console) -> None:
        try:
            command = found(function)
        except ModuleNotFoundError as missing:
            raise BadSetup("serve-missing", module=str(missing.name)) from None
        command(arguments, console)

    return run


def found(function: str) -> Command:
    module, name = function.split(".")
    command: Command = getattr(import_module(f"omerta.cli.{module}"), name)
    return command


def add_serve(made: Parser, house: Text) -> None:
    made.add_argument("--host", default="127.0.0.1", help=house("cli-serve-host"))
    made.add_argument("--port", type=int, default=8000, help=house("cli-serve-port"))
    add_database(made, house)
    made.add_argument("--workers", type=int, default=1, help=house("cli-serve-workers"))
    made.add_argument(
        "--bots-on", choices=("cores", "ray"), default="cores", help=house("cli-serve-bots-on")
    )
    made.add_argument("--node", default="127.0.0.1", help=house("cli-serve-node"))
    made.add_argument("--public-url", default="", help=house("cli-serve-public-url"))
    made.add_argument("--open", action="store_true", help=house("cli-serve-open"))
    made.add_argument("--bot-pace", type=float, default=1, help=house("cli-serve-bot-pace"))
    made.add_argument("--rate-factor", type=float, default=1, help=house("cli-serve-rate-factor"))
    made.add_argument("--local-webhooks", action="store_true", help=house("cli-serve-webhooks"))
    made.add_argument("--push-contact", default="", help=house("cli-serve-push-contact"))
    made.add_argument("--names", default="", help=house("cli-serve-names"))
    made.add_argument("--metrics", default="", help=house("cli-serve-metrics"))
    made.add_argument("--traces", default="", help=house("cli-serve-traces"))
    made.add_argument(
        "--trusted-proxies", default="127.0.0.1,::1", help=house("cli-serve-trusted-proxies")
    )


def add_database(made: Parser, house: Text) -> None:
    made.add_argument("--db", default=DATABASE, help=house("cli-serve-db"))
    made.add_argument("--db-password-file", type=Path, help=house("cli-serve-db-password-file"))


def add_backup(made: Parser, house: Text) -> None:
    made.add_argument("file", type=Path, help=house("cli-backup-file"))
    add_database(made, house)


def add_tidy(made: Parser, house: Text) -> None:
    made.add_argument("--days", type=int, default=365, help=house("cli-tidy-days"))
    made.add_argument("--yes", action="store_true", help=house("cli-tidy-yes"))
    add_database(made, house)


def add_learn(made: Parser, house: Text) -> None:
    made.add_argument("game", help=house("cli-play-game"))
    made.add_argument("--step", type=int, default=1, help=house("cli-learn-step"))
    made.add_argument("--example", default="", help=house("cli-learn-example"))


def add_play(made: Parser, house: Text) -> None:
    made.add_argument("game", nargs="?", help=house("cli-play-game"))
    made.add_argument("--seats", default="me,bot,bot,bot", help=house("cli-play-seats"))
    made.add_argument("--save", type=Path, help=house("cli-play-save"))
    made.add_argument("--resume", type=Path, help=house("cli-play-resume"))
    add_table(made, house)


def add_match(made: Parser, shared: Parser, house: Text) -> None:
    actions = made.add_subparsers(metavar=house("cli-command"), parser_class=Parser)
    for name in ("show", "replay", "verify"):
        about = house(f"cli-match-{name}")
        action = actions.add_parser(
            name, help=about, description=about, parents=[shared], add_help=False
        )
        action.speak_titles(house)
        action.add_argument("file", type=Path, help=house("cli-match-file"))
        if name == "verify":
            for option in ("commitment", "key", "head"):
                action.add_argument(f"--{option}", default="", help=house(f"cli-match-{option}"))
        action.set_defaults(run=imported(f"match.{name}_match"))


def add_simulate(made: Parser, house: Text) -> None:
    made.add_argument("game", help=house("cli-play-game"))
    made.add_argument("--players", help=house("cli-simulate-players"))
    made.add_argument("--games", default="1000", help=house("cli-simulate-games"))
    made.add_argument("--seats", default="bot", help=house("cli-simulate-seats"))
    made.add_argument("--rotate", action="store_true", help=house("cli-simulate-rotate"))
    add_table(made, house)


def add_arena(made: Parser, house: Text) -> None:
    made.add_argument("game", help=house("cli-play-game"))
    made.add_argument("--bots", required=True, help=house("cli-arena-bots"))
    made.add_argument("--games", default="400", help=house("cli-arena-games"))
    made.add_argument("--players", help=house("cli-arena-players"))
    made.add_argument("--out", type=Path, help=house("cli-arena-out"))
    add_lab(made, house)
    add_table(made, house)


def add_balance(made: Parser, house: Text) -> None:
    made.add_argument("game", help=house("cli-play-game"))
    made.add_argument("--players", help=house("cli-balance-players"))
    made.add_argument("--games", default="400", help=house("cli-balance-games"))
    made.add_argument("--seats", default="bot", help=house("cli-balance-seats"))
    made.add_argument("--one", help=house("cli-balance-one"))
    made.add_argument("--one-games", help=house("cli-balance-one-games"))
    made.add_argument(
        "--write", type=Path, nargs="?", const=Path(), help=house("cli-balance-write")
    )
    made.add_argument("--goals", type=Path, help=house("cli-balance-goals"))
    made.add_argument("--tune", type=Path, help=house("cli-balance-tune"))
    made.add_argument("--out", type=Path, help=house("cli-balance-out"))
    add_lab(made, house)
    add_table(made, house)


def add_lab(made: Parser, house: Text) -> None:
    """Arguments for commands that play many games and keep them."""
    made.add_argument("--fresh", action="store_true", help=house("cli-arena-fresh"))
    made.add_argument("--jobs", help=house("cli-arena-jobs"))
    made.add_argument("--on", choices=("cores", "ray"), default="cores", help=house("cli-arena-on"))


def add_table(made: Parser, house: Text) -> None:
    """Arguments for every table."""
    made.add_argument("--option", action="append", default=[], help=house("cli-option"))
    made.add_argument("--content", type=Path, help=house("cli-content"))
    made.add_argument("--seed", help=house("cli-seed"))
    add_programs(made, house)


def add_programs(made: Parser, house: Text) -> None:
    """Arguments for the user's own bots; `main` makes them known for this run."""
    form = house("cli-program-form")
    about, seconds = house("cli-program"), house("cli-program-seconds")
    made.add_argument("--program", action="append", default=[], metavar=form, help=about)
    made.add_argument("--program-seconds", type=float, default=SECONDS, help=seconds)
