"""The wire: every message between a page and the server, as types.

The page's TypeScript types are generated from these (`python -m omerta.server.typescript`), and
so is the description of the HTTP interface. Whatever comes in is decoded into these types, bounds
included, before anything looks at it. Sentences travel as phrases; the page says them in the
reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from omerta.bots import USUAL
from omerta.kernel.game import SeatView
from omerta.kernel.match import MOST_NAME
from omerta.text.phrases import Phrase

MOST_ACTIONS = 100  # steps of one chain in one message
MOST_BOT = 40  # letters of its name
MOST_CHAT = 500
MOST_ITEMS = 20
MOST_TITLE = 60
MOST_WORDS = 500  # beside an offer, or of a promise; a game may allow less

Token = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Language = Literal["en", "fr"]
Status = Literal["open", "playing", "over"]
ActionId = Annotated[int, Meta(ge=0, le=1_000_000)]
Item = tuple[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=10**9)]]
Words = Annotated[str, Meta(max_length=MOST_WORDS)]
Items = Annotated[tuple[Item, ...], Meta(max_length=MOST_ITEMS)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing that is not expected."""


# --- people ---


class Me(msgspec.Struct, frozen=True):
    """Who the browser is, as far as the house knows."""

    name: str
    webhook: str  # called when it is this person's turn; empty for none


class Introduce(Strict, frozen=True):
    name: Name
    webhook: Annotated[str, Meta(max_length=500)] = ""


class MoveLink(msgspec.Struct, frozen=True):
    """A private link that makes another device the same person. Good once, for a short time."""

    link: str
    minutes: int


