import type { CardPrint } from '@cardscape/kernel';
import { type ArtSubject, subjectOf, type Terrain } from '@cardscape/studio';
import type { Design, Tier as TierNumber, TtcgPrint } from '@cardscape/ttcg';
import { kindLine, terrainOf } from '@cardscape/ttcg/tools';
import { changeOf, type FigureChange } from '../../../look/card/figureChange.ts';
import { type Tier, tiers } from '../../../look/card/tier.ts';

/** Where a screen gets the print of a card, by what a card on the table carries. */
export type Printer = (design: string) => CardPrint | undefined;

/** What a card shows that can change during a game; what is left out is as printed. */
export interface CardNow {
  attack?: number | undefined;
  defense?: number | undefined;
  rank?: number | undefined;
  type?: Design['type'] | undefined;
}

/** The ground a card of this type stands on. */
export function groundOf(type: Design['type']): Terrain {
  return terrainOf(type) as Terrain;
}

/** The frame of a tier. */
export function frameOf(tier: TierNumber): Tier {
  return tiers[tier] ?? 'common';
}

/** The line under the art with the type that the card has now: "Earth: Beast, Machine", or "Spell". */
export function kindLineOf({ facts }: TtcgPrint, type: Design['type']): string {
  return kindLine(type, facts.subtypes);
}

/** What the picture of a card shows. */
export function artOf({ art }: TtcgPrint): ArtSubject {
  return subjectOf(art);
}

/** A number in a corner: what stands there, and whether it is more or less than printed. */
export interface CornerNumber {
  value: number;
  /** A spell's numbers are added to those of a unit, and have a sign. */
  added: boolean;
  change: FigureChange;
}

/** A card as it is handed out: its print, and whether its edition counts what spells and tiers add. */
export interface Copy {
  print: TtcgPrint;
  /** Without bonuses spells have no numbers, and a tier adds nothing. */
  bonuses?: boolean | undefined;
}

/** Attack and defense of a copy, before anything happens to it. */
export function printedNumbers({ print, bonuses = true }: Copy) {
  const { facts, corners } = print;
  const { attack, defense } = facts;
  if (!bonuses) return { attack, defense };
  return {
    attack: corners.bottomLeft?.value ?? attack,
    defense: corners.bottomRight?.value ?? defense,
  };
}

/** The two numbers of a copy as they are now, if it has any. */
export function cornersOf(
  copy: Copy,
  now: CardNow = {},
): Record<'attack' | 'defense', CornerNumber> | undefined {
  const { print, bonuses = true } = copy;
  const isSpell = print.facts.type === 'spell';
  if (isSpell && !bonuses) return undefined;
  const printed = printedNumbers(copy);
  const corner = (key: 'attack' | 'defense'): CornerNumber => {
    const value = now[key] ?? printed[key];
    return { value, added: isSpell, change: changeOf(value, printed[key]) };
  };
  return { attack: corner('attack'), defense: corner('defense') };
}
