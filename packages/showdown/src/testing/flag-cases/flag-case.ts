import { groundWith } from '../ground.ts';
import type { PositionSketch } from '../position.ts';
import { type Circumstances, type Reply, type Still, still } from '../still.ts';

/** What a flag does on the common ground. */
export interface FlagCase {
  /** The Lua that a rapid action runs, or what happens. */
  readonly shows: string;
  readonly functions?: Readonly<Record<string, string>>;
  readonly ground?: PositionSketch;
  readonly when: (scene: Still) => unknown;
  readonly result: unknown;
}

/** What else matters to a script that shows a flag. */
export interface Staging {
  readonly replies?: readonly Reply[];
  readonly as?: Circumstances['as'];
  readonly functions?: Readonly<Record<string, string>>;
  readonly ground?: PositionSketch;
}

/** The scene of a case. */
export function flagScene({ functions = {}, ground = {} }: FlagCase): Still {
  return still(groundWith(functions, ground));
}

/** What an expression gives where a flag stands in it. */
export function gives(expression: string, result: string, staging: Staging = {}): FlagCase {
  return says(`say(${expression})`, [result], staging);
}

/** What a script says. */
export function says(lua: string, lines: readonly string[], staging: Staging = {}): FlagCase {
  const { replies = [], as = 0, ...scene } = staging;
  return {
    shows: lua,
    ...scene,
    when: (still) => still.run(lua, replies, { as }).said,
    result: lines,
  };
}

/** What a script offers to choose from; nothing of it is chosen. */
export function offers(lua: string, labels: readonly string[], staging: Staging = {}): FlagCase {
  const { as = 0, ...scene } = staging;
  const when = (still: Still) => still.run(lua, [[]], { as }).offered;
  return { shows: lua, ...scene, when, result: labels };
}
