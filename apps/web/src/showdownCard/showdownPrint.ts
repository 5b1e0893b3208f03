import { type CardArt, capital } from '@cardscape/kernel';
import type { CardDesign, CardType, LevelAction } from '@cardscape/showdown';
import { type ArtSubject, subjectOf, type Terrain } from '@cardscape/studio';
import type { Tier } from '../look/tier.ts';

const grounds: Readonly<Record<string, Terrain>> = {
  EARTH: 'earth',
  WIND: 'air',
  FIRE: 'fire',
  WATER: 'water',
  DARK: 'dark',
  LIGHT: 'light',
};

/** The grounds for elements of other card sets. */
const otherGrounds: readonly Terrain[] = ['nature', 'electric', 'red', 'blue', 'yellow', 'rune'];

/** The ground that an element stands on; elements of other sets are given one by their name. */
export function groundOfElement(element: string): Terrain {
  const known = grounds[element.toUpperCase()];
  if (known) return known;
  const sum = [...element].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return otherGrounds[sum % otherGrounds.length] ?? 'plain';
}

/** An element as people read it: "Earth". */
export function elementWords(element: string): string {
  return capital(element.toLowerCase());
}

const types: Readonly<Record<CardType, string>> = {
  mob: 'Mob',
  equip: 'Equipment',
  action: 'Rapid action',
  field: 'Field',
  char: 'Character',
  jrboss: 'Jr. Boss',
  boss: 'Boss',
};

/** A type as people read it. */
export function typeWords(type: CardType): string {
  return types[type];
}

/** Does it fight: is it a mob, a Jr. Boss or a Boss? */
export function isFighter({ type }: CardDesign): boolean {
  return type === 'mob' || type === 'jrboss' || type === 'boss';
}

/** Has it HP that can be lost? */
export function hasHp(design: CardDesign): boolean {
  return isFighter(design) || design.type === 'char' || design.type === 'equip';
}

const frames: Readonly<Record<CardDesign['rarity'], Tier>> = {
  common: 'common',
  seldom: 'rare',
  unique: 'mythic',
};

/** The frame of a rarity; bosses wear the richest. */
export function frameOf({ rarity }: CardDesign): Tier {
  return frames[rarity];
}

/** What an ability needs: "One-shot", "Level 30, 2 Earth", or nothing. */
export function needsOf({ level, attributes }: LevelAction, element: string): string {
  if (level === 'one-shot') return 'One-shot';
  const parts = [
    level > 0 && `Level ${level}`,
    attributes > 0 && `${attributes} ${elementWords(element)}`,
  ];
  return parts.filter(Boolean).join(', ') || 'Always';
}

const arts = new WeakMap<CardDesign, CardArt>();

/** What the picture of a card shows: made once, so that a picture is known by its subject. */
export function artOf(design: CardDesign): ArtSubject {
  const art = arts.get(design) ?? seenOn(design);
  arts.set(design, art);
  return subjectOf(art);
}

function seenOn(design: CardDesign): CardArt {
  const { name, type, level, attack, hp, info } = design;
  const ground = { name, terrain: groundOfElement(design.element), rank: rankOf(design) };
  if (type === 'field') return { ...ground, shows: 'place', words: [] };
  if (type === 'char') return { ...ground, shows: 'person', words: [] };
  if (isFighter(design)) {
    const words = ['fighter', ...(info.toLowerCase().match(/[a-z]+/g) ?? [])];
    return { ...ground, shows: 'creature', words, attack, defense: hp / 2 };
  }
  const words = [type === 'equip' ? 'gear' : 'spell'];
  return { ...ground, shows: 'thing', words, rank: level > 50 ? 4 : 2 };
}

function rankOf({ type, level }: CardDesign): number {
  if (type === 'boss') return 5;
  if (type === 'jrboss' || type === 'char') return 4;
  return Math.min(4, 1 + Math.floor(level / 25));
}
