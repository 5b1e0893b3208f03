import { type CardId, SEATS } from '@cardscape/kernel';
import { BY_RULE } from '../chain/cause.ts';
import { type Duel, sheetOf, topOf } from '../position/duel.ts';
import { ROWS } from '../position/zones.ts';
import { send } from '../resolve/deeds.ts';

/**
 * A spell that lay under a unit, or a unit under a spell, does not become active there: it goes to the
 * discard pile (R-T94). True if one did.
 */
export function settleRows(duel: Duel): boolean {
  if (duel.cache.inRows) return false;
  const astray = firstAstray(duel);
  if (astray === undefined) duel.cache.inRows = true;
  else send(duel, astray, { to: 'discard', cause: BY_RULE });
  return astray !== undefined;
}

function firstAstray(duel: Duel): CardId | undefined {
  for (const seat of SEATS)
    for (const row of ['unit', 'spell'] as const)
      for (const zone of ROWS[row][seat]) {
        const top = topOf(duel, zone);
        if (top !== undefined && sheetOf(duel, top).isSpell !== (row === 'spell')) return top;
      }
  return undefined;
}
