import { z } from '@cardscape/kernel/schema';
import { MAX_VALUE } from '../interface/index.ts';
import { PHASES } from '../rules/position/position.ts';
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

const whole = z.int(WHOLE).check(z.minimum(0, WHOLE), z.maximum(MAX_VALUE, WHOLE));
const from1 = whole.check(z.minimum(1, WHOLE_FROM_1));
const signed = z.int(SIGNED);
const flag = z.boolean(FLAG);
const place = z.string(PLACE).check(z.regex(CARD_PLACE, PLACE));
const places = z.optional(z.array(place, 'a list of places of cards'));
const design = z.union([z.string(DESIGN), z.int(DESIGN)], DESIGN);
const playKinds = z.optional(
  z.array(
    z.enum(['mob', 'equip', 'action', 'field'], 'mob, equip, action or field'),
    'a list of kinds',
  ),
);

/** An object with these keys. */
function keyed<Shape extends z.core.$ZodShape>(shape: Shape) {
  const keys = Object.keys(shape).map((key) => `"${key}"`);
  return z.strictObject(shape, `{ ${keys.join(', ')} }`);
}

/** A list of notes, each with these keys. */
function notes<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.optional(z.array(keyed(shape), NOTES));
}
const seat = z.union([z.literal(0), z.literal(1)], SEAT);
const name = z.string(NAME);
const names = z.optional(z.array(name, NAMES));
const pick = z.union([z.int(CHOICE).check(z.minimum(0, CHOICE)), z.string(CHOICE)], CHOICE);
const row = z.optional(z.array(z.unknown(), ROW).check(z.maxLength(7, ROW)));

/** What is in force on a deployed card. */
const marks = {
  stun: z.optional(whole),
  silence: z.optional(whole),
  hijack: z.optional(whole),
  away: z.optional(whole),
  awayBy: z.optional(place),
  swapped: z.optional(flag),
  attacks: z.optional(whole),
  multiplier: z.optional(signed),
  charges: z.optional(whole),
  dots: notes({ damage: signed, turns: whole, source: z.optional(place) }),
  bonuses: notes({
    attack: signed,
    hp: signed,
    block: signed,
    turns: whole,
    source: z.optional(place),
    aura: z.optional(flag),
  }),
  blocks: notes({
    kind: z.enum(['stun', 'silence', 'hijack', 'away'], 'stun, silence, hijack or away'),
    source: z.optional(place),
  }),
  attackers: notes({ count: signed, source: z.optional(place) }),
};

/** A deployed card of which more than its name is said. */
export const slotSchema = z.strictObject({
  card: name,
  hp: z.optional(whole),
  maxHp: z.optional(whole),
  under: names,
  ...marks,
  owner: z.optional(seat),
});

/** One side; its slots are checked one by one. */
export const sideSchema = z.strictObject({
  character: z.optional(name),
  hp: z.optional(from1),
  maxHp: z.optional(from1),
  level: z.optional(signed),
  ...marks,
  build: names,
  mobs: row,
  equips: row,
  field: z.optional(z.unknown()),
  hand: names,
  deck: names,
  graveyard: names,
  nextAttack: z.optional(signed),
  fieldHolds: z.optional(z.nullable(whole)),
  barred: playKinds,
  barredNext: playKinds,
  mobsSilenced: z.optional(flag),
  mobsStunned: z.optional(flag),
  moreTurns: z.optional(signed),
  killed: z.optional(flag),
  leveled: z.optional(flag),
  tally: z.optional(
    keyed({
      damage: whole,
      healing: whole,
      played: whole,
      destroyed: whole,
      drawn: whole,
    }),
  ),
  prevents: notes({ source: place, charactersOnly: flag, count: signed }),
  auras: notes({ design, turns: whole }),
  repeats: notes({ card: place, ability: signed, count: signed }),
  skips: z.optional(keyed({ card: place, ability: signed, turn: whole })),
});

/** A position; its players are checked one by one. */
export const positionSchema = z.strictObject({
  seed: z.optional(z.string('a text')),
  turn: z.optional(from1),
  active: z.optional(seat),
  phase: z.optional(z.enum(PHASES, `a phase: ${PHASES.join(', ')}`)),
  players: z.optional(z.array(z.unknown(), PLAYERS).check(z.length(2, PLAYERS))),
  abilities: z.optional(whole),
  finishing: z.optional(flag),
  quiet: z.optional(whole),
  acted: places,
  registers: notes({ card: place, design, slot: signed, value: signed, signal: signed }),
  shown: notes({ card: place, value: signed, size: signed, color: signed }),
  drops: notes({ card: place, source: place, by: signed, turns: whole }),
  inserted: notes({ card: place, seat, kind: z.enum(['turn', 'next'], '"turn" or "next"') }),
  growing: places,
  strays: places,
  do: z.optional(z.array(z.enum(TRIAL_ACTIONS, ACTION), 'a list of what is done')),
  choices: z.optional(
    z.array(z.union([pick, z.array(pick)], CHOICE), 'a list of choices, one for each question'),
  ),
});
