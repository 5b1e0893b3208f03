import { below, type Random } from '@cardscape/kernel';
import { type Settings, usualSettings } from './settings.ts';
import type { Point, Space } from './space.ts';
import type { Sprite } from './sprites.ts';

/** An effect from outside and all that its scripts make of it. */
export interface Family {
  readonly space: Space;
  /** Where its effects are that are given no position. */
  readonly home: Point | null;
  /** The frame at which it is over, whatever its scripts want. */
  readonly until: number;
  /** How many effects it has now. */
  size: number;
}

/** An effect that is alive. */
export interface Particle {
  readonly sprite: Sprite;
  readonly family: Family;
  readonly settings: Settings;
  /** How many frames it has been alive. */
  age: number;
  /** How far from its position it is drawn in this frame. */
  shake: Point;
}

const STILL: Point = { x: 0, y: 0 };

/** Makes an effect; one that is given no position stands with its middle at home. */
export function bornParticle(sprite: Sprite, family: Family, given: Partial<Settings>): Particle {
  const settings = given.position ? usualSettings() : settingsAtHome(sprite, family);
  for (const [name, numbers] of Object.entries(given))
    settings[name as keyof Settings] = [...numbers];
  return { sprite, family, settings, age: 0, shake: STILL };
}

/** What an effect has of which nothing is set. */
export function settingsAtHome({ frames }: Sprite, { home }: Family): Settings {
  const settings = usualSettings();
  const [picture] = frames;
  if (!home || !picture) return settings;
  settings.position = [home.x, home.y];
  settings.rotationCenter = [picture.width / 2, picture.height / 2];
  return settings;
}

/** Moves an effect by one frame: as it is set to, and by what chance adds to its way for good. */
export function move({ settings }: Particle, random: Random): void {
  const { position, movement, randomMove } = settings;
  settings.position = position.map(
    (place, axis) => place + (movement[axis] ?? 0) + spread(random, randomMove[axis]),
  );
}

/** Lets chance draw an effect beside its position, in this frame only. */
export function shake(particle: Particle, random: Random): void {
  const [x, y] = particle.settings.randomStep;
  particle.shake = { x: spread(random, x), y: spread(random, y) };
}

/** A whole number from -most to most. */
function spread(random: Random, most = 0): number {
  const bound = Math.trunc(most);
  return bound > 0 ? below(random, 2 * bound + 1) - bound : 0;
}
