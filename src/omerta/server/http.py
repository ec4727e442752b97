"""The HTTP interface: people, the lobby, games, and finished matches. Play itself uses WebSockets.

It is described for programs at `/api/schema/openapi.json`. Errors are sent as `Trouble`, with a
phrase.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter

from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.server.catalogue import game_info, rules, texts
from omerta.server.croupier import Croupier
from omerta.server.doors import network
from omerta.server.house import House
from omerta.server.identity import COOKIE, COOKIE_SECONDS, MOVE_MINUTES, guest_name
from omerta.server.limits import CHANGE, CODE, CREATE, HEAVY, LOOK, Rate
from omerta.server.lobby import LobbyBoard
from omerta.server.looking_back import LookingBack
from omerta.server.nodes import Elsewhere
from omerta.server.notify import check_push, check_webhook
from omerta.server.push import check_keys
from omerta.server.reach import reach
from omerta.server.relay import relayed_guest
from omerta.server.store import PersonRow, PushRow, now
from omerta.server.wire import (
    Chances,
    Code,
    CodeOf,
    Created,
    CreateTable,
    Film,
    GameInfo,
    HouseKey,
    Introduce,
    Language,
    Lobby,
    Me,
    Mistakes,
    MoveHere,
    MoveLink,
    PlayAgain,
    Proof,
    Reach,
    Rules,
    SignedHead,
    Subscribe,
    Unsubscribe,
    VapidKey,
)

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheCroupier = NamedDependency[Croupier]
TheArchive = NamedDependency[LookingBack]
TheBoard = NamedDependency[LobbyBoard]
Table = Annotated[str, Parameter(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
Eyes = Annotated[int, Parameter(ge=PUBLIC, le=7)]


class Unknown(Refused):
    """There is no such table or game."""


class TooFast(Refused):
    def __init__(self) -> None:
        super().__init__("too-fast")


def limit(request: Asked, house: House, rate: Rate) -> None:
    where = relayed_guest(request.scope, house.signer) or address(request)
    if not house.limits.allow(where, rate):
        raise TooFast


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return network(connection.client.host) if connection.client else ""


async def known_person(
    connection: ASGIConnection[Any, Any, Any, Any], house: House
) -> PersonRow | None:
    """The person of the cookie, if the cookie is genuine and still valid."""
    signed = connection.cookies.get(COOKIE, "")
    value = house.signer.read("person", signed) if signed else None
    if value is None:
        return None
    person, _, generation = value.partition(":")
    row = await house.person(person)
    return row if row is not None and str(row.generation) == generation else None


def with_cookie(body: Any, person: PersonRow, house: House, status: int = 200) -> Response[Any]:
    cookie = Cookie(
        COOKIE,
        value=house.signer.sign("person", f"{person.id}:{person.generation}"),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
    )
    return Response(body, status_code=status, cookies=[cookie])


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?")
    async def who_am_i(self, request: Asked, house: TheHouse) -> Me | None:
        limit(request, house, LOOK)
        person = await known_person(request, house)
        return None if person is None else Me(person.name, person.webhook)

    @put(summary="Say who you are")
    async def introduce(
        self, request: Asked, house: TheHouse, croupier: TheCroupier, data: JSONBody[Introduce]
    ) -> Response[Me]:
        limit(request, house, CHANGE)
        person = await known_person(request, house)
        webhook = check_webhook(data.webhook)
        row = await house.introduce(person.id if person else None, data.name, webhook)
        if person is not None and person.name != row.name:
            await croupier.room.rename(row.id, row.name)
        return with_cookie(Me(row.name, row.webhook), row, house)

    @put("/push", summary="Tell this browser of turns while it is closed", status_code=204)
    async def subscribe(self, request: Asked, house: TheHouse, data: JSONBody[Subscribe]) -> None:
        limit(request, house, CREATE)
        person = await known_person(request, house)
        if person is None or not house.settings.pushes_as:
            raise Refused("who-are-you" if person is None else "push-none")
        check_keys(data.p256dh, data.auth)
        endpoint = check_push(data.endpoint, local=house.settings.local_webhooks)
        push = PushRow(endpoint, person.id, data.p256dh, data.auth, data.language, now())
        await house.keep_push(push)

    @post("/push/off", summary="Tell this browser of no more turns", status_code=204)
    async def unsubscribe(
        self, request: Asked, house: TheHouse, data: JSONBody[Unsubscribe]
    ) -> None:
        limit(request, house, CREATE)
        person = await known_person(request, house)
        if person is not None:
            await house.drop_push(person.id, data.endpoint)

    @post("/link", summary="A private link that makes another device yours", status_code=200)
    async def link(self, request: Asked, house: TheHouse) -> MoveLink:
        limit(request, house, CREATE)
        person = await known_person(request, house)
        if person is None:
            raise Refused("who-are-you")
        token = house.signer.move_token(person.id, person.generation)
        # In the fragment, which browsers do not send: no log ever contains it.
        base = house.settings.public_url or str(request.base_url).rstrip("/")
        return MoveLink(f"{base}/move#{token}", MOVE_MINUTES)

    @post("/move", summary="Make this device the person's whose link this is", status_code=200)
    async def move(self, request: Asked, house: TheHouse, data: JSONBody[MoveHere]) -> Response[Me]:
        limit(request, house, CREATE)
        person = await house.redeem(data.token)
        if person is None:
            raise Refused("link-spent")
        return with_cookie(Me(person.name, person.webhook), person, house)

    @post("/sign-out", summary="Sign out everywhere but here", status_code=200)
    async def sign_out(self, request: Asked, house: TheHouse) -> Response[Me]:
        """All other devices, and all links that were not used, are nobody's from now on."""
        limit(request, house, CREATE)
        person = await known_person(request, house)
        if person is None:
            raise Refused("who-are-you")
        row = await house.sign_out(person)
        answer = with_cookie(Me(row.name, row.webhook), row, house)
        # This device's own windows, too: they connect again with the new cookie.
        answer.background = BackgroundTask(house.hang_up, row)
        return answer


