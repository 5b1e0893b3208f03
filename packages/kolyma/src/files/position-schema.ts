import { z } from '@cardscape/kernel/schema';
import type { Flags } from '../rules/state.ts';
import { numberSchema } from './schema.ts';

/** The spellings of each flag: its own name, its short form, its condition. Upper and lower case are alike. */
const FLAGS: Record<string, keyof Flags> = {
  discarded: 'discarded',
  swapped: 'swapped',
  flipped: 'flipped',
  transferred: 'transferred',
  discard: 'discarded',
  swap: 'swapped',
  flip: 'flipped',
  transfer: 'transferred',
  con_discard_flag: 'discarded',
  con_swap_flag: 'swapped',
  con_flip_flag: 'flipped',
  con_transfer_flag: 'transferred',
};

// The message of each schema says what would be right; what was found is added by the reader.
const WHOLE = 'a whole number';
const MOST_BONUS = 1_000_000_000;
const BONUS = `a whole number, -${MOST_BONUS} to ${MOST_BONUS}`;
const SEED = 'a text or a whole number';
const NAMES = 'a list of names of special cards';
const NUMBERS = 'a list of number cards';
const FLAG = 'discarded, swapped, flipped or transferred';
const FLAG_LIST = `a list of ${FLAG}`;
const PLAYERS = 'a list of two players, the first one to act';
const CHOICE = 'an option number from 0, a name, or a list of these';
const CHOICES = 'a list of choices, one for each question';

/** What a number card of a position looks like, in words. */
export const NUMBER_CARD = 'a number card: { "value", "class" }, or its value alone';

const pick = z.union([z.int(CHOICE).check(z.minimum(0, CHOICE)), z.string(CHOICE)], CHOICE);
const numbers = z.optional(z.array(z.unknown(), NUMBERS));
const names = z.optional(z.array(z.string('the name of a special card'), NAMES));

/** A number card of a position: as in a card file, but without a name. */
export const numberCardSchema = z.strictObject({
  value: numberSchema.shape.value,
  class: z.optional(numberSchema.shape.class),
});

/** One side of a position. */
export const playerSchema = z.strictObject({
  numbers,
  hand: names,
  deck: names,
  discard: names,
  bonus: z.optional(
    z.int(BONUS).check(z.minimum(-MOST_BONUS, BONUS), z.maximum(MOST_BONUS, BONUS)),
  ),
  total: z.optional(z.int(WHOLE)),
  flags: z.optional(
    z.array(
      z.string(FLAG).check(z.refine((flag) => Object.hasOwn(FLAGS, flag.toLowerCase()), FLAG)),
      FLAG_LIST,
    ),
  ),
});

/** The checked fields of one side. */
export type PlayerFields = z.infer<typeof playerSchema>;

const WHO = '0 or 1, a player';
const DIE = 'a number from 0 to 6';
const COUNT = 'a whole number from 0';
const seat = z.union([z.literal(0), z.literal(1)], WHO);
const count = z.int(COUNT).check(z.minimum(0, COUNT));
const die = z.int(DIE).check(z.minimum(0, DIE), z.maximum(6, DIE));
const roll = z.tuple([die, die], 'two dice');
const rolls = z.tuple([roll, roll], 'the dice of both players');

/** How far a match has come. */
const standing = z.strictObject({
  round: count,
  turn: count,
  active: seat,
  passes: count,
  dice: z.strictObject({ rolls, rerolls: z.array(rolls) }),
  results: z.array(
    z.strictObject({
      winner: z.nullable(seat),
      totals: z.tuple([z.int(WHOLE), z.int(WHOLE)]),
      target: z.int(WHOLE),
      reason: z.enum(['closer', 'over', 'both over', 'equal']),
    }),
  ),
});

/** A position; its players and number cards are checked one by one. */
export const positionSchema = z.strictObject({
  target: z.optional(z.int(WHOLE)),
  seed: z.optional(z.union([z.string(), z.int(SEED)], SEED)),
  numberDeck: numbers,
  numberDiscard: numbers,
  standing: z.optional(standing),
  choices: z.optional(z.array(z.union([pick, z.array(pick)], CHOICE), CHOICES)),
  players: z.optional(z.array(z.unknown(), PLAYERS).check(z.length(2, PLAYERS))),
});

/** The flag that one of its spellings means. */
export function flagOf(spelling: string): keyof Flags {
  return FLAGS[spelling.toLowerCase()] as keyof Flags;
}
