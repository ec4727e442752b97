"""What a browser is told: a table and its game as one reader may see them, and nothing else.

Every message to a browser at a table is made here, from the seat's own view and events.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from omerta.games import package, story
from omerta.games.pace import Beats, beat
from omerta.games.words import Words
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.game import SeatView
from omerta.kernel.legality import fitting_path, next_options
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.kernel.trees import branches
from omerta.lineup import has_temper, temper_of
from omerta.server.connections import Connection
from omerta.server.framed import framed
from omerta.server.store import ChatRow, SeatRow, TableRow
from omerta.server.table import EventText, LiveTable, WrittenEvent, WrittenLines
from omerta.server.wire import (
    Again,
    AimNow,
    Away,
    Branch,
    Changed,
    ChatLine,
    ChatSaid,
    Clocks,
    Heard,
    HeardEvent,
    Now,
    Refusal,
    SeatNow,
    TableCard,
    TableChanged,
    TableInfo,
    ToLearner,
    ToLobby,
    Tried,
    Try,
    TryOffer,
    UndoAsked,
    Waiting,
    Welcome,
)
from omerta.text.phrases import Phrase

_encoder = msgspec.json.Encoder()

_NO_LINES = msgspec.Raw(b"[]")

HEAD_DIGITS = 32  # so much of a head is told: enough that no other log can be made to fit


def encode(message: ToLearner | ToLobby) -> bytes:
    """A message as it goes over the wire."""
    return framed(_encoder.encode(message))


# --- the table ---


def table_info(table: LiveTable, person: str | None) -> TableInfo:
    row = table.row
    me, host = table.seat_of(person), person is not None and person == row.host
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        language=row.language,
        listed=row.listed,
        hints=table.hints,
        quiet=row.quiet,
        clock=row.clock,
        options=row.options,
        seats=seats_now(table),
        me=me,
        host=host,
        invites={s.seat: s.invite for s in table.seats if host and s.kind == "free"},
        watching=sum(each.seat == PUBLIC for each in table.connections),
        commitment=row.commitment,
        seed=row.seed.hex() if table.over else None,
        dealing=table.dealing.stage,
        seals=_by_seat(table, table.dealing.seals) if row.status == "open" else (),
        nonces=row.nonces,
        rematch=row.rematch,
        again=again(row),
        undo=_undo_asked(table),
        away=_away(table),
        created=row.created,
        began=row.began,
    )


def _by_seat(table: LiveTable, by_person: dict[str, str]) -> tuple[str, ...]:
    return tuple([by_person.get(seat.person or "", "") for seat in table.seats])


def again(row: TableRow) -> Again | None:
    return None if row.again_of is None else Again(row.again_of, row.again_at or 0)


def seats_now(table: LiveTable) -> tuple[SeatNow, ...]:
    here = {connection.person for connection in table.connections}
    return tuple(_seat_now(seat, table, here) for seat in table.seats)


def _seat_now(seat: SeatRow, table: LiveTable, here: set[str | None]) -> SeatNow:
    return SeatNow(
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        temper=_temper(seat, table),
        here=seat.person is not None and seat.person in here,
        host=seat.person is not None and seat.person == table.row.host,
        rematch=seat.seat in table.rematch_wishes,
        hinted=seat.hinted and table.over,
    )


def _temper(seat: SeatRow, table: LiveTable) -> str:
    shows = seat.kind == "bot" and has_temper(seat.bot, table.game)
    return temper_of(seat.name).name if shows else ""


def _away(table: LiveTable) -> tuple[Away, ...]:
    return tuple(
        Away(seat, tuple(sorted(table.replacing.get(seat, ()))), majority(table))
        for seat in table.away()
    )


def majority(table: LiveTable) -> int:
    """Of the people who are here."""
    return len(table.present()) // 2 + 1


def _undo_asked(table: LiveTable) -> UndoAsked | None:
    asked = table.undo
    if asked is None:
        return None
    return UndoAsked(
        asked.moves, asked.seat, tuple(sorted(asked.agreed)), tuple(sorted(asked.asked))
    )


def table_changed(table: LiveTable) -> None:
    """Tell everybody at the table about the table itself."""
    table.changed()
    told: dict[str | None, bytes] = {}
    for connection in table.connections:
        connection.seat = table.seat_of(connection.person)
        if connection.person not in told:
            told[connection.person] = encode(TableChanged(table_info(table, connection.person)))
        connection.tell(told[connection.person])


def table_card(table: LiveTable, person: str | None) -> TableCard:
    """The table as the lobby shows it."""
    row, match = table.row, table.match
    me = table.seat_of(person)
    waiting = () if match is None else match.game.waiting_for(match.state)
    clocks = table.clocks.shown(table.now())
    my_turn = me in waiting and match is not None and me in match.state.waiting
    return TableCard(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        language=row.language,
        hints=table.hints,
        clock=row.clock,
        seats=seats_now(table),
        me=me,
        my_turn=my_turn,
        waiting=waiting,
        left=clocks.left[me] if clocks and my_turn else None,
        stage=table.words.stage(match.view(me)) if match is not None else None,
    )


# --- chat ---


def chat_line(row: ChatRow) -> ChatLine:
    # Numbered by its time: a gap in the numbers would reveal that others whisper.
    return ChatLine(row.at, row.at, row.name, row.seat, row.text, row.notice, row.to)


def may_read(row: ChatRow, seat: int) -> bool:
    """Only the two seats of a whisper may read it."""
    return row.to == PUBLIC or seat in (row.seat, row.to)


def said(table: LiveTable, row: ChatRow) -> None:
    message = encode(ChatSaid(chat_line(row)))
    for connection in table.connections:
        if may_read(row, connection.seat):
            connection.tell(message)


# --- the game ---


def welcome(table: LiveTable, connection: Connection, since: int | None) -> bytes:
    seat = connection.seat
    now = None if table.match is None else game_now(table, seat, since)
    connection.sees = None if now is None else seat
    chat = tuple(chat_line(row) for row in table.chat if may_read(row, seat))
    return encode(Welcome(table_info(table, connection.person), chat, now))


def left(table: LiveTable, connection: Connection) -> None:
    """Stop making frames for a seat that nobody watches from any more."""
    if table.match is not None and all(c.seat != connection.seat for c in table.connections):
        table.match.events.leave(connection.seat)


class Moment(NamedTuple):
    """What all readers of a table are told alike at one moment."""

    first: int  # the first event to tell
    stamp: str
    clocks: Clocks | None
    deadline: int | None
    gate: bool
    offers_end: dict[int, int]


def _moment(table: LiveTable, since: int | None) -> Moment:
    """For readers who were here at turn `since` and have heard all until then."""
    now = table.now()
    return Moment(
        first=table.heard_since(since),
        stamp=table.stamp(),
        clocks=table.clocks.shown(now),
        deadline=table.clocks.question_left(now),
        gate=table.may_bargain(),
        offers_end=table.offers_left(now),
    )


def game_now(table: LiveTable, seat: int, since: int | None, ack: str | None = None) -> Now:
    """The game for a reader who was here at turn `since` and has heard all until then."""
    match = table.match
    assert match is not None
    views = match.game.seat_views(match.state, (seat,))
    match.events.show(views)
    view = views.seats[seat]
    return Now(view=view, **_beside_view(table, view, _moment(table, since), ack))


def _beside_view(
    table: LiveTable, view: SeatView, moment: Moment, ack: str | None
) -> dict[str, Any]:
    """What `Now` and `Changed` tell alike."""
    match, seat = table.match, view.seat
    assert match is not None
    plays = seat != PUBLIC
    return {
        "seq": table.turn,
        "stamp": moment.stamp,
        "question": question(table.words, view),
        "labels": _labels(table, view, moment.stamp),
        "branches": _branches(match, seat),
        "outlooks": _outlooks(match, view),
        "offer_outlooks": _offer_outlooks(match, view),
        "heard": _heard(table, seat, moment.first),
        "clocks": moment.clocks,
        "deadline": moment.deadline,
        "gate": plays and moment.gate,
        "offers_end": moment.offers_end,
        "can_undo": plays and match.can_undo(seat),
        "may_ask_undo": plays and not match.over and match.can_undo_if_agreed(seat),
        "always_pass": table.seats[seat].always_pass if plays else (),
        "moved": table.moved[seat] if plays else 0,
        "head": table.head_shown.hex()[:HEAD_DIGITS],
        "ack": ack,
    }


# Choices of an answer that are sent to a page at once.
MOST_BRANCHES = 5_000


def _branches(match: Match[Any], seat: int) -> tuple[Branch, ...]:
    """All paths of an answer for a seat that is asked, so that the page knows what is legal. Empty
    if there are too many: then the page asks step by step (`Try`)."""
    s = match.state
    ask = match.game.ask(s) if s.asking and seat in s.waiting else None
    if ask is None or ask.tree is None or ask.wide:
        return ()
    return tuple(_branch(each) for each in branches(ask.tree, s, seat, MOST_BRANCHES) or ())


def _branch(branch: tuple[int, Any]) -> Branch:
    action, then = branch
    return Branch(action, tuple(_branch(each) for each in then))


def _outlooks(match: Match[Any], view: SeatView) -> tuple[Any, ...]:
    """The outlook of each option of the prompt. Where an answer has too many paths, the page asks
    for those it needs (`Try`)."""
    s, seat, outlook = match.state, view.seat, match.game.outlook
    if outlook is None or view.prompt is None or match.game.ask(s).wide:
        return ()
    path = match.game.path(s, seat)
    return tuple([outlook(s, seat, (*path, option)) for option in view.prompt.options])


def _offer_outlooks(match: Match[Any], view: SeatView) -> dict[int, Any]:
    trade = match.game.trade
    if trade is None or trade.outlook is None or view.seat == PUBLIC:
        return {}
    known = [offer for offer in view.offers if offer.gives or offer.wants]
    return {offer.id: trade.outlook(match.state, view.seat, offer) for offer in known}


def tried(table: LiveTable, seat: int, message: Try) -> bytes:
    """What may follow a path that a seat is considering, and its outlook."""
    match = table.playing
    s, game = match.state, match.game
    path = fitting_path(game, s, seat, message.path) if message.prune else message.path
    options = next_options(game, s, seat, path)
    view = match.view(seat)
    assert view.prompt is not None  # who is not asked was refused
    # A tree is gone through from its root; elsewhere a draft is gone on with.
    draft = path if game.ask(s).tree is not None else (*s.drafts[seat], *path)
    prompt = msgspec.structs.replace(view.prompt, draft=draft, options=options)
    view = msgspec.structs.replace(view, prompt=prompt)
    labels = tuple([table.words.action(view, option) for option in options])
    outlook = game.outlook(s, seat, draft) if game.outlook else None
    return encode(Tried(message.token, path, options, labels, outlook))


def aim(table: LiveTable, seat: int, token: str) -> bytes:
    """What a reader plays for, and what can be done now. Few look at it at any moment, so it is
    sent only to who asks."""
    match = table.match
    if match is None:
        raise Refused("table-not-begun")
    card = package(match.game.name).aim_card(match.view(seat), table.words, match.content)
    return encode(AimNow(token, card))


def tried_offer(table: LiveTable, seat: int, message: TryOffer) -> bytes:
    """The outlook of an offer that a seat is considering, and why it could not be made."""
    match = table.playing
    trade = match.game.trade
    if trade is None:
        raise Refused("unknown-entry", what="offer")
    offer = Offer(0, seat, message.to, message.gives, message.wants)
    why, rule = None, ""
    try:
        match.game.bargain(match.state).demand_makeable(offer)
    except Refused as refused:
        why, rule = refusal_phrase(refused, table.words), refused.rule
    says = why is None or trade.sketches
    outlook = trade.outlook(match.state, seat, offer) if trade.outlook and says else None
    return encode(Tried(message.token, (), (), (), outlook, why, rule))


def question(words: Words, view: SeatView) -> Phrase:
    return Phrase("game-is-over") if view.over else words.question(view)


def _labels(table: LiveTable, view: SeatView, stamp: str) -> tuple[Phrase, ...]:
    """Made once for each question: secret answers of others do not change them."""
    match, prompt = table.match, view.prompt
    actions = (*(prompt.options if prompt else ()), *view.interrupts)
    if not actions or match is None:
        return ()
    key = (stamp, match.open_moves, prompt and prompt.draft, view.interrupts)
    known = table.labels.get(view.seat)
    if known is None or known[0] != key:
        made = tuple([table.words.action(view, action) for action in actions])
        known = table.labels[view.seat] = (key, made)
    return known[1]


def _heard(table: LiveTable, seat: int, first: int) -> Heard:
    """Events as this seat may hear them. Each is put into words and encoded once for all readers
    who hear the same."""
    assert table.match is not None
    events = table.match.events
    lines = cast("tuple[HeardEvent, ...]", _lines(table, seat, first))  # already encoded
    return Heard(first, lines, events.frames(first, seat))


def _lines(table: LiveTable, seat: int, first: int) -> msgspec.Raw:
    """The events from this number on. They are put together once for all who hear what everybody
    hears; for the others, what they hear is put in its place."""
    assert table.match is not None
    events, known = table.match.events, table.lines_for_all
    if first >= len(events):
        return _NO_LINES
    if known is None or known.since != first or known.last is not events[-1]:
        known = table.lines_for_all = _lines_for_all(table, first)
    if seat not in known.apart:
        return known.text
    own = [
        _written(table, number, seat).text if seat in each.apart else each.text
        for number, each in enumerate(known.each, first)
    ]
    return msgspec.Raw(b"[%b]" % b",".join(own))


def _lines_for_all(table: LiveTable, first: int) -> WrittenLines:
    assert table.match is not None
    events, written = table.match.events, table.written
    del written[len(events) :]  # what was taken back
    while written and written[-1].event is not events[len(written) - 1]:
        del written[-1]  # another event has taken its place
    written += [WrittenEvent(event, {}) for event in events[len(written) :]]
    each = [_written(table, number, PUBLIC) for number in range(first, len(events))]
    text = msgspec.Raw(b"[%b]" % b",".join([one.text for one in each]))
    apart = frozenset[int]().union(*[one.apart for one in each])
    return WrittenLines(first, events[-1], each, text, apart)


def _written(table: LiveTable, number: int, reader: int) -> EventText:
    """An event as one hears it who hears something else than everybody, or as everybody does."""
    assert table.match is not None
    texts = table.written[number].texts
    if reader not in texts:
        events, beats = table.match.events, package(table.row.game).beats
        heard, depends_on = heard_event(table.words, beats, events, number, reader)
        apart = frozenset[int]().union(*[e.private for e in events[depends_on : number + 1]])
        texts[reader] = EventText(_encoder.encode(heard), apart)
    return texts[reader]


def heard_event(
    words: Words, beats: Beats | None, events: Sequence[Event], number: int, seat: int
) -> tuple[HeardEvent, int]:
    """An event as a seat hears it, and the first event on which its line depends."""
    heard = story.HeardBy(events, seat)
    line, how, first = story.told(words, heard, number)
    event, secret = heard[number], seat in events[number].private
    time = beat(beats, words, events[number])
    return HeardEvent(number, event.kind, event.rule, event.data, line, how, secret, time), first


def game_changed(table: LiveTable, before_turn: int | None, actor: int, ack: str | None) -> None:
    """Everybody could notice the change: all are told what has changed for them."""
    _tell_game(table, table.connections, before_turn, actor, ack)


def _tell_game(
    table: LiveTable,
    connections: Collection[Connection],
    since: int | None,
    actor: int,
    ack: str | None,
    public: Any = None,
) -> None:
    """Tell browsers that have heard all until turn `since` how the game stands now. `public` is
    what everybody sees of the table, if that has not changed.

    They are sent only what has changed. A browser whose seat has changed gets a whole view.
    """
    match = table.match
    assert match is not None
    seats = {connection.seat for connection in connections}
    if not seats:
        return
    views = match.game.seat_views(match.state, seats, public)
    changes = match.events.show(views)
    moment = _moment(table, since)
    told: dict[tuple[int, bool], bytes] = {}  # by seat, and whether the view is whole
    for connection in connections:
        seat = connection.seat
        follows = connection.sees == seat and seat in changes
        if (seat, follows) not in told:
            view = views.seats[seat]
            beside = _beside_view(table, view, moment, ack if seat == actor else None)
            told[seat, follows] = encode(
                Changed(change=changes[seat], **beside) if follows else Now(view=view, **beside)
            )
        connection.sees = seat
        connection.tell(told[seat, follows])


def waiting_changed(table: LiveTable, actor: int, ack: str | None) -> None:
    """A secret answer: the others learn only that this seat has answered."""
    match = table.match
    assert match is not None
    only_for(table, actor, ack)
    told: dict[int, bytes] = {}
    clocks = table.clocks.shown(table.now())
    waiting = match.game.waiting_for(match.state)
    match.events.waits(waiting)
    asked = encode(Waiting(table.turn, waiting, None, clocks))
    for connection in table.connections:
        seat = connection.seat
        if seat == actor:
            continue
        if seat not in told:
            if seat in match.state.asked:
                told[seat] = asked
            else:
                phrase = question(table.words, match.view(seat))
                told[seat] = encode(Waiting(table.turn, waiting, phrase, clocks))
        connection.tell(told[seat])


def only_for(table: LiveTable, actor: int, ack: str | None) -> None:
    """A change nobody else could notice: a step of a draft, or a replaced answer."""
    own = [connection for connection in table.connections if connection.seat == actor]
    public = None if table.match is None else table.match.events.public
    _tell_game(table, own, table.turn, actor, ack, public)


def refusal(token: str, refused: Refused, table: LiveTable | None, stale: bool = False) -> bytes:
    game_words = table.words if table is not None else None
    return encode(Refusal(token, refusal_phrase(refused, game_words), refused.rule, stale))


def refusal_phrase(refused: Refused, words: Words | None) -> Phrase:
    if words is not None:
        return words.refusal(refused)
    return Phrase(refused.reason, dict(refused.params))
