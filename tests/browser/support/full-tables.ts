import type { Page } from 'playwright-core';
import { asked, hand, movingOn, offer } from './generic-table.ts';

/** What lies on a full table, with the longest names of each built-in set. */
const ttcgUnits = [
  { stack: ['The Great Triangulator', 'Clockwise Lightning', 'Stained Glass Knight'] },
  { stack: ['Storm Glass Familiar'], tapped: true },
  { stack: ['Seraph Cartographer', 'Cairn Pup'] },
  { stack: ['Hearthbane Phoenix'], tapped: true },
  'Sporecloud Wyrmling',
];

function ttcgSide(seat: number) {
  return {
    points: 18,
    hand: [
      'Drowned Bellringer',
      'Siren Cartographer',
      'Spring Tide Dragon',
      'Thousandfold Hive',
      'Ember Lamplighter',
      "Ranger's Whetstone",
      'Knee-High Tripwire',
      'The Great Triangulator',
      'Weathervane Cock',
      'Red Ink Correction',
    ],
    deck: Array(20).fill('Cairn Pup'),
    discard: ['Cairn Pup', 'Gravel Gecko'],
    units: ttcgUnits,
    spells: [
      { stack: ["Cartographer's Shield"], equippedTo: { seat, column: 1 } },
      { stack: ['Magnetic Declination'], faceDown: true, known: true },
      { stack: ["Dragon's Milk Tooth"], equippedTo: { seat, column: 2 } },
      'Triangulation Net',
      'Atlas of Everything',
    ],
  };
}

function showdownSide(character: string, build: readonly string[]) {
  return {
    character,
    hp: 150,
    level: 60,
    build,
    mobs: [
      'Warden of the Ninth Lock',
      'Last of the Ember Wyrms',
      {
        card: 'Uncrowned Barrow King',
        hp: 35,
        under: ['Hollow Hill Badger'],
        stun: 1,
        bonuses: [{ attack: 20, hp: 10, block: 0, turns: 2 }],
      },
      { card: 'Conductor of Squalls', dots: [{ damage: 10, turns: 2 }] },
      'Seraph of the Zenith',
      'Queen of the Updraft',
      'Matron of Furnaces',
    ],
    equips: [
      'Marked Knucklebones',
      "Surveyor's Sunglass",
      "Hangman's Compass",
      'Headwater Chalice',
      "Courier's Satchel",
      'Windlass Crossbow',
      'Lantern of Names',
    ],
    field: 'Cathedral of Glass',
    hand: [
      'Year of the Eruption',
      'The Great Levelling',
      'Hollow Hill Badger',
      'Fenlight Colossus',
      'Gatehouse Terrier',
      'Letter in a Bottle',
      'Whisper Campaign',
      'Anvil Cloud Giant',
      'Crosswind Kestrel',
      'Cathedral of Glass',
    ],
    deck: Array(20).fill('Granite Foreman'),
    graveyard: ['Hollow Hill Badger', 'Recut the Border'],
  };
}

const kolymaNumbers = [
  { value: 3, class: 'red' },
  { value: 8, class: 'blue' },
  { value: -8, class: 'yellow' },
  { value: 5, class: 'green' },
  { value: 8, class: 'red' },
  { value: -4, class: 'none' },
  { value: 6, class: 'green' },
  { value: 7, class: 'blue' },
  { value: -2, class: 'yellow' },
  { value: 6, class: 'red' },
];

const kolymaSide = (numbers: typeof kolymaNumbers, bonus: number) => ({
  numbers,
  bonus,
  hand: [
    'Return Freight',
    'Sounding Line',
    'Cross Current',
    'Light Fingers',
    'Shared Stores',
    'Jammed Signal',
    'Empty Channel',
    'Spare Battery',
  ],
  deck: Array(9).fill('Long Pace'),
  discard: ['Short Pace', 'Long Pace'],
});

const positions = {
  ttcg: { turn: 7, active: 0, stage: 'main', players: [ttcgSide(0), ttcgSide(1)] },
  showdown: {
    turn: 9,
    active: 0,
    phase: 'actions',
    players: [
      showdownSide('Teodric Beaconward', [
        'Heliograph Scout',
        'Gatehouse Terrier',
        'Gatewarden Solenne',
        'Choir of Lanterns',
        'Watchtower Ridge',
        'Almanac of Dawns',
      ]),
      showdownSide('Odo of the Terraces', [
        'Granite Foreman',
        'Switchback Goat',
        'Terrace Behemoth',
        'Recut the Border',
        'Standing Orders',
        'Levelling Staff',
      ]),
    ],
  },
  kolyma: {
    target: 31,
    numberDiscard: [
      { value: 5, class: 'red' },
      { value: 3, class: 'green' },
    ],
    players: [kolymaSide(kolymaNumbers, 4), kolymaSide(kolymaNumbers.toReversed(), -3)],
  },
} as const;

/** The games with a table that can be filled. */
export type FullGame = keyof typeof positions | 'lanterns';

/** Opens a match in which the board and the hand of a game are full. */
export async function openFullTable(page: Page, game: FullGame): Promise<void> {
  await page.goto(`/play/${game}?seed=readable`);
  if (game === 'lanterns') return fillLanterns(page);
  await page.getByLabel('A saved match or position').setInputFiles({
    name: `${game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(positions[game])),
  });
  await page.locator('[data-message="yours"]').waitFor();
}

/** Lanterns has no form for positions, but few turns: some are kept, the rest is held. */
async function fillLanterns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  await asked(page);
  await movingOn(page, () => offer(page, 'Draw a lantern').click());
  const menu = page.getByRole('dialog', { name: 'What to do with this' });
  for (let kept = 0; kept < 2; kept++) {
    await hand(page).first().click();
    await movingOn(page, () => menu.getByRole('button', { name: /^Keep/ }).click());
  }
}
