import type { CardId } from '@cardscape/kernel';
import { duringHolds, isAwake } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { holds } from '../meaning/conditions.ts';
import { allActive, type Duel, isFaceDown, sheetOf, textsOf } from '../position/duel.ts';
import { scopeAt } from '../position/scope.ts';
import type { FieldCard } from '../position/state.ts';

/**
 * R-T220. What has come to be so sets off what waits for it: looked at when nothing is being carried out, so that
 * what is so only in the midst of an effect is not. A card knows how it stood since it could first look.
 */
export function noticeStates(duel: Duel): void {
  if (!textsOf(duel).becomes) return;
  const looking = new Set(allActive(duel).filter((id) => isLooking(duel, id)));
  for (const [id, there] of duel.state.field.entries())
    if (there?.so && !looking.has(id)) delete there.so;
  for (const id of looking) notice(duel, id, duel.state.field[id] as FieldCard);
}

const isLooking = (duel: Duel, id: CardId): boolean =>
  sheetOf(duel, id).asks.seldom.has('becomesSo') && !isFaceDown(duel, id);

function notice(duel: Duel, id: CardId, there: FieldCard): void {
  const before = there.so;
  const scope = scopeAt(duel, id);
  const { programs } = sheetOf(duel, id);
  const [first, second] = programs.map(
    ({ when }) => when?.at === 'becomes' && holds(duel, scope, when.so),
  );
  const now: [boolean, boolean] = [first === true, second === true];
  if (before && before[0] === now[0] && before[1] === now[1]) return;
  there.so = now;
  if (!before) return;
  for (const effect of [0, 1] as const) {
    const program = programs[effect];
    if (!now[effect] || before[effect]) continue;
    const event = happening('becomesSo', scope.you, null);
    if (!isAwake(duel, id, program, effect, event) || !duringHolds(duel, scope, program)) continue;
    duel.state.waiting.push({ seat: scope.you, card: scope.source, effect, event });
  }
}
