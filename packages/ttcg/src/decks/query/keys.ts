import { EDITIONS, type EditionName } from '../../rules/book/editions.ts';
import type { Design, Tier } from '../../set/design.ts';
import { CARD_TYPES, EFFECT_TYPES } from '../../set/kinds.ts';
import { statsAt } from '../../set/tiers.ts';
import { isLegalIn } from '../legality.ts';

/** What can be asked of a card, and how it is said of cards. */
export type Key = { readonly names: readonly string[] } & (TextKey | ChoiceKey | NumberKey);

/** Texts that may hold a phrase; `noun`: "have "draw" in an effect". */
interface TextKey {
  readonly kind: 'text';
  readonly noun: string;
  readonly texts: (design: Design) => readonly string[];
}

/** One of a few words; `said`: "are of type ...". */
interface ChoiceKey {
  readonly kind: 'choice';
  readonly said: readonly [yes: string, no: string];
  readonly words: readonly string[];
  readonly has: (design: Design, word: string) => boolean;
}

/** A number, which some cards do not have; `noun`: "have a rank of 2". */
interface NumberKey {
  readonly kind: 'number';
  readonly noun: string;
  readonly number: (design: Design, tier: Tier) => number | undefined;
  /** Words that stand for numbers: the first for 0. */
  readonly words?: readonly string[];
}

const isUnit = ({ type }: Design) => type !== 'spell';

/** All keys of the query language, the long name first. */
const KEYS: readonly Key[] = [
  { names: ['name', 'n'], kind: 'text', noun: 'their name', texts: ({ name }) => [name] },
  {
    names: ['effect', 'e', 'text'],
    kind: 'text',
    noun: 'an effect',
    texts: ({ effects }) => effects.map(({ text }) => text),
  },
  {
    names: ['effecttype', 'et'],
    kind: 'choice',
    said: ['have an effect of type', 'have no effect of type'],
    words: EFFECT_TYPES,
    has: ({ effects }, word) => effects.some(({ type }) => type === word),
  },
  {
    names: ['type', 't'],
    kind: 'choice',
    said: ['are of type', 'are not of type'],
    words: CARD_TYPES,
    has: ({ type }, word) => type === word,
  },
  {
    names: ['subtype', 's'],
    kind: 'text',
    noun: 'a subtype',
    texts: ({ subtypes }) => subtypes,
  },
  {
    names: ['kind', 'k'],
    kind: 'choice',
    said: ['are of the kind', 'are not of the kind'],
    words: ['unit', 'spell'],
    has: (design, word) => isUnit(design) === (word === 'unit'),
  },
  { names: ['rank', 'r', 'level'], kind: 'number', noun: 'a rank', number: ({ rank }) => rank },
  {
    names: ['attack', 'atk', 'a'],
    kind: 'number',
    noun: 'an attack',
    number: (design, tier) => (isUnit(design) ? statsAt(design, tier).attack : undefined),
  },
  {
    names: ['defense', 'def', 'd'],
    kind: 'number',
    noun: 'a defense',
    number: (design, tier) => (isUnit(design) ? statsAt(design, tier).defense : undefined),
  },
  {
    names: ['bonus', 'b'],
    kind: 'number',
    noun: 'a bonus in sum',
    number: (design, tier) => {
      const { attack, defense } = statsAt(design, tier);
      return isUnit(design) ? undefined : attack + defense;
    },
  },
  {
    names: ['rarity', 'tier'],
    kind: 'number',
    noun: 'a rarity',
    number: (_, tier) => tier,
    words: ['common', 'uncommon', 'rare', 'ultra', 'mythic', 'primal'],
  },
  {
    names: ['edition', 'ed'],
    kind: 'choice',
    said: ['are legal in edition', 'are not legal in edition'],
    words: Object.keys(EDITIONS),
    has: (design, word) => isLegalIn(design, EDITIONS[word as EditionName]),
  },
  { names: ['lore', 'l'], kind: 'text', noun: 'their lore', texts: ({ lore }) => [lore] },
  { names: ['serial'], kind: 'text', noun: 'their serial', texts: ({ serial }) => [serial] },
];

const BY_NAME = new Map(KEYS.flatMap((key) => key.names.map((name) => [name, key] as const)));

/** The names that can stand before an operator. */
export const KEY_NAMES = [...BY_NAME.keys()];

/** The key of this name, long or short. */
export function findKey(name: string): Key | undefined {
  return BY_NAME.get(name.toLowerCase());
}
