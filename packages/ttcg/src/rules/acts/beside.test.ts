import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const cards = {
  Idol: {},
  Ogre: {},
  Charm: { type: 'spell' },
  Grand: { type: 'spell', rank: 2 },
} as const;

/** A table with one more card, which has the effect. */
const withEffect = (effect: string, type: 'fire' | 'spell' = 'fire') =>
  ({ ...cards, Star: { type, effects: [effect] } }) as const;

describe('placing cards below and above others (R-T47)', () => {
  it('plays a spell of the hand into the column of the unit', () => {
    const game = table({
      cards: withEffect('Place one spell below this card.'),
      you: { hand: ['Charm', 'Grand'], units: ['Idol', null, 'Star'] },
    });
    game.use('Star');
    expect(game.stacks('spell')[2]).toEqual(['Charm']);
  });

  it('ranks up the spell that lies there, if it can, and otherwise cannot be used', () => {
    const game = table({
      cards: withEffect('Play one spell from your hand below this card.'),
      you: { hand: ['Grand'], units: ['Star'], spells: ['Charm'] },
    });
    game.use('Star');
    expect(game.stacks('spell')[0]).toEqual(['Grand', 'Charm']);
    const taken = table({
      cards: withEffect('Play one spell from your hand below this card.'),
      you: { hand: ['Charm'], units: ['Star'], spells: ['Charm'] },
    });
    expect(taken.can({ act: 'use', name: 'Star', effect: 0 })).toBe(false);
  });

  it('brings a spell from the discard pile below a unit that is chosen', () => {
    const game = table({
      cards: withEffect('Place one spell from your discard pile below one unit you control.'),
      you: { discard: ['Charm'], units: ['Star', 'Idol'] },
    });
    game.use('Star').take('Idol').pass();
    expect(game.stacks('spell')[1]).toEqual(['Charm']);
  });

  it('offers only what fits below the unit that was chosen', () => {
    const game = table({
      cards: withEffect('Place one spell from your discard pile below one unit you control.'),
      you: { discard: ['Grand', 'Charm'], units: ['Star', 'Idol'], spells: ['Charm'] },
    });
    game.use('Star').take('Idol').pass();
    expect(game.stacks('spell')).toEqual([['Charm'], ['Charm'], [], [], []]);
    expect(game.discardPile()).toEqual(['Grand']);
  });

  it('moves a spell on the field with all that it does', () => {
    const game = table({
      cards: withEffect('Move this card below another unit you control.', 'spell'),
      you: { units: ['Idol', null, null, 'Ogre'], spells: ['Star'] },
    });
    game.use('Star').take('Ogre').pass();
    expect(game.stacks('spell')[3]).toEqual(['Star']);
    expect(game.stacks('spell')[0]).toEqual([]);
  });

  it('does not bring a card to the other side of the field', () => {
    const game = table({
      cards: withEffect('Place this card below another unit.', 'spell'),
      you: { units: ['Idol'], spells: ['Star'] },
      opponent: { units: [null, 'Ogre'] },
    });
    expect(game.can({ act: 'use', name: 'Star', effect: 0 })).toBe(false);
  });

  it('places a unit above a spell', () => {
    const game = table({
      cards: withEffect('Play one rank 1 unit from your hand above this card.', 'spell'),
      you: { hand: ['Idol'], spells: [null, null, 'Star'] },
    });
    game.use('Star');
    expect(game.stacks('unit')[2]).toEqual(['Idol']);
  });

  it('takes a spell and places it below an own unit', () => {
    const game = table({
      cards: withEffect('Take control of one enemy spell and place it below one of your units.'),
      you: { units: [null, 'Star', null, 'Ogre'] },
      opponent: { spells: ['Charm'] },
    });
    game.use('Star');
    if (game.asked === 'choose') game.take('Ogre').pass();
    expect(game.stacks('spell')[3]).toEqual(['Charm']);
  });
});
