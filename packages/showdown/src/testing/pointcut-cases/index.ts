import type { AnswerCase } from './answer.ts';
import { ATTACK_ANSWERS } from './attack-answers.ts';
import { ATTACKS_FAMILIES } from './attacks.ts';
import { CARDS_FAMILIES } from './cards.ts';
import { CHANCE_FAMILIES, CONDITIONS_FAMILIES } from './conditions.ts';
import type { PointcutFamily } from './family.ts';
import { PLAY_ANSWERS } from './play-answers.ts';
import { PLAYS_FAMILIES } from './plays.ts';
import { TURNS_FAMILIES } from './turns.ts';

export { sceneOf } from './answer.ts';
export { happen, hearersOf } from './family.ts';

/** Every pointcut that tells of a happening. */
export const POINTCUT_FAMILIES: readonly PointcutFamily[] = [
  ...TURNS_FAMILIES,
  ...PLAYS_FAMILIES,
  ...ATTACKS_FAMILIES,
  ...CARDS_FAMILIES,
  ...CONDITIONS_FAMILIES,
  ...CHANCE_FAMILIES,
];

/** Every pointcut whose answer or written values change something. */
export const ANSWER_CASES: readonly AnswerCase[] = [...ATTACK_ANSWERS, ...PLAY_ANSWERS];
