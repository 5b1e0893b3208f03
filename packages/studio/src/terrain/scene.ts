import type { Point } from '../geometry.ts';
import type { Chance } from '../seed.ts';
import type { Terrain, TerrainLook } from './look.ts';

/** What all planes of one landscape share. */
export interface Scene {
  width: number;
  height: number;
  /** Where sky and land meet. */
  horizon: number;
  /** The place of the sun, moon or lamp. */
  light: Point;
  /** The direction toward it from the middle of the picture. */
  toLight: Point;
  terrain: Terrain;
  look: TerrainLook;
  /** How much colour the day's sky has, 0 to 1. */
  haze: number;
  /** A dark sky with pale lines. */
  night: boolean;
  /** A figure fills the picture: scenery stays sparse. */
  filled: boolean;
  chance: Chance;
}
