import type { PositionStack, TtcgView } from '@cardscape/ttcg';
import type { TtcgLesson } from './lesson.ts';
import { isQuiet, onField, topOf } from './looks.ts';

const startTurn = 3;

/** A row with one card or stack in each place; `null` leaves it empty. */
function row(...places: (string | PositionStack | null)[]): (PositionStack | null)[] {
  return places.map((place) => (typeof place === 'string' ? { stack: [place] } : place));
}

const units: TtcgLesson = {
  key: 'units',
  title: 'Units',
  position: {
    turn: startTurn,
    players: [{ hand: ['Cairn Pup', 'Kindling Fox', 'Quarry Ram'] }, {}],
  },
  steps: [
    {
      says: 'Units fight for you. Click *Cairn Pup* in your hand, then *a column* of your upper row.',
      hint: 'Your hand lies at the bottom. Click *Cairn Pup*, and *a column* that lights up. You can drag it there, too.',
      shows: [{ card: 'Cairn Pup' }, { row: 'unit' }],
      done: (view) => onField(view, 0, 'Cairn Pup') !== undefined,
    },
    {
      says: 'You may play two cards each turn. Click *Kindling Fox*, then *a column*.',
      hint: 'Each column holds one unit. Click *Kindling Fox*, then *a column* that is still free.',
      shows: [{ card: 'Kindling Fox' }, { row: 'unit' }],
      done: (view) => onField(view, 0, 'Kindling Fox') !== undefined,
    },
    {
      says: 'Quarry Ram has rank 2 and cannot start a column: that comes later. You have no plays left, so *End turn*.',
      hint: 'The button *End turn* is above your hand.',
      shows: [{ deed: 'end' }],
      done: ({ turn }) => turn > startTurn,
    },
  ],
  learned: 'You play up to two cards each turn. Cards of rank 1 open a column.',
};

/** Its other effect raises the attack as well. */
const isWhetstoneBound = (view: TtcgView) =>
  typeof onField(view, 0, "Ranger's Whetstone")?.bound === 'number';

const spells: TtcgLesson = {
  key: 'spells',
  title: 'Spells',
  position: {
    turn: startTurn,
    players: [{ hand: ["Ranger's Whetstone"], units: row(null, null, 'Cairn Pup') }, {}],
  },
  steps: [
    {
      says: "A spell adds its numbers to the unit above it. Click *Ranger's Whetstone*, then *column 3* of your lower row, below Cairn Pup.",
      hint: "The numbers at the foot of Ranger's Whetstone are what it adds. Click *Ranger's Whetstone*, then *column 3*.",
      shows: [{ card: "Ranger's Whetstone" }, { row: 'spell', column: 3 }],
      done: (view) => topOf(view, 'spell', 3) === "Ranger's Whetstone" && isQuiet(view),
    },
    {
      says: "Cairn Pup went from 190 to 200 attack. Every card has two effects, too: click *Ranger's Whetstone*, then *Use: Normal*.",
      hint: "Click *Ranger's Whetstone* on the field. A list opens: take *Use: Normal*.",
      shows: [{ card: "Ranger's Whetstone" }],
      done: (view) =>
        (onField(view, 0, 'Cairn Pup')?.attack ?? 0) >= 300 && !isWhetstoneBound(view),
    },
  ],
  lost: (view) =>
    isWhetstoneBound(view) ||
    (onField(view, 0, "Ranger's Whetstone") !== undefined &&
      topOf(view, 'spell', 3) !== "Ranger's Whetstone"),
  learned:
    'A spell strengthens the unit of its column. Using an effect taps the card: it lies sideways.',
};

const rankUp: TtcgLesson = {
  key: 'rank-up',
  title: 'Ranking up',
  position: {
    turn: startTurn,
    players: [
      {
        hand: ['Quarry Ram', 'Caldera Goat'],
        units: row(null, { stack: ['Cairn Pup'], tapped: true }),
      },
      { units: row(null, null, null, 'Kindling Fox') },
    ],
  },
  steps: [
    {
      says: 'A unit of rank 2 goes onto one of rank 1 of the same type. Click *Quarry Ram*, then *Cairn Pup*: both are Earth.',
      hint: 'Caldera Goat is Fire and does not fit. Click *Quarry Ram* in your hand, then *Cairn Pup* on the field.',
      shows: [{ card: 'Quarry Ram' }, { card: 'Cairn Pup' }],
      done: (view) => topOf(view, 'unit', 2) === 'Quarry Ram' && isQuiet(view),
    },
    {
      says: 'The stack is untapped again. Destroy the enemy: click *Quarry Ram*, then *Use: Normal*.',
      hint: 'Click *Quarry Ram* on the field and take *Use: Normal*.',
      shows: [{ card: 'Quarry Ram' }],
      done: (view) => onField(view, 1, 'Kindling Fox') === undefined && isQuiet(view),
    },
  ],
  learned:
    'Ranking up is a play, untaps the stack and makes it stronger. A destroyed unit costs its owner as many points as its rank.',
};

const tapping: TtcgLesson = {
  key: 'tapping',
  title: 'Tapping',
  position: {
    turn: startTurn,
    players: [{ units: row('Coal Hauler', { stack: ['Bellows Imp'], tapped: true }) }, {}],
  },
  steps: [
    {
      says: 'Bellows Imp is tapped, and most effects need an untapped card. A Dormant one works while it is tapped: click *Bellows Imp*, then *Use: Dormant*.',
      hint: 'It costs you 1 point and untaps the card. Click *Bellows Imp*, then *Use: Dormant*.',
      shows: [{ card: 'Bellows Imp' }],
      done: (view) => onField(view, 0, 'Bellows Imp')?.tapped === false && isQuiet(view),
    },
    {
      says: 'Now it stands upright. Click *Bellows Imp*, then *Use: Normal*, and watch the attack of your units.',
      hint: 'Click *Bellows Imp* again, then *Use: Normal*: all your Fire units gain 50 attack this turn.',
      shows: [{ card: 'Bellows Imp' }],
      done: (view) => (onField(view, 0, 'Coal Hauler')?.attack ?? 0) > 310 && isQuiet(view),
    },
  ],
  learned:
    'A tapped card has used one of its effects. It stays tapped until an effect or ranking up untaps it. The type of an effect says when it works.',
};

