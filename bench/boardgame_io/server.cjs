// boardgame.io's server as it comes: everything in memory.
const { Origins, Server } = require("boardgame.io/server");
const { Bars } = require("./game.cjs");

const port = Number(process.argv[2]);
// On one port, its lobby answers nothing with the Koa of today.
const lobbyConfig = { apiPort: port + 1 };
Server({ games: [Bars], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig });
