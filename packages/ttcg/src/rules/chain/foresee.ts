import { type CardId, cardOf, SEATS } from '@cardscape/kernel';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, CardFilter, Pick } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { controllerOf, type Duel, rolesOf, sheetOf } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { payingFor, type Scope } from '../position/scope.ts';
import { pileOf } from '../position/zones.ts';
import { forces } from '../standing/forces.ts';
import { priceOf } from '../standing/price.ts';
import { canDo, type Eyes, neededFor, reachable } from './can-do.ts';
import type { Happening } from './happening.ts';
import { isPayable } from './payment.ts';

/** Does the rest become possible however it is paid, in some way, or in none? */
export type Foreseen = 'every' | 'some' | 'none';

/**
 * Whether an effect can be paid for so that the rest is possible, where that can be told without trying: what may
 * be paid changes nothing by leaving, and is not, or cannot become, what is chosen. Nothing where it cannot.
 */
export function foresee(
  duel: Duel,
  scope: Scope,
  { type, first: { price, now, contested } }: Program,
  eyes: Eyes,
): Foreseen | undefined {
  const [paid] = price;
  if (!paid || price.length > 1 || type === 'equip') return undefined;
  const skips = paid.do === 'skip' && !contested;
  if (!skips && !LEAVES.has(paid.do)) return undefined;
  if (!isPayable(duel, scope, paid, eyes)) return 'none';
  // A turn that will be skipped leaves all as it is now.
  if (skips) return now.every((act) => canDo(duel, scope, act, eyes)) ? 'every' : 'none';
  const payable = payableFor(duel, scope, paid, eyes);
  if (!payable || now.filter((act) => slotsOf(act).length > 0).length > 1) return undefined;
  const means = { payable, quiet: payable.filter((id) => isQuiet(duel, id)), most: mostPaid(paid) };
  let found: Foreseen = 'every';
  for (const act of now) {
    const told = foreseeAct(duel, scope, act, means, eyes);
    if (told === undefined) return undefined;
    if (told === 'none') return isOpen(duel, paid, payable) ? undefined : told;
    if (told === 'some') found = 'some';
  }
  return found;
}

/** May a payment come to something else than cards that leave? Then it is not told that nothing can come after it. */
const isOpen = (duel: Duel, paid: Act, payable: readonly CardId[]): boolean =>
  mayEndIt(duel, paid, payable) || mayBeReplaced(duel, payable);

/** Can something take the place of a payment, or come before it? */
function mayBeReplaced(duel: Duel, payable: readonly CardId[]): boolean {
  const takesPlace = (id: CardId) =>
    sheetOf(duel, id).programs.some(({ replaces }) => replaces?.some((what) => PAID.has(what)));
  return (
    SEATS.some((seat) => rolesOf(duel, seat).replaces.some(takesPlace)) ||
    payable.some(takesPlace) ||
    duel.state.watches.some(
      ({ link, sentence }) => programIn(duel, link).effect.sentences[sentence]?.on?.would,
    )
  );
}

/** What comes about by cards that leave, and by the points that they cost. */
const PAID: ReadonlySet<Happening['what']> = new Set<Happening['what']>([
  'destroyed',
  'discarded',
  'sent',
  'leaves',
  'losesPoints',
  'gainsPoints',
]);

/** Can a player lose the last points by what is destroyed, so that nothing comes after it? */
function mayEndIt(duel: Duel, paid: Act, payable: readonly CardId[]): boolean {
  if (paid.do !== 'destroy') return false;
  const scaled = forces(duel).onPlayers.some(({ act }) => act.do === 'scalePoints');
  const dearest = Math.max(0, ...payable.map((id) => priceOf(duel, id, paid.price)));
  const most = Math.min(mostPaid(paid), payable.length) * dearest;
  return duel.state.players.some(({ points }) => scaled || points <= most);
}

/** The cards that may be paid with, those of them that change nothing by leaving, and how many are paid. */
interface Payable {
  readonly payable: readonly CardId[];
  readonly quiet: readonly CardId[];
  readonly most: number;
}

