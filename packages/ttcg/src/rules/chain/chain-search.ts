import { type CardRef, cardOf, resolveRef, SEES } from '@cardscape/kernel';
import type { Act, CardFilter } from '../../language/tree/tree.ts';
import { fitsPointed, isAsDescribed } from '../meaning/described.ts';
import { isSuch, madeBy } from '../meaning/such-effect.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { formerOfLeft } from '../position/recall.ts';
import type { Scope } from '../position/scope.ts';
import { causeIn } from './cause.ts';
import { isUncounterable } from './uncounterable.ts';

type Countering = Extract<Act, { do: 'counter' }>;

/** What on the chain an act of countering undoes: the last that fits, not an own one. */
export function findCountered(
  duel: Duel,
  scope: Scope,
  { what, of, targeting }: Countering,
): Link | undefined {
  const told = of || targeting ? undefined : announcedIn(scope, what);
  return duel.state.chain.findLast((link) => {
    if (link.kind !== what || link.card.card === scope.source.card) return false;
    if (told && told.card !== link.card.card) return false;
    if ((of?.whose === 'your') !== (link.seat === scope.you)) return false;
    return isCounterable(duel, scope, link, of, targeting);
  });
}

/** All that an act of countering undoes at once, whoever it is of. */
export function allCountered(duel: Duel, scope: Scope, act: Countering): Link[] {
  const { what, of, targeting } = act;
  return duel.state.chain.filter((link) => {
    if (link.kind !== what) return false;
    if (of?.whose && (of.whose === 'your') !== (link.seat === scope.you)) return false;
    return isCounterable(duel, scope, link, of, targeting);
  });
}

function isCounterable(
  duel: Duel,
  scope: Scope,
  link: Link,
  of: CardFilter | undefined,
  targeting: Countering['targeting'],
): boolean {
  if (link.countered || isUncounterable(duel, link, causeIn(scope))) return false;
  if (targeting && !isAimedAt(duel, scope, link, targeting)) return false;
  if (!of) return true;
  if (of.acting && !isSuch(duel, scope, of.acting, madeBy(link))) return false;
  // R-T72: a card that has gone since may lie where not all can see what it is.
  const { card } = link.card;
  const was = formerOfLeft(duel.state, link.card);
  if (!was && cardOf(duel.state.table, card).known !== SEES.all) return false;
  return isAsDescribed(duel, scope, card, of, was);
}

/** "When your opponent activates an effect that ..., counter it": that one, though others lie above it. */
function announcedIn({ event, you }: Scope, what: Link['kind']): CardRef | null | undefined {
  if (what !== 'effect' || event?.by === you) return undefined;
  if (event?.what === 'activates') return event.card;
  return event?.what === 'targeted' ? event.causeCard : undefined;
}

/** Is one of such cards a target of what is on the chain? */
function isAimedAt(
  duel: Duel,
  scope: Scope,
  { targets, target }: Link,
  at: 'this' | CardFilter,
): boolean {
  return [...targets.flat(), ...(target ? [target] : [])].some((ref) =>
    at === 'this' ? ref.card === scope.source.card : fitsPointed(duel, scope, ref, at),
  );
}

/** What on the chain an act of redirecting turns elsewhere. */
export function findRedirected(
  duel: Duel,
  scope: Scope,
  { what, targeting }: Extract<Act, { do: 'redirect' }>,
): Link | undefined {
  return duel.state.chain.findLast((link) => {
    const { kind, countered, card } = link;
    if (kind !== what || countered) return false;
    if (resolveRef(duel.state.table, card) === undefined) return false;
    if (targeting && !isAimedAt(duel, scope, link, targeting)) return false;
    return kind === 'attack' || aimedAtField(duel, link) >= 0;
  });
}

/** Which of its targets is on the field, and so can be another card there instead. */
export function aimedAtField({ state }: Duel, { targets }: Link): number {
  return targets.findIndex((chosen) => chosen.some(({ card }) => state.field[card]));
}
