import type { PositionSketch } from './position.ts';
import { action, type Cards, equip, field, hero, lesson, mob, type Sketch } from './sketch.ts';

/** Cards of every type for tests that need a bit of everything. */
const GROUND_CARDS: Cards = {
  Hero: hero(200),
  Rival: hero(200),
  Sprout: lesson('', 10, 1),
  Root: lesson('', 'one-shot'),
  Wisp: mob(20, 40, '', { level: 10, info: 'Earth - Mob - Beast', rarity: 'seldom' }),
  Imp: mob(30, 60, '', { level: 20, element: 'DARK', info: 'Dark - Mob - Pet' }),
  Bat: mob(20, 40, '', { level: 10, element: 'WIND', info: 'Wind - Mob - Beast' }),
  Ogre: { type: 'jrboss', attack: 40, hp: 100, level: 40, element: 'DARK' },
  Blade: equip('', { level: 20, info: 'Earth - Weapon' }),
  Shield: equip('', { level: 40, info: 'Earth - Shield' }),
  Meadow: field(10),
  Mire: field(0),
  Letter: mob(10, 20, '', { level: 10 }),
  Dart: action('', { level: 10 }),
  Helmet: equip('', { level: 10, info: 'Earth - Armor' }),
  Bog: field(20),
  Top: mob(20, 30, '', { level: 30 }),
  Next: action(''),
  Last: equip(''),
  Bone: mob(10, 10, '', { level: 20 }),
  Ash: equip('', { level: 50 }),
  Note: mob(),
  Flint: mob(10, 10, '', { level: 50 }),
  Skull: mob(),
};

/** A position with something in every place, in the middle of your turn. */
export const GROUND: PositionSketch = {
  cards: GROUND_CARDS,
  phase: 'mobs',
  you: {
    character: 'Hero',
    hp: 100,
    build: ['Sprout', 'Root'],
    mobs: ['Wisp', 'Imp'],
    equips: ['Blade'],
    field: 'Meadow',
    hand: ['Letter', 'Dart', 'Helmet', 'Bog'],
    deck: ['Top', 'Next', 'Last'],
    graveyard: ['Bone', 'Ash'],
  },
  foe: {
    character: 'Rival',
    level: 10,
    build: [],
    mobs: ['Bat', 'Ogre'],
    equips: ['Shield'],
    field: 'Mire',
    hand: ['Note'],
    deck: ['Flint'],
    graveyard: ['Skull'],
  },
};

/** The position with functions of some of its cards, by their names. */
export function groundWith(
  functions: Readonly<Record<string, string>>,
  more: PositionSketch = {},
): PositionSketch {
  const cards: Record<string, Sketch | string> = { ...GROUND_CARDS, ...more.cards };
  for (const [name, lua] of Object.entries(functions)) {
    const known = cards[name];
    if (typeof known !== 'object') throw new Error(`there is no ${name}`);
    cards[name] = { ...known, lua: `${known.lua ?? ''}\n${lua}` };
  }
  return {
    ...GROUND,
    ...more,
    cards,
    you: { ...GROUND.you, ...more.you },
    foe: { ...GROUND.foe, ...more.foe },
  };
}
