import type { Act, Cards, Effect, EventCard, Sentence, Trigger } from './tree.ts';

/**
 * "Destroy one unit. Its owner loses no points.": part of what is done. "When this card is destroyed, you lose no
 * points.": true of this card at all times, since it is too late when it has been destroyed.
 */
export function namePrices(effect: Effect): Effect {
  if (!effect.sentences.some(({ acts }) => acts.some(isOfThat))) return effect;
  const { when, ...rest } = effect;
  const sentences: Sentence[] = [];
  for (const sentence of effect.sentences) {
    const before = sentences.at(-1);
    const [act, ...more] = sentence.acts;
    const last = before?.acts.at(-1);
    const alone = act && isOfThat(act) && more.length === 0 && isBare(sentence);
    if (alone && before && last?.do === 'destroy') {
      const { price } = act;
      sentences[sentences.length - 1] = {
        ...before,
        acts: [...before.acts.slice(0, -1), { ...last, price }],
      };
    } else sentences.push({ ...sentence, acts: joined(sentence.acts) });
  }
  const cards = when && cardsIn(when);
  const [only, ...others] = sentences;
  const [first, ...more] = only?.acts ?? [];
  if (!cards || !only || !first || !isOfThat(first)) return { ...effect, sentences };
  // Where more is said of it, it is too late for that.
  if (others.length > 0 || more.length > 0 || !isOfAllTimes(only)) return { ...effect, sentences };
  return { ...rest, sentences: [{ ...only, acts: [{ ...first, cards }] }] };
}

/** Is it said without anything that comes before, after or beside it, but for a condition? */
const isOfAllTimes = (sentence: Sentence): boolean =>
  Object.keys(sentence).every((key) => key === 'acts' || key === 'if');

/** The cards of which nothing more is said than that they are destroyed. */
function cardsIn(when: Trigger): Cards | undefined {
  if (when.at !== 'event' || when.event.what !== 'destroyed') return undefined;
  const { at: _, word: __, event, ...more } = when;
  if (Object.keys(more).length > 0 || Object.keys(event).length > 2) return undefined;
  return cardsOf(when.event.card);
}

type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;

const isOfThat = (act: Act): act is Of<'price'> => act.do === 'price' && act.cards.the === 'that';

const isBare = (sentence: Sentence): boolean => Object.keys(sentence).length === 1;

/** "Destroy one unit and its owner loses no points". */
function joined(acts: readonly Act[]): Act[] {
  const out: Act[] = [];
  for (const act of acts) {
    const last = out.at(-1);
    if (isOfThat(act) && last?.do === 'destroy')
      out[out.length - 1] = { ...last, price: act.price };
    else out.push(act);
  }
  return out;
}

function cardsOf(card: EventCard): Cards | undefined {
  if (card === 'this' || card === 'equipped') return { the: card };
  return typeof card === 'object' ? { the: 'pick', count: 'all', card } : undefined;
}
