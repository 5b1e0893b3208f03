import { digest } from '@cardscape/kernel';
import type { Design } from '../set/design.ts';

/** A short hash of all that matters of a design when it is played: what is printed, and what that means. */
export function designHash(design: Design): string {
  const { name, type, subtypes, rank, attack, defense } = design;
  const effects = design.effects.map(({ text, type: of, effect }) => ({ text, type: of, effect }));
  return digest({ name, type, subtypes, rank, attack, defense, effects });
}
