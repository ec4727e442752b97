"""An answer in a game's notation, pressed on the page: one function a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from omerta.games.gangs_city.content import PLACE_IDS
from omerta.games.gangs_city.hexes import DIRECTIONS
from omerta.kernel.lessons import LEARNER, LessonRun
from tests.browser.learner import Learner

Answering = Callable[[Learner, LessonRun, list[str]], None]


def in_razzia(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    verb, _, what = answer[0].partition(" ")
    if verb == "play":
        learner.press(f'button[data-piece="card:{what}"]')
    elif verb == "extra":
        learner.press(f'[data-piece="bar:{what}"] button')
    elif verb in ("accept", "duel"):
        learner.press(f'[data-piece="action:{run.game.actions.parse(verb)}"]')
        return
    else:
        for bill, share in enumerate(answer):
            if share not in ("share 0", "done"):
                learner.press(f'[data-share="{bill}"]')
    learner.send()


def in_mafiozoo(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    where = ""
    for step in answer:
        verb, _, what = step.partition(" ")
        if verb == "card":
            learner.press(f'[data-piece="card:{what}"]')
        elif verb in ("bribe", "go", "more"):
            where = what or where
            learner.press(f'button[data-piece="character:{where}"]')
        elif verb == "recover":
            learner.press(f'[data-recover="{what}"]')
        elif verb == "thug":
            learner.press(f'button[data-piece="place:{what}"]')
        elif verb == "spend":
            chosen = f'[data-spend]:has([data-piece="favour:{what}"])'
            if learner.offers(chosen):
                learner.press(chosen)
        elif verb == "agenda":
            learner.press(f'[data-slot="{int(what) - 1}"]')
        elif verb == "pay":
            learner.press(f'[data-piece="action:{run.game.actions.parse(verb)}"]')
            return
    learner.send()


# From a cell to the middle of the one that lies this way, in widths and heights of a cell.
TOWARDS = {
    "e": (1, 0),
    "ne": (0.5, -0.75),
    "nw": (-0.5, -0.75),
    "w": (-1, 0),
    "sw": (-0.5, 0.75),
    "se": (0.5, 0.75),
}


def in_gangs_city(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    verb, _, what = answer[0].partition(" ")
    if verb == "tile":
        _lay_tile(learner, run, what, answer[1:])
    elif verb == "decline":
        learner.press("[data-piece=decline]")
    elif verb == "hire":
        learner.press(f'.cards button[data-piece="character:{what}"]')
    elif verb == "cell":
        q, r = what.split()
        learner.press_on_map(f'[data-cell="{q},{r}"]')
    elif verb == "begin":
        learner.press(f'[role=group] > button:has([data-piece="seat:{what}"])')
    elif verb == "shoot":
        learner.press(".gang li:has([data-piece=chief]) > button")
    learner.send()


def _lay_tile(learner: Learner, run: LessonRun, tile: str, answer: list[str]) -> None:
    learner.press(f'button[data-piece="hand:{tile}"]')
    where, lies, does, led = answer[:4]
    location = where.removeprefix("at ")
    places = {PLACE_IDS[each.place]: each for each in run.match.view(LEARNER).table.places}
    if lies == "manage":
        learner.press_on_map(f'[data-cell][data-piece$=":{location}"]')
    else:
        way = lies.removeprefix("side ")
        q, r = DIRECTIONS[list(TOWARDS).index(way)]
        cell = f"{places[location].q + q},{places[location].r + r}"
        # Others may have a side in the same cell. A pointer presses near this one's place; Tab goes
        # through them in the order in which the cell names them.
        right, down = TOWARDS[way]
        named = location.replace("_", " ")
        learner.press_on_map(f'[data-cell="{cell}"]', -0.3 * right, -0.3 * down, named)
    deeds = {"combat": ("attack", "defend", "raid")}.get(does, (does,))
    way_there = ", ".join(f'button[data-piece="way:{deed}"][aria-pressed=false]' for deed in deeds)
    if learner.offers(f":is({way_there})"):
        learner.press(f":is({way_there})")
    if led == "chief":
        learner.press("button[data-piece=chief][aria-pressed=false]")


def in_deal(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    verb, _, what = answer[0].partition(" ")
    if verb == "to":
        _order(learner, run, what, [step.split()[1:] for step in answer[1:-1]])
    elif verb == "weapon":
        learner.press(f'button[data-piece="weapon:{what}"]')
    elif verb == "accept_offer":
        learner.press("[data-answer=accept]")
        return
    elif verb == "offer":
        _offer_for_a_drug(learner, answer)
        return
    elif verb == "reveal_profile":
        learner.answer(f'[data-action="{run.game.actions.parse(verb)}"]')
        return
    else:
        for step in answer[:-1]:
            learner.press(f'[data-action="{run.game.actions.parse(step)}"]')
    learner.send()


def _order(learner: Learner, run: LessonRun, end: str, pieces: list[list[str]]) -> None:
    """From one territory to another, and then as many as are to go."""
    for place in (pieces[0][0], end):
        learner.press_on_map(f'path[data-territory="{place}"]')
    for (start, what), wanted in Counter((start, what) for start, what, _ in pieces).items():
        more = f'[data-action="{run.game.actions.parse(f"add {start} {what} one")}"]'
        goes = learner.page.locator(f".stepper:has({more}) output").first
        expect(goes).to_be_visible()
        going = int(goes.inner_text().split("/")[0])
        for _ in range(wanted - going):
            learner.press(more)
        for _ in range(going - wanted):
            learner.press(f".stepper:has({more}) button")


def _offer_for_a_drug(learner: Learner, answer: list[str]) -> None:
    """`offer buy / player 1 / territory CUN / territory HAB / count 1 / amount 1.5`"""
    _, player, start, end, _, amount = [step.split()[-1] for step in answer]
    learner.press_ringed(f':is([data-composes=""], [data-composes="{player}"])')
    learner.press(f'[data-partner="{player}"]')
    learner.press_ringed(f'[data-way="wants {start} {end}"] button:last-child')
    for note in {"1.5": ("1", "0.5")}[amount]:
        learner.press_ringed(f'[data-note="{note}"]')
    learner.press_ringed("[data-submits]:not(:disabled)")


def in_cosa_nostra(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    if answer[0] == "offer rent":
        _offer_to_rent(learner, *[step.split()[-1] for step in answer[1:]])
    elif answer[0] in ("accept_offer", "decline_offer"):
        learner.press(f"[data-answer={answer[0].removesuffix('_offer')}]")
    elif len(answer) == 2 and answer[1].startswith(("job", "business")):
        _plan(learner, *[step.split()[-1] for step in answer])
    elif answer[0].startswith("gangster"):
        _act(learner, run, answer)
    else:
        sign = f'[data-action="{run.game.actions.parse(answer[0])}"]:not(:disabled)'
        if answer[0].startswith("die"):
            learner.press(sign)
            learner.send()
        else:
            learner.answer(sign)


def _act(learner: Learner, run: LessonRun, answer: list[str]) -> None:
    man = answer[0].split()[-1]
    learner.press(f'[data-piece="gangster:{man}"] > .man, button[data-piece="gangster:{man}"]')
    for step in answer[1:]:
        verb, _, what = step.partition(" ")
        if verb == "name":
            continue  # an Attack names its target
        sign = f'[data-action="{run.game.actions.parse(step)}"][aria-pressed=false]'
        if verb == "player":
            sign = f'{sign}, button[data-piece="boss:{what}"]'
        if learner.offers(sign):
            learner.press(sign)
    learner.send()


def _plan(learner: Learner, man: str, task: str) -> None:
    learner.press(f'[data-piece="gangster:{man}"] > .man')
    learner.press(f'button:is([data-piece="job:{task}"], [data-piece="business:{task}"])')
    learner.send()


def _offer_to_rent(learner: Learner, player: str, business: str, amount: str) -> None:
    learner.press_ringed("[data-composes]")
    learner.press_ringed(f'[data-partner="{player}"]')
    learner.press_ringed("[data-side=wants] [data-adds=card]")
    learner.press_ringed(f'.picker li:has([data-piece="business:{business}"]) [data-way=marker]')
    if learner.page.locator("[data-side=gives] [data-adds=cash]").count():
        learner.press_ringed("[data-side=gives] [data-adds=cash]")
    for _ in range(int(amount)):
        learner.press_ringed("[data-side=gives] .steps button:last-child")
    learner.press_ringed("[data-submits]:not(:disabled)")


ANSWERING: dict[str, Answering] = {
    "razzia": in_razzia,
    "mafiozoo": in_mafiozoo,
    "gangs_city": in_gangs_city,
    "deal": in_deal,
    "cosa_nostra": in_cosa_nostra,
}
