import { isPlural } from '../grammar/cards/phrase.ts';
import { slotsOf } from './slots.ts';
import type { Act, CardFilter, CardState, Cards, Condition } from './tree.ts';

/**
 * "Your units gain 100 attack if they are tapped": that is asked of each of them, and so the acts are of those
 * of which it is true; so with "one of them if it is tapped" (R-T336). Nothing, where it cannot be said of the cards
 * themselves.
 */
export function askedOfEach(
  acts: readonly Act[],
  condition: Condition,
  asks: 'them' | 'it',
): Act[] | undefined {
  const [first, ...rest] = acts;
  const cards = first && slotsOf(first)[0]?.cards;
  if (!first || !('cards' in first) || cards?.the !== 'pick') return undefined;
  if (asks === 'them' ? cards.count !== 'all' : !isOneOfThose(cards)) return undefined;
  if (rest.some((act) => slotsOf(act)[0]?.cards.the !== 'that')) return undefined;
  const card = narrowed(cards.card, condition);
  return card && [{ ...first, cards: { ...cards, card } } as Act, ...rest];
}

/** "one of them": it, and not what they were, is what "it" is after that. */
export const isOneOfThose = (cards: Cards): boolean =>
  cards.the === 'pick' && cards.card.place === 'that' && !isPlural(cards);

/** Such cards of which a condition is true that is asked of "them". */
function narrowed(card: CardFilter, condition: Condition): CardFilter | undefined {
  if (card.either) return undefined;
  if (condition.is === 'all')
    return condition.of.reduce<CardFilter | undefined>(
      (rest, part) => rest && narrowed(rest, part),
      card,
    );
  const { not, asked } =
    condition.is === 'not' ? { not: true, asked: condition.of } : { not: false, asked: condition };
  if (asked.is !== 'card' || asked.card.the !== 'that') return undefined;
  const { a } = asked;
  switch (a.kind) {
    case 'state': {
      const state = not ? OPPOSITES[a.state] : a.state;
      return state && { ...card, states: [...(card.states ?? []), state] };
    }
    case 'stat':
      if (not) return undefined;
      if (a.stat === 'rank') return card.rank ? undefined : { ...card, rank: a.range };
      return card.stat ? undefined : { ...card, stat: { stat: a.stat, range: a.range } };
    case 'row':
      return not || card.row ? undefined : { ...card, row: a.at };
    case 'fits':
      return not ? unlike(card, a.card) : alsoLike(card, a.card);
    default:
      return undefined;
  }
}

const OPPOSITES: Partial<Record<CardState, CardState>> = {
  tapped: 'untapped',
  untapped: 'tapped',
  'face-up': 'face-down',
  'face-down': 'face-up',
};

/** All that is said of both; nothing where the same is said twice. */
function alsoLike(card: CardFilter, { noun, ...more }: CardFilter): CardFilter | undefined {
  const said = noun === 'card' || card.noun === 'card' || card.noun === noun;
  if (!said || Object.keys(more).some((key) => key in card)) return undefined;
  return { ...card, ...more, noun: noun === 'card' ? card.noun : noun };
}

/** R-T366. All units but those of a type, subtype or rank; nothing where no words are left for them. */
export function otherThan({ rank, ...kind }: CardFilter): CardFilter | undefined {
  if (!rank) return kind.noun === 'spell' ? undefined : unlike({ noun: 'unit' }, kind);
  if (Object.keys(kind).length > 1 || kind.noun === 'spell' || rank.or) return undefined;
  if (rank.than === 'at least' && rank.n > 1)
    return { noun: 'unit', rank: { than: 'at most', n: rank.n - 1 } };
  if (rank.than === 'at most' || rank.n === 1)
    return { noun: 'unit', rank: { than: 'at least', n: rank.n + 1 } };
  return undefined;
}

/** Those that are not of a type or subtype, or no spells. */
function unlike(card: CardFilter, { noun, ...more }: CardFilter): CardFilter | undefined {
  const { types, subtypes, ...rest } = more;
  if (noun !== 'card' && Object.keys(more).length === 0)
    return card.noun === 'card' ? { ...card, noun: noun === 'unit' ? 'spell' : 'unit' } : undefined;
  if (Object.keys(rest).length > 0 || (types === undefined) === (subtypes === undefined))
    return undefined;
  if (types) return card.types || card.notTypes ? undefined : { ...card, notTypes: types };
  return card.notSubtypes || !subtypes ? undefined : { ...card, notSubtypes: subtypes };
}
