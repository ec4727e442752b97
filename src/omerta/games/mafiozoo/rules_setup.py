"""Mafiozoo, MZ-1: setting up."""

from __future__ import annotations

from omerta.games.mafiozoo.content import (
    CHARACTER_IDS,
    CHARACTERS,
    DISTRICTS,
    FAVOURS,
    SECRET,
    Content,
    Options,
)
from omerta.games.mafiozoo.rules_round import begin_round
from omerta.games.mafiozoo.state import EMPTY_SLOT, Mafiozoo, clockwise
from omerta.kernel.dice import Dice

TWO = 2  # players: the straw man sits in (MZ-9)


def setup(players: int, options: Options, content: Content, dice: Dice) -> Mafiozoo:
    """MZ-1.1 to 1.14. Chance is drawn in the order of MZ-1.14."""
    options.check(players)
    board, start = content.board(), content.start
    first = options.first_player
    if first == "random":  # MZ-1.11
        first = dice.below(players, "first player")
    golden = faces(options, board.most_golden, dice)
    districts = [kind for kind in range(DISTRICTS) for _ in range(content.districts.tokens_each)]
    dice.shuffle(districts, "districts")
    agenda = [districts.pop() if districts else EMPTY_SLOT for _ in range(content.districts.agenda)]
    pile = [card for card in range(CHARACTERS) for _ in range(content.corruption.per_character)]
    pile += [SECRET] * content.corruption.secret
    dice.shuffle(pile, "corruption")
    informants = [*range(CHARACTERS)]
    dice.shuffle(informants, "informants")
    godfather = [*range(len(content.godfather.cards))]
    dice.shuffle(godfather, "godfather")
    rounds = start.rounds_of_two if players == TWO else start.rounds
    colours = players + (players == TWO)  # MZ-9.2
    slush = starting_slush(players, first, options, content)
    s = Mafiozoo(
        players=players,
        dice=dice,
        board=board,
        colours=colours,
        rounds=rounds,
        first=first,
        golden=golden,
        gems=[0] * (CHARACTERS * colours),
        reserve=[start.gems - gems for gems in slush],
        slush=slush,
        godfather_deck=godfather[-rounds:],  # MZ-1.7, 9.1
        godfather_box=tuple(sorted(godfather[:-rounds])),
        godfather_cards=tuple((who - 1, money) for who, money in content.godfather.cards),
        hands=[()] * players,
        pile=pile,
        recovered=[()] * players,
        dropped=[()] * players,
        informants=[()] * players,
        informant_pile=informants,
        district_reserve=districts,
        agenda_slots=agenda,
        seen_tokens=[()] * players,
        blind_tokens=[()] * players,
        blank_tokens=[0] * players,
        money=[start.money] * players,  # MZ-1.10
        favours=[0] * (players * FAVOURS),
        thugs=[0] * players,
        bonuses=[0] * players,
        tile_flip=options.tile_flip,
        police_station_secret=options.police_station_card == "secret",
        majority_points=options.majority_points,
        open_districts=options.open_districts,
    )
    s.do(begin_round)
    return s


def faces(options: Options, most_golden: int, dice: Dice) -> tuple[bool, ...]:
    """MZ-1.2: random faces, all layouts with few enough golden ones equally likely."""
    if options.tile_faces == "all_silver":
        return (False,) * CHARACTERS
    if isinstance(options.tile_faces, tuple):
        return tuple(who in options.tile_faces for who in CHARACTER_IDS)
    while True:
        layout = dice.below(1 << CHARACTERS, "faces")
        if layout.bit_count() <= most_golden:
            return tuple(bool(layout >> who & 1) for who in range(CHARACTERS))


def starting_slush(players: int, first: int, options: Options, content: Content) -> list[int]:
    """MZ-1.12, 9.3: by place in turn order; the straw man has none."""
    start = content.start
    by_turn: tuple[int, ...] = start.slush
    if players == TWO:
        corrected = options.two_player_start_gems == "11-10"
        by_turn = start.slush_of_two_corrected if corrected else start.slush_of_two
    slush = [0] * (players + (players == TWO))
    for place, seat in enumerate(clockwise(players, first)):
        slush[seat] = by_turn[place]
    return slush
