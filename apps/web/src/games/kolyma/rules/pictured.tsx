import type { Pictured } from '../../../documents/pictures/RulesPictures.tsx';
import { Card } from '../../../look/card/Card.tsx';
import { builtIn } from '../core.ts';
import { printsBy } from '../prints.ts';

/** What the rules of Kolyma are shown by. */
export const pictured: Pictured = {
  card: {
    drawn: <Card {...printsBy(builtIn.print).special('Cross Current')} size="large" />,
    points: [
      { name: 'Name', words: 'of the special card.', x: 0, y: 7 },
      { name: 'Picture', words: 'in the colour of its kind.', x: 100, y: 35 },
      {
        name: 'Kind',
        words: 'Special cards are played, number cards lie in your line.',
        x: 0,
        y: 66,
      },
      {
        name: 'Text',
        words: 'what happens when you play it. Then it is discarded.',
        x: 100,
        y: 79,
      },
    ],
  },
  table: {
    areas: ['them them them', 'dice theirs deck', 'dice mine deck', 'hand hand hand'],
    places: [
      { area: 'them', name: 'Your opponent', words: 'their hand is hidden', side: 'far' },
      { area: 'dice', name: 'The dice', words: 'make the target' },
      { area: 'theirs', name: 'Their line', words: 'number cards, and the total', side: 'far' },
      { area: 'mine', name: 'Your line', words: 'flip or swap these cards', side: 'near' },
      { area: 'deck', name: 'Number deck', words: 'swapped cards come from here' },
      { area: 'hand', name: 'Your special cards', words: 'only you see them', side: 'near' },
    ],
  },
  turn: {
    title: 'Your turn',
    parts: [
      { name: 'Draw', words: 'a special card.' },
      { name: 'Do one thing', words: 'play, flip, swap, exchange or pass.' },
      { name: 'Next', words: 'Your opponent’s turn. Two passes in a row end the round.' },
    ],
  },
};
