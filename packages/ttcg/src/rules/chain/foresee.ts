import { type CardId, cardOf } from '@cardscape/kernel';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, CardFilter, Pick } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { controllerOf, type Duel, payingFor, type Scope, sheetOf } from '../position/duel.ts';
import { canDo, type Eyes, neededFor, reachable } from './can-do.ts';
import { isPayable } from './payment.ts';

/**
 * Whether an effect can be paid for so that the rest is possible, where that can be told without trying: what may
 * be paid changes nothing by leaving, and is not, or cannot become, what is chosen. Nothing where it cannot.
 */
export function foresee(
  duel: Duel,
  scope: Scope,
  { type, first: { price, now } }: Program,
  eyes: Eyes,
): boolean | undefined {
  const [paid] = price;
  if (!paid || price.length > 1 || type === 'equip' || !LEAVES.has(paid.do)) return undefined;
  if (!isPayable(duel, scope, paid, eyes)) return false;
  const payable = payableFor(duel, scope, paid, eyes);
  if (!payable?.every((id) => isQuiet(duel, id))) return undefined;
  let sure = true;
  for (const act of now) {
    const picks = slotsOf(act);
    if (picks.length === 0 && !canDo(duel, scope, act, eyes)) return undefined;
    if (picks.length > 1) return undefined;
    for (const one of picks) {
      if (one.cards.the !== 'pick' || !isPlain(one.cards)) return undefined;
      const needed = neededFor(duel, scope, one.cards);
      if (needed === undefined) continue;
      const there = reachable(duel, scope, act, 0, one, one.cards, eyes);
      if (there.length < needed && !one.cards.card.place)
        if (payable.every((id) => bringsNone(duel, scope, one.cards as Pick, id))) return false;
      if (there.filter((id) => !payable.includes(id)).length < needed) sure = false;
    }
  }
  return sure && now.filter((act) => slotsOf(act).length > 0).length < 2 ? true : undefined;
}

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
  return there.works < 0 && stackOf(duel, id).every((one) => !stands(duel, one));
}

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
  for (const key in card) if (!PLAIN.has(key as keyof CardFilter)) return false;
  return true;
}

const PLAIN: ReadonlySet<keyof CardFilter> = new Set<keyof CardFilter>([
  'noun',
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'rank',
  'whose',
  'place',
]);
