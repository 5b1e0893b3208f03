import { DEFAULT_EDITION, EDITIONS } from '@cardscape/ttcg/tools';
import type { Pictured } from '../../../documents/pictures/RulesPictures.tsx';
import { builtIn } from '../core.ts';
import { largeCard } from '../reading/largeCard.tsx';

const prints = { print: builtIn.print, bonuses: EDITIONS[DEFAULT_EDITION].bonuses };

/** What the rules of TTCG are shown by. */
export const pictured: Pictured = {
  card: {
    drawn: largeCard(prints, 'Quarry Ram'),
    points: [
      { name: 'Name', words: 'of the card.', x: 0, y: 7 },
      {
        name: 'Rank',
        words: 'Rank 1 opens a column, higher ranks go onto lower ones.',
        x: 100,
        y: 14,
      },
      { name: 'Type', words: 'what it is, and what it can rank up from.', x: 0, y: 58 },
      { name: 'Effects', words: 'Every card has two. Using one taps the card.', x: 100, y: 72 },
      { name: 'Attack', words: 'met by the defense of what it attacks.', x: 0, y: 94 },
      {
        name: 'Defense',
        words: 'if it is lower than the attack, the unit is destroyed.',
        x: 100,
        y: 94,
      },
    ],
  },
  table: {
    areas: [
      'them tspell tspell',
      'them tunit tunit',
      'you unit unit',
      'you spell spell',
      'hand hand hand',
    ],
    places: [
      { area: 'them', name: 'Their points', words: '20 to begin with', side: 'far' },
      {
        area: 'tspell',
        name: 'Their spells',
        words: 'each backs the unit of its column',
        side: 'far',
      },
      { area: 'tunit', name: 'Their units', words: 'five columns', side: 'far' },
      { area: 'unit', name: 'Your units', words: 'attack and defend', side: 'near' },
      {
        area: 'spell',
        name: 'Your spells',
        words: 'add their numbers to the unit above',
        side: 'near',
      },
      { area: 'you', name: 'Your points', words: 'at 0 you lose', side: 'near' },
      { area: 'hand', name: 'Your hand', words: 'only you see it', side: 'near' },
    ],
  },
  turn: {
    title: 'A turn',
    parts: [
      { name: 'Draw', words: 'a card.' },
      { name: 'Main', words: 'play up to two cards, and use effects.' },
      { name: 'Battle', words: 'each of your units may attack once.' },
      { name: 'End', words: 'then it is your opponent’s turn.' },
    ],
  },
};
