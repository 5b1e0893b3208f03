import type { Seat } from '@cardscape/kernel';
import type { SeenUnit, ShowdownView } from '@cardscape/showdown';
import { CHARACTER, type SavedPosition } from '@cardscape/showdown/tools';
import type { ShowdownLesson } from './lesson.ts';

/** A turn of yours in the middle of a match. */
const yourTurn = 5;

type Side = SavedPosition['players'][0];

/** A position in which a phase begins; both have cards to draw. */
function at(phase: SavedPosition['phase'], you: Side, them: Side, active: Seat = 0): SavedPosition {
  const deck = ['Rampart Ox', 'Boundary Boar', 'Rubble Porter', 'Turf Shield', 'Dig In'];
  return {
    turn: active === 0 ? yourTurn : yourTurn - 1,
    active,
    ...(phase && { phase }),
    players: [
      { deck, ...you },
      { deck, ...them },
    ],
  };
}

const unit = (view: ShowdownView, seat: Seat, name: string): SeenUnit | undefined =>
  view.players[seat].slots.find((each) => each?.design === name) ?? undefined;
const hpOf = (view: ShowdownView, seat: Seat): number =>
  view.players[seat].slots[CHARACTER]?.hp ?? 0;

const learn: ShowdownLesson = {
  key: 'level-up',
  title: 'Levelling up',
  position: at(
    'level',
    {
      character: 'Tamsin Greywall',
      hand: ['Cairn Sentry', 'Scarp Hare'],
      deck: ['Rampart Ox', 'Boundary Boar'],
    },
    { character: 'Maro Cinderline' },
  ),
  steps: [
    {
      says: 'Your character learns by giving up cards. Click *Cairn Sentry*: it goes under Tamsin Greywall.',
      hint: 'Your hand lies at the bottom. Click *Cairn Sentry*. Scarp Hare is needed soon.',
      shows: [{ card: 'Cairn Sentry' }],
      done: ({ players }) => players[0].level >= 10,
    },
    {
      says: 'That is level 10 and one Earth card learned. Her ability has drawn a card; now play one of your level or less: click *Scarp Hare*.',
      hint: 'Scarp Hare is Earth and of level 0. The card you drew has too high a level. Click *Scarp Hare*.',
      shows: [{ card: 'Scarp Hare' }],
      done: (view) => unit(view, 0, 'Scarp Hare') !== undefined,
    },
    {
      says: 'A mob may attack once in each of your turns. Click *Scarp Hare*, then *Maro Cinderline*.',
      hint: 'Maro Cinderline is the character of your opponent. Click *Scarp Hare* on your half, then *Maro Cinderline*.',
      shows: [{ card: 'Scarp Hare' }, { card: 'Maro Cinderline' }],
      done: (view) => hpOf(view, 1) < 210,
    },
  ],
  learned:
    'Each turn: level up, use your abilities, attack. A level is worth 10, and brings 20 HP.',
};

const attacks: ShowdownLesson = {
  key: 'attacks',
  title: 'Attacks',
  position: at(
    'attacks',
    { character: 'Maro Cinderline', level: 20, mobs: ['Slagback Lizard', 'Spark Newt'] },
    { character: 'Tamsin Greywall', level: 20, mobs: [null, 'Scarp Hare'] },
  ),
  steps: [
    {
      says: 'Each mob blocks 10 of every attack on its character. Remove it first: click *Slagback Lizard*, then *Scarp Hare*: 30 damage against 30 HP.',
      hint: 'Damage stands at the left foot of a card, HP at the right. Click *Slagback Lizard*, then *Scarp Hare*.',
      shows: [{ card: 'Slagback Lizard' }, { card: 'Scarp Hare' }],
      done: (view) => unit(view, 1, 'Scarp Hare') === undefined,
    },
    {
      says: 'Nothing blocks now. Click *Spark Newt*, then *Tamsin Greywall*: all 20 get through.',
      hint: 'Tamsin Greywall is the character of your opponent. Click *Spark Newt*, then *Tamsin Greywall*.',
      shows: [{ card: 'Spark Newt' }, { card: 'Tamsin Greywall' }],
      done: (view) => hpOf(view, 1) <= 160,
    },
  ],
  learned:
    'A mob with 0 HP is destroyed. Mobs that live have all their HP back in their next turn.',
};

const abilities: ShowdownLesson = {
  key: 'abilities',
  title: 'What you learn, you can do',
  position: at(
    'level',
    {
      character: 'Maro Cinderline',
      level: 10,
      build: ['Singe Pup'],
      hand: ['Chert Blade', 'Year of the Eruption'],
      deck: ['Crater Drake', 'Magma Golem'],
    },
    { character: 'Tamsin Greywall', level: 30 },
  ),
  steps: [
    {
      says: 'The lower text of a card says what your character learns from it. Chert Blade: an attack for 20. Click *Chert Blade*.',
      hint: 'Point at Chert Blade to read it, or hold it. Then click *Chert Blade*.',
      shows: [{ card: 'Chert Blade' }],
      done: ({ players }) => players[0].level >= 20,
    },
    {
      says: 'Abilities are used from the top to the bottom. The first one added 20 to your next attack. The second attacks for 10: click *Tamsin Greywall*.',
      hint: 'The 20 are for whoever is behind in levels. Tamsin Greywall is the character of your opponent: click *Tamsin Greywall*.',
      shows: [{ card: 'Tamsin Greywall' }],
      done: (view) => hpOf(view, 1) < 180,
    },
    {
      says: 'Now what you have just learned: an attack for 20. Click *Tamsin Greywall* again.',
      hint: 'Click *Tamsin Greywall*, the character of your opponent.',
      shows: [{ card: 'Tamsin Greywall' }],
      done: (view) => hpOf(view, 1) <= 130,
    },
  ],
  learned:
    'A card under your character is used in each of your turns, once its level and its element are met.',
};

const gear: ShowdownLesson = {
  key: 'equipment',
  title: 'Equipment',
  position: at(
    'actions',
    {
      character: 'Maro Cinderline',
      level: 20,
      build: ['Singe Pup', 'Singe Pup'],
      equips: ['Chert Blade'],
      deck: ['Crater Drake', 'Magma Golem'],
    },
    { character: 'Tamsin Greywall', level: 40, hp: 100 },
  ),
  steps: [
    {
      says: 'You are behind, so Maro attacks for 10 and 20 more. Chert Blade adds another 10. Click *Tamsin Greywall*, then *Attack*.',
      hint: 'Click *Tamsin Greywall*: you are asked which equipment is to help. Leave it on, and press *Attack*.',
      shows: [{ card: 'Tamsin Greywall' }, { question: true }],
      done: (view) => hpOf(view, 1) <= 60,
    },
  ],
  lost: (view) => hpOf(view, 1) === 70,
  learned: 'Equipment helps your character, and can be attacked while you have no mobs.',
};

const answers: ShowdownLesson = {
  key: 'answers',
  title: 'Answers',
  position: at(
    'attacks',
    {
      character: 'Tamsin Greywall',
      level: 30,
      mobs: ['Boundary Boar', 'Cairn Sentry'],
    },
    { character: 'Maro Cinderline', level: 20, mobs: ['Crater Drake'] },
    1,
  ),
  opponent: [{ act: 'attack', card: 'Crater Drake', on: 'Boundary Boar' }],
  steps: [
    {
      says: 'It is your opponent’s turn: Crater Drake attacks Boundary Boar. Cairn Sentry may turn that away: your character takes 20 instead. Click *Take it*.',
      hint: 'The question stands on the table. Click *Take it*.',
      shows: [{ question: true }],
      done: (view) => hpOf(view, 0) <= 160,
    },
  ],
  lost: (view) => unit(view, 0, 'Boundary Boar') === undefined,
  learned: 'Some cards answer what your opponent does. You are asked when they can.',
};

const win: ShowdownLesson = {
  key: 'win',
  title: 'Win the match',
  position: at(
    'attacks',
    {
      character: 'Maro Cinderline',
      level: 40,
      mobs: ['Slagback Lizard', 'Heath Stag', 'Spark Newt'],
    },
    {
      character: 'Tamsin Greywall',
      level: 40,
      hp: 70,
      mobs: [null, { card: 'Scarp Hare', hp: 20 }],
    },
  ),
  steps: [
    {
      says: 'Tamsin Greywall has 70 HP left, and Scarp Hare blocks 10 of each attack on her. Your mobs attack for 30, 40 and 20. Win this turn.',
      hint: 'Scarp Hare has 20 HP. Click *Spark Newt*, then *Scarp Hare*. Then *Heath Stag* and *Tamsin Greywall*, and *Slagback Lizard* and *Tamsin Greywall*.',
      shows: [],
      done: (view) => hpOf(view, 1) <= 0,
    },
  ],
  learned: 'You have won the match. The rest is on the cards: every one says what it does.',
};

/** All lessons, each built on those before. */
export const lessons: readonly ShowdownLesson[] = [learn, attacks, abilities, gear, answers, win];