class MoveHere(Strict, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


# --- tables ---


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind"):
    """A budget for the whole game, and an increment for every answer. Seconds."""

    budget: Annotated[int, Meta(ge=10, le=14_400)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 15


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for every answer."""

    days: Annotated[int, Meta(ge=1, le=30)] = 1


Clock = NoClock | LiveClock | DaysClock


class CreateTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    listed: bool = False
    hints: bool = True  # may the consigliere be asked?
    language: Language = "en"
    title: Annotated[str, Meta(max_length=MOST_TITLE)] = ""
    bots: Annotated[int, Meta(ge=0, le=7)] = 0  # the last so many seats
    bot: Annotated[str, Meta(max_length=MOST_BOT)] = USUAL  # which one sits there
    start: bool = False  # at once, if every seat is taken: play now against bots


class Created(msgspec.Struct, frozen=True):
    table: str


class SeatNow(msgspec.Struct, frozen=True):
    """Who sits there now. A seat that a bot took over keeps its first player's name."""

    name: str  # empty while it is free
    kind: Literal["free", "person", "bot"]
    bot: str = ""  # which bot
    temper: str = ""  # of a bot, where it bargains: its word is the message temper-…, with a line
    here: bool = False  # a person who is connected
    host: bool = False
    rematch: bool = False  # wants to play again


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat asks the others to let it take back an action they have seen."""

    request: int  # its number, which an answer names
    seat: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]  # people who have not answered yet


class TableInfo(msgspec.Struct, frozen=True):
    """A table, apart from the game on it."""

    id: str
    game: str
    title: str
    status: Status
    language: Language
    listed: bool
    hints: bool  # may the consigliere be asked?
    clock: Clock
    options: dict[str, Any]
    seats: tuple[SeatNow, ...]
    me: int  # the reader's seat; -1 for a spectator
    host: bool  # may seat bots and start
    invites: dict[int, str]  # for the host: what an invite link to a free seat carries
    watching: int
    commitment: str  # of the seed, from before the first card
    seed: str | None  # once the game is over
    rematch: str | None  # the table where the next game is played
    undo: UndoAsked | None
    created: int  # milliseconds since 1970
    began: int | None


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    status: Status
    language: Language
    hints: bool
    clock: Clock
    seats: tuple[SeatNow, ...]
    me: int
    my_turn: bool
    waiting: tuple[int, ...]
    left: int | None  # milliseconds on the reader's clock, while it runs
    stage: Phrase | None  # how far the game is


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it; `here` is false for one that is still to come."""

    name: str
    here: bool
    least: int
    most: int
    minutes: tuple[int, int]


class Lobby(msgspec.Struct, frozen=True):
    games: tuple[GameCard, ...]
    mine: tuple[TableCard, ...]  # those that wait for the reader first
    open: tuple[TableCard, ...]
    playing: tuple[TableCard, ...]  # listed, to watch
    people: int
    tables: int


# --- games ---


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, with what it may be."""

    name: str
    choices: tuple[str | int | bool, ...]
    count: int  # how many of the choices it takes: usually one, else a list of so many
    default: Any
    players: tuple[int, int]  # from so many to so many it means something


class AskInfo(msgspec.Struct, frozen=True):
    rule: str
    see: tuple[str, ...]
    window: bool  # a chance to react: "always pass" is offered
    preferences: tuple[str, ...]  # of a window: besides that, wishes to pass in some cases only


class GameInfo(msgspec.Struct, frozen=True):
    """What the page needs to know of a game beyond the view."""

    name: str
    version: str
    least: int
    most: int
    actions: tuple[tuple[str | int, ...], ...]  # by id: verb and arguments
    asks: dict[str, AskInfo]
    options: tuple[OptionInfo, ...]
    content: Any
    bots: tuple[str, ...]  # those a person would want to meet, the weakest first


class RuleEntry(msgspec.Struct, frozen=True):
    id: str
    text: str  # Markdown


class RuleSection(msgspec.Struct, frozen=True):
    title: str
    intro: str  # Markdown before the first entry
    entries: tuple[RuleEntry, ...]


class Rules(msgspec.Struct, frozen=True):
    game: str
    language: Language
    sections: tuple[RuleSection, ...]


# --- what a browser hears at a table ---


class HeardEvent(msgspec.Struct, frozen=True):
    n: int  # its number in the match; numbers a seat may not hear are missing
    kind: str
    rule: str
    data: dict[str, Any]
    line: Phrase | None  # for the log; None if it goes without saying


class Heard(msgspec.Struct, frozen=True):
    """Drop all events from this number on (something was taken back), then add these."""

    since: int
    events: tuple[HeardEvent, ...]


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds each seat has left when this was sent, and whose clock runs."""

    left: tuple[int, ...]
    running: tuple[int, ...]


class Branch(msgspec.Struct, frozen=True):
    """A choice, and what may follow it."""

    action: int
    then: tuple[Branch, ...]


class Now(msgspec.Struct, frozen=True, tag="now", tag_field="is"):
    """The game as the reader sees it now. Answers carry the stamp of the question they answer."""

    seq: int
    stamp: str
    view: SeatView
    question: Phrase
    labels: tuple[Phrase, ...]  # one for each option of the prompt, then for each interrupt
    # For an answer of several choices: each first choice with all that may follow it, and so on.
    branches: tuple[Branch, ...]
    heard: Heard
    clocks: Clocks | None
    # Milliseconds left for the open question, where it has a time of its own, whoever is asked.
    deadline: int | None
    gate: bool  # may offers be made now?
    offers_end: dict[int, int]  # by offer: milliseconds until it lapses; empty if none ever does
    can_undo: bool
    may_ask_undo: bool  # the others would have to agree
    always_pass: tuple[str, ...]  # kinds of windows, or `kind:preference`
    ack: str | None = None  # the reader's message this answers


class Waiting(msgspec.Struct, frozen=True, tag="waiting", tag_field="is"):
    """Somebody answered in secret: nothing changed but who is waited for."""

    seq: int
    waiting: tuple[int, ...]
    question: Phrase | None  # for those who are not asked: it says who is waited for
    clocks: Clocks | None


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="is"):
    table: TableInfo
    chat: tuple[ChatLine, ...]
    now: Now | None  # None before the start


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="is"):
    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    at: int  # milliseconds since 1970
    name: str  # empty for a notice of the house
    seat: int  # -1 for a spectator
    text: str
    notice: Phrase | None = None
    to: int = -1  # a whisper: only these two seats read it


class ChatSaid(msgspec.Struct, frozen=True, tag="chat", tag_field="is"):
    line: ChatLine


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="is"):
    """Nothing was done. If `stale`, the reader acted on an old view; the current one follows."""

    token: str
    why: Phrase
    rule: str
    stale: bool


class Hint(msgspec.Struct, frozen=True):
    """An answer worth giving: what `Act` takes, what it is worth, and why."""

    actions: tuple[int, ...]
    whole: bool
    words: tuple[Phrase, ...]  # one for each choice it is made of
    hope: float  # to win, nearly: from 0 to 1
    even: bool  # about as good as the first
    # What it brings more of than other answers, and how much: the game's `gain-<term>` says it.
    # Empty where nothing stands out.
    term: str
    amount: float


class Counsel(msgspec.Struct, frozen=True, tag="counsel", tag_field="is"):
    """What the consigliere says to the question with this stamp; the best first."""

    token: str
    stamp: str
    hints: tuple[Hint, ...]


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """A message that changed nothing of the game was taken."""

    token: str