function foreseeAct(
  duel: Duel,
  scope: Scope,
  act: Act,
  { payable, quiet, most }: Payable,
  eyes: Eyes,
): Foreseen | undefined {
  const [one, ...more] = slotsOf(act);
  const allQuiet = quiet.length === payable.length;
  if (!one) return allQuiet && canDo(duel, scope, act, eyes) ? 'every' : undefined;
  if (more.length > 0) return undefined;
  const { cards } = one;
  // The cards of a deck: what goes there does not take them away.
  if ('n' in cards)
    return allQuiet &&
      payable.every((id) => isOutOfDecks(duel, id)) &&
      canDo(duel, scope, act, eyes)
      ? 'every'
      : undefined;
  if (cards.the !== 'pick' || !isPlain(cards)) return undefined;
  const needed = neededFor(duel, scope, cards);
  if (needed === undefined) return allQuiet ? 'every' : undefined;
  const there = reachable(duel, scope, act, 0, one, cards, eyes);
  if (there.length < needed && !cards.card.place && allQuiet)
    if (payable.every((id) => bringsNone(duel, scope, cards, id))) return 'none';
  const spared = there.filter((id) => !payable.includes(id)).length;
  if (allQuiet && Math.max(spared, there.length - most) >= needed) return 'every';
  const leaves = (id: CardId) => there.length - (there.includes(id) ? 1 : 0) >= needed;
  return most === 1 && quiet.some(leaves) ? 'some' : undefined;
}

/** How many cards are paid at most. */
function mostPaid(act: Act): number {
  const cards = slotsOf(act)[0]?.cards;
  if (cards?.the === 'this') return 1;
  return cards?.the === 'pick' && typeof cards.count === 'object' && 'n' in cards.count
    ? cards.count.n
    : Number.POSITIVE_INFINITY;
}

const isOutOfDecks = ({ state }: Duel, id: CardId): boolean =>
  pileOf(cardOf(state.table, id).zone)?.zone !== 'deck';

/** Does nothing that could be chosen come to light when a card leaves? */
function bringsNone(duel: Duel, scope: Scope, { card }: Pick, id: CardId): boolean {
  if (!duel.state.field[id] || stackOf(duel, id).length === 1) return true;
  return card.whose === 'opponent' && controllerOf(duel, id) === scope.you;
}

const stackOf = ({ state: { table } }: Duel, id: CardId): readonly CardId[] =>
  table.zones[cardOf(table, id).zone]?.cards ?? [];

const LEAVES: ReadonlySet<Act['do']> = new Set<Act['do']>(['destroy', 'discard', 'move']);

function payableFor(duel: Duel, scope: Scope, act: Act, eyes: Eyes): readonly CardId[] | undefined {
  const [one, ...more] = slotsOf(act);
  if (!one || more.length > 0) return undefined;
  if (one.cards.the === 'this') return [scope.source.card];
  if (one.cards.the !== 'pick' || one.cards.by) return undefined;
  return reachable(duel, payingFor(scope), act, 0, one, one.cards, eyes);
}

/** Is nothing in force that goes or comes when a card leaves: of its own, or of the one under it? */
function isQuiet(duel: Duel, id: CardId): boolean {
  const there = duel.state.field[id];
  if (!there) return true;
  // What is equipped to a card leaves with it.
  if (duel.state.field.some((other) => other?.bound?.card === id)) return false;
  if (there.works >= 0 && !onlyChangesStats(programAtWork(duel, id, there.works))) return false;
  return stackOf(duel, id).every((one) => !stands(duel, one));
}

const programAtWork = (duel: Duel, id: CardId, effect: number): Program =>
  sheetOf(duel, id).programs[effect as 0 | 1];

/** Does an effect do nothing but change attack and defense, which decide nothing here, for as long as it works? */
const onlyChangesStats = ({ effect: { sentences } }: Program): boolean =>
  sentences.every(({ on, acts }) => !on && acts.every((act) => act.do === 'stat' && !matters(act)));

const stands = (duel: Duel, id: CardId): boolean =>
  sheetOf(duel, id).programs.some(({ standing }) => standing.some(({ act }) => matters(act)));

/** Can it decide what is chosen, where that is told by what is printed and where it lies? */
function matters(act: Act): boolean {
  if (act.do === 'stat') return act.stat === 'rank';
  return act.do === 'forbid' || act.do === 'immune' || act.do === 'type' || act.do === 'subtype';
}

/** Is a card told by what is printed on it and where it lies alone? */
function isPlain({ card, alike, apart }: Pick): boolean {
  if (alike || apart || (card.place && card.place !== 'discard')) return false;
  // "Other" than this card, rather than than one that was spoken of: that is so wherever this card lies.
  if (card.other !== undefined && card.other !== true) return false;
  for (const key in card) if (!PLAIN.has(key as keyof CardFilter)) return false;
  return true;
}

const PLAIN: ReadonlySet<keyof CardFilter> = new Set<keyof CardFilter>([
  'noun',
  'other',
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'rank',
  'whose',
  'place',
]);
