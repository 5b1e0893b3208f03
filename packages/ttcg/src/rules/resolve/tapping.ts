import type { CardId } from '@cardscape/kernel';
import type { Cause } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { factsBefore } from '../meaning/noting.ts';
import { controllerOf, type Duel, isActive, refOf, sheetOf, touch } from '../position/duel.ts';
import { onField } from '../position/state.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { endWithTurning } from '../turn/turned.ts';
import { shown } from './deeds.ts';

/** Taps a card; a tapped one stays as it is. */
export function tap(duel: Duel, id: CardId, cause: Cause): boolean {
  const there = duel.state.field[id];
  if (!there || there.tapped > 0 || !isActive(duel, id) || isKeptFrom(duel, id, 'be tapped'))
    return false;
  const facts = factsBefore(duel, 'tapped', id);
  there.tapped = duel.state.turn;
  touch(duel);
  endWithTurning(duel, id, 'tapped');
  duel.log?.push({ type: 'tapped', subject: shown(duel, id) });
  happen(duel, happening('tapped', controllerOf(duel, id), refOf(duel, id), cause, { facts }));
  return true;
}

/** Untaps a card: ends its continuous effect (R-T9) and wakes its echo (R-T10). */
export function untap(duel: Duel, id: CardId, cause: Cause): boolean {
  const there = duel.state.field[id];
  if (!there || there.tapped === 0 || !isActive(duel, id) || isKeptFrom(duel, id, 'be untapped'))
    return false;
  const facts = factsBefore(duel, 'untapped', id);
  there.tapped = 0;
  if (there.tappedFor !== undefined) delete there.tappedFor;
  endContinuous(duel, id);
  endWithTurning(duel, id, 'untapped');
  duel.log?.push({ type: 'untapped', subject: shown(duel, id) });
  happen(duel, happening('untapped', controllerOf(duel, id), refOf(duel, id), cause, { facts }));
  const echoes = there.echoes;
  there.echoes = 0;
  for (const effect of [0, 1])
    if (echoes & (1 << effect))
      duel.state.waiting.push({
        seat: controllerOf(duel, id),
        card: refOf(duel, id),
        effect,
        event: null,
      });
  return true;
}

function endContinuous(duel: Duel, id: CardId): void {
  const there = onField(duel.state, id);
  const program = sheetOf(duel, id).programs[there.works as 0 | 1];
  if (program?.type === 'continuous' && duel.edition.untappingEndsContinuous) there.works = -1;
  touch(duel);
}
