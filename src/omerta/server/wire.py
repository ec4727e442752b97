"""The wire: every message between the page and the server, as types.

The page's TypeScript types and the description of the HTTP interface are generated from these.
Everything that comes in is decoded into these types first, and all bounds are checked. Sentences
travel as phrases; the page says them in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from omerta.games.aim import AimCard
from omerta.games.story import How
from omerta.kernel.game import SeatView
from omerta.kernel.match import MOST_NAME
from omerta.kernel.promises import MOST_PLEDGES
from omerta.kernel.shown import Drawing
from omerta.kernel.state import Pledge
from omerta.lineup import USUAL
from omerta.reference import Panel
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
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Pledges = Annotated[tuple[Pledge, ...], Meta(max_length=MOST_PLEDGES)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a client; unknown fields are refused."""


# --- people ---


class Me(msgspec.Struct, frozen=True):
    """The person this browser belongs to."""

    name: str
    webhook: str  # called when it is this person's turn; empty for none


class Introduce(Strict, frozen=True):
    name: Name
    webhook: Annotated[str, Meta(max_length=500)] = ""


class VapidKey(msgspec.Struct, frozen=True):
    """The key for which a browser subscribes to Web Push; empty if this server pushes nothing."""

    key: str


class Subscribe(Strict, frozen=True):
    """A browser that wants to be told of turns: what its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class Unsubscribe(Strict, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class MoveLink(msgspec.Struct, frozen=True):
    """A private link that makes another device the same person. It works once, for a short time."""

    link: str
    minutes: int


class MoveHere(Strict, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


class Reach(msgspec.Struct, frozen=True):
    """Where others can open this house."""

    kind: Literal["public", "network", "alone"]
    url: str  # what links begin with; empty where only this computer can open them
    tried: bool  # the address in the network was tried just now, and it answers
    command: str  # what opens the house to its network


class CodeOf(Strict, frozen=True):
    """A link to be shown as a QR code. It comes as a body: no log contains it."""

    link: Annotated[str, Meta(max_length=200)]


class Code(msgspec.Struct, frozen=True):
    """A QR code: how many modules wide it is, and the dark ones as a path."""

    size: int
    path: str


# --- tables ---


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind"):
    """A budget for the whole game, and an increment for every answer. Seconds."""

    budget: Annotated[int, Meta(ge=10, le=14_400)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 15


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """A number of days for every answer."""

    days: Annotated[int, Meta(ge=1, le=30)] = 1


Clock = NoClock | LiveClock | DaysClock


class CreateTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    listed: bool = False
    # May the consigliere be asked? If nothing is said, only by who plays alone against bots.
    hints: bool | None = None
    quiet: bool = False  # bots speak only when spoken to
    language: Language = "en"
    title: Annotated[str, Meta(max_length=MOST_TITLE)] = ""
    bots: Annotated[int, Meta(ge=0, le=7)] = 0  # how many of the last seats bots take
    # Which bot; `lively` for a company of all levels.
    bot: Annotated[str, Meta(max_length=MOST_BOT)] = USUAL
    start: bool = False  # begin at once, if every seat is taken
    # With `start`: the seal of the host's nonce. Then the game begins when the nonce is given, or
    # after a few seconds.
    seal: Hash | None = None


class Created(msgspec.Struct, frozen=True):
    table: str


class SeatNow(msgspec.Struct, frozen=True):
    """Who has a seat now. If a bot took it over, it keeps the player's name."""

    name: str  # empty while it is free
    kind: Literal["free", "person", "bot"]
    bot: str = ""  # which bot
    temper: str = ""  # of a bot that bargains; the message temper-… names it
    here: bool = False  # a person who is connected
    host: bool = False
    rematch: bool = False  # wants to play again
    hinted: bool = False  # asked the consigliere; told once the game is over


