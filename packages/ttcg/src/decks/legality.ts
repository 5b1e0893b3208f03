import { allOf, capital, counted, eitherOf } from '@cardscape/kernel';
import type { EffectType } from '../language/tree/tree.ts';
import type { Edition } from '../rules/book/editions.ts';
import { type CardSet, nameKey } from '../set/card-set.ts';
import type { Design } from '../set/design.ts';
import { type Deck, deckSize } from './deck.ts';
import { unknownCard } from './unknown-card.ts';

/** Why a deck may not be played. */
export interface Illegality {
  readonly about: 'size' | 'copies' | 'unknown' | 'type' | 'effect type';
  /** The card it is about. */
  readonly card?: string;
  readonly message: string;
}

/** 2.2.1 */
export const DECK_SIZE = { least: 50, most: 70 } as const;

/** 2.2.1: of one name, over all tiers. */
export const MOST_OF_A_NAME = 2;

/** All that keeps a deck from being played in an edition; nothing if it is legal. */
export function checkDeck(deck: Deck, set: CardSet, edition: Edition): Illegality[] {
  return [...sizeFaults(deck), ...copyFaults(deck), ...cardFaults(deck, set, edition)];
}

/** Can the card be played in the edition? */
export function isLegalIn(design: Design, edition: Edition): boolean {
  return !lacksType(design, edition) && lackedEffects(design, edition).length === 0;
}

function sizeFaults(deck: Deck): Illegality[] {
  const size = deckSize(deck);
  const { least, most } = DECK_SIZE;
  if (size >= least && size <= most) return [];
  const short = size < least;
  const advice = short ? `add ${least - size} or more` : `take out ${size - most} or more`;
  const has = `Your deck has ${size === 0 ? 'no cards' : counted(size, 'card')}`;
  return [{ about: 'size', message: `${has}; it needs ${least} to ${most}: ${advice}.` }];
}

function copyFaults(deck: Deck): Illegality[] {
  const copies = new Map<string, { name: string; count: number; lines: number }>();
  for (const { name, count } of deck.entries) {
    const before = copies.get(nameKey(name)) ?? { name, count: 0, lines: 0 };
    const sum = { name: before.name, count: before.count + count, lines: before.lines + 1 };
    copies.set(nameKey(name), sum);
  }
  return [...copies.values()]
    .filter(({ count }) => count > MOST_OF_A_NAME)
    .map(({ name, count, lines }) => {
      const together = lines > 1 ? ', all rarities together' : '';
      const message = `You have ${count} copies of ${name}; ${MOST_OF_A_NAME} are allowed${together}.`;
      return { about: 'copies', card: name, message };
    });
}

function cardFaults(deck: Deck, set: CardSet, edition: Edition): Illegality[] {
  const names = new Map(deck.entries.map(({ name }) => [nameKey(name), name]));
  return [...names.values()].flatMap((name) => {
    const design = set.find(name);
    if (design) return designFaults(design, edition);
    const { message } = unknownCard(name, set);
    return [{ about: 'unknown', card: name, message }];
  });
}

/** What an edition lacks for a card. */
function designFaults(design: Design, edition: Edition): Illegality[] {
  const card = design.name;
  const faults: Illegality[] = [];
  if (lacksType(design, edition)) {
    const type = capital(design.type);
    const message = `${card} is ${withArticle(type)} unit; edition ${edition.name} has no ${type} units.`;
    faults.push({ about: 'type', card, message });
  }
  const effects = lackedEffects(design, edition);
  if (effects.length > 0) {
    const has = allOf(effects.map((type) => withArticle(`${type} effect`)));
    const none = eitherOf(effects);
    const message = `${card} has ${has}; edition ${edition.name} has no ${none} effects.`;
    faults.push({ about: 'effect type', card, message });
  }
  return faults;
}

function lacksType({ type }: Design, edition: Edition): boolean {
  return type !== 'spell' && !edition.types.includes(type);
}

function lackedEffects({ effects }: Design, edition: Edition): EffectType[] {
  const types = effects.map(({ type }) => type);
  return [...new Set(types)].filter((type) => !edition.effectTypes.includes(type));
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
