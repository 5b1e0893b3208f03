import { describe, expect, it } from 'vitest';
import { design, table } from '../../testing/table.ts';

const cards = {
  Sage: { effects: ['Discard any number of cards, then draw that many cards.'] },
  Gleaner: {
    effects: ['Discard one card. Then, return one card that was discarded this turn to your hand.'],
  },
  Warden: { type: 'spell', effects: ['Counter the attack, then destroy the attacking unit.'] },
  Brute: { attack: 400, defense: 100, effects: ['When this card attacks, draw a card.'] },
  Pebble: {},
  Twig: {},
} as const;

describe('what a text has spoken of', () => {
  it('is counted by "that many"', () => {
    const game = table({ cards, you: { units: ['Sage'], hand: ['Pebble', 'Twig'] } });
    game.use('Sage').take('Pebble', 'Twig');
    expect(game.discardPile()).toEqual(['Pebble', 'Twig']);
    expect(game.hand()).toHaveLength(2);
  });

  it('is nothing when nothing was chosen', () => {
    const game = table({ cards, you: { units: ['Sage'], hand: ['Pebble'] } });
    game.use('Sage').take();
    expect(game.hand()).toEqual(['Pebble']);
  });

  it('is looked for in the discard pile if it went there this turn', () => {
    const game = table({
      cards,
      you: { units: ['Gleaner'], hand: ['Pebble', 'Twig'], discard: ['Brute'] },
    });
    game.use('Gleaner').take('Twig');
    expect(game.hand()).toEqual(['Pebble', 'Twig']);
    expect(game.discardPile()).toEqual(['Brute']);
  });

  it('is the attacker, even when its attack has been countered under a trigger', () => {
    const game = table({
      cards,
      stage: 'battle',
      active: 1,
      you: { spells: ['Warden'], units: ['Pebble'] },
      opponent: { units: ['Brute'] },
    });
    game.do({ act: 'attack', name: 'Brute', on: game.card('Pebble') });
    game.use('Warden');
    expect(game.units(1)).toEqual([]);
    expect(game.units(0)).toEqual(['Pebble']);
  });
});

describe('an effect with "while" and no type named', () => {
  it.each([
    ['While this card is untapped, it gains 50 attack.', 'passive'],
    [
      'While this card is under another card, the card on top of this card gains 50 attack.',
      'passive',
    ],
    ['While this card remains on the field, it gains 50 attack.', 'continuous'],
  ])('%s is %s', (text, type) => {
    expect(design('Card', { effects: [text] }).effects[0].type).toBe(type);
  });
});
