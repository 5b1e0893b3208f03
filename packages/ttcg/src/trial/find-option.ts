import { type CardId, cardOf, eitherOf, type Option, type PickDecision } from '@cardscape/kernel';
import { openDuel } from '../rules/position/open-duel.ts';
import { pileOf } from '../rules/position/zones.ts';
import { attackedLabel } from '../rules/words/labels.ts';
import { nameKey } from '../set/card-set.ts';
import type { Deed, NamedChoice } from './deed.ts';
import {
  cardUpon,
  columnIn,
  isCalled,
  isLabel,
  isNamed,
  isUpon,
  type Naming,
  placedName,
} from './naming.ts';

/** The option that is meant, or why it cannot be told; neither if there is none. */
export interface Meant {
  readonly at?: number;
  readonly unclear?: string;
}

/** Short words for what needs no card. */
const PLAIN: Record<string, string> = {
  'end turn': 'end',
  end: 'end',
  'to battle': 'battle',
  battle: 'battle',
  pass: 'pass',
};

/** The act that a deed means, if its words are not those of an option. */
export function actOf(deed: Deed): string | undefined {
  return typeof deed === 'object' ? deed.do : PLAIN[nameKey(deed)];
}

/** The option that a deed means. */
export function findDeed(naming: Naming, { options }: PickDecision, deed: Deed): Meant {
  const fits = options.filter((option) => isMeant(naming, option, deed));
  const [first] = fits;
  if (!first) return {};
  const unclear = typeof deed === 'object' ? unclearDeed(naming, fits, deed) : undefined;
  return unclear === undefined ? { at: options.indexOf(first) } : { unclear };
}

function isMeant(naming: Naming, option: Option, deed: Deed): boolean {
  if (typeof deed === 'string')
    return option.act === PLAIN[nameKey(deed)] || isLabel(naming, option, deed);
  const { card, on, at, effect } = deed;
  return (
    option.act === deed.do &&
    (card === undefined || (option.card !== undefined && isNamed(naming, option.card, card))) &&
    (on === undefined || isUpon(naming, option, on)) &&
    (at === undefined || columnIn(option) === at - 1) &&
    (effect === undefined || option.effect === effect)
  );
}

/** What would have to be said of a deed to tell which of these it is. A free column is as good as another. */
function unclearDeed(
  naming: Naming,
  fits: readonly Option[],
  { card, on }: Exclude<Deed, string>,
): string | undefined {
  const [first] = fits;
  if (fits.length < 2 || !first) return undefined;
  const cards = cardsOf(fits);
  if (card !== undefined && !areAlike(naming, cards)) return several(naming, card, cards);
  if (first.act === 'attack') {
    const duel = openDuel(naming.book, naming.state);
    const targets = fits.map(({ target }) => `"${attackedLabel(duel, target)}"`);
    return `Say with "on" what it attacks: ${eitherOf([...new Set(targets)])}.`;
  }
  const ranksUp = on !== undefined && new Set(fits.map(columnIn)).size > 1;
  return ranksUp ? `There are several cards named "${on}": say the column with "at".` : undefined;
}

/** Is it all the same which of these cards is taken: copies of one card in one pile? */
function areAlike({ state }: Naming, cards: readonly CardId[]): boolean {
  const all = cards.map((id) => cardOf(state.table, id));
  const [first] = all;
  if (all.length < 2 || !first) return true;
  return all.every(
    ({ zone, design, owner }) =>
      pileOf(zone) && zone === first.zone && design === first.design && owner === first.owner,
  );
}

const cardsOf = (options: readonly Option[]) => [
  ...new Set(options.flatMap(({ card }) => card ?? [])),
];

function several(naming: Naming, name: string, cards: readonly CardId[]): string {
  const names = [...new Set(cards.map((id) => `"${placedName(naming, id)}"`))];
  const which = names.length === cards.length ? eitherOf(names) : 'the number of an option';
  return `There are ${cards.length} cards named "${name}"; say which: ${which}.`;
}

/** The options that a choice names, by their numbers; or what is wrong with it. */
export function namedPicks(
  naming: Naming,
  { options }: PickDecision,
  choice: NamedChoice,
): readonly number[] | { readonly wrong: string } {
  const given = typeof choice === 'object' ? choice : [choice];
  const picks: number[] = [];
  for (const [index, name] of given.entries()) {
    if (typeof name === 'number') {
      picks.push(name);
      continue;
    }
    const called = placesOf(naming, options, name);
    const free = called.filter((at) => !picks.includes(at));
    const times = given.slice(index).filter((other) => other === name).length;
    const wrong = wrongName(naming, options, { name, called, free, times });
    if (wrong !== undefined) return { wrong };
    picks.push(free[0] as number);
  }
  return picks;
}

/** The numbers of the options of a name; the very words of one go before the names of cards. */
function placesOf(naming: Naming, options: readonly Option[], name: string): number[] {
  const places = [...options.keys()];
  const exact = places.filter((at) => isLabel(naming, options[at] as Option, name));
  if (exact.length > 0) return exact;
  return places.filter((at) => isCalled(naming, options[at] as Option, name));
}

/** Why a name does not tell its option. */
function wrongName(
  naming: Naming,
  options: readonly Option[],
  found: {
    readonly name: string;
    readonly called: readonly number[];
    readonly free: readonly number[];
    readonly times: number;
  },
): string | undefined {
  const { name, called, free, times } = found;
  if (called.length === 0) return `"${name}" is none of the options.`;
  if (free.length === 0)
    return called.length === 1
      ? `"${name}" is named twice, but there is only one.`
      : `"${name}" is named more often than the ${called.length} that there are.`;
  // Whoever names all of a name need not tell them apart.
  if (free.length <= times) return undefined;
  const fits = free.map((at) => options[at] as Option);
  const cards = fits.flatMap(
    (option) => (option.act === 'place' ? cardUpon(naming, option) : option.card) ?? [],
  );
  if (cards.length < fits.length || new Set(cards).size < fits.length)
    return `"${name}" could be ${free.length} of the options: say the number of one.`;
  return areAlike(naming, cards) ? undefined : several(naming, name, cards);
}
