// Many matches, every seat a client of its own, all at random and as fast as the answers come.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Bars, HAND } = require("./game.cjs");

const [port, tables, seats, seconds] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
let moves = 0;
let playing = false;

async function post(path, body) {
  const answer = await fetch(`http://localhost:${port + 1}/games/bars/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sit(matchID, playerID) {
  const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
  const client = Client({
    game: Bars,
    numPlayers: seats,
    multiplayer: SocketIO({ server }),
    matchID,
    playerID,
    credentials: playerCredentials,
    debug: false,
  });
  let answered = -1;
  let waits = false;
  client.go = () => {
    const state = client.getState();
    if (!playing || state === null) return;
    if (waits && state._stateID > answered) {
      waits = false;
      moves++;
    }
    if (waits || state.ctx.currentPlayer !== playerID) return;
    waits = true;
    answered = state._stateID;
    client.moves.play(Math.floor(Math.random() * HAND));
  };
  client.subscribe(client.go);
  client.start();
  return client;
}

async function main() {
  const clients = [];
  for (let table = 0; table < tables; table++) {
    const { matchID } = await post("create", { numPlayers: seats });
    for (let seat = 0; seat < seats; seat++) clients.push(await sit(matchID, String(seat)));
  }
  while (clients.some((client) => client.getState() === null)) await new Promise((done) => setTimeout(done, 50));
  playing = true;
  console.log("ready");
  for (const client of clients) client.go();
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  console.log(JSON.stringify({ moves, seconds: (performance.now() - begun) / 1000 }));
  process.exit(0);
}

void main();
