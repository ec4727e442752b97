"""What a position of Mafiozoo promises a player, in points."""

from __future__ import annotations

from omerta.bots.judgement import Skill
from omerta.bots.prospects import Prospects, Terms
from omerta.games.mafiozoo.bot.city import place_worth, plan
from omerta.games.mafiozoo.bot.worth import (
    CORRUPTION_CARD,
    GEM_ON_CHARACTER,
    INFORMANT,
    LASTING,
    MONEY,
    SET_STEP,
)
from omerta.games.mafiozoo.content import DISTRICTS, FAVOURS, PLACES
from omerta.games.mafiozoo.scoring import complete_sets, open_tokens, tokens_for
from omerta.games.mafiozoo.state import REVENUE, Mafiozoo

# A gem in the slush fund at any time; the bot's own figure is for the start of a round.
GEM_KEPT = 0.2
# Points: a lead that makes winning three times as likely, in the end and by round to come.
LEAD, LEAD_BY_ROUND = 2.0, 1.5


def terms(s: Mafiozoo, seat: int) -> Terms:
    left = rounds_left(s)
    favours = tuple(s.favours[seat * FAVOURS : (seat + 1) * FAVOURS])
    on_characters = sum(s.gems[seat :: s.colours])
    if s.over:
        left = 0
    return {
        "city": sum(
            [
                place_worth(s.board, place, left)
                for place in range(PLACES)
                if s.has_thug(seat, place)
            ]
        ),
        "favours": plan(s.board, favours, s.thugs[seat], left).worth,
        "districts": districts(s, seat),
        "money": s.money[seat] * MONEY if left else tokens_for(s.board, s.money[seat]),
        "gems": on_characters * (GEM_ON_CHARACTER if left else 1.0)
        + (s.slush[seat] * GEM_KEPT if left else 0.0),
        "cards": len(s.hands[seat]) * (CORRUPTION_CARD if left else 1.0)
        + len(s.informants[seat]) * (INFORMANT if left else 1.0),
    }


def rounds_left(s: Mafiozoo) -> int:
    """Those to come, and this one while it has hardly begun."""
    return s.rounds - s.round + (s.phase == REVENUE)


def districts(s: Mafiozoo, seat: int) -> float:
    """MZ-8.4 to 8.6: tokens, sets, steps to the next set, majorities that may last."""
    tokens = open_tokens(s)
    own = tokens[seat]
    complete = complete_sets(own)
    missing = own.count(complete)
    worth = sum(own) + s.blank_tokens[seat]
    sets = s.board.set_points * (complete + SET_STEP**missing)
    majorities = 0.0
    for district in range(DISTRICTS):
        others = max(each[district] for who, each in enumerate(tokens) if who != seat)
        if own[district] > others:
            majorities += LASTING + (1 - LASTING) * (own[district] - others > 1)
        elif own[district] == others:
            majorities += (1 - LASTING) / 2
    return worth + sets + s.majority_points * majorities


def lead(s: Mafiozoo) -> float:
    return LEAD + LEAD_BY_ROUND * rounds_left(s)


PROSPECTS = Prospects(
    terms,
    lead,
    stage=lambda s: s.round,
    horizon=1,
    spread=0.6,
    advisers=("bot", "greedy", "detour"),
    proposals=4,
    thoughts=40,
    skills=(Skill("greedy", 0.8), Skill("bot", 0.9), Skill("bot", 0.1)),
)