ToPage = Welcome | Now | Waiting | TableChanged | ChatSaid | Refusal | Counsel | Done


# --- what a browser may say at a table ---


class Message(Strict, frozen=True, tag_field="do"):
    """The token is the sender's own: the same one sent again counts once."""

    token: Token


class Act(Message, frozen=True, tag="act"):
    """Answer the question with this stamp; for a chain, with all its steps at once.

    A `whole` path also names what would be taken by itself (`Now.branches`).
    """

    stamp: Annotated[str, Meta(max_length=40)]
    actions: Annotated[tuple[ActionId, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    whole: bool = False


class AskCounsel(Message, frozen=True, tag="ask_counsel"):
    """What would the consigliere answer to the question with this stamp? Nobody else hears it."""

    stamp: Annotated[str, Meta(max_length=40)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back; or, where others would have to agree, ask them."""

    stamp: Annotated[str, Meta(max_length=40)]


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    request: int
    agree: bool


class MakeOffer(Message, frozen=True, tag="offer"):
    to: Annotated[int, Meta(ge=-1, le=7)]
    gives: Items = ()
    wants: Items = ()
    words: Words = ""
    promise: bool = False  # with the trade, the words are written down for all to see


class CounterOffer(Message, frozen=True, tag="counter"):
    offer: int
    gives: Items = ()
    wants: Items = ()
    words: Words = ""
    promise: bool = False  # with the trade, the words are written down for all to see


class AnswerOffer(Message, frozen=True, tag="answer_offer"):
    offer: int
    answer: Literal["accept", "decline", "withdraw"]
    # With "accept": which things of one's own one gives, where the offer leaves that open.
    picks: Annotated[tuple[ActionId, ...], Meta(max_length=20)] = ()


class GivePromise(Message, frozen=True, tag="promise"):
    """One's word to another seat, before all, without any trade."""

    to: SeatNumber
    words: Words


class MarkPromise(Message, frozen=True, tag="mark"):
    """What became of a promise that was made to the sender; empty for nothing yet."""

    promise: int
    mark: Literal["kept", "broken", ""]


class AlwaysPass(Message, frozen=True, tag="always_pass"):
    """A standing wish: pass on this kind of window for me, always or (`kind:preference`) where
    one of the preferences the game offers for it says so."""

    kind: Annotated[str, Meta(max_length=80)]
    on: bool


class Say(Message, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    to: Annotated[int, Meta(ge=-1, le=7)] = -1  # a seat: for these two alone


class Sit(Message, frozen=True, tag="sit"):
    seat: SeatNumber
    invite: Annotated[str, Meta(max_length=100)] = ""


class Stand(Message, frozen=True, tag="stand"):
    pass


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat; with an empty name, asks whoever sits there to leave."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=MOST_BOT)] = ""


class Start(Message, frozen=True, tag="start"):
    pass


class Resign(Message, frozen=True, tag="resign"):
    """Leave a game in progress; a bot takes the seat over."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Ready to play again; when all people are, there is a new table."""


FromPage = (
    Act
    | AskCounsel
    | Undo
    | AnswerUndo
    | MakeOffer
    | CounterOffer
    | AnswerOffer
    | GivePromise
    | MarkPromise
    | AlwaysPass
    | Say
    | Sit
    | Stand
    | SeatBot
    | Start
    | Resign
    | Rematch
)


# --- after and again ---


class Frame(msgspec.Struct, frozen=True):
    """One moment of a match, as one seat saw it."""

    seq: int  # once the game is over: how many entries of the log came before it
    at: int  # milliseconds since the match began
    # What is seen, `{view, question}`, as a difference to the frame before (`differences.py`); to
    # an empty object in the first.
    change: Any
    heard: Heard
    doer: int  # whose action led here; -1 for the beginning


class Film(msgspec.Struct, frozen=True):
    seat: int
    frames: tuple[Frame, ...]


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win at certain moments, estimated from what all could see then.

    Until `progress` is 1 they get more and finer: ask again.
    """

    at: tuple[int, ...]  # how many entries of the log came before, as in a frame's `seq`
    shares: tuple[tuple[float, ...], ...]  # by moment, by seat
    games: tuple[int, ...]  # played out for each moment; 0 where the game is over and all is known
    progress: float


class Proof(msgspec.Struct, frozen=True):
    """The house's own check; the page checks the seed's hash itself."""

    commitment: str
    seed: str
    genuine: bool
    problem: Phrase | None
    entries: int


class Trouble(msgspec.Struct, frozen=True):
    """Why a request over HTTP was not done."""

    why: Phrase
    rule: str = ""
