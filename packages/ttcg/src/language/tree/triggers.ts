import type { Condition, Effect, Event, Trigger } from './tree.ts';

/** What on the chain can be answered where something happens. */
export function answerTo(event: Event): 'effect' | 'attack' | 'play' | undefined {
  if (event.what === 'activates' || event.what === 'activatesEffect') return 'effect';
  if (event.what === 'targeted' && event.by) return 'effect';
  if (event.what === 'attacks' || event.what === 'attacked') return 'attack';
  if (event.what === 'plays' || event.what === 'played') return 'play';
  if (event.what === 'ranksUp' || event.what === 'rankedUp') return 'play';
  return undefined;
}

/**
 * "When your opponent ranks up a unit, counter it": what is answered is the play, before it has come to the
 * field (R-T141).
 */
export function countersRankUp({ when, sentences }: Effect): boolean {
  if (when?.at !== 'event') return false;
  const { what } = when.event;
  if (what !== 'ranksUp' && what !== 'rankedUp') return false;
  return sentences.some(({ acts }) =>
    acts.some((act) => act.do === 'counter' && act.what === 'play'),
  );
}

/** "While this card is on the field", and nothing else. */
export function isOnField(trigger: Trigger | undefined): boolean {
  if (trigger?.at !== 'while' || trigger.holds.is !== 'card') return false;
  const { card, a } = trigger.holds;
  return card.the === 'this' && a.kind === 'place' && a.place === 'field';
}

/** "This card is under another card", and nothing else. */
export function isCovered(holds: Condition): boolean {
  if (holds.is !== 'card' || holds.card.the !== 'this') return false;
  return holds.a.kind === 'place' && holds.a.place === 'under';
}
