import { COLOURS } from './colours.ts';

/** What a value is for, in the place where its keyword stands, and the bounds it must keep. */
export interface Purpose {
  meaning: string;
  /** The grammar asks for it, and nothing reads it. */
  unread?: boolean;
  min?: number;
  max?: number;
}

/** The part a keyword plays in the sentence. */
export type KeywordGroup = 'effect' | 'target' | 'type' | 'end' | 'store' | 'condition' | 'path';

interface KeywordEntry {
  name: string;
  group: KeywordGroup;
  /** Whether the keyword takes one integer from the list of values. */
  takesValue: boolean;
  description: string;
  /** What must follow, in order; `+` means one or more. */
  follows: string;
  /** What the value of the target after this keyword is for. */
  target?: Purpose;
  /** What the value of the stored integer after this keyword is for. */
  stored?: Purpose;
}

/** Sums of such amounts stay exact, however many cards are played. */
const MOST_ADDED = 1_000_000;

const IGNORED: Purpose = {
  meaning: 'any whole number: it is not used, -1 will do',
  unread: true,
};

const cards = (meaning: string): Purpose => ({ meaning, min: 0 });

const cardEffect = <Name extends string>(name: Name, verb: string, description: string) => ({
  name,
  group: 'effect' as const,
  takesValue: false,
  description,
  follows: 'TARGET+ TYPE',
  target: cards(`how many cards to ${verb}`),
});

const flagTest = <Name extends string>(name: Name, deed: string) => ({
  name,
  group: 'condition' as const,
  takesValue: false,
  description: `True if the target ${deed} in their current or last turn.`,
  follows: 'TARGET',
  target: IGNORED,
});

/** Every keyword of the language, in the order editors offer them. */
export const KEYWORDS = [
  {
    name: 'EFFECT_NONE',
    group: 'effect',
    takesValue: false,
    description: 'Does nothing. Fills a path that should stay empty.',
    follows: '',
  },
  {
    name: 'EFFECT_ADDVALUE',
    group: 'effect',
    takesValue: false,
    description: "Changes each target's total. A negative value lowers it.",
    follows: 'TARGET+',
    target: { meaning: 'how much to add to the total', min: -MOST_ADDED, max: MOST_ADDED },
  },
  cardEffect('EFFECT_DRAW', 'draw', 'Each target draws cards from the deck of the type.'),
  cardEffect('EFFECT_DISCARD', 'discard', 'Each target discards cards of the type.'),
  cardEffect('EFFECT_TRANSFER', 'give away', 'Each target gives cards of the type to the other.'),
  cardEffect('EFFECT_SWAP', 'swap', 'Each target discards cards of the type and draws as many.'),
  {
    name: 'EFFECT_CONDITIONAL',
    group: 'effect',
    takesValue: false,
    description: 'Tests conditions and takes one of two paths. All conditions must hold.',
    follows: 'CON+ SUCCESS_PATH FAILURE_PATH',
  },
  {
    name: 'TARGET_PLAYER',
    group: 'target',
    takesValue: true,
    description: 'The player who played the card.',
    follows: '',
  },
  {
    name: 'TARGET_OPPONENT',
    group: 'target',
    takesValue: true,
    description: 'The other player.',
    follows: '',
  },
  {
    name: 'TYPE_NUMBER',
    group: 'type',
    takesValue: false,
    description: 'Number cards.',
    follows: '',
  },
  {
    name: 'TYPE_SPECIAL',
    group: 'type',
    takesValue: false,
    description: 'Special cards.',
    follows: '',
  },
  {
    name: 'END_COMMAND',
    group: 'end',
    takesValue: false,
    description: 'Stands between two commands. The later command works first.',
    follows: 'EFFECT',
  },
  {
    name: 'CON_STORE_ADDITIONAL_INTEGER',
    group: 'store',
    takesValue: true,
    description: 'Holds the second number of a condition.',
    follows: '',
  },
  {
    name: 'CON_HAS_CLASS_CARD',
    group: 'condition',
    takesValue: false,
    description: 'True if the target has enough number cards of a colour.',
    follows: 'TARGET CON_STORE_ADDITIONAL_INTEGER',
    target: {
      meaning: `the colour: ${COLOURS.map((name, index) => `${index} ${name}`).join(', ')}`,
      min: 0,
      max: COLOURS.length - 1,
    },
    stored: cards('how many cards of the colour are enough'),
  },
  {
    name: 'CON_HAS_DUPLICATE',
    group: 'condition',
    takesValue: false,
    description: 'True if the target has two alike: numbers by value, special cards by name.',
    follows: 'TARGET TYPE',
    target: IGNORED,
  },
  flagTest('CON_DISCARD_FLAG', 'discarded a card'),
  flagTest('CON_SWAP_FLAG', 'swapped a card'),
  flagTest('CON_FLIP_FLAG', 'flipped a card'),
  flagTest('CON_TRANSFER_FLAG', 'gave a card to the other player'),
  {
    name: 'CON_CARD_QUANTITY',
    group: 'condition',
    takesValue: false,
    description: 'True if the number of cards the target has lies in a range, ends included.',
    follows: 'TARGET CON_STORE_ADDITIONAL_INTEGER TYPE (or TARGET TYPE then the integer)',
    target: cards('the fewest cards that count'),
    stored: cards('the most cards that count'),
  },
  {
    name: 'CON_HAS_VALUE_CARD',
    group: 'condition',
    takesValue: false,
    description: 'True if the target has enough number cards of one value.',
    follows: 'TARGET CON_STORE_ADDITIONAL_INTEGER',
    target: { meaning: 'the value to look for' },
    stored: cards('how many cards of the value are enough'),
  },
  {
    name: 'CON_COMPARE_Against_Target',
    group: 'condition',
    takesValue: false,
    description: "True if the target's total is at or above the round's target.",
    follows: 'TARGET',
    target: IGNORED,
  },
  {
    name: 'SUCCESS_PATH',
    group: 'path',
    takesValue: false,
    description: 'Opens the commands for when the conditions hold.',
    follows: 'EFFECT, more after END_COMMAND',
  },
  {
    name: 'FAILURE_PATH',
    group: 'path',
    takesValue: false,
    description: 'Opens the commands for when the conditions do not hold.',
    follows: 'EFFECT, more after END_COMMAND',
  },
] as const satisfies readonly KeywordEntry[];

/** A keyword in its documented spelling. */
export type KeywordName = (typeof KEYWORDS)[number]['name'];

/** One row of the keyword table. */
export type Keyword = KeywordEntry & { name: KeywordName };

const bySpelling = new Map<string, Keyword>(
  KEYWORDS.map((keyword) => [keyword.name.toUpperCase(), keyword]),
);

/** The keyword of that name, upper or lower case, or nothing if there is none. */
export function findKeyword(name: string): Keyword | undefined {
  // Other alphabets have letters whose upper case is one of ours; those are not our keywords.
  return /^[A-Za-z_]+$/.test(name) ? bySpelling.get(name.toUpperCase()) : undefined;
}
