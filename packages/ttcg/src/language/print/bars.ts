import { isThose } from '../tree/places.ts';
import type { Action, CardFilter } from '../tree/tree.ts';
import { effectsOf } from './acting.ts';
import { type Clause, PLAYERS, player } from './clauses.ts';
import { PLAYER_DEEDS } from './deeds.ts';
import { lasting } from './does.ts';
import { because } from './events.ts';
import { anyOf, refObject, type Speech } from './filter.ts';
import { counted, inWords, joined } from './words.ts';

type Bar = Extract<Action, { do: 'bar' }>;

/** What players cannot do: "your opponent cannot play spells", "you can play only rank 1 units". */
export function bars(action: Bar, speech: Speech): Clause {
  const subject = action.who === 'both' ? PLAYERS : player(action.who, speech);
  const deed = PLAYER_DEEDS[action.from];
  const cards = action.cards && barredCards(action, action.cards, speech);
  const { verb, denied } = deed;
  if (action.only) {
    const whom = action.whom && anyOf(action.whom, 'field', speech);
    const rest = joined(' only', action.from === 'attack' && !whom && 'with', cards ?? whom);
    return lasting({ subject, verb, rest, allowed: true }, action.for, speech);
  }
  if (action.times) {
    const rest = ` ${timesBarred(action, action.times)}`;
    return lasting({ subject, verb, denied, rest }, action.for, speech);
  }
  const rest = joined(cards ? ` ${cards}` : deed.things, deed.goal, because(action));
  return lasting({ subject, verb, denied, rest }, action.for, speech);
}

/** "fire units"; the cards last spoken of are "them". */
function barredCards({ from }: Bar, card: CardFilter, speech: Speech): string {
  if (from === 'activate effects') return effectsOf(card, speech);
  return isThose(card) ? refObject({ the: 'that' }, speech) : anyOf(card, 'anywhere', speech);
}

/** "more than two cards each turn", "decks more than once each turn"; without a time, in each turn. */
function timesBarred({ from, cards, for: time }: Bar, n: number): string {
  const each = !time && 'each turn';
  if (from === 'draw' || from === 'discard') return joined('more than', counted(n, 'card'), each);
  if (from === 'attack' && cards) return joined('with more than', counted(n, cards.noun), each);
  if (from === 'rank up' && cards) return joined('more than', counted(n, cards.noun), each);
  const often = n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`;
  return joined(from === 'search' && 'decks', 'more than', often, each);
}
