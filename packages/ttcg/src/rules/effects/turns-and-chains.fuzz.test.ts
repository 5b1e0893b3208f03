import { describe } from 'vitest';
import { gameOfTexts, itHoldsInGames } from '../../testing/fuzzed-texts.ts';

/** Texts that change the turns, the chain and who uses which effect (R-T270 to R-T275). */
const TEXTS = [
  'Once per game, when you would lose your last point, your points become five instead.',
  'Once per game, take an extra turn after this turn.',
  'Your opponent takes an extra turn after this turn. Gain 5 points.',
  'Gain points equal to the rank of the last unit destroyed this turn.',
  "Counter: At the end of the chain, return the first card activated in it to its owner's hand.",
  "At the end of the chain, return the last card activated in it to its owner's hand.",
  "Pulse: At the end of the chain, return each unit that activated an effect in it to its owner's hand.",
  'You choose the order in which the effects of this chain resolve.',
  'As long as this card is under another card, that card can use the effects of this card.',
  'Passive: This card can use the effects of the fire cards under it.',
  'Even if tapped, once per turn, destroy one unit.',
  'Pulse: Draw one card.',
  'Add another effect to the chain: gain 1 point.',
  'Skip your next turn.',
  'Untap this card.',
  'Your opponent loses 4 points.',
];

const played = gameOfTexts(TEXTS, 5);

describe.each(['0.059', '2025-03-06', '0.001'] as const)(
  'games with other turns and chains (%s)',
  (edition) => itHoldsInGames(played, edition, 'turns and chains'),
);
