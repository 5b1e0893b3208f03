import { below, type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { askAnswer } from '../asking/ask.ts';
import { fireSide, fireSides, inEvent } from '../pointcuts/fire.ts';
import { type Duel, levelOf } from '../position/duel.ts';
import { toPile, topOfDeck } from '../resolve/relocate.ts';
import { reveal } from './sight.ts';

/** Rock, paper, scissors. */
const HANDS = 3;
/** Ties of rock, paper, scissors are played again this often; then the coin decides. */
const MOST_ROUNDS = 20;
/** Names offered to someone who must name a card. */
const MOST_NAMES = 60;

/** Rules of luck and contests. */
export const CHANCE_RULES = {
  throwCoin: (duel: Duel, seat: Seat) => {
    if (duel.preview) return false;
    const called = askAnswer(duel, seat, 'coin', 2);
    const won = below(duel.state.random, 2) === called;
    duel.log?.push({ type: 'coin', seat, called: called === 0 ? 'heads' : 'tails', won });
    const event = { values: [Number(won), called] };
    const { values } = inEvent(duel, event, () => {
      fireSides(duel, seat, 'onThrowCoin', 'onOpponentThrowCoin');
      // A script has said how it falls, be it as it fell.
      if (duel.event.written & 1) tellFixed(duel, seat);
    });
    return values[0] !== 0;
  },
  throwDie: (duel: Duel, seat: Seat, success: number, faces: number) => {
    if (duel.preview) return [false, 1];
    const sides = Math.max(1, Math.min(1000, faces || 6));
    const face = below(duel.state.random, sides) + 1;
    const won = face >= success;
    duel.log?.push({ type: 'die', seat, face, faces: sides, won });
    const { values } = inEvent(duel, { values: [Number(won), face] }, () => {
      fireSides(duel, seat, 'onThrowDie', 'onOpponentThrowDie');
      // A coin that nobody calls is a die with two faces.
      if (sides === 2) tellFixed(duel, seat);
    });
    return [values[0] !== 0, values[1]];
  },
  playRps: (duel: Duel, seat: Seat) => {
    if (duel.preview) return false;
    const winner = rockPaperScissors(duel, seat);
    inEvent(duel, { values: [Number(winner === seat)] }, () => {
      fireSide(duel, seat, 'onPlayRps');
      fireSide(duel, opponentOf(seat), 'onPlayRps');
    });
    return winner === seat;
  },
  playClash: (duel: Duel, seat: Seat) => {
    if (duel.preview) return false;
    const seats = [seat, opponentOf(seat)] as const;
    const tops = seats.map((side) => topOfDeck(duel, side)[0]);
    seats.forEach((side, place) => {
      const top = tops[place];
      if (top !== undefined) reveal(duel, side, top, { why: 'clash' });
    });
    const level = (id: CardId | undefined) => (id === undefined ? -1 : levelOf(duel, id));
    const won = level(tops[0]) > level(tops[1]);
    seats.forEach((side, place) => {
      const top = tops[place];
      if (top === undefined) return;
      const bottom = askAnswer(duel, side, 'clash', 2) === 1;
      if (bottom) toPile(duel, top, side, 'deck', 'bottom');
    });
    return won;
  },
  amaze: (duel: Duel, seat: Seat) => {
    if (duel.preview) return false;
    const [top] = topOfDeck(duel, seat);
    if (top === undefined) return false;
    const designs = designsOf(duel, seat);
    const at = askAnswer(duel, seat, 'name', designs.length, { designs });
    const named = designs[at] as string;
    reveal(duel, seat, top, { why: 'named', named });
    if (duel.state.table.cards[top]?.design !== named) return false;
    toPile(duel, top, seat, 'hand');
    return true;
  },
};

function tellFixed(duel: Duel, seat: Seat): void {
  fireSides(duel, seat, 'onThrowCoinFixed', 'onOpponentThrowCoinFixed');
}

/** The designs that a player brought to the match. */
function designsOf({ state }: Duel, seat: Seat): string[] {
  const own = state.table.cards.filter(({ owner }) => owner === seat);
  return [...new Set(own.map(({ design }) => design))].sort().slice(0, MOST_NAMES);
}

function rockPaperScissors(duel: Duel, seat: Seat): Seat {
  const foe = opponentOf(seat);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const choose = (side: Seat) => askAnswer(duel, side, 'rps', HANDS);
    const [mine, theirs] = [choose(seat), choose(foe)];
    if (mine === theirs) continue;
    const winner = (mine - theirs + 3) % 3 === 1 ? seat : foe;
    const hands = seat === 0 ? ([mine, theirs] as const) : ([theirs, mine] as const);
    duel.log?.push({ type: 'rps', hands, winner });
    return winner;
  }
  return below(duel.state.random, 2) === 0 ? seat : foe;
}