class Away(msgspec.Struct, frozen=True):
    """A person who has been away for so long that a bot may play on for them."""

    seat: int
    agreed: tuple[int, ...]  # who wants it
    needed: int  # so many must; the host alone is enough


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat asks the others for an undo of an action they have seen."""

    request: int  # its number, for the answer
    seat: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]  # people who have not answered yet


class Again(Strict, frozen=True):
    """A moment of a finished match: its table, and how many entries of the log came before it."""

    table: str
    at: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table, apart from the game on it."""

    id: str
    game: str
    title: str
    status: Status
    language: Language
    listed: bool
    hints: bool  # may the consigliere be asked?
    quiet: bool  # bots speak only when spoken to
    clock: Clock
    options: dict[str, Any]
    seats: tuple[SeatNow, ...]
    me: int  # the reader's seat; -1 for a spectator
    host: bool  # may seat bots and start
    invites: dict[int, str]  # for the host: the secret of the invite link to each free seat
    watching: int
    commitment: str  # the hash of the seed, known before the game
    seed: str | None  # once the game is over
    # What is waited for before the first card: seals, or then the nonces they are hashes of. Each
    # has one for each seat, "" for none; nonces are told once the game has begun.
    dealing: Literal["", "seals", "nonces"]
    seals: tuple[str, ...]
    nonces: tuple[str, ...]
    rematch: str | None  # the table where the next game is played
    again: Again | None  # if it is played on from a moment of another match
    undo: UndoAsked | None
    away: tuple[Away, ...]
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


class LessonCard(msgspec.Struct, frozen=True):
    """A guided first game as the lobby shows it."""

    minutes: int
    steps: int


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    name: str
    least: int
    most: int
    minutes: tuple[int, int]
    lesson: LessonCard | None  # the guided first game, if there is one


class Lobby(msgspec.Struct, frozen=True):
    games: tuple[GameCard, ...]
    mine: tuple[TableCard, ...]  # first those that wait for the reader
    open: tuple[TableCard, ...]
    playing: tuple[TableCard, ...]  # listed, to watch
    people: int
    tables: int


# --- to a browser in the lobby ---


class LobbyNow(msgspec.Struct, frozen=True, tag="lobby", tag_field="is"):
    """All of it, when a browser comes in."""

    lobby: Lobby


class LobbyTables(msgspec.Struct, frozen=True, tag="tables", tag_field="is"):
    """What is alike for all readers has changed."""

    open: tuple[TableCard, ...]
    playing: tuple[TableCard, ...]
    people: int
    tables: int


class LobbyMine(msgspec.Struct, frozen=True, tag="mine", tag_field="is"):
    """The reader's own tables have changed."""

    mine: tuple[TableCard, ...]


ToLobby = LobbyNow | LobbyTables | LobbyMine


# --- games ---


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, with its choices."""

    name: str
    choices: tuple[str | int | bool, ...]
    count: int  # how many choices it takes: usually one, else it is a list of this length
    default: Any
    players: tuple[int, int]  # the least and most players with which it has an effect


class AskInfo(msgspec.Struct, frozen=True):
    rule: str
    see: tuple[str, ...]
    window: bool  # a chance to react: "always pass" is offered
    preferences: tuple[str, ...]  # of a window: also wishes to pass in some cases


class FieldInfo(msgspec.Struct, frozen=True):
    """A field of a game's view: what it holds, and how it is to be drawn."""

    name: str
    holds: Literal["number", "text", "flag", "facts"]
    shown: Drawing | None
    by_seat: bool  # one entry for each seat
    lists: int  # so many lists deep, within a seat's entry if it has one
    fields: tuple[FieldInfo, ...]  # of `facts`


class GameInfo(msgspec.Struct, frozen=True):
    """What the page needs to know of a game, besides the view."""

    name: str
    version: str
    least: int
    most: int
    actions: tuple[tuple[str | int, ...], ...]  # by id: verb and arguments
    asks: dict[str, AskInfo]
    options: tuple[OptionInfo, ...]
    content: Any
    printed: Any  # facts that follow from the content, such as cards by number; or None
    bots: tuple[str, ...]  # for people to play against, the weakest first
    fields: tuple[FieldInfo, ...]  # of the view, for a page without a table for this game
    drawn: dict[str, Drawing]  # by verb: how the last argument of an action is drawn
    lesson: LessonCard | None  # the guided first game, if there is one


