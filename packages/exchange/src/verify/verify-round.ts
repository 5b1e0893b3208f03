import { counted } from '@cardscape/kernel';
import { type Handing, type Person, type Ring, ROUND_LEVELS, type Round } from '../round/round.ts';
import { sharesByLength } from './lengths.ts';
import { avoidableNeighbours } from './neighbours.ts';
import type { GivenResult } from './read-result.ts';
import { designsThatMove, mostCards, roundBound, wishesOf } from './round-bound.ts';
import { Faults, type Verdict } from './verdict.ts';
import { standOnce, walkRings } from './walk-rings.ts';

/** Counts the result of a round anew from its rings and its prices, and says what is wrong with it. */
export function verifyRound(round: Round, result: GivenResult): Verdict {
  const faults = new Faults();
  const people = new Map(round.people.map((person) => [person.id, person]));
  walkRings(result.rings, faults);
  standOnce(result.rings, faults);
  const handings = result.rings.flat();
  const { given, gotten } = tally(handings);
  for (const [id, cards] of given) {
    const person = people.get(id);
    if (person) compareCopies(faults, person, cards, 'spares');
    else faults.add(`${id} gives a card and is not in the file.`);
  }
  for (const [id, cards] of gotten) {
    const person = people.get(id);
    if (person) compareCopies(faults, person, cards, 'wants');
    else if (!given.has(id)) faults.add(`${id} gets a card and is not in the file.`);
  }
  for (const line of avoidableNeighbours(people, handings)) faults.add(line);
  const levels = levelsOf(round, people, result.rings);
  const bound = roundBound(round, result.prices);
  const { claims } = result;
  faults.compare('people', claims.people, levels[0]);
  faults.compare('cards', claims.cards, levels[1]);
  faults.compare('levels', claims.levels, levels);
  faults.compare('byLength', claims.byLength, sharesByLength(result.rings));
  faults.compareProof(result, { form: 'round', levels, bound });
  if (claims.proven !== false) comparePrices(faults, round, result);
  return { faults: faults.all(), levels, bound };
}

/** Whether there are prices for those, and only for those, who and what is in the file. */
function comparePrices(faults: Faults, { people }: Round, { prices }: GivenResult): void {
  const alive = designsThatMove(people);
  const ids = new Set(people.map(({ id }) => id));
  faults.comparePrices(new Map(Object.entries(prices.people)), ({ gets, gives }) => [gets, gives], {
    needed: people.flatMap((person) => (mostCards(person, alive) > 0 ? [person.id] : [])),
    isKnown: (id) => ids.has(id),
    levels: ROUND_LEVELS.length,
  });
  faults.comparePrices(new Map(Object.entries(prices.designs)), (price) => [price], {
    needed: alive,
    isKnown: (design) =>
      alive.has(design) ||
      people.some(({ spares, wants }) => spares.has(design) || wants.has(design)),
    levels: ROUND_LEVELS.length,
  });
}

type Tally = Map<string, Map<string, number>>;

function tally(handings: readonly Handing[]): { given: Tally; gotten: Tally } {
  const given: Tally = new Map();
  const gotten: Tally = new Map();
  const count = (side: Tally, id: string, card: string) => {
    const cards = side.get(id) ?? new Map<string, number>();
    side.set(id, cards.set(card, (cards.get(card) ?? 0) + 1));
  };
  for (const { from, to, card } of handings) {
    count(given, from, card);
    count(gotten, to, card);
  }
  return { given, gotten };
}

/** Whether a person gives no more than they have, gets no more than they want, and keeps within their limit. */
function compareCopies(
  faults: Faults,
  person: Person,
  cards: ReadonlyMap<string, number>,
  side: 'spares' | 'wants',
): void {
  const { id, limit } = person;
  const does = side === 'spares' ? 'gives' : 'gets';
  let all = 0;
  for (const [card, count] of cards) {
    all += count;
    const most = person[side].get(card) ?? 0;
    if (count <= most) continue;
    const copies = `${counted(count, 'copy').replace(/copys$/, 'copies')} of "${card}"`;
    const right = side === 'spares' ? `has ${most} to spare` : `wants ${most}`;
    faults.add(`${id} ${does} ${copies} and ${right}.`);
  }
  if (all > limit) faults.add(`${id} ${does} ${counted(all, 'card')}; their limit is ${limit}.`);
}

/** What an exchange is worth, counted card by card. */
function levelsOf(
  round: Round,
  people: ReadonlyMap<string, Person>,
  rings: readonly Ring[],
): number[] {
  const takers = new Map<string, ReadonlyMap<string, number>>();
  const longest = round.people.reduce((most, { order }) => Math.max(most, order.length), 0);
  let cards = 0;
  let waiting = 0;
  let wishes = 0;
  for (const { to, card } of rings.flat()) {
    const person = people.get(to);
    const wished = takers.get(to) ?? (person ? wishesOf(person, longest) : new Map());
    takers.set(to, wished);
    cards += 1;
    waiting += person?.waited ?? 0;
    wishes += wished.get(card) ?? 0;
  }
  return [takers.size, cards, waiting, wishes];
}
