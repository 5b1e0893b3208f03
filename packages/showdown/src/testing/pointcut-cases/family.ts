import type { PointcutName } from '../../interface/index.ts';
import { groundWith } from '../ground.ts';
import { ear } from '../heard.ts';
import type { PositionSketch } from '../position.ts';
import type { Scene } from '../scene.ts';
import { still } from '../still.ts';

/** Which of the listening cards hear a pointcut, and what it holds beyond what its family holds. */
export type Hearing = string | { readonly by: string; readonly values?: readonly number[] };

/** Pointcuts of one happening: how it comes about, who hears each, and what they are told. */
export interface PointcutFamily {
  readonly happens: string;
  readonly when: (position: PositionSketch) => Scene;
  /** What is different from the common ground. */
  readonly ground?: PositionSketch;
  readonly functions?: Readonly<Record<string, string>>;
  readonly target?: string;
  readonly pointers?: readonly string[];
  readonly values?: readonly number[];
  readonly flags?: readonly string[];
  readonly hears: Partial<Readonly<Record<PointcutName, Hearing>>>;
}

/** Two mobs of each side listen in every test, so that those who should not hear are asked too. */
const LISTENERS = ['Wisp', 'Imp', 'Bat', 'Ogre'];

/** The sides as they listen. */
export const YOU = 'Wisp Imp';
export const FOE = 'Bat Ogre';
/** Both sides. */
export const ALL = `${YOU} ${FOE}`;

/** The names of those who hear. */
export const hearersOf = (hearing: Hearing) =>
  (typeof hearing === 'string' ? hearing : hearing.by).split(' ');

/** Lets a family's happening come about with a pointcut heard by all who could. */
export function happen(family: PointcutFamily, pointcut: string, hearing: Hearing): Scene {
  const { ground, functions = {}, when } = family;
  const lua: Record<string, string> = { ...functions };
  for (const name of new Set([...LISTENERS, ...hearersOf(hearing)]))
    lua[name] = `${lua[name] ?? ''}\n${ear(pointcut)}`;
  return when(groundWith(lua, ground));
}

/** Lua that brings something about. */
export const run =
  (lua: string, ...replies: (string | string[])[]) =>
  (position: PositionSketch) =>
    still(position).run(lua, replies);
/** An attack of a mob. */
export const attack = (by: string, on: string) => (position: PositionSketch) =>
  still(position).attack(by, on);
/** A play of a card of your hand. */
export const play = (name: string) => (position: PositionSketch) => still(position).play(name);
