import { mostOf } from '../grammar/cards/phrase.ts';
import { filterPhrase } from '../print/filter.ts';
import { listed } from '../print/words.ts';
import type { CardFilter, PairLie, Pick, Place } from '../tree/tree.ts';
import type { Case } from './case.ts';

const HIGHEST_RANK = { unit: 5, card: 5, spell: 3 } as const;

/** Descriptions that no card can fit, and numbers of cards that are none. */
export function checkFilters(checked: Case): void {
  for (const node of checked.nodes) {
    if ('noun' in node) checkFilter(checked, node as unknown as CardFilter);
    if (node.the === 'pick') checkPick(checked, node as unknown as Pick);
  }
}

function checkFilter(checked: Case, card: CardFilter): void {
  for (const why of faults(card)) checked.complain(`"${describe(card)}": ${why}.`);
}

function checkPick(checked: Case, pick: Pick): void {
  const { count, card } = pick;
  if (pick.alike === 'column' && leastOf(count) > roomIn(card))
    checked.complain(
      `"${describe(card)}": so many never lie in one column; each player has at most one unit and one spell there.`,
    );
  if ((pick.alike === 'adjacent' || pick.alike === 'across') && !canLie(card, pick.alike))
    checked.complain(`"${describe(card)}": no two of them lie ${PAIRS[pick.alike]}.`);
  if (typeof count !== 'object') return;
  if (mostOf(count) >= 1 && !('least' in count && count.least < 1)) return;
  checked.complain(`"${describe(card)}": choosing 0 cards does nothing.`);
}

const PAIRS = { adjacent: 'adjacent to each other', across: 'across from each other' } as const;

/** Can two cards of a kind lie so to each other? */
function canLie({ place, whose, row }: CardFilter, how: PairLie): boolean {
  if (place !== undefined && !ROWS.has(place)) return false;
  if (how === 'across') return whose === undefined;
  // One of two that lie side by side is not where the other is.
  return row === undefined;
}

const ROWS: ReadonlySet<Place> = new Set<Place>(['field', 'unit zone', 'spell zone']);

/** How many active cards of a kind can lie in one column. */
function roomIn({ noun, whose, place }: CardFilter): number {
  if (place !== undefined && place !== 'field') return 0;
  const [sides, rows] = [whose ? 1 : 2, noun === 'card' ? 2 : 1];
  return sides * rows;
}

/** Of cards that are alike there are two at least. */
function leastOf(count: Pick['count']): number {
  if (typeof count !== 'object') return 2;
  return 'n' in count ? count.n : 'least' in count ? Math.max(2, count.least) : 2;
}

const describe = (card: CardFilter): string =>
  filterPhrase(card, { slot: 'field', many: true }, { several: false });

function faults(card: CardFilter): string[] {
  const { noun, rank, states, place, beside, notTypes, notSubtypes } = card;
  if (noun !== 'spell' && !rank && !states && !place && !beside && !notTypes && !notSubtypes)
    return [];
  return [
    ...rankFaults(card),
    ...spellFaults(card),
    ...stateFaults(card),
    ...subtypeFaults(card),
    ...zoneFaults(card),
    ...besideFaults(card),
  ];
}

function rankFaults({ noun, rank }: CardFilter): string[] {
  if (!rank) return [];
  const highest = HIGHEST_RANK[noun];
  // "Rank 4 or lower spells" are all spells; a bound above all ranks leaves none out.
  const top = rank.than === 'at most' ? HIGHEST_RANK.unit : highest;
  const missing = [rank.n, ...(rank.or ?? [])].find((n) => n < 1 || n > top);
  if (missing === undefined) return [];
  return [`there is no rank ${missing}; ${noun}s have ranks 1 to ${highest}`];
}

function spellFaults(card: CardFilter): string[] {
  if (card.noun !== 'spell') return [];
  const types = [...(card.types ?? []), ...(card.notTypes ?? [])];
  const stats = [card.stat, card.versus, card.most]
    .map((part) => part?.stat)
    .filter((stat) => stat !== undefined && stat !== 'rank');
  return [
    ...(types.length > 0 ? [`spells are not ${listed(types, 'or')}; only units have a type`] : []),
    ...(card.subtypes
      ? [`spells are no ${listed(card.subtypes, 'or')}s; they have no subtypes`]
      : []),
    ...stats.map((stat) => `spells have no ${stat}; they have a bonus`),
    ...(card.states?.includes('attacking') ? ['spells do not attack'] : []),
    ...(card.states?.includes('defending') ? ['spells are not attacked'] : []),
  ];
}

function stateFaults({ states = [], place, types = [], notTypes = [] }: CardFilter): string[] {
  const both = (a: (typeof states)[number], b: (typeof states)[number]) =>
    states.includes(a) && states.includes(b) ? [`a card cannot be ${a} and ${b}`] : [];
  const away = place === 'hand' || place === 'deck' || place === 'discard';
  const fighting = states.find((state) => state === 'attacking' || state === 'defending');
  const denied = types.filter((type) => notTypes.includes(type));
  return [
    ...both('tapped', 'untapped'),
    ...both('face-down', 'face-up'),
    ...both('attacking', 'defending'),
    ...(away && fighting ? [`only cards on the field are ${fighting}`] : []),
    ...(away && states.includes('tapped') ? ['only cards on the field can be tapped'] : []),
    ...denied.map((type) => `a card cannot be ${type} and non-${type}`),
  ];
}

function subtypeFaults({ noun, subtypes = [], notSubtypes = [] }: CardFilter): string[] {
  const denied = subtypes.filter((subtype) => notSubtypes.includes(subtype));
  return [
    ...denied.map((subtype) => `a card cannot be a ${subtype} and none`),
    ...(noun === 'spell' && notSubtypes.length > 0 ? ['spells have no subtypes'] : []),
  ];
}

function zoneFaults({ noun, place }: CardFilter): string[] {
  if (noun === 'spell' && place === 'unit zone') return ['spells lie in the spell zone'];
  if (noun === 'unit' && place === 'spell zone') return ['units lie in the unit zone'];
  return [];
}

/** Under a unit lie units, below it a spell. */
function besideFaults({ noun, place, beside }: CardFilter): string[] {
  const [where] = beside ? [beside.at] : (place?.split(' ') ?? []);
  if (where === 'below' && noun === 'unit') return ['only spells lie below others'];
  if (where === 'above' && noun === 'spell') return ['only units lie above others'];
  return beside ? hostFaults(noun, where, beside.of.noun) : [];
}

type Noun = CardFilter['noun'];

/** What is wrong with cards of a kind that lie beside others of a kind. */
export function hostFaults(noun: Noun, where: string | undefined, host: Noun): string[] {
  if (host === 'card') return [];
  if (where === 'below' && host === 'spell') return ['nothing lies below a spell'];
  if (where === 'above' && host === 'unit') return ['nothing lies above a unit'];
  if (where !== 'under' || noun === 'card' || noun === host) return [];
  return [`under a ${host} lie only ${host}s`];
}
