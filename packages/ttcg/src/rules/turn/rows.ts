import { type CardId, cardOf, SEATS } from '@cardscape/kernel';
import { BY_RULE } from '../chain/cause.ts';
import { activeCards, type Duel, sheetOf } from '../position/duel.ts';
import { spotOf } from '../position/zones.ts';
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
    for (const id of activeCards(duel, seat)) {
      const { zone } = cardOf(duel.state.table, id);
      if (sheetOf(duel, id).isSpell !== (spotOf(zone)?.row === 'spell')) return id;
    }
  return undefined;
}
