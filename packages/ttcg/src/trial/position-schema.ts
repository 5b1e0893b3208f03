import { z } from '@cardscape/kernel/schema';
import { EDITIONS, type EditionName } from '../rules/book/editions.ts';
import { CARD_TYPES } from '../set/kinds.ts';

// The message of each schema says what would be right; what was found is added by the reader.
const WHOLE = 'a whole number, 0 or more';
const POINTS = 'a whole number from 1 to 1000000';
const TURN = 'a whole number from 1 to 300';
const SEAT = '0 for the first player or 1 for the second';
const NAME = 'the name of a card';
const NAMES = 'a list of names of cards';
/** What stands in a hand, a deck or a discard pile, in words. */
export const PILE_CARD = 'the name of a card, or { "card", "owner" }';
/** What stands in a stack, in words. */
export const STACK_CARD = 'the name of a card, or { "card", "owner", "tapped", ... }';
const SINCE = 'true, or "this turn"';
const EFFECT = '0 for the first effect or 1 for the second';
const USES = 'two whole numbers, one for each effect';
const PLACE = 'the name of a card on the field, or { "seat", "column" } with a column from 1 to 5';
const CHOICE = 'an option number from 0, a name, or a list of these';
/** What a deed looks like, in words. */
export const DEED =
  '"end turn", "to battle", "pass", the words of an option, or { "do", "card", ... }';
/** How many players there are, in words. */
export const TWO_PLAYERS = 'a list of two players';
const SENTENCES = 'a list of sentences, for people';
const SEED = 'a text or a whole number';
const EDITION = `an edition: ${Object.keys(EDITIONS).join(', ')}`;
const ROW = 'five columns: a list, or { "1": ..., "5": ... }';

const whole = z.int(WHOLE).check(z.minimum(0, WHOLE));
const seat = z.union([z.literal(0), z.literal(1)], SEAT);
const effect = z.union([z.literal(0), z.literal(1)], EFFECT);
const name = z.string(NAME);
const cards = z.array(z.unknown(), NAMES);
const since = z.optional(z.union([z.boolean(), z.literal('this turn')], SINCE));
const pick = z.union([z.int(CHOICE).check(z.minimum(0, CHOICE)), z.string(CHOICE)], CHOICE);

const column = z.int(PLACE).check(z.minimum(1, PLACE), z.maximum(5, PLACE));

const state = {
  tapped: since,
  faceDown: since,
  known: z.optional(z.boolean('true or false')),
  attacks: z.optional(whole),
  works: z.optional(effect),
  uses: z.optional(z.tuple([whole, whole], USES)),
  usesInAll: z.optional(z.tuple([whole, whole], USES)),
  echoes: z.optional(z.array(effect, USES)),
  equippedTo: z.optional(
    z.union(
      [
        name,
        z.strictObject({
          seat,
          column,
          row: z.optional(z.enum(['units', 'spells'])),
          under: z.optional(whole),
        }),
      ],
      PLACE,
    ),
  ),
};

/** A card of a hand, a deck or a discard pile that is more than its name. */
export const pileCardSchema = z.strictObject({ card: name, owner: z.optional(seat) });

/** A card of a stack that is more than its name. */
export const stackCardSchema = z.strictObject({ card: name, owner: z.optional(seat), ...state });

/** A stack of a position that is more than its cards; these are checked one by one. */
export const stackSchema = z.strictObject({
  stack: cards.check(z.minLength(1, NAMES)),
  owner: z.optional(seat),
  ...state,
});

/** The checked fields of a card on the field. */
export type StateFields = Omit<z.infer<typeof stackCardSchema>, 'card' | 'owner'>;

/** One side of a position; its cards are checked one by one. */
export const playerSchema = z.strictObject({
  points: z.optional(z.int(POINTS).check(z.minimum(1, POINTS), z.maximum(1_000_000, POINTS))),
  played: z.optional(whole),
  hand: z.optional(cards),
  deck: z.optional(cards),
  discard: z.optional(cards),
  units: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())], ROW)),
  spells: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())], ROW)),
  skips: z.optional(
    z.strictObject(
      {
        turn: z.optional(whole),
        draw: z.optional(whole),
        main: z.optional(whole),
        battle: z.optional(whole),
      },
      'turns and phases to leave out: { "turn", "draw", "main", "battle" }',
    ),
  ),
});

/** What is done in a position, in order. */
export const deedSchema = z.strictObject({
  do: z.enum(
    ['play', 'set', 'use', 'attack', 'flip', 'battle', 'end', 'pass'],
    'play, set, use, attack, flip, battle, end or pass',
  ),
  card: z.optional(name),
  on: z.optional(name),
  at: z.optional(
    z.int(PLACE).check(z.minimum(1, 'a column from 1 to 5'), z.maximum(5, 'a column from 1 to 5')),
  ),
  effect: z.optional(effect),
});

/** A card of one's own making. */
export const ownCardSchema = z.strictObject({
  name: z.optional(name),
  type: z.optional(z.enum(CARD_TYPES, `a type: ${CARD_TYPES.join(', ')}`)),
  subtypes: z.optional(z.array(z.string('a subtype'), 'a list of subtypes')),
  rank: z.optional(
    z
      .int('a rank from 1 to 5')
      .check(z.minimum(1, 'a rank from 1 to 5'), z.maximum(5, 'a rank from 1 to 5')),
  ),
  attack: z.optional(z.int('a whole number')),
  defense: z.optional(z.int('a whole number')),
});

/** A position; its players, deeds and its own card are checked one by one. */
export const positionSchema = z.strictObject({
  edition: z.optional(z.enum(Object.keys(EDITIONS) as [EditionName, ...EditionName[]], EDITION)),
  seed: z.optional(z.union([z.string(), z.int(SEED)], SEED)),
  turn: z.optional(z.int(TURN).check(z.minimum(1, TURN), z.maximum(300, TURN))),
  active: z.optional(seat),
  stage: z.optional(z.enum(['main', 'battle'], 'main or battle')),
  players: z.optional(z.array(z.unknown(), TWO_PLAYERS)),
  leftOut: z.optional(z.array(z.string(SENTENCES), SENTENCES)),
  card: z.optional(z.unknown()),
  do: z.optional(z.array(z.unknown(), `a list of ${DEED}`)),
  choices: z.optional(
    z.array(z.union([pick, z.array(pick)], CHOICE), 'a list of choices, one for each question'),
  ),
});

/** The position that a match begins in: no card is tried in it. */
export const matchPositionSchema = z.omit(positionSchema, {
  card: true,
  do: true,
  choices: true,
});

/** What a column may hold, in words. */
export const COLUMN = 'a name, a list of names from the top, { "stack", ... }, or null';
