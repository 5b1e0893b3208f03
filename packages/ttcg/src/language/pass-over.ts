import { faultsWith, isOnThat, left, type Meant, meantAfter } from './check/meant.ts';
import { isPlural } from './grammar/cards/phrase.ts';
import { CARDLESS } from './tree/cardless.ts';
import { hasCard } from './tree/event-cards.ts';
import { pointsBack } from './tree/for-each.ts';
import { slotsOf } from './tree/slots.ts';
import { isOtherWay } from './tree/spoken-of.ts';
import type { Act, Effect, Event, Sentence } from './tree/tree.ts';

/** Cards that were spoken of, and by which act; unknown where that hangs on the game. */
interface Spoken {
  readonly act?: Act;
  readonly meant: Meant | undefined;
}

/**
 * "Tap one enemy unit and draw a card. It cannot attack this turn.": what cannot be said of the card spoken
 * of last is said of the one before, and the act between them speaks of its card only in passing.
 */
export function passOver(effect: Effect): Effect {
  const passed = passedOver(effect);
  if (passed.size === 0) return effect;
  const marked = (act: Act): Act => (passed.has(act) ? { ...act, inPassing: true } : act);
  const sentences = effect.sentences.map(
    (sentence): Sentence => ({
      ...sentence,
      ...(sentence.cost && { cost: sentence.cost.map(marked) }),
      acts: sentence.acts.map(marked),
    }),
  );
  return { ...effect, sentences };
}

/** The acts that are passed over since nothing of their cards could be said so, whatever the words. */
export function passedOver({ when, sentences }: Effect): ReadonlySet<Act> {
  const passed = new Set<Act>();
  const start = when && 'event' in when ? told(when.event) : [];
  let spoken: Spoken[] = start;
  const read = (act: Act) => {
    while (isMisfit(act, spoken.at(-1)) && spoken.length > 1 && !isMisfit(act, spoken.at(-2))) {
      const { act: between } = spoken.at(-1) as Spoken;
      if (!between || isOnSeveral(between)) break;
      passed.add(between);
      spoken = spoken.slice(0, -1);
    }
    if (CARDLESS.includes(act.do)) return;
    const meant = meantAfter(act, spoken.at(-1)?.meant);
    spoken = isOnThat(act) ? [...spoken.slice(0, -1), { meant }] : [...spoken, { act, meant }];
  };
  for (const sentence of sentences) {
    const { on, cost, acts } = sentence;
    if (on) spoken = told(on.event);
    else if (isOtherWay(sentence)) spoken = [];
    else if (pointsBack(sentence.if)) spoken = spoken.slice(-1);
    cost?.forEach(read);
    if (cost && when) spoken = start;
    acts.forEach(read);
  }
  return passed;
}

const told = (event: Event): Spoken[] => (hasCard(event) ? [{ meant: left(event) }] : []);

/** After several cards, "it" would have been refused. */
function isOnSeveral(act: Act): boolean {
  const slots = slotsOf(act);
  return slots.length > 0 && slots.every(({ cards }) => isPlural(cards));
}

/** Can an act not mean these cards with "it" or "its controller"? */
function isMisfit(act: Act, spoken: Spoken | undefined): boolean {
  if (!spoken?.meant) return false;
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  if (who === 'controller' || who === 'owner') return isOfNobody(spoken.act);
  if (!isOnThat(act) || pointsBack({ ...act, cards: undefined })) return false;
  return faultsWith(act, spoken.meant).length > 0;
}

/** Of cards that a player draws, mills, searches for or discards, nobody says whose they are. */
const isOfNobody = (act: Act | undefined): boolean =>
  act?.do === 'draw' || act?.do === 'mill' || act?.do === 'search' || act?.do === 'discard';
