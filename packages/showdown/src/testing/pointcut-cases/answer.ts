import type { PointcutName } from '../../interface/index.ts';
import { groundWith } from '../ground.ts';
import type { PositionSketch } from '../position.ts';
import { fn } from '../sketch.ts';
import { type Still, still } from '../still.ts';

/** What a pointcut's answer, or what it writes back, does to the match. */
export interface AnswerCase {
  readonly pointcut: PointcutName;
  readonly says: string;
  /** The functions of cards, by their names. */
  readonly functions: Readonly<Record<string, string>>;
  readonly ground?: PositionSketch;
  readonly when: (scene: Still) => unknown;
  readonly result: unknown;
}

/** The scene of a case. */
export function sceneOf({ functions, ground = {} }: AnswerCase): Still {
  return still(groundWith(functions, ground));
}

/** A function that says yes. */
export const yes = (pointcut: string) => fn(pointcut, 'return true');
