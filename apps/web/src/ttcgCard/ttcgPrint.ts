import { type CardArt, capital } from '@cardscape/kernel';
import { type ArtSubject, subjectOf, type Terrain } from '@cardscape/studio';
import { type Design, statsAt, type Tier as TierNumber } from '@cardscape/ttcg';
import { type Tier, tiers } from '../look/tier.ts';

/** What a card shows that can change during a game; what is left out is as printed. */
export interface CardNow {
  attack?: number | undefined;
  defense?: number | undefined;
  rank?: number | undefined;
  type?: Design['type'] | undefined;
}

/** The ground a card of this type stands on. */
export function groundOf(type: Design['type']): Terrain {
  return type === 'spell' ? 'rune' : type;
}

/** The frame of a tier. */
export function frameOf(tier: TierNumber): Tier {
  return tiers[tier] ?? 'common';
}

/** The line under the art: "Earth: Beast, Machine", or "Spell". */
export function kindLineOf({ subtypes }: Design, type: Design['type']): string {
  const kind = capital(type);
  return subtypes.length === 0 ? kind : `${kind}: ${subtypes.map(capital).join(', ')}`;
}

const arts = new WeakMap<Design, CardArt>();

/** What the picture of a card shows: made once, so that a picture is known by its subject. */
export function artOf(design: Design): ArtSubject {
  const art = arts.get(design) ?? (design.type === 'spell' ? spellArt(design) : unitArt(design));
  arts.set(design, art);
  return subjectOf(art);
}

function spellArt({ name, rank }: Design): CardArt {
  return { name, terrain: 'rune', shows: 'thing', words: ['spell'], rank };
}

function unitArt({ name, type, subtypes, rank, attack, defense }: Design): CardArt {
  const terrain = groundOf(type);
  return { name, terrain, shows: 'creature', words: subtypes, rank, attack, defense };
}

/** A number in a corner: what stands there, and whether it is more or less than printed. */
export interface CornerNumber {
  value: number;
  /** A spell's numbers are added to those of a unit, and have a sign. */
  added: boolean;
  change: 'raised' | 'lowered' | 'none';
}

/** A card as it is handed out: its design, its tier, and whether its edition counts what tiers add. */
export interface Copy {
  design: Design;
  tier: TierNumber;
  /** Without bonuses spells have no numbers, and a tier adds nothing. */
  bonuses?: boolean | undefined;
}

/** Attack and defense of a copy, before anything happens to it. */
export function printedNumbers({ design, tier, bonuses = true }: Copy) {
  return bonuses ? statsAt(design, tier) : { attack: design.attack, defense: design.defense };
}

/** The two numbers of a copy as they are now, if it has any. */
export function cornersOf(
  copy: Copy,
  now: CardNow = {},
): Record<'attack' | 'defense', CornerNumber> | undefined {
  const { design, bonuses = true } = copy;
  if (design.type === 'spell' && !bonuses) return undefined;
  const printed = printedNumbers(copy);
  const corner = (key: 'attack' | 'defense'): CornerNumber => {
    const value = now[key] ?? printed[key];
    const change = value > printed[key] ? 'raised' : value < printed[key] ? 'lowered' : 'none';
    return { value, added: design.type === 'spell', change };
  };
  return { attack: corner('attack'), defense: corner('defense') };
}
