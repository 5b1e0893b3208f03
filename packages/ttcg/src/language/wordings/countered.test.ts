import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** R-T312: of how many cards effects and attacks are countered. */
const WORDINGS: Wordings = {
  'all of them, or so many': [
    ['Negate the effects of all face-down cards.', 'All face-down cards lose their effects.'],
    [
      'Counter the effect of each enemy unit.',
      'All units your opponent controls lose their effects.',
    ],
    ['Negate the effects of two units.', 'Two units lose their effects.'],
    ['Negate the effects of up to two units.', 'Up to two units lose their effects.'],
    ['Counter the effects of all other units.', 'All other units lose their effects.'],
    ['Negate the effects of enemy units.', 'All units your opponent controls lose their effects.'],
    [
      "Negate your opponent's units' effects.",
      'All units your opponent controls lose their effects.',
    ],
    [
      "Negate each enemy unit's effects this turn.",
      'All units your opponent controls lose their effects this turn.',
    ],
    ['Counter all effects of one unit.', 'One unit loses its effects.'],
    ['Counter every effect this turn.', 'Counter all effects of cards this turn.'],
    [
      'While this card is untapped, negate the effects of all spells.',
      'While this card is untapped, all spells lose their effects.',
    ],
    [
      'All effects of enemy units are negated this turn.',
      'All units your opponent controls lose their effects this turn.',
    ],
  ],
  'those of one card': [
    ['Choose one unit. Negate its effects.', 'Choose one unit. It loses its effects.'],
    ['Tap two units. Negate their effects.', 'Tap two units. Those cards lose their effects.'],
    ["Negate this card's effects.", 'This card loses its effects.'],
    [
      'When an enemy unit attacks, negate its effects.',
      'When a unit your opponent controls attacks, it loses its effects.',
    ],
    [
      'Negate the effects of the unit with the highest attack.',
      'The unit with the highest attack loses its effects.',
    ],
  ],
  'what is answered': [
    ['Negate the effects of a unit.', 'Counter the effect of a unit.'],
    [
      'Counter the effects of units that target this card.',
      'Counter the effect of a unit that targets this card.',
    ],
    [
      'When your opponent activates the effect of a unit, counter its effect.',
      'When your opponent activates the effect of a unit, counter the effect.',
    ],
  ],
  'all attacks': [
    ['Counter all attacks.', 'Players cannot attack this turn.'],
    ['Counter the attacks of all enemy units.', 'Your opponent cannot attack this turn.'],
    ['Counter the attack of each fire unit.', 'All fire units cannot attack this turn.'],
  ],
};

const REFUSED: [text: string, why: string][] = [
  ['Counter an attack by each unit.', 'only one is answered at a time; say "a"'],
  ['Counter the plays of all spells.', 'only one is answered at a time; say "a"'],
  ['Redirect two attacks to this card.', 'only one is answered at a time'],
  ['Counter an effect that targets each unit.', 'one card is asked for here, and not all; say "a"'],
  ['Counter an effect that would destroy all units.', 'one card is asked for here, and not all'],
  [
    'Counter an effect that would destroy two or more units.',
    'how many that would be is not asked',
  ],
  ['Counter an effect that would draw two cards.', 'how many that would be is not asked'],
  ['Prevent the next attack of each enemy unit.', 'one card is asked for here, and not all'],
  [
    "Negate the effects of all cards in your opponent's discard pile.",
    'cards in a discard pile cannot be kept from anything',
  ],
];

for (const [about, wordings] of Object.entries(WORDINGS))
  describe(about, () => {
    it.each(wordings)('%s', expectReading);
  });

describe('more than is answered', () => {
  it.each(REFUSED)('%s', expectRefusal);
});
