import { isThatPlace } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Condition, Sentence } from '../tree/tree.ts';
import type { Case } from './case.ts';

/**
 * "Mill three cards. If there is a dragon among them, add it to your hand.", "If there is a spell below
 * it, destroy it.": the card that was asked for, or those spoken of before?
 */
export function checkAsked(checked: Case): void {
  for (const sentence of checked.effect.sentences) checkSentence(checked, sentence);
  checkVictim(checked);
}

/** "When this card leaves the field, return the card it destroyed": that is not told there. */
function checkVictim(checked: Case): void {
  const { when, sentences } = checked.effect;
  const events = sentences.map(({ on }) => on?.event);
  if (when && 'event' in when) events.push(when.event);
  if (events.some((event) => event?.what === 'destroys')) return;
  if (checked.nodes.some(({ the }) => the === 'victim'))
    checked.complain('"The card it destroyed": no card was destroyed that this could mean.');
}

function checkSentence(checked: Case, { if: condition, cost, acts }: Sentence): void {
  if (!condition || !asksBeside(condition)) return;
  // What is done to other cards first is what "it" means then.
  const first = [...(cost ?? []), ...acts].find((act) => slotsOf(act).length > 0);
  if (first && isOnThat(first))
    checked.complainOf(
      first,
      'it is not clear which card that is; say "one of them", or choose it first',
    );
}

function asksBeside(condition: Condition): boolean {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(asksBeside);
  if (condition.is !== 'count' || condition.range.than === 'at most') return false;
  const { place, noun, whose: _, ...more } = condition.card;
  const asked = condition.range.n > 0 && isThatPlace(place);
  // "If you control it": all of them are asked after.
  return asked && !(place === 'that' && noun === 'card' && Object.keys(more).length === 0);
}

const isOnThat = (act: Act): boolean => slotsOf(act).some(({ cards }) => cards.the === 'that');
