// A game of the size of Razzia: five hands nobody else sees, bars with bills, one card a move.
const { PlayerView } = require("boardgame.io/core");

const BARS = 6;
const HAND = 5;

function deal(random, count) {
  return Array.from({ length: count }, () => random.Die(40));
}

exports.Bars = {
  name: "bars",
  setup: ({ ctx, random }) => ({
    round: 1,
    bars: Array.from({ length: BARS }, (_, bar) => ({ bar, bills: deal(random, 3) })),
    money: Array(ctx.numPlayers).fill(0),
    discards: [],
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: deal(random, HAND) }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the server alone: a client knows neither what is drawn nor the other hands.
    play: {
      move: ({ G, ctx, playerID, random }, index) => {
        const [card] = G.players[playerID].hand.splice(index, 1, random.Die(40));
        const bar = G.bars[card % BARS];
        G.money[Number(playerID)] += bar.bills[0];
        bar.bills = [...bar.bills.slice(1), random.Die(40)];
        G.discards = [...G.discards, card].slice(-20);
        G.round = Math.floor(ctx.turn / ctx.numPlayers);
      },
      client: false,
    },
  },
};
exports.HAND = HAND;
