import { eventsOf } from './told.ts';
import type { Act, Effect, Event, Trigger } from './tree.ts';

/** Where the card of an effect lies when it is used: "discard this card to ...", "... from your discard pile". */
export function usedFrom({ when, sentences }: Effect): 'field' | 'hand' | 'discard' {
  const { cost = [], acts = [] } = sentences[0] ?? {};
  if (cost.some((act) => act.do === 'discard' && act.cards.the === 'this')) return 'hand';
  const done = [...cost, ...acts];
  const taken = done.findIndex((act) => takenFrom(act) !== undefined);
  if (taken < 0) return 'field';
  // What befalls this card sets it off wherever that leaves it; and it may be sent there first.
  if (when && (isSetOffByThis(when) || done.slice(0, taken).some(isOnThis))) return 'field';
  return takenFrom(done[taken] as Act) ?? 'field';
}

/** "When this card is destroyed, ...". */
export const isSetOffByThis = (when: Trigger): boolean =>
  'event' in when && eventsOf(when).some(isOfThisCard);

export const isOfThisCard = (event: Event): boolean => 'card' in event && event.card === 'this';

/** Is something done to this card? */
export const isOnThis = (act: Act): boolean =>
  'cards' in act && act.cards !== undefined && 'the' in act.cards && act.cards.the === 'this';

/** From where an act takes this card, if it is not on the field. */
function takenFrom(act: Act): 'discard' | 'hand' | undefined {
  if (!('cards' in act) || act.cards === undefined) return undefined;
  return 'from' in act.cards ? act.cards.from : undefined;
}

/** "You may play this card from your hand if ...": used there whatever its type, as nothing else works there. */
export function playsItself(effect: Effect): boolean {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first || others.length > 0 || first.at || first.on || first.cost)
    return false;
  const [act, ...more] = first.acts;
  return act?.do === 'play' && more.length === 0 && takenFrom(act) !== undefined;
}