class RuleEntry(msgspec.Struct, frozen=True):
    id: str
    text: str  # Markdown


class RuleSection(msgspec.Struct, frozen=True):
    level: int  # 1 for a part of the rules, 2 for a section of it
    title: str
    intro: str  # Markdown before the first entry
    entries: tuple[RuleEntry, ...]


class RuleExample(msgspec.Struct, frozen=True):
    """A position of the rules that can be tried out at a table."""

    name: str
    rules: tuple[str, ...]  # what it shows


class Rules(msgspec.Struct, frozen=True):
    game: str
    language: Language
    panels: tuple[Panel, ...]  # the game in two minutes; none if nobody has written them
    sections: tuple[RuleSection, ...]
    examples: tuple[RuleExample, ...]


# --- to a browser at a table ---


class HeardEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int  # its number in the match
    kind: str
    rule: str
    data: Any  # the game's own struct for this kind of event
    line: Phrase | None  # for the log; None if it needs no line
    how: How = "line"  # how the line goes into the log
    secret: bool = False  # the reader is told more than everybody
    beat: int = 0  # how long it is looked at, in milliseconds


class Heard(msgspec.Struct, frozen=True):
    """Drop all events from this number on (they may have been undone), then add these."""

    since: int
    events: tuple[HeardEvent, ...]
    # For each event what it changed in the reader's view (`kernel/differences.py`); None if that is
    # no longer known.
    frames: tuple[Any, ...]


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds each seat had left when this was sent, and whose clock runs."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    # Until then they stand still: what led to the question is being shown. Milliseconds.
    held: int = 0


class Branch(msgspec.Struct, frozen=True):
    """A choice, and what may follow it."""

    action: int
    then: tuple[Branch, ...]


class _Now(msgspec.Struct, frozen=True, kw_only=True):
    """The game at this moment. An answer must name the stamp of its question."""

    seq: int
    stamp: str
    question: Phrase
    labels: tuple[Phrase, ...]  # one for each option of the prompt, then for each interrupt
    # For an answer of several choices: the tree of all choices.
    branches: tuple[Branch, ...]
    # For each option of the prompt what it would lead to; empty in a game without outlooks.
    outlooks: tuple[Any, ...]
    offer_outlooks: dict[int, Any]  # by offer: what accepting it would change
    heard: Heard
    clocks: Clocks | None
    # Milliseconds left for the open question, if it has a time limit of its own.
    deadline: int | None
    gate: bool  # may offers be made now?
    offers_end: dict[int, int]  # by offer: milliseconds until it lapses
    can_undo: bool
    may_ask_undo: bool  # the others would have to agree
    always_pass: tuple[str, ...]  # wishes, as in `AlwaysPass.kind`
    moved: int  # how many events there were after the reader's last answer
    head: str  # of the chain, at turn `seq` (`kernel/chain.py`); the page keeps it
    ack: str | None = None  # the reader's message this answers


class Now(_Now, frozen=True, kw_only=True, tag="now", tag_field="is"):
    """The game as the reader sees it now."""

    view: SeatView


class Changed(_Now, frozen=True, kw_only=True, tag="changed", tag_field="is"):
    """The game as the reader sees it now: what they saw before, with the frames of the events they
    hear now, and then with this difference (`kernel/differences.py`)."""

    change: dict[str, Any]


class Waiting(msgspec.Struct, frozen=True, tag="waiting", tag_field="is"):
    """A seat answered in secret: only `waiting` has changed."""

    seq: int
    waiting: tuple[int, ...]
    question: Phrase | None  # for readers who are not asked: says whom the game waits for
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
    name: str  # empty for a notice of the server
    seat: int  # -1 for a spectator
    text: str
    notice: Phrase | None = None  # of the server; or, with a seat, what a bot says
    to: int = -1  # a whisper: only these two seats read it


class ChatSaid(msgspec.Struct, frozen=True, tag="chat", tag_field="is"):
    line: ChatLine


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="is"):
    """Nothing was done. If `stale`, the sender acted on an old view; the current one follows."""

    token: str
    why: Phrase
    rule: str
    stale: bool