const battle: TtcgLesson = {
  key: 'battle',
  title: 'Battle',
  position: {
    turn: startTurn,
    players: [
      { units: row(null, 'Coal Hauler', null, 'Loam Mole') },
      { units: row(null, 'Pepperwing', null, 'Plumbline Mite') },
    ],
  },
  steps: [
    {
      says: 'After you have played, you can attack. Go *To battle*.',
      hint: 'The button *To battle* is above your hand.',
      shows: [{ deed: 'battle' }],
      done: ({ stage }) => stage === 'battle',
    },
    {
      says: 'Your attack meets their defense, and the lower one is destroyed. Click *Coal Hauler*, then *Pepperwing*: 310 against 130.',
      hint: 'Attack stands at the left foot of a card, defense at the right. Click *Coal Hauler*, then *Pepperwing*.',
      shows: [{ card: 'Coal Hauler' }, { card: 'Pepperwing' }],
      done: (view) => onField(view, 1, 'Pepperwing') === undefined && isQuiet(view),
    },
    {
      says: 'Your opponent lost 1 point. Loam Mole has only 200 attack against 340 defense and would be destroyed: leave it, and *End turn*.',
      hint: 'The button *End turn* is above your hand.',
      shows: [{ deed: 'end' }],
      done: ({ turn }) => turn > startTurn,
    },
  ],
  lost: (view) =>
    onField(view, 0, 'Loam Mole') === undefined || onField(view, 0, 'Coal Hauler') === undefined,
  learned:
    'Each unit attacks once a turn, tapped or not. If attack and defense are equal, nothing is destroyed.',
};

const direct: TtcgLesson = {
  key: 'direct',
  title: 'Direct attacks',
  position: {
    turn: startTurn,
    stage: 'battle',
    players: [{ units: row(null, { stack: ['Quarry Ram', 'Cairn Pup'] }, 'Coal Hauler') }, {}],
  },
  steps: [
    {
      says: "Your opponent has no units left to stop you. Click *Quarry Ram*, then your opponent's *points*.",
      hint: 'The points stand beside their name, at the top. Click *Quarry Ram*, then the *points*.',
      shows: [{ card: 'Quarry Ram' }, 'points'],
      done: (view) => view.players[1].points <= 18 && isQuiet(view),
    },
    {
      says: 'That took 2 points, the rank of Quarry Ram. Click *Coal Hauler*, then the *points* again.',
      hint: 'Coal Hauler has rank 1 and takes 1 point. Click *Coal Hauler*, then the *points*.',
      shows: [{ card: 'Coal Hauler' }, 'points'],
      done: (view) => view.players[1].points <= 17 && isQuiet(view),
    },
  ],
  learned:
    'A direct attack costs the rank of the attacker in points. Who has no points left loses.',
};

const answers: TtcgLesson = {
  key: 'answers',
  title: 'Answers',
  position: {
    turn: startTurn,
    active: 1,
    stage: 'battle',
    players: [
      { units: row(null, 'Cairn Pup', 'Lichen Bailiff') },
      { units: row(null, null, 'Pepperwing') },
    ],
  },
  opponent: [{ act: 'attack', card: 'Pepperwing', on: 'Cairn Pup' }],
  answers: true,
  steps: [
    {
      says: "It is your opponent's turn: Pepperwing attacks Cairn Pup. Before that happens, you may answer. Click *Lichen Bailiff*, then *Use: Counter*.",
      hint: 'The attack waits on the chain. What is put on it last works first. Click *Lichen Bailiff*, then *Use: Counter*.',
      shows: [{ card: 'Lichen Bailiff' }],
      done: (view) =>
        onField(view, 0, 'Lichen Bailiff')?.tapped === true &&
        onField(view, 0, 'Cairn Pup') !== undefined &&
        isQuiet(view),
    },
  ],
  lost: (view) => onField(view, 0, 'Cairn Pup') === undefined,
  learned:
    'Plays, attacks and effects can be answered. The chain is worked off from its last link to its first.',
};

const win: TtcgLesson = {
  key: 'win',
  title: 'Win the match',
  position: {
    turn: startTurn,
    players: [
      {
        hand: ['Quarry Ram', 'Lucky Pebble'],
        units: row(null, 'Cairn Pup'),
        points: 5,
      },
      { units: row(null, 'Kindling Fox'), points: 3 },
    ],
  },
  steps: [
    {
      says: 'Your opponent has 3 points and one unit. You have all you need: win this turn.',
      hint: 'Click *Quarry Ram*, then *Cairn Pup*, to rank up. Click *Quarry Ram* and *Use: Normal*. Go *To battle*, click *Quarry Ram*, and then the *points*.',
      shows: [],
      done: (view) => view.players[1].points <= 0,
    },
  ],
  learned: 'You have won your first match. The rest is on the cards: every one says what it does.',
};

/** All lessons, each built on those before. */
export const lessons: readonly TtcgLesson[] = [
  units,
  spells,
  rankUp,
  tapping,
  battle,
  direct,
  answers,
  win,
];
