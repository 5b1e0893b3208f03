import { type CardId, cardOf, moveCard, SEES, showCard, zoneOf } from '@cardscape/kernel';
import { BY_RULE } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { tellCovered, tellStackLoses, tellUncovered } from '../chain/seldom.ts';
import { factsBefore } from '../meaning/noting.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  refOf,
  refsTo,
  sheetOf,
  touchField,
} from '../position/duel.ts';
import { freshOnField } from '../position/state.ts';
import { regionOf } from '../position/zones.ts';
import { hostOf, shown, unbindFrom } from '../resolve/deeds.ts';

/**
 * Places a card under another one: at the bottom of its stack. A stack cannot be put under itself, and is
 * of one kind unless the text says otherwise (R-T94).
 */
export function tuck(duel: Duel, id: CardId, top: CardId, mayBeUnlike: boolean): boolean {
  const { state } = duel;
  const { table } = state;
  if (!state.field[top] || id === top) return false;
  if (!mayBeUnlike && sheetOf(duel, id).isSpell !== sheetOf(duel, top).isSpell) return false;
  const zone = cardOf(table, top).zone;
  if (cardOf(table, id).zone === zone && isActive(duel, id)) return false;
  const from = regionOf(table, id);
  const whose = controllerOf(duel, id);
  const host = hostOf(duel, id);
  const left = cardOf(table, id).zone;
  const stacked = state.field[id] ? zoneOf(table, left).cards.length > 1 : false;
  const wasActive = state.field[id] !== null && host === undefined;
  showCard(table, id, SEES.all);
  const facts = factsBefore(duel, 'moved', id);
  if (state.field[id]) unbindFrom(duel, refOf(duel, id));
  moveCard(table, id, zone, 'bottom');
  state.field[id] = freshOnField(state.turn, false);
  touchField(duel);
  duel.log?.push({
    type: 'moved',
    seat: controllerOf(duel, top),
    subject: shown(duel, id),
    from,
    to: 'under',
    below: shown(duel, top),
  });
  happen(
    duel,
    happening('moved', whose, refsTo(duel, [id])[0] ?? null, BY_RULE, { from, to: 'field', facts }),
  );
  const [card = null] = refsTo(duel, [id]);
  if (host && host.card !== top)
    happen(duel, happening('untucked', whose, card, BY_RULE, { other: host }));
  if (stacked && left !== zone) tellStackLoses(duel, whose, BY_RULE);
  const [other = null] = refsTo(duel, [top]);
  happen(duel, happening('tucked', whose, card, BY_RULE, { from, other }));
  if (wasActive) tellCovered(duel, id, BY_RULE);
  if (wasActive && stacked) tellUncovered(duel, left, BY_RULE);
  return zoneOf(table, zone).cards.includes(id);
}
