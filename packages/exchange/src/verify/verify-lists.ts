import { allOf } from '@cardscape/kernel';
import { type ItemList, LIST_LEVELS, type Lists } from '../lists/lists.ts';
import type { Handing } from '../round/round.ts';
import { sharesByLength } from './lengths.ts';
import { listsBound } from './lists-bound.ts';
import type { GivenResult } from './read-result.ts';
import { Faults, type Verdict } from './verdict.ts';
import { walkRings } from './walk-rings.ts';
import { wantsOf } from './wants-taken.ts';

/** What somebody gives and gets, as lists. */
interface Dealings {
  readonly given: number[];
  readonly gotten: number[];
}

/** Counts the result of lists anew from its rings and its prices, and says what is wrong with it. */
export function verifyLists({ lists }: Lists, result: GivenResult): Verdict {
  const faults = new Faults();
  walkRings(result.rings, faults);
  const dealings = dealingsOf(lists, result.rings.flat(), faults);
  let wishes = 0;
  for (const [owner, { given, gotten }] of dealings) {
    const taken = wantsOf(lists, owner, given, gotten);
    const names = (numbers: readonly number[]) =>
      numbers.length === 0 ? 'nothing' : allOf(numbers.map((list) => lists[list]?.name ?? ''));
    if (!taken)
      faults.add(
        `${owner} gives ${names(given)} and gets ${names(gotten)}; their lists do not let them.`,
      );
    for (const { cost } of taken ?? []) wishes -= cost;
  }
  const people = new Set(result.rings.flat().map(({ to }) => to)).size;
  const cards = result.rings.flat().length;
  const levels = [cards, wishes + 0];
  const bound = listsBound(lists, result.prices);
  const { claims } = result;
  faults.compare('people', claims.people, people);
  faults.compare('cards', claims.cards, cards);
  faults.compare('levels', claims.levels, levels);
  faults.compare('byLength', claims.byLength, sharesByLength(result.rings));
  faults.compareProof(result, { form: 'lists', levels, bound });
  if (claims.proven !== false) {
    const names = new Set(lists.map(({ name }) => name));
    faults.comparePrices(
      new Map(Object.entries(result.prices.lists)),
      ({ gets, gives }) => [gets, gives],
      { needed: names, isKnown: (name) => names.has(name), levels: LIST_LEVELS.length },
    );
  }
  if (typeof claims.peopleBound === 'number' && claims.peopleBound < people)
    faults.add(
      `The result says peopleBound ${claims.peopleBound}; its rings have ${people} people.`,
    );
  return { faults: faults.all(), levels, bound };
}

/** Who gives and gets what. Each item has one owner, and changes hands once. */
function dealingsOf(
  lists: readonly ItemList[],
  handings: readonly Handing[],
  faults: Faults,
): ReadonlyMap<string, Dealings> {
  const numbers = new Map(lists.map(({ name }, number) => [name, number]));
  const dealings = new Map<string, Dealings>();
  const of = (owner: string) => {
    const found = dealings.get(owner) ?? { given: [], gotten: [] };
    dealings.set(owner, found);
    return found;
  };
  const moved = new Set<string>();
  for (const { from, to, card } of handings) {
    const number = numbers.get(card);
    const list = number === undefined ? undefined : lists[number];
    if (number === undefined || !list || list.isDummy) {
      faults.add(`"${card}" is no item of the file.`);
      continue;
    }
    if (list.owner !== from)
      faults.add(`${from} gives "${card}", which is not theirs: it is ${list.owner}'s.`);
    if (from === to) faults.add(`${from} gives "${card}" to themselves.`);
    if (moved.has(card)) faults.add(`"${card}" changes hands twice.`);
    moved.add(card);
    const wanted = lists.some(
      ({ owner, wants }) => owner === to && wants.some((want) => want.list === number),
    );
    if (!wanted) faults.add(`${to} gets "${card}", which is on none of their lists.`);
    of(from).given.push(number);
    of(to).gotten.push(number);
  }
  return dealings;
}
