import { isOfIt } from './own-trigger.ts';
import type { Duration, Effect, Event, Sentence } from './tree.ts';

/**
 * "Until the equipped unit attacks, whenever it is tapped, ...": what is waited for befalls the card that has
 * just been named, by how long it is waited for.
 */
export function nameWatched(effect: Effect): Effect {
  if (!effect.sentences.some(({ on }) => on?.for)) return effect;
  return { ...effect, sentences: effect.sentences.map(watchedIn) };
}

function watchedIn(sentence: Sentence): Sentence {
  const { on } = sentence;
  const card = on?.for && namedIn(on.for);
  if (!on || !card) return sentence;
  const ofIt = (event: Event) =>
    isOfIt(event) && !leavesUnder(event, card) ? ({ ...event, card } as Event) : event;
  const watched = { ...on, event: ofIt(on.event), ...(on.or && { or: on.or.map(ofIt) }) };
  return { ...sentence, on: watched };
}

/** "Until this card attacks, whenever it is moved from under this card": no card lies under itself. */
const leavesUnder = (event: Event, card: 'this' | 'equipped'): boolean =>
  'under' in event && event.under === card;

/** The card that says how long. */
function namedIn(time: Duration): 'this' | 'equipped' | undefined {
  if (typeof time !== 'object') return undefined;
  if ('untilAttackOf' in time) return either(time.untilAttackOf.the);
  if ('untilTurned' in time) return either(time.untilTurned.the);
  return 'while' in time && time.while.is === 'card' ? either(time.while.card.the) : undefined;
}

const either = (the: string): 'this' | 'equipped' | undefined =>
  the === 'this' || the === 'equipped' ? the : undefined;
