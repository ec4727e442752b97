"""What things are worth to a bot, in points, as it sees them from its seat."""

from __future__ import annotations

from functools import cached_property

from omerta.bots.judgement import SHARP, Judgement
from omerta.games.mafiozoo.bot.city import Tokens, favour_worth, gain
from omerta.games.mafiozoo.content import (
    BANKER,
    COMMISSIONER,
    DETECTIVE,
    DEVELOPER,
    DISTRICTS,
    FEMME_FATALE,
    GODFATHER,
    JUDGE,
    LIEUTENANT,
    PRODUCER,
    TRUCKERS_UNION,
    Board,
)
from omerta.games.mafiozoo.scoring import complete_sets
from omerta.games.mafiozoo.settling import Face, faces
from omerta.games.mafiozoo.state import NO_CHARACTER
from omerta.games.mafiozoo.view import MafiozooView
from omerta.kernel.game import SeatView

# While rounds are to come. After the last one each is what MZ-8.3 makes of it.
MONEY = 0.42  # 1Z
CORRUPTION_CARD = 1.8  # one play more in the next round
INFORMANT = 1.2
GEM = 0.3  # in the slush fund at the start of the next round
GEM_ON_CHARACTER = 0.7  # a lead for the next round
# A slush fund of so many gems is worth filling; one of so many is not.
POOR, RICH = 4, 13
# The share of sets that a step towards one completes, and of majorities that last.
SET_STEP = 0.3
LASTING = 0.6


class Appraisal:
    """A seat's view, with what the things on the table are worth to it, and how well it judges
    that. `board` is the table's."""

    def __init__(self, seen: SeatView, board: Board, judgement: Judgement = SHARP) -> None:
        self.judgement = judgement
        table: MafiozooView = seen.table
        self.table = table
        self.me = seen.seat
        self.players = seen.players
        self.board = board
        self.player = table.players[seen.seat]
        self.rounds_left = table.rounds - table.round
        self.last = not self.rounds_left
        self.thugs = sum([1 << place for place in self.player.thugs])
        self.tokens: Tokens = self.player.favours
        self.money = self.player.money
        self.slush = table.slush[self.me]
        self.reserve = table.reserve[self.me]
        godfather = NO_CHARACTER if table.godfather is None else table.godfather
        self._faces = faces(board, table.golden, godfather)

    def face(self, character: int) -> Face:
        return self._faces[character]

    def price(self, character: int) -> int:
        return self.player.prices[character]

    # --- what lies about ---

    @cached_property
    def coin(self) -> float:
        """1Z"""
        return 1 / self.board.money_per_token if self.last else MONEY

    @cached_property
    def gem(self) -> float:
        """A gem in the slush fund rather than in the Reserve: the fewer there are, the more."""
        if self.last:
            return 0.0
        total = self.slush + sum([gems[self.me] for gems in self.table.gems])
        return GEM * min(1.5, max(0.2, (RICH - total) / (RICH - POOR) * 1.5))

    @cached_property
    def informant(self) -> float:
        """An Informant card kept."""
        return 1.0 if self.last else INFORMANT

    @cached_property
    def godfather_token(self) -> float:
        return favour_worth(self.board, GODFATHER, self.tokens, self.thugs, self.rounds_left)

    @cached_property
    def district_token(self) -> float:
        """The best on the Agenda."""
        kinds = [kind for kind in self.table.agenda if kind is not None]
        return max([self.district(kind) for kind in kinds], default=1.0)

    @cached_property
    def open_tokens(self) -> list[tuple[int, ...]]:
        """District tokens by seat, as far as this seat knows them."""
        table = self.table
        if table.all_tokens is not None:
            return list(table.all_tokens)
        known = [player.seen_tokens for player in table.players]
        if table.own is not None:
            known[self.me] = table.own.tokens
        return known

    def district(self, kind: int) -> float:
        """MZ-8.4 to 8.6: a point, a step to a set, a majority won, shared or not needed."""
        own = self.open_tokens[self.me]
        most = max(
            [each[kind] for seat, each in enumerate(self.open_tokens) if seat != self.me], default=0
        )
        complete = complete_sets(own)
        worth = 1.0
        if own[kind] == complete:
            missing = own.count(complete) - 1
            worth += self.board.set_points * SET_STEP**missing
        lasting = 0.9 if self.last else LASTING
        if own[kind] == most:
            worth += lasting
        elif own[kind] == most - 1:
            worth += lasting / (self.players - 1)  # takes it from its holder
        elif own[kind] == most + 1:
            worth += (1 - lasting) / 2
        return worth

    def blind_district(self) -> float:
        return sum([self.district(kind) for kind in range(DISTRICTS)]) / DISTRICTS

    # --- favours ---

    def favour(self, character: int) -> float:
        """MZ-6.25 to 6.31"""
        board = self.board
        if character <= LIEUTENANT:
            return favour_worth(board, character, self.tokens, self.thugs, self.rounds_left)
        if character in (FEMME_FATALE, COMMISSIONER):
            return self.godfather_token
        laid = 1.0 if self.last else GEM_ON_CHARACTER
        if character == TRUCKERS_UNION:
            return self.district_token + laid
        if character == BANKER:
            return board.banker_money * self.coin
        if character == PRODUCER:
            return board.producer_to_slush * self.gem + board.producer_to_character * laid
        if character == DEVELOPER:
            return board.developer_districts * self.district_token - 0.2
        if character == JUDGE:
            return 1.0 if self.last else CORRUPTION_CARD
        assert character == DETECTIVE
        return self.informant

    def token_kind(self, character: int) -> int | None:
        """The kind of favour token a character gives, if it gives one."""
        if character <= LIEUTENANT:
            return character
        return GODFATHER if character in (FEMME_FATALE, COMMISSIONER) else None

    def gain_with(self, tokens: Tokens, character: int) -> float:
        """What a character's favour adds to these tokens, exactly."""
        kind = self.token_kind(character)
        if kind is None:
            return self.favour(character)
        return gain(self.board, kind, tokens, self.thugs, self.rounds_left)


# Worth in the middle of the game, by character, to one who does not look closely.
PLAIN = (2.5, 2.5, 2.5, 2.5, 3.2, 1.7, 1.9, 1.4, 3.2, 2.2, 1.5, 1.1)


class PlainAppraisal(Appraisal):
    """The same with fixed figures: no thought of the city, of sets or of the last round."""

    @cached_property
    def coin(self) -> float:
        return MONEY

    @cached_property
    def gem(self) -> float:
        return 0.2

    @cached_property
    def godfather_token(self) -> float:
        return PLAIN[FEMME_FATALE]

    def favour(self, character: int) -> float:
        return PLAIN[character]