class TheLobby(Controller):
    path = "/api"
    tags = ("lobby",)

    @get("/reach", summary="Where others can open this house")
    async def reach(self, request: Asked, house: TheHouse) -> Reach:
        limit(request, house, LOOK)
        settings = house.settings
        return await reach(settings.public_url, settings.host, settings.port)

    @post("/code", summary="A link as a QR code", status_code=200)
    async def code(self, request: Asked, house: TheHouse, data: JSONBody[CodeOf]) -> Code:
        limit(request, house, CODE)
        # Imported here: only hosts who invite somebody need it.
        from omerta.server.codes import code_of

        return await asyncio.to_thread(code_of, data.link)

    @get("/key", summary="The key with which this server signs its matches")
    async def key(self, request: Asked, house: TheHouse) -> HouseKey:
        limit(request, house, LOOK)
        return HouseKey(house.signing_key.public)

    @get("/push", summary="The key for Web Push, if this server pushes")
    async def push(self, request: Asked, house: TheHouse) -> VapidKey:
        limit(request, house, LOOK)
        return VapidKey(house.push_key.public if house.settings.pushes_as else "")

    @get("/lobby", summary="Games, your tables, open tables")
    async def lobby(self, request: Asked, house: TheHouse, board: TheBoard) -> Lobby:
        limit(request, house, LOOK)
        person = await known_person(request, house)
        return await board.lobby(person.id if person else None)

    @get("/games/{name:str}", summary="A game: its actions, questions, options, components")
    async def game(self, request: Asked, house: TheHouse, name: FromPath[str]) -> GameInfo:
        limit(request, house, LOOK)
        try:
            return game_info(name)
        except KeyError:
            raise Unknown("no-such-game") from None

    @get("/games/{name:str}/rules/{language:str}", summary="The rules players read")
    async def rules(
        self, request: Asked, house: TheHouse, name: FromPath[str], language: FromPath[Language]
    ) -> Rules:
        limit(request, house, LOOK)
        try:
            return rules(name, language)
        except KeyError:
            raise Unknown("no-such-game") from None

    @get("/games/{name:str}/texts/{language:str}", summary="All a game can say, as a Fluent file")
    async def texts(
        self, request: Asked, house: TheHouse, name: FromPath[str], language: FromPath[Language]
    ) -> Response[str]:
        limit(request, house, LOOK)
        try:
            return Response(texts(name, language), media_type="text/plain")
        except KeyError:
            raise Unknown("no-such-game") from None

    @post("/tables", summary="Open a table")
    async def create(
        self, request: Asked, house: TheHouse, croupier: TheCroupier, data: JSONBody[CreateTable]
    ) -> Response[Created]:
        limit(request, house, CREATE)
        person = await known_person(request, house)
        if person is None:
            person = await house.introduce(None, guest_name())
        row = await house.create(person, data, address(request))
        if data.start:
            table = await house.table(row.id)
            assert table is not None
            async with table.lock:
                if data.seal is not None:
                    table.dealing.take_seal(person.id, data.seal)
                # The host's browser opens the table next, and gives its nonce there.
                await croupier.room.start(table, [person.id] if data.seal else [])
        return with_cookie(Created(row.id), person, house, 201)


