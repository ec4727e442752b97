"""La Cosa Nostra in words: what is asked."""

from __future__ import annotations

from omerta.games.cosa_nostra.effects import most_from_reroll
from omerta.games.cosa_nostra.state import (
    ACTIONS,
    ATTACHMENTS,
    CALL_OFF,
    CANCEL,
    KIND,
    NO,
    PASS,
    REVEAL,
)
from omerta.games.cosa_nostra.view import CosaNostraView
from omerta.games.cosa_nostra.words.names import (
    Names,
    a_kind,
    capital,
    influence,
    money,
    numbers,
    yes,
)
from omerta.games.cosa_nostra.words.reading import (
    Making,
    find_business,
    find_gangster,
    making,
)
from omerta.kernel.game import Prompt, SeatView
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names

_WAYS = ("reveal", "name", "announce", "pay", "cancel")
# Windows that go on speaking of what they are about when they are answered.
_ABOUT_SOMETHING = ("schemers", "reveal_robbery", "play_doc")


class Questions(Names):
    """A question is worded by what is still to be chosen, and tells what is at stake. CN-20.3: a
    window in the same words for all, whatever they hold."""

    def question(self, seen: SeatView) -> Phrase:
        prompt = seen.prompt
        if prompt is None:
            return self._waiting(seen)
        if prompt.answer is not None and not prompt.draft:
            return self._again(seen, prompt)
        special = getattr(self, f"_ask_{prompt.kind}", None)
        return special(seen, prompt) if special else Phrase(f"ask-{prompt.kind}")

    def _waiting(self, seen: SeatView) -> Phrase:
        table: CosaNostraView = seen.table
        facts: dict[str, Part] = {"names": all_names(seen.waiting), "phase": table.phase}
        return Phrase(
            f"waiting-{seen.asking}", {**facts, "turn": Phrase("turn-of", who=table.turn)}
        )

    def _again(self, seen: SeatView, prompt: Prompt) -> Phrase:
        """A sealed answer is given, and may be replaced."""
        assert prompt.answer is not None
        facts: dict[str, Part] = {"answer": self.action(seen, prompt.answer)}
        if prompt.kind in _ABOUT_SOMETHING:
            facts |= getattr(self, f"_ask_{prompt.kind}")(seen, prompt).params
        return Phrase(f"ask-{prompt.kind}-again", facts)

    # --- cards and Lawyers ---

    def _playing(self, made: Making) -> Phrase | None:
        """How a card is played once it is chosen; None where none is."""
        if made.card is not None:
            facts: dict[str, Part] = {"card": influence(made.card)}
        elif made.lawyer is not None:
            facts = {"card": self.business(made.lawyer)}
        else:
            return None
        if made.asks in ("look", "renew"):
            return Phrase("ask-play-way", facts)
        on = "-on" if made.card in ATTACHMENTS else ""
        if made.player is None:
            return Phrase(f"ask-play{on}-whose", facts)
        return Phrase(f"ask-play{on}-which", facts, who=made.player)

    def _ask_peek(self, seen: SeatView, prompt: Prompt) -> Phrase:
        player = making(seen).player
        return Phrase("ask-peek") if player is None else Phrase("ask-peek-which", who=player)

    # --- planning ---

    def _ask_plan(self, seen: SeatView, prompt: Prompt) -> Phrase:
        made = making(seen)
        return self._playing(made) or self._assigning(seen, prompt, made)

    _ask_assign = _ask_influence_turn = _ask_plan

    def _assigning(self, seen: SeatView, prompt: Prompt, made: Making) -> Phrase:
        table: CosaNostraView = seen.table
        if PASS in prompt.options:
            return Phrase("ask-assign-pass" if prompt.kind == "assign" else "ask-influence_turn")
        if not any(ACTIONS[option].verb == "gangster" for option in prompt.options):
            assert made.gangster is not None
            return Phrase("ask-plan-task", self._who(table, made.gangster))
        assert table.own is not None
        if not table.own.jobs and not table.market:
            return Phrase("ask-plan-idle")
        say = "ask-assign" if prompt.kind == "assign" else "ask-plan"
        return Phrase(say, {"count": table.to_assign})

    def _ask_play_in_planning(self, seen: SeatView, prompt: Prompt) -> Phrase:
        return self._playing(making(seen)) or Phrase("ask-play_in_planning")

    def _who(self, table: CosaNostraView, gangster: int) -> dict[str, Part]:
        found = find_gangster(table, gangster)
        assert found is not None
        return {"gangster": self.gangster(gangster), "strength": found[1].strength}

    # --- acting ---

    def _ask_schemers(self, seen: SeatView, prompt: Prompt) -> Phrase:
        return Phrase("ask-schemers", {"turn": Phrase("turn-of", who=seen.table.turn)})

    def _ask_play_in_action(self, seen: SeatView, prompt: Prompt) -> Phrase:
        bonus: dict[str, Part] = {"bonus": yes(seen.table.bonus_turn)}
        return self._playing(making(seen)) or Phrase("ask-play_in_action", bonus)

    def _ask_turn_to_act(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if CALL_OFF in prompt.options:
            facts = {**self._named(seen.table), "can": yes(REVEAL in prompt.options)}
            return Phrase("ask-act-strike", facts)
        if prompt.options[-1] == PASS:
            return Phrase("ask-act-nothing")
        made = making(seen)
        if made.announcing:
            return self._announcing(made)
        if not prompt.draft and made.asks not in _WAYS:
            return Phrase(f"ask-{prompt.kind}", {"bonus": yes(seen.table.bonus_turn)})
        return self._playing(made) or self._acting(seen, prompt, made)

    _ask_act = _ask_turn_to_act

    def _acting(self, seen: SeatView, prompt: Prompt, made: Making) -> Phrase:
        assert made.gangster is not None
        found = find_gangster(seen.table, made.gangster)
        assert found is not None
        if made.asks in _WAYS:
            say = "ask-act-cancel" if prompt.options == (CANCEL,) else "ask-act-way"
            task = self.task_line(seen.table, seen.seat, found[1])
            return Phrase(say, {**self._who(seen.table, made.gangster), "task": task})
        assert found[1].job is not None
        facts: dict[str, Part] = {"job": self.job(found[1].job)}
        if made.player is None:
            return Phrase("ask-act-whom", facts)
        return Phrase("ask-act-at", {**facts, "player": SeatName(made.player)})

    def _announcing(self, made: Making) -> Phrase:
        assert made.gangster is not None
        facts: dict[str, Part] = {"gangster": self.gangster(made.gangster)}
        if made.player is None:
            return Phrase("ask-announce-whom", facts)
        return Phrase("ask-announce-at", {**facts, "player": SeatName(made.player)})

    def _named(self, table: CosaNostraView) -> dict[str, Part]:
        gangster, victim, kind, card = table.announced
        target = self.threatened(victim, kind, card)
        return {"gangster": self.gangster(gangster), "target": target}

    def _ask_answer_threat(self, seen: SeatView, prompt: Prompt) -> Phrase:
        facts = {**self._named(seen.table), "attacker": SeatName(seen.table.actor)}
        return Phrase("ask-answer_threat", facts)

    def _ask_end_turn(self, seen: SeatView, prompt: Prompt) -> Phrase:
        verbs = {ACTIONS[option].verb for option in prompt.options}
        can = {
            (True, True): "both",
            (True, False): "cards",
            (False, True): "lawyer",
            (False, False): "nothing",
        }["influence" in verbs, "business" in verbs]
        facts: dict[str, Part] = {"phase": seen.table.phase, "can": can}
        return self._playing(making(seen)) or Phrase("ask-end_turn", facts)

    # --- a Job in progress ---

    def _in_progress(self, seen: SeatView, prompt: Prompt, **facts: Part) -> Phrase:
        doing = seen.table.doing[-1]
        about: dict[str, Part] = {"job": self.job(doing.job), "successes": doing.successes}
        return Phrase(f"ask-{prompt.kind}", {**about, "money": self._cash(seen), **facts})

    def _cash(self, seen: SeatView) -> Phrase:
        return money(seen.table.players[seen.seat].cash)

    def _ask_choose_markers(self, seen: SeatView, prompt: Prompt) -> Phrase:
        return self._in_progress(seen, prompt, needs=self.needs(seen.table.doing[-1].job))

    def _ask_cop_reroll(self, seen: SeatView, prompt: Prompt) -> Phrase:
        doing = seen.table.doing[-1]
        job, needed = self.board.jobs[doing.job], doing.threshold
        more = [
            most_from_reroll(job, self.board.numbers, doing.dice, needed, place)
            for place in range(len(doing.dice))
        ]
        facts: dict[str, Part] = {"dice": numbers(doing.dice), "threshold": needed}
        return self._in_progress(seen, prompt, **facts, gains=yes(any(more)))

    def _ask_buy_after_roll(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return self._in_progress(seen, prompt)
        job, kind = self.job(seen.table.doing[-1].job), prompt.draft[0] - KIND
        return Phrase("ask-buy_after_roll-where", {"job": job, "a": a_kind(kind)})

    _ask_launder_amount = _in_progress
    _ask_stake = _in_progress

    def _ask_reveal_robbery(self, seen: SeatView, prompt: Prompt) -> Phrase:
        doing = seen.table.doing[-1]
        facts: dict[str, Part] = {"job": self.job(doing.job), "victim": SeatName(doing.seat)}
        return Phrase("ask-reveal_robbery", {**facts, "money": money(doing.gain)})

    def _ask_reveal_trap(self, seen: SeatView, prompt: Prompt) -> Phrase:
        doing = seen.table.doing[-1]
        target = self.target(doing.job, doing.victim, doing.target)
        facts: dict[str, Part] = {"job": self.job(doing.job), "attacker": SeatName(doing.seat)}
        return Phrase("ask-reveal_trap", {**facts, "target": target})

    def _ask_play_doc(self, seen: SeatView, prompt: Prompt) -> Phrase:
        table: CosaNostraView = seen.table
        assert table.harm is not None
        card = table.harm.card
        if table.harm.is_business:
            business = find_business(table, card)
            assert business is not None
            target = self.whose_business(card, business[0])
        else:
            gangster = find_gangster(table, card)
            assert gangster is not None
            target = self.whose_gangster(card, gangster[0])
        facts: dict[str, Part] = {"target": capital(target), "kills": yes(table.harm.kills)}
        return Phrase("ask-play_doc", facts)

    def _ask_return_fire(self, seen: SeatView, prompt: Prompt) -> Phrase:
        doing = seen.table.doing[-1]
        shooter, at = self.gangster(doing.target), self.gangster(doing.gangster)
        return Phrase("ask-return_fire", {"gangster": shooter, "at": at})

    # --- payday ---

    def _ask_recruit(self, seen: SeatView, prompt: Prompt) -> Phrase:
        poor = "-poor" if prompt.options == (NO,) else ""
        return Phrase(f"ask-recruit{poor}", {"money": self._cash(seen)})

    def _ask_discard_to_limit(self, seen: SeatView, prompt: Prompt) -> Phrase:
        own = seen.table.own
        jobs = max(0, len(own.jobs) - self.board.most_jobs)
        cards = max(0, len(own.influence) - self.board.most_influence)
        return Phrase("ask-discard_to_limit", {"left": jobs + cards - len(prompt.draft)})

    # --- offers, where they are asked for ---

    def _ask_make_offer(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if not prompt.draft:
            return Phrase("ask-make_offer")
        steps: dict[str, Part] = {"steps": self._steps(seen, prompt)}
        return self._playing(making(seen)) or Phrase("ask-make_offer-more", steps)

    def _ask_answer_offer(self, seen: SeatView, prompt: Prompt) -> Phrase:
        if prompt.draft:
            return Phrase("ask-answer_offer-more", {"steps": self._steps(seen, prompt)})
        offer = seen.offers[-1]  # they are answered one by one
        terms = self.terms(offer)
        return Phrase("ask-answer_offer", {"maker": SeatName(offer.maker), "terms": terms})

    def _steps(self, seen: SeatView, prompt: Prompt) -> Row:
        return Row(tuple(self.action(seen, step) for step in prompt.draft))
