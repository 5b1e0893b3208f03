import { CARDLESS } from './cardless.ts';
import { slotsOf } from './slots.ts';
import type { Act, Effect, Event } from './tree.ts';

/**
 * "Return this card to your hand when it is destroyed.": where a trigger comes last, "it" is this card if the
 * text has spoken of no other one (R-T200).
 */
export function nameOwnTrigger(effect: Effect): Effect {
  const { when } = effect;
  if (!when || !('event' in when) || !isOfIt(when.event)) return effect;
  const events = [when.event, ...(when.or ?? [])];
  if (!speaksOfThisFirst(effect, events)) return effect;
  const [event, ...or] = events.map(ofThis) as [Event, ...Event[]];
  return { ...effect, when: { ...when, event, ...(when.or && { or }) } };
}

/** Is an event of a card that was spoken of before? */
export const isOfIt = (event: Event): boolean => 'card' in event && event.card === 'that';

const ofThis = (event: Event): Event =>
  isOfIt(event) ? ({ ...event, card: 'this' } as Event) : event;

function speaksOfThisFirst({ sentences }: Effect, events: readonly Event[]): boolean {
  const { cost = [], acts = [] } = sentences[0] ?? {};
  const first = [...cost, ...acts].find(({ do: does }) => !CARDLESS.includes(does));
  if (!first) return true;
  // A card that was drawn or milled is in no battle.
  if (first.do === 'draw' || first.do === 'mill')
    return events.every(({ what }) => ON_FIELD.includes(what));
  return namesThis(first);
}

const namesThis = (act: Act): boolean => slotsOf(act)[0]?.cards.the === 'this';

/** What befalls cards on the field alone. */
const ON_FIELD: readonly Event['what'][] = [
  'attacks',
  'attacked',
  'destroyed',
  'destroys',
  'tapped',
  'untapped',
  'leaves',
  'rankedUp',
];
