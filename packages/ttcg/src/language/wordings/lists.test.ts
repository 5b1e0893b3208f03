import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** What ends a list of cards is said of all of them. */
const WORDINGS: Wordings = {
  'lie in one pile': [
    [
      'Return one unit and one spell from your discard pile to your hand.',
      'Return both one unit from your discard pile and one spell from your discard pile to your hand.',
    ],
    [
      'Play one unit and one spell from your discard pile.',
      'Play both one unit from your discard pile and one spell from your discard pile.',
    ],
    [
      'Send one unit and two spells from your deck to the discard pile.',
      'Send both one unit from your deck and two spells from your deck to the discard pile.',
    ],
    [
      'Destroy one dragon and one beast under this card.',
      'Destroy both one dragon unit under this card and one beast unit under this card.',
    ],
  ],
  'are of one player': [
    [
      "Destroy one unit and one spell on your opponent's side of the field.",
      'Destroy both one unit your opponent controls and one spell your opponent controls.',
    ],
    [
      'Untap one unit and one spell on your side of the field.',
      'Untap both one unit you control and one spell you control.',
    ],
  ],
  'but not where each says it by itself': [
    [
      'Return one unit on the field and one spell from your discard pile to your hand.',
      'Return both one unit you control and one spell from your discard pile to your hand.',
    ],
    ['Destroy one unit and one card under it.', 'Destroy both one unit and one card under it.'],
    [
      'Return this card and one spell from your discard pile to your hand.',
      'Return both this card and one spell from your discard pile to your hand.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('cards in a list %s', (_, rows) => {
  it.each(rows)('%s', expectReading);
});

describe('what is said of the first kind alone', () => {
  it.each([
    ['Units you control and spells cannot be destroyed this turn.', 'whose it is'],
    ['Fire units you control and dragons gain 50 attack this turn.', 'whose it is'],
  ])('%s', expectRefusal);
});
