"""The referee: hears every event, works out what it means, and compares with what is seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from omerta.games.deal.content import Options
from tests.games.deal.oracle.board import DRUG, LIEUTENANT, NOBODY, SOLDIER, Board
from tests.games.deal.oracle.box import (
    ASP,
    CAPITAL,
    DAMAGE,
    EVENTS,
    KRA,
    MAR,
    NVE,
    PERMANENT,
    PLACES,
    POINTS,
    PRICES,
    RESPECT,
    SEAT_BONUS,
    SEG,
    STARTS,
    TYPE,
    amounts,
    back,
    halves,
)
from tests.games.deal.oracle.fights import ATTACK, DEFENCE, MOB, Fight
from tests.games.deal.oracle.goals import Records, states
from tests.games.deal.oracle.hands import Hands

SETTING_UP, RESOURCES, RECRUITMENT, ACTION, DEAL, ENDING = range(6)
# DA-12.17: an event with its choices is one step; while these are asked it is not finished.
INSIDE_AN_EVENT = ("lose_drug", "lose_soldier", "place_soldier", "new_hand", "look", "discard")
WITHIN = (
    *("lost", "placed", "drew", "discarded", "hand_kept", "hand_shown", "looked"),
    *("weapons_shuffled", "money"),
)
# What changes nothing on the board.
TALK = (
    *("offer_made", "offer_declined", "offer_withdrawn", "offer_lapsed", "fight", "fight_round"),
    *("card_shown", "hand_shown", "drew", "discarded", "hand_kept", "event_skipped"),
    *("suffered", "mob_hurt"),
)
Said = dict[str, Any]


class Referee:
    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.goal = {"usual": 10, "medium": 12, "truands": 15}[options.goal]
        self.present_events_only = options.present_events_only
        self.seat_bonus = SEAT_BONUS[players] if options.seat_bonus else 0
        self.board = Board(players)
        self.hands = Hands(players)
        self.records = Records(players)
        self.fight: Fight | None = None
        self.phase = SETTING_UP
        self.active = NOBODY
        self.first = NOBODY
        self.round = 0
        self.fights = 0  # of this phase
        self.allowed = [0] * len(PLACES)  # pieces each prod gives in this phase
        self.made: list[list[str]] = []
        self.sold = [0] * len(PLACES)
        self.crack = NOBODY
        self.profile = [NOBODY] * players
        self.target = [NOBODY] * players
        self.shown = [False] * players
        self.target_shown = [False] * players
        self.scored: list[set[int]] = [set() for _ in range(players)]
        self.ground, self.merit, self.blood = [0] * players, [0] * players, [0] * players
        self.owed: list[int] = []
        self.gained: set[tuple[int, str]] = set()  # who gains what, at this moment
        self.leaks: list[int] = []  # whose hands Press leak is still to show
        self.top = NOBODY  # the back last seen on the event pile
        self.over = False
        self.heard: Counter[str] = Counter()

    # --- hearing ---

    def hear(self, kind: str, public: Said, private: list[Said]) -> None:
        """What everybody hears, and what some hear besides."""
        self.heard[kind] += 1
        said = dict(public)
        for more in private:
            said |= more
        if kind != "respect":
            self.gained = set()
        if kind not in WITHIN:
            self.board.sweep()
        judge = getattr(self, f"on_{kind}", None)
        if judge is not None:
            judge(said)
        if self.phase and not self.over and kind not in TALK:
            self.look_around()

    def look_around(self) -> None:
        self.records.looks_at_land(self.board)
        for seat in self.board.seats:
            if self.board.alive[seat] and self.board.clan[seat] != NOBODY:
                self.records.fulfilled[seat] |= states(self.board, seat, self.fight)

    # --- setting up ---

    def on_first(self, said: Said) -> None:
        self.first = said["seat"]

    def on_clan(self, said: Said) -> None:
        assert said["clan"] not in self.board.clan
        self.board.set_up(said["seat"], said["clan"])
        self.ground[said["seat"]] = RESPECT[STARTS[said["clan"]]]

    @property
    def all_events(self) -> int:
        """V7: those of absent clans may have been taken out."""
        absent = 6 - self.players if self.present_events_only else 0
        return len(EVENTS) - 4 * absent

    def on_dealt(self, said: Said) -> None:
        self.profile[said["seat"]], self.target[said["seat"]] = said["profile"], said["target"]
        assert said["target"] in self.board.clan
        place = (said["seat"] - self.first) % self.players
        self.board.pay(NOBODY, said["seat"], place * self.seat_bonus)

    # --- turns ---

    def on_turn(self, said: Said) -> None:
        """DA-3.1, 3.12"""
        seat = self.first if self.active == NOBODY else self.active
        while self.active != NOBODY:
            seat = (seat + 1) % self.players
            self.round += seat == self.first
            if self.board.alive[seat]:
                break
        self.round = self.round or 1
        assert (said["seat"], said["round"]) == (seat, self.round)
        self.active = seat
        self.records.begin_turn(seat, [{*self.board.land(each)} for each in self.board.seats])

    def on_phase(self, said: Said) -> None:
        assert said["phase"] == self.phase % ENDING + 1 or said["phase"] == RESOURCES
        assert said["seat"] == self.active
        self.phase = said["phase"]
        self.records.begin_phase()
        self.fights, self.crack = 0, NOBODY
        self.board.tunnel, self.board.tunnel_of = frozenset(), NOBODY
        self.sold = [0] * len(PLACES)
        if self.phase == ACTION:
            self.board.refresh()

    # --- resources and recruits ---

    def on_income(self, said: Said) -> None:
        """DA-4.1, 4.9"""
        seat, board = said["seat"], self.board
        amount = 0
        for place in board.land(seat):
            if TYPE[place] == "blue":
                gives = 6 if CAPITAL[place] else 2
                doubled = board.clan[seat] == NVE and board.boss[seat] == place
                amount += gives * (2 if doubled else 1)
        assert said["amount"] == amount, (said, amount)
        board.pay(NOBODY, seat, amount)
        self.made = [[] for _ in PLACES]
        for place in PLACES:
            mine = board.owner[place] == seat and TYPE[place] == "red"
            self.allowed[place] = (3 if CAPITAL[place] else 1) if mine else 0

    def on_produced(self, said: Said) -> None:
        """DA-4.2, 4.3, 4.10, 4.11"""
        board, seat, place = self.board, said["seat"], said["place"]
        assert said["soldiers"] + said["drugs"] == 1
        kind = "soldier" if said["soldiers"] else "drug"
        self.made[place].append(kind)
        bonus = self.bonus_here(seat, place)
        most = self.allowed[place] + bool(bonus)
        assert len(self.made[place]) <= most, said
        assert len(self.made[place]) < most or not bonus or bonus in self.made[place], said
        board.add(SOLDIER if kind == "soldier" else DRUG, place, 1)
        if kind == "drug":
            self.records.places_drugs(seat, 1)
        self.judge_limits()

    def bonus_here(self, seat: int, place: int) -> str:
        board = self.board
        if board.boss[seat] != place:
            return ""
        if board.clan[seat] == MAR:
            return "soldier"
        return "drug" if board.clan[seat] == ASP and TYPE[place] == "red" else ""

    def judge_limits(self) -> None:
        """DA-2.7, 2.9"""
        board = self.board
        assert board.drugs() <= 50
        for seat in board.seats:
            land = board.land(seat)
            assert sum(board.count[SOLDIER][place] for place in land) <= 50
            assert sum(board.count[LIEUTENANT][place] for place in land) <= 3

    def on_sold(self, said: Said) -> None:
        """DA-4.4, 4.5, 4.13, K3"""
        board, seat, place = self.board, said["seat"], said["place"]
        assert board.owner[place] == seat == self.active
        assert TYPE[place] == "blue"
        first, second, further, capital = PRICES.get(board.in_force, PRICES[""])
        price = (first, second, further)[min(2, self.sold[place])]
        if CAPITAL[place] or place == self.crack:
            price = capital
        assert said["amount"] == price, (said, price)
        self.sold[place] += 1
        board.remove(DRUG, place, 1)
        board.pay(NOBODY, seat, price)
        self.records.sells(seat, place)

    def on_crack(self, said: Said) -> None:
        assert TYPE[said["place"]] == "blue"
        assert not CAPITAL[said["place"]]
        assert self.board.clan[said["seat"]] == KRA
        self.crack = said["place"]

    def on_recruited(self, said: Said) -> None:
        """DA-5.1, 5.3"""
        board, seat, place = self.board, said["seat"], said["place"]
        assert board.recruits_at(seat, place), said
        cheap = board.in_force == "G17" or (board.in_force == "S4" and board.clan[seat] == SEG)
        soldier = halves(board.in_force)[0] if cheap else 2
        price = said["soldiers"] * soldier + said["lieutenants"] * 12
        board.pay(seat, NOBODY, price)
        assert said["left"] == board.money[seat]
        board.add(SOLDIER, place, said["soldiers"])
        board.add(LIEUTENANT, place, said["lieutenants"])
        self.judge_limits()

    def on_money(self, said: Said) -> None:
        if said["why"] == "commission":  # N4
            payer, board = said["payer"], self.board
            assert board.in_force == "N4"
            assert board.clan[said["payee"]] == NVE
            consos = [place for place in board.land(payer) if TYPE[place] == "blue"]
            least, _ = amounts("N4")
            _, pays = halves("N4")
            assert len(consos) >= least
            assert said["amount"] == min(pays, board.money[payer])
        self.board.pay(said["payer"], said["payee"], said["amount"])

    # --- action ---

    def on_moved(self, said: Said) -> None:
        seat, hostile = said["seat"], said["hostile"]
        defender = self.board.owner[hostile] if hostile != NOBODY else NOBODY
        engaged, shipped = self.board.order(seat, said["moves"], hostile)
        self.records.ships(seat, shipped)
        if hostile != NOBODY:
            assert self.board.in_force != "G20" or not self.fights
            self.fights += 1
            self.fight = Fight(self.board, seat, hostile, engaged)
            assert self.fight.seats == (seat, defender)

    def on_fight(self, said: Said) -> None:
        assert self.fight is not None
        assert (said["attacker"], said["defender"]) == self.fight.seats
        assert said["values"] == list(self.fight.start)

    def on_fight_round(self, said: Said) -> None:
        assert self.fight is not None
        assert self.fight.value(ATTACK) > 0
        assert self.fight.value(DEFENCE) > 0
        self.fight.effects = set()

    def on_weapons_shown(self, said: Said) -> None:
        fight = self.fight
        assert fight is not None
        damage = fight.judge_round(said)
        for side, seat in enumerate(fight.seats):
            card = said["cards"][side]
            if seat == MOB:
                self.hands.discard[card] += 1
            elif card != NOBODY:
                self.hands.lay_down(seat, [card])
            else:
                assert not self.hands.held[seat]
        self.expected: list[Said] = []
        for side, seat in enumerate(fight.seats):
            if damage[side]:
                removed = fight.suffer(side, damage[side])
                other = fight.seats[1 - side]
                if seat != MOB:
                    names = ("soldiers", "lieutenants", "boss")
                    told = dict(zip(names, removed, strict=True)) | {"seat": seat}
                    self.expected.append(told | {"left": fight.value(side)})
                    if other != MOB and any(removed):
                        self.records.removes(other, removed, self.board.clan[seat])
        alive = fight.value(ATTACK) > 0 and fight.value(DEFENCE) > 0
        clans = [seat for seat in fight.seats if seat != MOB]
        if alive and not any(self.hands.held[seat] for seat in clans):
            fight.redraws += 1

    def on_suffered(self, said: Said) -> None:
        told = self.expected.pop(0)
        assert said | told == said, (said, told)

    def on_mob_hurt(self, said: Said) -> None:
        assert self.fight is not None
        assert said["left"] == self.fight.mob

    def on_retreated(self, said: Said) -> None:
        assert self.fight is not None
        self.fight.retreat(said["seat"], said["end"])

    def on_fight_won(self, said: Said) -> None:
        fight = self.fight
        assert fight is not None
        side = fight.winner()
        assert said["winner"] == fight.seats[side]
        card = fight.last[side]
        self.records.wins_fight(fight, side, DAMAGE[card] if card != NOBODY else 99)
        if side == ATTACK:
            drugs = self.board.count[DRUG][fight.place]
            assert said["drugs"] == drugs
            if fight.seats[DEFENCE] != MOB:
                self.records.steals(fight.seats[ATTACK], drugs)
            fight.occupy()
        self.dead_boss = fight.dead_boss
        self.killer = fight.seats[side]
        self.fight = None

    def on_eliminated(self, said: Said) -> None:
        """DA-10.1 to 10.6, 10.9"""
        board, victim = self.board, said["seat"]
        assert (victim, said["by"]) == (self.dead_boss, self.killer)
        board.alive[victim] = False
        for place in board.land(victim):
            for kind in (SOLDIER, LIEUTENANT):
                board.remove(kind, place, board.count[kind][place])
            board.owner[place] = NOBODY
        self.hands.lay_down(victim, said["cards"])
        assert not self.hands.held[victim]
        assert {*said["events"]} == self.hands.events[victim]
        self.hands.event_discard |= self.hands.events[victim]
        self.hands.events[victim] = set()
        self.hands.forget_all(victim)
        self.ground[victim] = self.merit[victim] = self.blood[victim] = 0
        self.owed = [seat for seat in self.owed if seat != victim]

    # --- weapons ---

    def on_drew(self, said: Said) -> None:
        assert len(said["cards"]) == said["count"] <= self.hands.pile
        self.hands.draw(said["seat"], said["cards"])

    def on_discarded(self, said: Said) -> None:
        self.hands.lay_down(said["seat"], said["cards"])

    def on_weapons_shuffled(self, said: Said) -> None:
        """DA-2.12"""
        assert said["count"] == self.hands.discard.total()
        assert self.hands.pile < 5  # what was drawn before, of one hand, is told after
        self.hands.discard = Counter()

    # --- deals ---

    def on_offer_made(self, said: Said) -> None:
        """DA-9.14, 9.2"""
        maker, to = said["maker"], said["to"]
        assert self.phase == DEAL
        assert self.active in (maker, to)
        shown = [card for what, card in said["gives"] if what == "open"]
        self.hands.show(maker, to, shown)

    def on_card_shown(self, said: Said) -> None:
        self.hands.show_one(said["seat"], said["to"], said["card"])

    def on_trade(self, said: Said) -> None:
        maker, taker, board = said["maker"], said["taker"], self.board
        assert self.active in (maker, taker)
        given: dict[int, list[int]] = {}
        for giver, getter, things in ((maker, taker, said["gives"]), (taker, maker, said["wants"])):
            for what, which in things:
                if what == "money":
                    board.pay(giver, getter, which)
            given[giver] = [card for what, card in things if what in ("open", "closed")]
            ways = [divmod(which, len(PLACES)) for what, which in things if what == "drug"]
            for start, end in ways:
                self.ship(giver, getter, start, end)
        assert len(given[maker]) == len(given[taker])
        assert not given[maker] or board.in_force != "G19"
        self.hands.swap(maker, taker, given[maker], given[taker])
        mine, theirs = said["gives"], said["wants"]
        if maker != self.active:
            mine, theirs = theirs, mine
        drugs = any(what == "drug" for what, _ in mine)
        paid = sum(which for what, which in theirs if what == "money")
        self.records.deals(maker, taker, paid if drugs else 0)

    def ship(self, seller: int, buyer: int, start: int, end: int) -> None:
        """DA-9.3, 9.4"""
        board = self.board
        assert (board.owner[start], board.owner[end]) == (seller, buyer)
        assert board.adjacent(start, end)
        assert board.may_ship(start, end)
        assert board.count[DRUG][start] > 0
        board.count[DRUG][start] -= 1
        board.count[DRUG][end] += 1

    def on_forced_sale(self, said: Said) -> None:
        """N1"""
        most, _ = amounts("N1")
        _, price = halves("N1")
        assert said["amount"] == price * len(said["drugs"])
        assert 1 <= len(said["drugs"]) <= most
        for start, end in said["drugs"]:
            self.ship(said["seller"], said["seat"], start, end)
        self.board.pay(said["seat"], said["seller"], said["amount"])
        for_drugs = said["amount"] if said["seller"] == self.active else 0
        self.records.deals(said["seat"], said["seller"], for_drugs)

    # --- events ---

    def drawn(self, seat: int, event: int) -> None:
        assert seat in self.owed, (seat, self.owed)
        self.owed.remove(seat)
        self.seen_on_top(event)

    def seen_on_top(self, event: int) -> None:
        """DA-Q36: it has the back that lay on top when it was last looked at."""
        assert self.top in (NOBODY, back(event)), (self.top, event)
        self.top = NOBODY

    def on_event_drawn(self, said: Said) -> None:
        self.drawn(said["seat"], said["event"])
        assert EVENTS[said["event"]].startswith("G")
        if EVENTS[said["event"]] not in PERMANENT:
            self.hands.event_discard.add(said["event"])
        if EVENTS[said["event"]] == "G11":
            living = [seat for seat in self.board.seats if self.board.alive[seat]]
            most = max(self.respect(seat) for seat in living)
            self.leaks = [seat for seat in living if self.respect(seat) == most > 0]

    def on_hand_shown(self, said: Said) -> None:
        """G11, DA-12.16: the hands of those in the lead, to all others."""
        seat = said["seat"]
        self.leaks.remove(seat)
        assert Counter(said["cards"]) == self.hands.held[seat]
        for other in self.board.seats:
            if other != seat and self.board.alive[other]:
                self.hands.show(seat, other, said["cards"])

    def on_event_handed(self, said: Said) -> None:
        self.drawn(said["seat"], said["event"])
        assert back(said["event"]) == self.board.clan[said["owner"]]
        assert self.board.alive[said["owner"]]
        self.hands.events[said["owner"]].add(said["event"])

    def on_event_skipped(self, said: Said) -> None:
        """DA-12.5"""
        clan = back(said["event"])
        seats = [seat for seat in self.board.seats if self.board.alive[seat]]
        assert clan not in [self.board.clan[seat] for seat in seats]
        self.seen_on_top(said["event"])
        self.hands.event_discard.add(said["event"])

    def on_events_shuffled(self, said: Said) -> None:
        assert said["count"] == len(self.hands.event_discard)
        self.hands.event_discard = set()
        self.top = NOBODY

    def on_event_played(self, said: Said) -> None:
        seat, event = said["seat"], said["event"]
        self.hands.events[seat].remove(event)
        name = EVENTS[event]
        if name not in PERMANENT:
            self.hands.event_discard.add(event)
        if self.fight is not None:
            assert seat in self.fight.seats
            self.fight.effects.add((seat, name))
        self.records.plays(seat)

    def on_in_force(self, said: Said) -> None:
        """DA-12.9"""
        before = self.board.in_force
        assert said["before"] == (EVENTS.index(before) if before else NOBODY)
        if before:
            self.hands.event_discard.add(said["before"])
        self.board.in_force = EVENTS[said["event"]]
        assert self.board.in_force in PERMANENT

    def on_out_of_force(self, said: Said) -> None:
        assert EVENTS[said["event"]] == self.board.in_force
        self.hands.event_discard.add(said["event"])
        self.board.in_force = ""

    def on_placed(self, said: Said) -> None:
        board, seat, place = self.board, said["seat"], said["place"]
        assert board.owner[place] == seat
        assert said["drugs"] or board.recruits_at(seat, place)
        board.add(SOLDIER, place, said["soldiers"])
        board.add(LIEUTENANT, place, said["lieutenants"])
        board.add(DRUG, place, said["drugs"])
        if self.phase == RESOURCES and seat == self.active:
            self.records.places_drugs(seat, said["drugs"])
        self.judge_limits()

    def on_lost(self, said: Said) -> None:
        assert self.board.owner[said["place"]] == said["seat"]
        self.board.remove(SOLDIER, said["place"], said["soldiers"])
        self.board.remove(DRUG, said["place"], said["drugs"])

    def on_tunnel(self, said: Said) -> None:
        one, other = said["places"]
        assert not CAPITAL[one]
        assert not CAPITAL[other]
        assert not self.board.adjacent(one, other)
        assert any(
            self.board.adjacent(one, middle) and self.board.adjacent(middle, other)
            for middle in PLACES
        )
        self.board.tunnel, self.board.tunnel_of = frozenset(said["places"]), said["seat"]

    def on_bought_over(self, said: Said) -> None:
        """S1"""
        board, seat, place = self.board, said["seat"], said["place"]
        assert board.owner[place] == said["before"]
        assert board.value(place) == board.count[SOLDIER][place] == 1
        assert any(board.adjacent(place, near) for near in board.land(seat))
        board.owner[place] = seat
        board.tired[SOLDIER][place] = int(seat == self.active)  # DA-2.13
        self.records.steals(seat, board.count[DRUG][place])

    # --- respect ---

    def on_profile_revealed(self, said: Said) -> None:
        assert said["profile"] == self.profile[said["seat"]]
        assert not self.shown[said["seat"]]
        self.shown[said["seat"]] = True

    def on_target_revealed(self, said: Said) -> None:
        assert said["clan"] == self.target[said["seat"]]
        assert self.records.kills[said["seat"]]
        self.target_shown[said["seat"]] = True

    def on_respect(self, said: Said) -> None:
        seat, change, which = said["seat"], said["change"], said["which"]
        match said["by"]:
            case "territory":
                self.ground[seat] += change
                assert abs(change) == RESPECT[which] > 0
                assert (self.board.owner[which] == seat) == (change > 0)
            case "objective":
                self.merit[seat] += change
                assert self.shown[seat]
                assert self.profile[seat] == which // 5
                assert change == POINTS[which]
                assert which in self.records.fulfilled[seat], (seat, which)
                assert which not in self.scored[seat]
                self.scored[seat].add(which)
            case _:
                self.blood[seat] += change
                assert which in self.records.kills[seat]
                assert self.target_shown[seat]
                own = self.target[seat] == self.board.clan[seat]
                assert change == (3 if own else 5)
                assert own or which == self.target[seat]
        assert said["total"] == self.respect(seat)
        # DA-12.2: what is gained at one stroke by territories, bosses or objectives.
        if change > 0 and (seat, said["by"]) not in self.gained:
            self.gained.add((seat, said["by"]))
            self.owed.append(seat)

    def respect(self, seat: int) -> int:
        return self.ground[seat] + self.merit[seat] + self.blood[seat]

    def on_final(self, said: Said) -> None:
        self.over = True
        assert said["respect"] == [self.respect(seat) for seat in self.board.seats]
        assert (said["profiles"], said["targets"]) == (self.profile, self.target)
        living = [seat for seat in self.board.seats if self.board.alive[seat]]
        if len(living) == 1:
            assert said["winner"] == living[0]
        elif not self.heard["round_cap"]:
            assert self.respect(said["winner"]) >= self.goal
