"""La Cosa Nostra, CN-1: setting up."""

from __future__ import annotations

from omerta.games.cosa_nostra.areas import recount_monopolies
from omerta.games.cosa_nostra.content import (
    CONTENT,
    EACH_FAMILY,
    FAMILIES,
    GANGSTERS,
    MONOPOLIES,
    ROUNDS,
    STARTERS,
    Content,
    Options,
)
from omerta.games.cosa_nostra.events import Family, SetUp
from omerta.games.cosa_nostra.rules_round import begin_round
from omerta.games.cosa_nostra.state import (
    FAMILY,
    IN_DECK,
    IN_MARKET,
    NOBODY,
    NONE,
    NOTHING,
    CosaNostra,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Dice, Luck
from omerta.kernel.refusal import BadSetup


def setup(players: int, options: Options, content: Content, dice: Dice) -> CosaNostra:
    """CN-1.1, and what lies on the table before the families are known."""
    for given, known in (
        (content.job_ids(), CONTENT.job_ids()),
        (content.business_ids(), CONTENT.business_ids()),
        (content.gangster_ids(), CONTENT.gangster_ids()),
    ):
        # Actions name cards by these ids; a table's own content may change what is on them.
        if given != known:
            raise BadSetup("setup-content", problem="the cards must be those of the box")
    board = content.board()
    piles = [
        [card for card, job in enumerate(board.jobs) if job.pile == pile + 1]
        for pile in range(ROUNDS)
    ]
    for pile in piles:  # CN-1.7
        dice.shuffle(pile, "jobs")
    short = options.influence_deck == 33  # CN-18.9: the first printing
    deck = [
        kind
        for kind, each in enumerate(content.influence)
        for _ in range(each.count_short if short else each.count)
    ]
    for _ in range(players):  # CN-1.6: starting hands are not in the deck
        for kind in board.start_influence:
            deck.remove(kind)
    dice.shuffle(deck, "influence")
    cards = len(board.kind)
    s = CosaNostra(
        players=players,
        dice=dice,
        board=board,
        rounds=content.rounds.short if options.short_game else ROUNDS,  # CN-18.4
        first=dice.below(players, "first player"),  # CN-1.12
        families=[NOTHING] * players,
        cash=[content.start.cash] * players,  # CN-1.5
        laundered=[0] * players,
        hands=[()] * players,  # CN-1.13
        new_jobs=[()] * players,
        influence=[()] * players,
        known_influence=[()] * players,
        buried=[()] * players,
        trophies=[()] * players,
        recruits=[()] * players,
        crews=[()] * players,
        boss=[NOBODY] * GANGSTERS,
        down=[False] * GANGSTERS,
        task=[NONE] * GANGSTERS,
        load=[NOTHING] * GANGSTERS,
        attached=[0] * GANGSTERS,
        owners=[IN_DECK] * cards,
        closed=[False] * cards,
        used=[False] * cards,
        market=[],
        deck=[*range(cards)],
        monopolies=[NOBODY] * MONOPOLIES,  # CN-1.8
        piles=piles,
        known=[0] * len(board.jobs),
        lookers=[()] * GANGSTERS,
        influence_deck=deck,
        second_looks=[0] * players,
        incomes=[0] * players,
        attacks=[0] * players * players,
        espionage=options.espionage_anytime,
        business_bonus=options.business_bonus,
        rob_robbers=options.robber_can_be_robbed,
        two_tasks=options.two_tasks_per_turn,
        influence_from=options.influence_from_round,
        planning_timer=options.planning_timer,
        companies_only=options.sabotage_companies_only,
        offers_mode=options.stepped_offers,
    )
    if options.family_choice == "choice":
        s.plan(choose_family, open_market, begin_round)
    else:
        drawn = [*range(FAMILIES)]
        dice.shuffle(drawn, "families")
        if options.family_choice == "recommended":
            # They are dealt from the end: first those recommended, then any others.
            drawn.sort(key=board.first_families.__contains__)
            drawn = drawn[-players:]
            dice.shuffle(drawn, "seats")
        for seat in range(players):
            take_family(s, seat, drawn[-1 - seat])
        s.plan(open_market, begin_round)
    return s


# --- families ---


@step
def choose_family(s: CosaNostra) -> None:
    """CN-1.2, 18.10: in seat order."""
    seat = s.families.index(NOTHING)
    if seat < s.players - 1:
        s.plan(choose_family)
    free = free_families(s, seat)
    if len(free) > 1:
        s.ask(CHOOSE_FAMILY, (seat,))
    else:  # CN-19.7
        family_chosen(s, seat, free[0])


def free_families(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return tuple([FAMILY + each for each in range(FAMILIES) if each not in s.families])


def family_chosen(s: CosaNostra, seat: int, action: int) -> None:
    take_family(s, seat, action - FAMILY)
    if s.listener is not None:
        s.tell(Family(seat, action - FAMILY), "CN-1.2")


def any_family(s: CosaNostra, seat: int, luck: Luck) -> tuple[int, ...]:
    free = free_families(s, seat)
    return (free[luck.below(len(free))],)


CHOOSE_FAMILY = Ask[CosaNostra](
    "choose_family",
    "CN-1.2",
    free_families,
    family_chosen,
    any_family,
    seconds=lambda s: 30,
    see=("CN-1.3", "CN-1.4"),
)


def take_family(s: CosaNostra, seat: int, family: int) -> None:
    """CN-1.2 to 1.4: start gangsters in play, recruits under the boss, starting Businesses."""
    s.families[seat] = family
    gangsters = tuple(range(family * EACH_FAMILY, (family + 1) * EACH_FAMILY))
    s.crews[seat], s.recruits[seat] = gangsters[:STARTERS], gangsters[STARTERS:]
    for gangster in s.crews[seat]:
        s.boss[gangster] = seat
    for kind in s.board.start_businesses[family]:
        card = next(each for each in s.deck if s.board.kind[each] == kind)
        s.deck.remove(card)
        s.owners[card] = seat


# --- the first Market ---


@step
def open_market(s: CosaNostra) -> None:
    """CN-1.9 to 1.11: four cards of different kinds, and at most one Company."""
    s.dice.shuffle(s.deck, "business deck")
    board, aside = s.board, []
    kinds: set[int] = set()
    companies = 0
    while len(s.market) < board.market and s.deck:
        card = s.deck.pop()
        second = board.company[card] and companies >= board.market_companies
        if board.kind[card] in kinds or second:
            aside.append(card)
            continue
        kinds.add(board.kind[card])
        companies += board.company[card]
        s.market.append(card)
        s.owners[card] = IN_MARKET
    s.deck += aside
    s.deck.sort()
    s.dice.shuffle(s.deck, "business deck again")
    recount_monopolies(s)
    if s.listener is not None:
        s.tell(SetUp(tuple(s.families), s.first, tuple(s.market)), "CN-1.10")
