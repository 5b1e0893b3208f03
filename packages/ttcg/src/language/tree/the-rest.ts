import { CARDLESS } from './cardless.ts';
import { slotsOf } from './slots.ts';
import type { Act, CardFilter, Cards, Effect } from './tree.ts';

/** "Choose two units you control and destroy the rest": all of the kind that were not chosen. */
export function nameTheRest(effect: Effect): Effect {
  if (!effect.sentences.some(({ acts }) => acts.some(isOfTheRest))) return effect;
  let chosen: Target | undefined;
  const named = (act: Act): Act => {
    if (act.do === 'choose') return act;
    const others = chosen && isOfTheRest(act) ? othersThan(chosen, act) : undefined;
    const meant = others ? ({ ...act, cards: others } as Act) : act;
    if (act.do === 'target') chosen = act;
    else if (!CARDLESS.includes(act.do)) chosen = undefined;
    return meant;
  };
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    acts: sentence.acts.map(named),
  }));
  return { ...effect, sentences };
}

type Target = Extract<Act, { do: 'target' }>;

const isOfTheRest = (act: Act): boolean =>
  'cards' in act && act.do !== 'bar' && 'the' in act.cards && act.cards.the === 'rest';

/** Where some cards of a kind on the field were chosen, the others of it; not where an act looks in a hand. */
function othersThan({ cards, by }: Target, act: Act): Cards | undefined {
  if (cards.the !== 'pick' || cards.count === 'all' || cards.card.other || cards.card.most)
    return undefined;
  const { place, ...card } = cards.card;
  if (place !== undefined && place !== 'field') return undefined;
  const kind = card.whose === 'their' ? ofThose(card, by, act) : card;
  if (!kind) return undefined;
  const looks = slotsOf(act)[0]?.looks;
  if (looks !== 'field' && (looks !== 'placeUnder' || card.beside)) return undefined;
  const there = looks === 'field' ? place && { place } : { place: 'field' as const };
  return { the: 'pick', count: 'all', card: { ...kind, ...there, other: 'that' } };
}

/** "Your opponent chooses one unit they control. Destroy the rest.": of those who have chosen, whoever acts. */
function ofThose(card: CardFilter, by: Target['by'], act: Act): CardFilter | undefined {
  if (by === ('by' in act ? act.by : undefined)) return card;
  if (by === 'opponent') return { ...card, whose: 'opponent' };
  const { whose: _, ...either } = card;
  return by === 'both' ? either : undefined;
}
