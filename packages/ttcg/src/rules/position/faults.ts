import { resolveRef, SEATS } from '@cardscape/kernel';
import { type Duel, sheetOf } from './duel.ts';
import { LAST_TURN, USES_LIMIT } from './limits.ts';
import type { FieldCard } from './state.ts';
import { FIELD, spotOf } from './zones.ts';

type Claim = (holds: boolean, what: string) => void;

/** What is wrong with a position that can never be. */
export function faults(duel: Duel): string[] {
  const found: string[] = [];
  const claim: Claim = (holds, what) => {
    if (!holds) found.push(what);
  };
  checkZones(duel, claim);
  checkField(duel, claim);
  checkPlayers(duel, claim);
  checkTurn(duel, claim);
  checkWork(duel, claim);
  checkLasting(duel, claim);
  checkFormer(duel, claim);
  return found;
}

/** Every card lies in one zone, and knows which; active cards lie in the row of their kind. */
function checkZones(duel: Duel, claim: Claim): void {
  const { table } = duel.state;
  const seen = new Set<number>();
  let placed = 0;
  for (const [zone, { cards }] of Object.entries(table.zones)) {
    const row = spotOf(zone)?.row;
    for (const [depth, id] of cards.entries()) {
      placed++;
      seen.add(id);
      claim(table.cards[id]?.zone === zone, `card ${id} knows where it lies`);
      if (row && depth === 0 && duel.state.question === null)
        claim(
          sheetOf(duel, id).isSpell === (row === 'spell'),
          `card ${id} lies in a row of its kind`,
        );
    }
  }
  claim(placed === table.cards.length, 'every card lies in one zone');
  claim(seen.size === placed, 'no card lies twice');
  claim(
    table.cards.every(({ owner }) => owner !== null),
    'every card has an owner',
  );
  for (const seat of SEATS)
    claim(
      FIELD[seat].every((zone) => table.zones[zone] !== undefined),
      'the field has all its columns',
    );
}

/** What is noted of cards on the field, and of no others. */
function checkField({ state }: Duel, claim: Claim): void {
  const { table, field, turn } = state;
  claim(field.length === table.cards.length, 'the field knows every card');
  field.forEach((there, id) => {
    const isThere = spotOf(table.cards[id]?.zone ?? '') !== undefined;
    claim((there !== null) === isThere, `card ${id} is noted while it is on the field`);
    if (!there) return;
    checkTimes(there, id, turn, claim);
    if (!there.bound) return;
    const bound = resolveRef(table, there.bound);
    claim(
      bound !== undefined && bound !== id && field[bound] !== null,
      `card ${id} is equipped to another card on the field`,
    );
  });
}

function checkTimes(
  { tapped, faceDown, since, attacks, uses, usesInAll, works, echoes }: FieldCard,
  id: number,
  turn: number,
  claim: Claim,
): void {
  claim(tapped <= turn && faceDown <= turn && since <= turn, `card ${id} is not ahead of the turn`);
  claim(attacks >= 0, `card ${id} has attacked`);
  claim(
    uses.every(
      (times, effect) =>
        // One that has untapped its own card counts as used up (R-T81).
        times === USES_LIMIT || (times >= 0 && times <= (usesInAll[effect as 0 | 1] ?? 0)),
    ),
    `card ${id} counts its uses`,
  );
  claim(works >= -1 && works <= 1, `card ${id} works one of its effects`);
  claim(echoes >= 0 && echoes <= 3, `card ${id} has two effects to echo`);
}

function checkPlayers({ state }: Duel, claim: Claim): void {
  for (const seat of SEATS) {
    const { points, played, skips } = state.players[seat];
    claim(Number.isSafeInteger(points), `player ${seat + 1} has a whole number of points`);
    claim(points > 0 || state.over !== null, `player ${seat + 1} has points or the game is over`);
    claim(played >= 0, `player ${seat + 1} has played cards`);
    claim(
      Object.values(skips).every((times) => times >= 0),
      `player ${seat + 1} leaves out parts to come`,
    );
  }
}

function checkTurn({ state }: Duel, claim: Claim): void {
  const { turn, stage, over, extra } = state;
  const seats = extra ? [...extra.turns, extra.after] : [];
  claim(
    seats.every((seat) => SEATS.includes(seat)),
    'extra turns are of players',
  );
  claim((turn === 0) === (stage === 'mulligan'), 'turns begin after the opening hands');
  claim(Number.isSafeInteger(turn) && turn <= LAST_TURN + 1, `turn ${turn} is within the limit`);
  claim(turn <= LAST_TURN || over !== null, 'the last turn ends the game');
}

/** Between decisions nothing is left half done. */
function checkWork({ state }: Duel, claim: Claim): void {
  const { question, frames, working, chain, window, resolving, waiting, reply, over } = state;
  claim(reply === null, 'the last answer was taken');
  claim(window === null || window.passes < 2, 'a window is open until both have passed');
  if (question) return;
  claim(frames.length === 0 && working.length === 0, 'nothing is left half done');
  claim(waiting.length === 0 || chain.length > 0, 'what was set off has come');
  claim(!resolving || over !== null, 'the chain is worked off');
  claim(chain.length === 0 || window !== null, 'a chain can be answered');
}

/** What has left is kept as it was; what is still there is not, and nothing is kept twice. */
function checkFormer({ state }: Duel, claim: Claim): void {
  const { table } = state;
  const { former } = state.past;
  if (!former) return;
  claim(former.length > 0, 'something is kept of those that have left');
  for (const one of former)
    claim(resolveRef(table, one) === undefined, `card ${one.card} has left as what it was`);
  const keys = former.map(({ card, generation }) => `${card}:${generation}`);
  claim(new Set(keys).size === keys.length, 'each that has left is kept once');
}

function checkLasting({ state, book }: Duel, claim: Claim): void {
  for (const { act } of state.lasting) {
    let found = true;
    try {
      book.act(act);
    } catch {
      found = false;
    }
    claim(found, `what lasts is known: ${act}`);
  }
}
