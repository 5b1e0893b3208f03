import { type CardId, cardOf, moveCard, zoneOf } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import { BY_RULE } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { tellCovered, tellUncovered } from '../chain/seldom.ts';
import { factsBefore } from '../meaning/noting.ts';
import { controllerOf, type Duel, isActive, refOf, topOf, touchField } from '../position/duel.ts';
import { isRestacked } from '../position/spots.ts';
import { coverUp, hostOf, shown } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { speakOf } from './cards.ts';

/** Cards go to the top of their stacks, where they are active, or to the bottom (R-T162). */
export function restack(doing: Doing, { to }: Extract<Act, { do: 'restack' }>): boolean {
  const { duel, doers } = doing;
  const ids = doers.flatMap((seat) => doing.cards(0, seat));
  const moved = ids.filter((id) => {
    if (!isRestacked(duel, id, to)) return false;
    const { zone } = cardOf(duel.state.table, id);
    const others = zoneOf(duel.state.table, zone).cards.filter((other) => other !== id);
    lay(duel, [id], new Map([[zone, to === 'top' ? [id, ...others] : [...others, id]]]));
    duel.log?.push({ type: 'restacked', subject: shown(duel, id), to });
    return true;
  });
  speakOf(doing, ids);
  return moved.length > 0;
}

/** Two cards change places of which at least one lies under another: each lies where the other lay. */
export function swapInStacks(duel: Duel, first: CardId, second: CardId): void {
  const { table } = duel.state;
  const order = (zone: string) =>
    zoneOf(table, zone).cards.map((id) => (id === first ? second : id === second ? first : id));
  const zones = [first, second].map((id) => cardOf(table, id).zone);
  lay(duel, [first, second], new Map(zones.map((zone) => [zone, order(zone)])));
}

/** Lays stacks in an order. What is active no longer sleeps from now on, as if it were ranked up (2.2.6). */
function lay(
  duel: Duel,
  moved: readonly CardId[],
  orders: ReadonlyMap<string, readonly CardId[]>,
): void {
  const { table } = duel.state;
  const before = moved.map((id) => ({
    id,
    host: hostOf(duel, id),
    facts: factsBefore(duel, 'moved', id),
  }));
  const tops = [...orders.keys()].flatMap((zone) => topOf(duel, zone) ?? []);
  for (const [zone, order] of orders) for (const id of order) moveCard(table, id, zone, 'bottom');
  touchField(duel);
  const covered = tops.filter((top) => !isActive(duel, top));
  for (const top of covered) coverUp(duel, top);
  for (const { id, host, facts } of before) {
    const whose = controllerOf(duel, id);
    const card = refOf(duel, id);
    const over = hostOf(duel, id);
    happen(duel, happening('moved', whose, card, BY_RULE, { from: 'field', to: 'field', facts }));
    if (host?.card === over?.card) continue;
    if (host) happen(duel, happening('untucked', whose, card, BY_RULE, { other: host }));
    if (over)
      happen(duel, happening('tucked', whose, card, BY_RULE, { from: 'field', other: over }));
  }
  for (const top of covered) tellCovered(duel, top, BY_RULE);
  for (const zone of orders.keys())
    if (!tops.includes(topOf(duel, zone) ?? -1)) tellUncovered(duel, zone, BY_RULE);
}
