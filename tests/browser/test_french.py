"""Everything in French, at any moment, and nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import expect

from omerta.kernel.match import Match
from tests.browser.conftest import Guests
from tests.browser.guest import AT_ONCE, Guest
from tests.browser.seat import all_choose, sit_together
from tests.server.house import Program

ROOT = Path(__file__).parents[2]
TEXTS = [
    *ROOT.glob("web/src/text/*.ftl"),
    *ROOT.glob("src/omerta/text/*.ftl"),
    *ROOT.glob("src/omerta/games/*/text/*.ftl"),
]
# Below this, a text says too little to tell one language from the other.
FEWEST_LETTERS = 4

# Whatever can be read or heard on the page, piece by piece.
PIECES = """() => {
  const pieces = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); )
    if (node.parentElement.checkVisibility()) pieces.push(node.data);
  for (const each of document.querySelectorAll("*"))
    if (each.checkVisibility())
      for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
        pieces.push(each.getAttribute(name) ?? "");
  return pieces;
}"""


# --- what the house says, in each language ---


@cache
def sayings(language: str) -> re.Pattern[str]:
    """Any whole text of the house, whatever stands in its gaps."""
    patterns: list[str] = []
    for file in TEXTS:
        if file.name.removesuffix(".ftl").split(".")[-1] == language:
            for entry in parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value:
                    patterns += ways(entry.value)
    assert len(patterns) > 500
    return re.compile("|".join(patterns))


def ways(pattern: ast.Pattern) -> Iterator[str]:
    """The ways to say something, as expressions; none for one with hardly a word of its own."""
    for text in spelt(pattern):
        if sum(map(str.isalpha, text)) >= FEWEST_LETTERS:
            said = re.escape(text.strip()).replace(re.escape(GAP), ".+?")
            yield said.replace(re.escape(COUNT), r"\d+")


GAP = "\0"  # something that is only known at the table
COUNT = "\1"  # a number: how a thing is called depends on it


def spelt(pattern: ast.Pattern, counted: str = "") -> list[str]:
    pieces = [pieces_of(element, counted) for element in pattern.elements]
    return ["".join(way) for way in product(*pieces)]


def pieces_of(element: ast.TextElement | ast.Placeable, counted: str) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return [inner.parse()["value"]]
    if isinstance(inner, ast.SelectExpression):
        if isinstance(inner.selector, ast.VariableReference) and is_plural(inner):
            counted = inner.selector.id.name
        return [way for each in inner.variants for way in spelt(each.value, counted)]
    if isinstance(inner, ast.VariableReference) and inner.id.name == counted:
        return [COUNT]
    return [GAP]


def is_plural(select: ast.SelectExpression) -> bool:
    keys = [each.key for each in select.variants]
    return any(isinstance(key, ast.Identifier) and key.name == "one" for key in keys)


def english_left_on(guest: Guest) -> list[str]:
    pieces = {re.sub(r"\s+", " ", piece).strip() for piece in guest.page.evaluate(PIECES)}
    return sorted(
        piece
        for piece in pieces
        if sayings("en").fullmatch(piece) and not sayings("fr").fullmatch(piece)
    )


# --- the house in French ---


@pytest.fixture
def anne(guests: Guests) -> Guest:
    return guests("Anne", locale="fr-FR")


def test_every_page_of_the_house_is_in_french_for_a_french_browser(
    anne: Guest, guests: Guests, house: Program
) -> None:
    guests("Bob").create(3, listed=True, title="Chez Bob")
    anne.open("/")
    expect(anne.page.get_by_role("link", name=re.compile("Chez Bob"))).to_be_visible()
    assert english_left_on(anne) == []
    anne.button("Créer une table de Razzia").click()
    anne.page.get_by_role("dialog").get_by_text("Règles de la maison").click()
    assert english_left_on(anne) == []
    anne.button("Annuler").click()
    for path in ("/about", "/rules/razzia", "/move", anne.create(3)):
        anne.open(path)
        anne.page.wait_for_load_state("networkidle")
        assert english_left_on(anne) == [], path
    assert anne.page.locator("html").get_attribute("lang") == "fr"


def test_the_table_and_what_follows_it_are_in_french(anne: Guest, house: Program) -> None:
    anne.open(anne.create(3, bots=2, start=True))
    expect(anne.page.get_by_role("group", name="Votre main").get_by_role("button")).to_have_count(5)
    for panel in ("Journal", "Discussion", "Règles"):
        anne.page.get_by_role("tab", name=panel).click()
        assert english_left_on(anne) == [], panel
    anne.button("Cette table").click()
    assert english_left_on(anne) == []
    anne.page.keyboard.press("Escape")
    anne.page.get_by_role("tab", name="Journal").click()
    anne.play_out(house, anne.table)
    expect(anne.page.get_by_role("region", name="Le résultat")).to_be_visible()
    expect(anne.page.get_by_text("Vérifié")).to_be_visible()
    assert english_left_on(anne) == []


def all_choose_their_second_card(match: Match[Any]) -> bool:
    return all_choose(match) and match.state.round == 2


def test_the_language_changes_in_the_middle_of_a_question_without_a_reload(
    guests: Guests, house: Program
) -> None:
    [ann] = sit_together(house, guests("Ann"), seats=3, at=all_choose_their_second_card)
    ann.wait_for("card")
    page = ann.page
    page.evaluate("window.thisVeryPage = true")
    ann.cards.nth(1).click()
    english = page.locator("body").aria_snapshot()
    assert english_left_on(ann.guest), "the check can fail"
    switch_language(ann.guest, "This table", "Français")
    expect(page.get_by_role("banner")).to_contain_text("Choisissez une carte en secret.")
    expect(page.get_by_role("tabpanel", name="Journal")).to_contain_text("Cartes sur table")
    assert english_left_on(ann.guest) == []
    assert page.evaluate("window.thisVeryPage"), "without a reload"
    switch_language(ann.guest, "Cette table", "English")
    assert page.locator("body").aria_snapshot() == english, "the picked card is picked still"


def switch_language(guest: Guest, menu: str, language: str) -> None:
    guest.button(menu).click()
    guest.page.get_by_role("radio", name=language).check()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    guest.page.get_by_role("banner").click()  # the focus is nowhere in particular


def test_what_was_chosen_is_remembered_at_the_next_visit(guests: Guests) -> None:
    ann = guests(settings=AT_ONCE)
    ann.open("/")
    ann.button("Français").click()
    expect(ann.button(re.compile("Jouer tout de suite contre des bots.*Razzia"))).to_be_visible()
    ann.open("/about")
    assert english_left_on(ann) == []
