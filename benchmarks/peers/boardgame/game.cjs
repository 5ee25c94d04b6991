// A small shedding game for four: play a card that matches suit or rank, else draw one; an empty hand is dealt anew.
const { INVALID_MOVE } = require('boardgame.io/core');

// With AREA the table also holds as much as one of Comparity does in the middle of a game: cards in cells, open or closed.
const isLarge = Boolean(process.env.AREA);
const value = (number) => ({ number, approximate: false, scope: '' });
const place = (card, at) => ({
  card,
  cell: [at % 7, Math.floor(at / 7)],
  side: at % 3 ? { type: 'hidden' } : { type: 'open', values: { height: value(100 + card), year: value(1900 + card) } },
});
const area = () => Array.from({ length: 28 }, (_, at) => place(at, at));
const lay = (G, card) => {
  if (isLarge) G.area[card % 28] = place(card, card % 28);
};

function deal(random) {
  const deck = random.Shuffle(Array.from({ length: 104 }, (_, card) => card % 52));
  const hands = {};
  for (let seat = 0; seat < 4; seat += 1) hands[seat] = deck.splice(0, 10);
  return { secret: { deck }, players: hands, pile: [deck.pop()], left: deck.length, ...(isLarge ? { area: area() } : {}) };
}

const fits = (card, top) => card % 4 === top % 4 || card >> 2 === top >> 2;

module.exports = {
  name: 'shedding',
  deltaState: Boolean(process.env.DELTA),
  setup: ({ random }) => deal(random),
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, players: { [playerID]: players[playerID] } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const card = G.players[playerID][place];
        if (card === undefined || !fits(card, G.pile[G.pile.length - 1])) return INVALID_MOVE;
        G.players[playerID].splice(place, 1);
        G.pile = [card];
        lay(G, card);
        if (G.players[playerID].length === 0) Object.assign(G, deal(random));
      },
    },
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (G.secret.deck.length === 0) {
          Object.assign(G, deal(random));
          return;
        }
        G.players[playerID].push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
  },
};
module.exports.fits = fits;
