import type { Condition, Event, Trigger } from './tree.ts';

/** What on the chain can be answered where something happens. */
export function answerTo(event: Event): 'effect' | 'attack' | 'play' | undefined {
  if (event.what === 'activates' || event.what === 'activatesEffect') return 'effect';
  if (event.what === 'targeted' && event.by) return 'effect';
  if (event.what === 'attacks' || event.what === 'attacked') return 'attack';
  if (event.what === 'plays' || event.what === 'played') return 'play';
  // What ranks a unit up is played onto it.
  if (event.what === 'ranksUp') return 'play';
  return undefined;
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