class Matches(Controller):
    path = "/api/tables/{table:str}"
    tags = ("matches",)

    @get("/film", summary="A match again, moment by moment, through one pair of eyes")
    async def film(
        self,
        request: Asked,
        house: TheHouse,
        looking_back: TheArchive,
        board: TheBoard,
        table: Table,
        seat: Eyes = PUBLIC,
    ) -> Response[Film]:
        """Any seat once the game is over; before, only one's own or PUBLIC."""
        limit(request, house, HEAVY)
        try:
            live = await house.table(table)
        except Elsewhere as elsewhere:
            return await board.correspondent.forward(request, elsewhere.node, address(request))
        person = await known_person(request, house)
        if live is None:
            frozen = await house.frozen(table)
            if frozen is None:
                raise Unknown("no-such-table")
            kept: Any = frozen.film(seat, person.id if person else None)
            return Response(kept, media_type="application/json")
        if live.match is None or seat >= len(live.seats):
            raise Unknown("no-such-table")
        own = live.seat_of(person.id if person else None)
        if not live.over and seat not in (own, PUBLIC):
            raise Refused("game-not-over")
        written: Any = await looking_back.film(live, seat)
        return Response(written, media_type="application/json")

    @get("/chances", summary="Who was going to win, at each stage of a finished match")
    async def chances(
        self, request: Asked, house: TheHouse, looking_back: TheArchive, table: Table
    ) -> Response[Chances]:
        """Status 202 while they are being worked out, with what is known so far."""
        limit(request, house, LOOK)
        found = await looking_back.chances(table)
        return Response(found, status_code=202 if found.progress < 1 else 200)

    @get("/mistakes", summary="The decisions that cost the reader most, in a finished match")
    async def mistakes(
        self, request: Asked, house: TheHouse, looking_back: TheArchive, table: Table
    ) -> Response[Mistakes]:
        """Only of one's own seat. Status 202 while they are being worked out."""
        limit(request, house, LOOK)
        person = await known_person(request, house)
        found = await looking_back.mistakes(table, person.id if person else None)
        return Response(found, status_code=202 if found.progress < 1 else 200)

    @post("/again", summary="Play on from a moment of a finished match, against bots")
    async def again(
        self,
        request: Asked,
        house: TheHouse,
        looking_back: TheArchive,
        table: Table,
        data: JSONBody[PlayAgain],
    ) -> Created:
        limit(request, house, CREATE)
        person = await known_person(request, house)
        return Created(await looking_back.play_again(table, person.id if person else None, data.at))

    @get("/head", summary="The head of a match's chain as all can know it now, signed")
    async def head(
        self, request: Asked, house: TheHouse, board: TheBoard, table: Table
    ) -> SignedHead | Response[SignedHead]:
        limit(request, house, CHANGE)
        try:
            live = await house.table(table)
        except Elsewhere as elsewhere:
            return await board.correspondent.forward(request, elsewhere.node, address(request))
        if live is None or live.match is None:
            raise Unknown("no-such-table")
        async with live.lock:
            await live.unwritten.settled()
            seq, head = live.turn, live.head_shown
        key = house.signing_key
        return SignedHead(table, seq, head.hex(), key.public, key.sign(table, head))

    @get("/proof", summary="The house's own check of a finished match")
    async def proof(
        self, request: Asked, house: TheHouse, looking_back: TheArchive, table: Table
    ) -> Proof:
        limit(request, house, HEAVY)
        return await looking_back.proof(table)

    @get("/record", summary="The file of a finished match", media_type="application/json")
    async def record(
        self, request: Asked, house: TheHouse, looking_back: TheArchive, table: Table
    ) -> Response[bytes]:
        limit(request, house, HEAVY)
        text = await looking_back.record(table)
        return Response(
            text.encode(),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="omerta-{table}.json"'},
        )