class Hint(msgspec.Struct, frozen=True):
    """A recommended answer: what to send as `Act`, how good it is, and why."""

    actions: tuple[int, ...]
    whole: bool
    words: tuple[Phrase, ...]  # one for each choice
    chance: float  # to win, from 0 to 1
    even: bool  # about as good as the first
    # What this answer gains more of than others, and how much: the game's message `gain-<term>`.
    # Empty if nothing stands out.
    term: str
    amount: float


class Counsel(msgspec.Struct, frozen=True, tag="counsel", tag_field="is"):
    """The consigliere's advice on the question with this stamp; the best first."""

    token: str
    stamp: str
    hints: tuple[Hint, ...]
    # About offers to the reader, and whom to ask for what; empty where nobody may bargain.
    offers: tuple[Phrase, ...] = ()


class Tried(msgspec.Struct, frozen=True, tag="tried", tag_field="is"):
    """The answer to `Try` or `TryOffer`: what may follow the path, and its outlook."""

    token: str
    path: tuple[int, ...]  # as it was tried
    options: tuple[int, ...]  # empty when the answer is complete
    labels: tuple[Phrase, ...]
    outlook: Any
    why: Phrase | None = None  # why an offer that was tried could not be made
    rule: str = ""


class AimNow(msgspec.Struct, frozen=True, tag="aim", tag_field="is"):
    """The answer to `AskAim`."""

    token: str
    aim: AimCard


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """A message was taken that did not change the game."""

    token: str


ToPage = (
    Welcome
    | Now
    | Changed
    | Waiting
    | TableChanged
    | ChatSaid
    | Refusal
    | Counsel
    | Tried
    | AimNow
    | Done
)


# --- to a browser in a lesson: as at a table, and this ---


class Chapter(msgspec.Struct, frozen=True):
    """The message `lesson-chapter-<name>` names it."""

    name: str
    first: int  # its first step


class Reaction(msgspec.Struct, frozen=True):
    """What the teacher says to an answer.

    `nudge`: nothing was done. `show`: the table shows what would come of it, until the learner
    takes it back. `fine`: it was as good, and the lesson goes on."""

    do: Literal["nudge", "show", "fine"]
    say: str  # the message `lesson-<say>`
    # Of an answer that was not carried out: so many of its first steps may stay as they are.
    good: int = 0
    # Nothing was wrong with it: only something else is wanted here.
    praise: bool = False


class WantedOffer(msgspec.Struct, frozen=True):
    """What the learner is to offer, for the page to point at."""

    to: int
    gives: Items
    wants: Items


class LessonStep(msgspec.Struct, frozen=True, tag="lesson", tag_field="is"):
    """Where a lesson stands. The page shows it when the table is still."""

    step: int  # from 0; after the last one the lesson is over
    steps: int
    chapters: tuple[Chapter, ...]
    say: str  # the message `lesson-<say>`; empty when the lesson is over
    facts: dict[str, Any]  # for that message
    rule: str
    light: tuple[str, ...]  # pieces of the table, as in `data-piece`
    ask: str  # what is asked; empty for a step that only tells
    # The answer the step asks for, for the page to point at; empty if there is no help.
    wanted: tuple[int, ...]
    # Where an offer is to be made: the one the step asks for.
    offer: WantedOffer | None
    alone: bool  # a choice without help
    reaction: Reaction | None = None
    # All this is said once the event with this number has been shown, and the table stays as it
    # left it; None if after all events. It then comes before the table that follows.
    held: int | None = None
    # The table that follows was set up anew: it is shown at once, without what led to it.
    cut: bool = False


ToLearner = ToPage | LessonStep


# --- from a browser at a table ---


class Message(Strict, frozen=True, tag_field="do"):
    """The sender chooses the token. A message sent again with the same token counts once."""

    token: Token


