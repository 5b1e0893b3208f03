import type { Pictured } from '../../../documents/pictures/RulesPictures.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { core } from '../core.ts';

const printed = core.print('Flare Hound');

/** What the rules of Showdown are shown by. */
export const pictured: Pictured = {
  card: {
    drawn: printed && <ShowdownCard print={printed} />,
    points: [
      { name: 'Level', words: 'An ability that plays it must allow this level.', x: 0, y: 7 },
      { name: 'Name', words: 'of the card.', x: 100, y: 7 },
      { name: 'Attack and HP', words: 'its damage, and what it can take.', x: 100, y: 46 },
      { name: 'Upper text', words: 'what it does on the table.', x: 0, y: 66 },
      { name: 'Lower text', words: 'what your character learns from it.', x: 100, y: 90 },
    ],
  },
  table: {
    areas: [
      'me tgear tgear them',
      'me tmob tmob them',
      'build mob field pile',
      'build gear field pile',
      'hand hand hand hand',
    ],
    places: [
      { area: 'me', name: 'Your character', words: 'level and HP', side: 'near' },
      { area: 'tgear', name: 'Their equipment', side: 'far' },
      { area: 'tmob', name: 'Their mobs', words: 'each blocks 10', side: 'far' },
      { area: 'them', name: 'Their character', words: 'at 0 HP you win', side: 'far' },
      { area: 'build', name: 'Build tree', words: 'what you have learned', side: 'near' },
      { area: 'mob', name: 'Your mobs', words: 'attack once a turn', side: 'near' },
      { area: 'gear', name: 'Your equipment', words: 'helps your character', side: 'near' },
      { area: 'field', name: 'Field', words: 'one a side', side: 'near' },
      { area: 'pile', name: 'Deck and graveyard' },
      { area: 'hand', name: 'Your hand', words: 'only you see it', side: 'near' },
    ],
  },
  turn: {
    title: 'Your turn',
    parts: [
      { name: 'Start', words: 'your mobs recover.' },
      { name: 'Level up', words: 'give a card to your character.' },
      { name: 'Onset', words: 'what follows a level up.' },
      { name: 'Character', words: 'abilities, from top to bottom.' },
      { name: 'Mobs', words: 'their own abilities.' },
      { name: 'Attack', words: 'each mob once.' },
      { name: 'End', words: 'the turn passes on.' },
    ],
  },
};
