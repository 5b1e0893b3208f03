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
const SEED = 'a text or a whole number';
const EDITION = `an edition: ${Object.keys(EDITIONS).join(', ')}`;
const ROW = 'five columns: a list, or { "1": ..., "5": ... }';

const whole = z.int(WHOLE).min(0, WHOLE);
const seat = z.union([z.literal(0), z.literal(1)], SEAT);
const effect = z.union([z.literal(0), z.literal(1)], EFFECT);
const name = z.string(NAME);
const cards = z.array(z.unknown(), NAMES);
const since = z.union([z.boolean(), z.literal('this turn')], SINCE).optional();
const pick = z.union([z.int(CHOICE).min(0, CHOICE), z.string(CHOICE)], CHOICE);

const column = z.int(PLACE).min(1, PLACE).max(5, PLACE);

const state = {
  tapped: since,
  faceDown: since,
  known: z.boolean('true or false').optional(),
  attacks: whole.optional(),
  works: effect.optional(),
  uses: z.tuple([whole, whole], USES).optional(),
  usesInAll: z.tuple([whole, whole], USES).optional(),
  echoes: z.array(effect, USES).optional(),
  equippedTo: z
    .union(
      [
        name,
        z.strictObject({
          seat,
          column,
          row: z.enum(['units', 'spells']).optional(),
          under: whole.optional(),
        }),
      ],
      PLACE,
    )
    .optional(),
};

/** A card of a hand, a deck or a discard pile that is more than its name. */
export const pileCardSchema = z.strictObject({ card: name, owner: seat.optional() });

/** A card of a stack that is more than its name. */
export const stackCardSchema = z.strictObject({ card: name, owner: seat.optional(), ...state });

/** A stack of a position that is more than its cards; these are checked one by one. */
export const stackSchema = z.strictObject({
  stack: cards.min(1, NAMES),
  owner: seat.optional(),
  ...state,
});

/** The checked fields of a card on the field. */
export type StateFields = Omit<z.infer<typeof stackCardSchema>, 'card' | 'owner'>;

/** One side of a position; its cards are checked one by one. */
export const playerSchema = z.strictObject({
  points: z.int(POINTS).min(1, POINTS).max(1_000_000, POINTS).optional(),
  played: whole.optional(),
  hand: cards.optional(),
  deck: cards.optional(),
  discard: cards.optional(),
  units: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())], ROW).optional(),
  spells: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())], ROW).optional(),
  skips: z
    .strictObject(
      {
        turn: whole.optional(),
        draw: whole.optional(),
        main: whole.optional(),
        battle: whole.optional(),
      },
      'turns and phases to leave out: { "turn", "draw", "main", "battle" }',
    )
    .optional(),
});

/** What is done in a position, in order. */
export const deedSchema = z.strictObject({
  do: z.enum(
    ['play', 'set', 'use', 'attack', 'flip', 'battle', 'end', 'pass'],
    'play, set, use, attack, flip, battle, end or pass',
  ),
  card: name.optional(),
  on: name.optional(),
  at: z.int(PLACE).min(1, 'a column from 1 to 5').max(5, 'a column from 1 to 5').optional(),
  effect: effect.optional(),
});

/** A card of one's own making. */
export const ownCardSchema = z.strictObject({
  name: name.optional(),
  type: z.enum(CARD_TYPES, `a type: ${CARD_TYPES.join(', ')}`).optional(),
  subtypes: z.array(z.string('a subtype'), 'a list of subtypes').optional(),
  rank: z
    .int('a rank from 1 to 5')
    .min(1, 'a rank from 1 to 5')
    .max(5, 'a rank from 1 to 5')
    .optional(),
  attack: z.int('a whole number').optional(),
  defense: z.int('a whole number').optional(),
});

/** A position; its players, deeds and its own card are checked one by one. */
export const positionSchema = z.strictObject({
  edition: z.enum(Object.keys(EDITIONS) as [EditionName, ...EditionName[]], EDITION).optional(),
  seed: z.union([z.string(), z.int()], SEED).optional(),
  turn: z.int(TURN).min(1, TURN).max(300, TURN).optional(),
  active: seat.optional(),
  stage: z.enum(['main', 'battle'], 'main or battle').optional(),
  players: z.array(z.unknown(), TWO_PLAYERS).optional(),
  card: z.unknown().optional(),
  do: z.array(z.unknown(), `a list of ${DEED}`).optional(),
  choices: z
    .array(z.union([pick, z.array(pick)], CHOICE), 'a list of choices, one for each question')
    .optional(),
});

/** The position that a match begins in: no card is tried in it. */
export const matchPositionSchema = positionSchema.omit({ card: true, do: true, choices: true });

/** What a column may hold, in words. */
export const COLUMN = 'a name, a list of names from the top, { "stack", ... }, or null';
