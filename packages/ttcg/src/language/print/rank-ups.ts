import type { Action, Regardless } from '../tree/tree.ts';
import { cardsObject } from './cards.ts';
import { type Clause, cardsAsSubject } from './clauses.ts';
import { filterPhrase, type Speech } from './filter.ts';
import { joined } from './words.ts';

/** "one unit you control using a unit from your discard pile regardless of type". */
export function rankUpPhrase(act: Extract<Action, { do: 'rankUp' }>, speech: Speech): string {
  const cards = cardsObject(act.cards, { slot: 'field' }, speech);
  const using = act.with && cardsObject(act.with, { slot: 'rankUpWith', out: true }, speech);
  return joined(cards, using && `using ${using}`, regardless(act));
}

/** "water units can be ranked up using fire units", "this card can rank up water units". */
export function mayRankUp(act: Extract<Action, { do: 'allowRankUp' }>, speech: Speech): Clause {
  if ('the' in act.with) {
    const subject = cardsAsSubject(act.with, speech);
    if (act.only && act.cards.the === 'pick') {
      const kind = filterPhrase(act.cards.card, { slot: 'field', many: true }, speech);
      return { subject, verb: 'rank up', rest: ` only ${kind}`, allowed: true };
    }
    const cards = cardsObject(act.cards, { slot: 'field' }, speech);
    return { subject, verb: 'rank up', rest: ` ${joined(cards, regardless(act))}`, allowed: true };
  }
  const subject = cardsAsSubject(act.cards, speech);
  const using = filterPhrase(act.with, { slot: 'rankUpWith', many: true, out: true }, speech);
  const rest = joined(' ranked up using', using, regardless(act));
  return { subject, verb: 'be', rest, allowed: true };
}

/** "regardless of type or rank". */
function regardless({ anyType, anyRank }: Regardless): string | false {
  if (anyType && anyRank) return 'regardless of type or rank';
  return (anyType === true && 'regardless of type') || (anyRank === true && 'regardless of rank');
}
