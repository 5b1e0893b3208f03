import type { Design, Tier } from './design.ts';

/** A unit's attack and defense, or what a spell adds to them. */
export interface Stats {
  readonly attack: number;
  readonly defense: number;
}

const UNIT_STEP = 10;
const SPELL_STEP = 5;

/** The stats of a design as a card of some tier. */
export function statsAt(design: Pick<Design, 'type' | 'attack' | 'defense'>, tier: Tier): Stats {
  const boost = design.type === 'spell' ? spellBoost(design, tier) : unitBoost(tier);
  return { attack: design.attack + boost.attack, defense: design.defense + boost.defense };
}

/** R-T14: split in halves. */
function unitBoost(tier: Tier): Stats {
  const half = (tier * UNIT_STEP) / 2;
  return { attack: half, defense: half };
}

/** R-T15: all to the higher of the two; split between equals, an odd step to defense. */
function spellBoost({ attack, defense }: Stats, tier: Tier): Stats {
  if (attack > defense) return { attack: tier * SPELL_STEP, defense: 0 };
  if (attack < defense) return { attack: 0, defense: tier * SPELL_STEP };
  const less = Math.floor(tier / 2);
  return { attack: less * SPELL_STEP, defense: (tier - less) * SPELL_STEP };
}
