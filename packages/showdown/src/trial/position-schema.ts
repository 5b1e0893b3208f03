import { z } from '@cardscape/kernel/schema';
import { MAX_VALUE } from '../interface/index.ts';
import { PHASES } from '../rules/position.ts';
import { TRIAL_ACTIONS } from './action.ts';
import { CARD_PLACE } from './card-places.ts';

// The message of each schema says what would be right; what was found is added by the reader.
const WHOLE = `a whole number from 0 to ${MAX_VALUE}`;
const WHOLE_FROM_1 = `a whole number from 1 to ${MAX_VALUE}`;
const SIGNED = 'a whole number';
const FLAG = 'true or false';
const PLACE =
  'the place of a card, such as "0/character", "1/mobs/0", "0/build/2" or "1/graveyard/0"';
const NOTES = 'a list of { }';
const DESIGN = 'the name of a card, or the number of one that is not there';
const SEAT = '0 for the first player or 1 for the second';
const NAME = 'the name of a card';
const NAMES = 'a list of names of cards';
const CHOICE = 'an option number from 0, its words, or a list of these';
const ACTION = `one of ${TRIAL_ACTIONS.map((action) => `"${action}"`).join(', ')}`;
const ROW = 'a list of up to 7 slots';
const PLAYERS = 'a list of two players';
/** What a slot may hold, in words. */
export const SLOT = 'the name of a card, { "card", "hp", ... }, or null';

const whole = z.int(WHOLE).min(0, WHOLE).max(MAX_VALUE, WHOLE);
const from1 = whole.min(1, WHOLE_FROM_1);
const signed = z.int(SIGNED);
const flag = z.boolean(FLAG);
const place = z.string(PLACE).regex(CARD_PLACE, PLACE);
const places = z.array(place, 'a list of places of cards').optional();
const design = z.union([z.string(DESIGN), z.int(DESIGN)], DESIGN);
const playKinds = z
  .array(
    z.enum(['mob', 'equip', 'action', 'field'], 'mob, equip, action or field'),
    'a list of kinds',
  )
  .optional();

/** A list of notes, each with these keys. */
function notes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape), NOTES).optional();
}
const seat = z.union([z.literal(0), z.literal(1)], SEAT);
const name = z.string(NAME);
const names = z.array(name, NAMES).optional();
const pick = z.union([z.int(CHOICE).min(0, CHOICE), z.string(CHOICE)], CHOICE);
const row = z.array(z.unknown(), ROW).max(7, ROW).optional();

/** What is in force on a deployed card. */
const marks = {
  stun: whole.optional(),
  silence: whole.optional(),
  hijack: whole.optional(),
  away: whole.optional(),
  awayBy: place.optional(),
  swapped: flag.optional(),
  attacks: whole.optional(),
  multiplier: signed.optional(),
  charges: whole.optional(),
  dots: notes({ damage: signed, turns: whole, source: place.optional() }),
  bonuses: notes({
    attack: signed,
    hp: signed,
    block: signed,
    turns: whole,
    source: place.optional(),
    aura: flag.optional(),
  }),
  blocks: notes({
    kind: z.enum(['stun', 'silence', 'hijack', 'away'], 'stun, silence, hijack or away'),
    source: place.optional(),
  }),
  attackers: notes({ count: signed, source: place.optional() }),
};

/** A deployed card of which more than its name is said. */
export const slotSchema = z.strictObject({
  card: name,
  hp: whole.optional(),
  maxHp: whole.optional(),
  under: names,
  ...marks,
  owner: seat.optional(),
});

/** One side; its slots are checked one by one. */
export const sideSchema = z.strictObject({
  character: name.optional(),
  hp: from1.optional(),
  maxHp: from1.optional(),
  level: signed.optional(),
  ...marks,
  build: names,
  mobs: row,
  equips: row,
  field: z.unknown().optional(),
  hand: names,
  deck: names,
  graveyard: names,
  nextAttack: signed.optional(),
  fieldHolds: whole.nullable().optional(),
  barred: playKinds,
  barredNext: playKinds,
  mobsSilenced: flag.optional(),
  mobsStunned: flag.optional(),
  moreTurns: signed.optional(),
  killed: flag.optional(),
  leveled: flag.optional(),
  tally: z
    .strictObject({
      damage: whole,
      healing: whole,
      played: whole,
      destroyed: whole,
      drawn: whole,
    })
    .optional(),
  prevents: notes({ source: place, charactersOnly: flag, count: signed }),
  auras: notes({ design, turns: whole }),
  repeats: notes({ card: place, ability: signed, count: signed }),
  skips: z.strictObject({ card: place, ability: signed, turn: whole }).optional(),
});

/** A position; its players are checked one by one. */
export const positionSchema = z.strictObject({
  seed: z.string('a text').optional(),
  turn: from1.optional(),
  active: seat.optional(),
  phase: z.enum(PHASES, `a phase: ${PHASES.join(', ')}`).optional(),
  players: z.array(z.unknown(), PLAYERS).length(2, PLAYERS).optional(),
  abilities: whole.optional(),
  finishing: flag.optional(),
  quiet: whole.optional(),
  acted: places,
  registers: notes({ card: place, design, slot: signed, value: signed, signal: signed }),
  shown: notes({ card: place, value: signed, size: signed, color: signed }),
  drops: notes({ card: place, source: place, by: signed, turns: whole }),
  inserted: notes({ card: place, seat, kind: z.enum(['turn', 'next'], '"turn" or "next"') }),
  growing: places,
  strays: places,
  do: z.array(z.enum(TRIAL_ACTIONS, ACTION), 'a list of what is done').optional(),
  choices: z
    .array(z.union([pick, z.array(pick)], CHOICE), 'a list of choices, one for each question')
    .optional(),
});
