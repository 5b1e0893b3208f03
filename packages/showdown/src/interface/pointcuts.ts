import { type Pointcut, type PointcutTable, pointcut } from './pointcut.ts';
import { ATTACK, ATTACK_DESTROYS } from './pointcuts/attacks.ts';
import {
  CONDITION_EVENTS,
  FORCE_EVENTS,
  HEALING_EVENTS,
  SPRITE_EVENTS,
} from './pointcuts/lasting.ts';
import { CHOICE_EVENTS, HAND_EVENTS } from './pointcuts/moves.ts';
import { GRAVEYARD_EVENTS, PILE_EVENTS } from './pointcuts/piles.ts';
import {
  ACTION_EVENTS,
  EQUIPMENT_EVENTS,
  FIELD_EVENTS,
  MOB_EVENTS,
  PLAY_EVENTS,
} from './pointcuts/playing.ts';
import { CALCULATION, TARGETING } from './pointcuts/targeting.ts';
import { ABILITY_EVENTS, TURN_EVENTS } from './pointcuts/turns.ts';

const CARD_ROWS = {
  ...TURN_EVENTS,
  ...ABILITY_EVENTS,
  ...PLAY_EVENTS,
  ...MOB_EVENTS,
  ...EQUIPMENT_EVENTS,
  ...ACTION_EVENTS,
  ...FIELD_EVENTS,
  ...TARGETING,
  ...CALCULATION,
  ...ATTACK,
  ...ATTACK_DESTROYS,
  ...FORCE_EVENTS,
  ...HEALING_EVENTS,
  ...CONDITION_EVENTS,
  ...HAND_EVENTS,
  ...GRAVEYARD_EVENTS,
  ...PILE_EVENTS,
  ...CHOICE_EVENTS,
};

/** The pointcuts of cards, by the name that stands in the tables. */
export type PointcutName = keyof typeof CARD_ROWS;

/** The functions of a sprite descriptor. */
export type SpritePointcutName = keyof typeof SPRITE_EVENTS;

const FAMILIES: readonly (readonly [family: string, table: PointcutTable])[] = [
  ['Turns', TURN_EVENTS],
  ['Levels and abilities', ABILITY_EVENTS],
  ['Playing any card', PLAY_EVENTS],
  ['Playing mobs', MOB_EVENTS],
  ['Playing equipment', EQUIPMENT_EVENTS],
  ['Playing rapid actions', ACTION_EVENTS],
  ['Playing fields', FIELD_EVENTS],
  ['Targets of attacks', TARGETING],
  ['Damage and block', CALCULATION],
  ['The course of an attack', ATTACK],
  ['Destruction', ATTACK_DESTROYS],
  ['What is in force', FORCE_EVENTS],
  ['Healing', HEALING_EVENTS],
  ['Conditions', CONDITION_EVENTS],
  ['Drawing, discarding, showing', HAND_EVENTS],
  ['To and from the graveyard', GRAVEYARD_EVENTS],
  ['Leaving and entering piles', PILE_EVENTS],
  ['Choices and chance', CHOICE_EVENTS],
  ['Effects on the screen', SPRITE_EVENTS],
];

/** Every pointcut in the order of the reference. */
export const POINTCUTS: readonly Pointcut[] = FAMILIES.flatMap(([family, table]) => {
  return Object.entries(table).map(([name, row]) => pointcut(family, name, row));
});

const BY_NAME = new Map<string, Pointcut>(
  POINTCUTS.flatMap((found) => [found.name, ...found.aliases].map((name) => [name, found])),
);

/** The pointcut of that name, in any spelling. */
export function pointcutNamed(name: string): Pointcut | undefined {
  return BY_NAME.get(name);
}

/** The pointcuts of cards alone. */
export const POINTCUT_NAMES = Object.keys(CARD_ROWS) as readonly PointcutName[];

/** The functions of sprites alone. */
export const SPRITE_POINTCUT_NAMES = Object.keys(SPRITE_EVENTS) as readonly SpritePointcutName[];
