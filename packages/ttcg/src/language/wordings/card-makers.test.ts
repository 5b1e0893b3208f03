import { describe, expect, it } from 'vitest';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const WORDINGS: Wordings = {
  'what is not done instead': [
    [
      'If a card in your hand would be discarded, place it on top of your deck instead of discarding it.',
      'If a card in your hand would be discarded, put it on top of your deck instead.',
    ],
    [
      'When the equipped unit is destroyed, destroy this card instead of destroying it.',
      'If the equipped unit would be destroyed, destroy this card instead.',
    ],
    [
      'When the equipped unit is destroyed, return this card to your hand instead of destroying that unit.',
      'If the equipped unit would be destroyed, return this card to your hand instead.',
    ],
  ],
  'effects that are prevented': [
    [
      "Your opponent's actions that would make you discard a card are prevented.",
      'Counter all effects of cards your opponent controls that would make you discard.',
    ],
    [
      'Actions of your opponent that would make you return a unit to your hand are prevented this turn.',
      'Counter all effects of cards your opponent controls that would return a unit you control to the hand this turn.',
    ],
  ],
  'types before a noun': [
    [
      'Tap two units. They gain 100 attack while they are water, nature or light units.',
      'Tap two units. Those cards gain 100 attack while those cards are water, nature or light units.',
    ],
  ],
  'cards that were ranked up': [
    [
      'Units ranked up this turn gain 100 attack this turn.',
      'All units that were ranked up this turn gain 100 attack this turn.',
    ],
  ],
  'this card, where there is no other': [
    [
      'If there is no unit across from this card, it gains 200 attack this turn.',
      "If your opponent controls no units in this card's column, this card gains 200 attack this turn.",
    ],
  ],
  'what was shown': [
    [
      'Reveal the top card of your deck. If it is a spell, mill it.',
      'Reveal the top card of your deck. If it is a spell, mill one card.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, wordings) => {
  it.each(wordings)('%s', expectReading);
});

describe('what is not clear', () => {
  it.each([
    ['When this card is destroyed with the equipped unit, draw a card.', 'say "would be destroyed'],
    [
      'If a dragon would be destroyed with the equipped unit, draw a card instead.',
      'an equip card',
    ],
    ['If you would discard a card, mill a card instead of discarding it.', 'say "instead" alone'],
    ['Destroy two units of each rank.', 'say "one", or "all"'],
    ['Destroy one unit of each subtype.', 'say "type"'],
    ["Look at your opponent's hand. Mill it.", 'how many cards'],
  ])('%s', expectRefusal);

  it('is read back as it is written', () => {
    const text = 'Tap one unit you control of each type. Those cards cannot attack this turn.';
    const parsed = parseEffect(text);
    expect(parsed.ok && printEffect(parsed.effect)).toBe(text);
  });
});
