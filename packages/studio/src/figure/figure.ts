import type { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import type { Terrain } from '../terrain/look.ts';

/** What a card shows: the fourteen subtypes, a person, or a thing. */
export type Figure =
  | 'avian'
  | 'dragon'
  | 'beast'
  | 'elemental'
  | 'aquatic'
  | 'warrior'
  | 'spellcaster'
  | 'machine'
  | 'ghost'
  | 'insect'
  | 'reptile'
  | 'fairy'
  | 'undead'
  | 'botanic'
  | 'portrait'
  | 'object';

/** What shapes a figure's pose and parts. */
export interface Traits {
  /** 1 to 5. */
  rank: number;
  /** The share of attack in attack + defense, 0 to 1. */
  fierce: number;
  terrain: Terrain;
  chance: Chance;
}

/** Draws a figure that stands on (0, 0) and is about 100 high, looking to the right. */
export type FigureDrawing = (plate: Plate, traits: Traits) => void;

/** Several kinds of one figure, by name. */
export type Kinds = Readonly<Record<string, FigureDrawing>>;

/** Draws one of these kinds, whichever the seed chooses. */
export function oneOf(drawings: readonly FigureDrawing[]): FigureDrawing {
  return (plate, traits) => traits.chance.pick(drawings)(plate, traits);
}