class Act(Message, frozen=True, tag="act"):
    """Answer the question with this stamp; for a chain, with all steps at once.

    A `whole` path also contains the choices that are taken automatically (`Now.branches`).
    """

    stamp: Annotated[str, Meta(max_length=40)]
    actions: Annotated[tuple[ActionId, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    whole: bool = False


class Try(Message, frozen=True, tag="try"):
    """Ask what may follow this path of choices, and for its outlook. Changes nothing."""

    stamp: Annotated[str, Meta(max_length=40)]
    path: Annotated[tuple[ActionId, ...], Meta(max_length=MOST_ACTIONS)] = ()
    prune: bool = False  # choices that cannot follow those before them are left out, not refused


class TryOffer(Message, frozen=True, tag="try_offer"):
    """Ask for the outlook of an offer. Changes nothing."""

    to: Annotated[int, Meta(ge=-1, le=7)]
    gives: Items = ()
    wants: Items = ()


class AskPrice(Message, frozen=True, tag="ask_price"):
    """Ask a bot what it would want for these, with what is given for them already; sums given do
    not count. It makes an offer, or says in the chat why not."""

    to: SeatNumber
    wants: Annotated[Items, Meta(min_length=1)]
    gives: Items = ()


class AskCounsel(Message, frozen=True, tag="ask_counsel"):
    """Ask the consigliere about the question with this stamp, and about offers.

    Until the end of the game, nobody else learns of it."""

    stamp: Annotated[str, Meta(max_length=40)]


class AskAim(Message, frozen=True, tag="ask_aim"):
    """Ask what one plays for, how far everybody is, and what can be done now."""


class Undo(Message, frozen=True, tag="undo"):
    """Undo; if others must agree, ask them."""

    stamp: Annotated[str, Meta(max_length=40)]


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    request: int
    agree: bool


class MakeOffer(Message, frozen=True, tag="offer"):
    to: Annotated[int, Meta(ge=-1, le=7)]
    gives: Items = ()
    wants: Items = ()
    words: Words = ""
    pledges: Pledges = ()  # of the sender and of the recipient; written down with the trade


class CounterOffer(Message, frozen=True, tag="counter"):
    offer: int
    gives: Items = ()
    wants: Items = ()
    words: Words = ""
    pledges: Pledges | None = None  # none named: those of the offer stay, of both


class AnswerOffer(Message, frozen=True, tag="answer_offer"):
    offer: int
    answer: Literal["accept", "decline", "withdraw"]
    # With "accept": which items the taker gives, if the offer leaves that open.
    picks: Annotated[tuple[ActionId, ...], Meta(max_length=20)] = ()


class GivePromise(Message, frozen=True, tag="promise"):
    """A promise to another seat without a trade, for all to see."""

    to: SeatNumber
    pledge: Pledge


class MarkPromise(Message, frozen=True, tag="mark"):
    """What became of a promise to the sender; "" for nothing yet."""

    promise: int
    mark: Literal["kept", "broken", ""]


# A wish that holds until the seat is asked something else than a window.
UNTIL_MY_TURN = "until_my_turn"


class AlwaysPass(Message, frozen=True, tag="always_pass"):
    """A standing wish: pass for me in this kind of window, always or, with `kind:preference`, in
    the cases of this preference; or, with `until_my_turn`, in all windows until my turn."""

    kind: Annotated[str, Meta(max_length=80)]
    on: bool


class Say(Message, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    to: Annotated[int, Meta(ge=-1, le=7)] = -1  # a seat, for a whisper


class Sit(Message, frozen=True, tag="sit"):
    seat: SeatNumber
    invite: Annotated[str, Meta(max_length=100)] = ""


class Stand(Message, frozen=True, tag="stand"):
    pass


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat; with an empty name, frees the seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=MOST_BOT)] = ""


class Start(Message, frozen=True, tag="start"):
    pass


class GiveSeal(Message, frozen=True, tag="seal"):
    """Before the start: the hash of a nonce for the luck, which is given later."""

    seal: Hash


class GiveNonce(Message, frozen=True, tag="nonce"):
    """When all seals have been shown (`TableInfo.dealing`): the nonce."""

    nonce: Hash


class Resign(Message, frozen=True, tag="resign"):
    """Leave a game in progress; a bot takes the seat over."""


class Replace(Message, frozen=True, tag="replace"):
    """Let a bot play on for somebody who has been away for long. The host decides; or the people
    who are here, by majority."""

    seat: SeatNumber


class Rematch(Message, frozen=True, tag="rematch"):
    """The sender wants to play again. When all people want to, a new table opens."""


FromPage = (
    Act
    | Try
    | TryOffer
    | AskPrice
    | AskCounsel
    | AskAim
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
    | GiveSeal
    | GiveNonce
    | Resign
    | Replace
    | Rematch
)


# --- from a browser in a lesson: as at a table, and these ---


class Consider(Message, frozen=True, tag="consider"):
    """The beginning of an answer. If it leads nowhere, the teacher says so at once."""

    path: Annotated[tuple[ActionId, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    whole: bool = False
    # Only ask whether the step's question has this answer and would take it; nothing is said.
    quiet: bool = False


class GoInLesson(Message, frozen=True, tag="go"):
    """To the next step, after one that only tells; a step back; to the next chapter; to the
    beginning; or back to the step, after something was shown."""

    to: Literal["next", "back", "skip", "first", "step"]


FromLearner = FromPage | Consider | GoInLesson


# --- after and again ---


class Frame(msgspec.Struct, frozen=True):
    """One moment of a match, as one seat saw it."""

    seq: int  # once the game is over: how many entries of the log came before it
    at: int  # milliseconds since the match began
    # What is seen, `{view, question}`, as a difference (`kernel/differences.py`): to what was seen
    # before, with the events' own frames applied to its view; to an empty object in the first.
    change: Any
    heard: Heard
    doer: int  # whose action led here; -1 for the beginning


class Film(msgspec.Struct, frozen=True):
    seat: int
    frames: tuple[Frame, ...]


class Turn(msgspec.Struct, frozen=True):
    """The game turned between these two moments of `Chances`."""

    first: int
    last: int


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win at certain moments, estimated from what all could see then.

    While `progress` is below 1, ask again for more and better estimates.
    """

    at: tuple[int, ...]  # the number of log entries before each moment, as in a frame's `seq`
    shares: tuple[tuple[float, ...], ...]  # by moment, by seat
    errors: tuple[tuple[float, ...], ...]  # their standard errors
    turns: tuple[Turn, ...]  # where chances moved by more than their error
    worlds: int  # how many were played on for this so far
    progress: float


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost the reader chances, judged by what the reader could see then."""

    at: int  # the number of log entries before it
    stage: Phrase
    question: Phrase
    did: tuple[Phrase, ...]  # one for each choice, in the words of the buttons
    better: tuple[Phrase, ...]
    chance: float  # after what the reader did
    best: float  # after what was better
    error: float  # the standard error of the difference
    # Why it was better: the game's message `gain-<term>` says it; "" if nothing stands out. And how
    # much more of it there was.
    term: str
    more: float


class Mistakes(msgspec.Struct, frozen=True):
    """The decisions that cost the reader most, the dearest first; only what is sure.

    While `progress` is below 1, ask again.
    """

    decisions: int  # how many were judged
    found: tuple[Mistake, ...]
    progress: float


class PlayAgain(Strict, frozen=True):
    """Play on from a moment at which one was asked, given as in `Mistake.at`."""

    at: Annotated[int, Meta(ge=0)]


class Proof(msgspec.Struct, frozen=True):
    """The server's own check; the page checks the seed, the chain and the signature itself."""

    commitment: str
    seed: str
    genuine: bool
    problem: Phrase | None
    entries: int
    signed: bool  # matches from before there were signatures are not


class HouseKey(msgspec.Struct, frozen=True):
    """The public key with which this server signs its matches: Ed25519, in hexadecimal."""

    key: str


class SignedHead(msgspec.Struct, frozen=True):
    """The head of a match's chain at a turn, signed: `omerta head <table> <head>`."""

    table: str
    seq: int
    head: str
    key: str
    signature: str


class Trouble(msgspec.Struct, frozen=True):
    """Why a request over HTTP was not done."""

    why: Phrase
    rule: str = ""
