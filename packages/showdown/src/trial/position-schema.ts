import { z } from '@cardscape/kernel/schema';
import { PHASES } from '../rules/position.ts';
import { DEEDS } from './deed.ts';

// The message of each schema says what would be right; what was found is added by the reader.
const WHOLE = 'a whole number, 0 or more';
const SEAT = '0 for the first player or 1 for the second';
const NAME = 'the name of a card';
const NAMES = 'a list of names of cards';
const CHOICE = 'an option number from 0, its words, or a list of these';
const DEED = `one of ${DEEDS.map((deed) => `"${deed}"`).join(', ')}`;
const ROW = 'a list of up to 7 slots';
const PLAYERS = 'a list of two players';
/** What a slot may hold, in words. */
export const SLOT = 'the name of a card, { "card", "hp", ... }, or null';

const whole = z.int(WHOLE).min(0, WHOLE).max(1_000_000, WHOLE);
const seat = z.union([z.literal(0), z.literal(1)], SEAT);
const name = z.string(NAME);
const names = z.array(name, NAMES).optional();
const pick = z.union([z.int(CHOICE).min(0, CHOICE), z.string(CHOICE)], CHOICE);
const row = z.array(z.unknown(), ROW).max(7, ROW).optional();

/** A deployed card of which more than its name is said. */
export const slotSchema = z.strictObject({
  card: name,
  hp: whole.optional(),
  maxHp: whole.optional(),
  under: names,
  stun: whole.optional(),
  silence: whole.optional(),
  away: whole.optional(),
  attacks: whole.optional(),
  owner: seat.optional(),
});

/** One side; its slots are checked one by one. */
export const sideSchema = z.strictObject({
  character: name.optional(),
  hp: whole.min(1, 'a whole number, 1 or more').optional(),
  maxHp: whole.min(1, 'a whole number, 1 or more').optional(),
  level: whole.optional(),
  build: names,
  mobs: row,
  equips: row,
  field: z.unknown().optional(),
  hand: names,
  deck: names,
  graveyard: names,
});

/** A position; its players are checked one by one. */
export const positionSchema = z.strictObject({
  seed: z.string('a text').optional(),
  turn: whole.min(1, 'a whole number from 1').optional(),
  active: seat.optional(),
  phase: z.enum(PHASES, `a phase: ${PHASES.join(', ')}`).optional(),
  players: z.array(z.unknown(), PLAYERS).length(2, PLAYERS).optional(),
  do: z.array(z.enum(DEEDS, DEED), 'a list of what is done').optional(),
  choices: z
    .array(z.union([pick, z.array(pick)], CHOICE), 'a list of choices, one for each question')
    .optional(),
});
