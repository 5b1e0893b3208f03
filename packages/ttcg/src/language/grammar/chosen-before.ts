import { DEFAULT_PLACE } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Condition } from '../tree/tree.ts';
import type { Parts } from './parts.ts';

/**
 * An act that only finds the cards which another one names first: what lies in a deck is searched for or
 * revealed, all else is chosen. Nothing where the act names none, or more than one.
 */
export function firstChosen(act: Act): Act | undefined {
  const [slot] = slotsOf(act);
  if (!slot || !('cards' in act) || act.do === 'bar') return undefined;
  const { cards, looks } = slot;
  const by = 'by' in act && typeof act.by === 'string' ? { by: act.by } : {};
  if (cards.the === 'top' || cards.the === 'bottom')
    return cards.n === 1 ? { do: 'reveal', cards, ...by } : undefined;
  if (cards.the !== 'pick') return undefined;
  const { count, card } = cards;
  if (typeof count !== 'object' || !('n' in count) || count.n !== 1) return undefined;
  const place = card.place ?? DEFAULT_PLACE[looks];
  if (place === 'deck' || place === 'deck or discard') {
    const { place: _, ...found } = card;
    return { do: 'search', cards: { ...cards, card: place === 'deck' ? found : card }, ...by };
  }
  if (place === 'field' || place === 'anywhere') {
    const { place: _, ...there } = card;
    return { do: 'target', cards: { ...cards, card: there }, ...by };
  }
  const whose = card.whose ?? (place === 'hand' ? ('your' as const) : undefined);
  return {
    do: 'target',
    cards: { ...cards, card: { ...card, place, ...(whose && { whose }) } },
    ...by,
  };
}

/**
 * "Place the top card of your deck under this card if it is a unit": it is shown, to see that (R-T164). Nothing
 * where a sentence asks nothing of such a card.
 */
export function revealedFirst(parts: Parts): readonly [Parts, Parts] | undefined {
  const { acts, ending, opening, cost, may } = parts;
  const { if: condition, ...rest } = ending;
  const [act, ...more] = acts;
  if (!act || more.length > 0 || !condition || !asksThat(condition)) return undefined;
  if (act.do === 'reveal' || act.do === 'look') return undefined;
  const shown = firstChosen(act);
  if (shown?.do !== 'reveal' || cost || opening.if || opening.at) return undefined;
  const it = { ...act, cards: { the: 'that' } } as Act;
  return [
    { ...parts, may: undefined, acts: [shown], ending: {} },
    { link: undefined, may, cost, acts: [it], opening: { if: condition }, ending: rest },
  ];
}

/** "if it is a unit": is it asked of the card last spoken of? */
function asksThat(condition: Condition): boolean {
  const asked = condition.is === 'not' ? condition.of : condition;
  return asked.is === 'card' && asked.card.the === 'that';
}
