import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const fight = (text: string) =>
  table({
    cards: {
      Seer: { type: 'spell', effects: [{ style: 'passive', text }] },
      Lion: { attack: 400, defense: 100 },
      Mouse: { attack: 100, defense: 100, rank: 1 },
    },
    stage: 'battle',
    you: { units: ['Lion'], spells: ['Seer'] },
    opponent: { units: ['Mouse'] },
  });

describe('an event of two cards, of which this is none', () => {
  it('has a destroyed one', () => {
    const game = fight(
      "Whenever a unit you control destroys an enemy unit, return the destroyed unit to its owner's hand.",
    );
    game.do({ act: 'attack', name: 'Lion', on: game.card('Mouse') }).pass();
    expect([game.units(0), game.units(1)]).toEqual([['Lion'], []]);
    expect([game.hand(1), game.discardPile(1)]).toEqual([['Mouse'], []]);
  });

  it('has one that destroyed it, in battle too', () => {
    const game = fight(
      'Whenever a unit you control destroys an enemy unit, tap the unit that destroyed it.',
    );
    game.do({ act: 'attack', name: 'Lion', on: game.card('Mouse') }).pass();
    expect(game.seen('Lion').tapped).toBe(true);
  });

  it('has an attacked one', () => {
    const game = fight(
      'Whenever a unit you control attacks an enemy unit, the attacked unit gains 500 defense this turn.',
    );
    game.do({ act: 'attack', name: 'Lion', on: game.card('Mouse') }).pass();
    expect([game.units(0), game.units(1)]).toEqual([[], ['Mouse']]);
  });
});

describe('an attack that is redirected (R-T59)', () => {
  it('goes neither to the attacked unit nor to the attacker', () => {
    const game = table({
      cards: {
        Lion: { attack: 400 },
        Decoy: { effects: ['Redirect the attack to another unit.'] },
        Mouse: {},
        Rock: {},
      },
      stage: 'battle',
      active: 1,
      you: { units: ['Decoy', 'Mouse', 'Rock'] },
      opponent: { units: ['Lion'] },
    });
    game.do({ act: 'attack', name: 'Lion', on: game.card('Mouse') });
    game.use('Decoy');
    expect(game.takable).toEqual(['Decoy', 'Rock']);
    game.take('Rock').pass();
  });
});

describe('next turn (R-T58)', () => {
  it('is your own, of what you do in your turn', () => {
    const game = table({
      cards: {
        Sloth: { type: 'spell', effects: ['Your units cannot attack next turn.'] },
        Rat: {},
        Foe: {},
      },
      you: { spells: ['Sloth'], units: ['Rat'], deck: ['Rat', 'Rat'] },
      opponent: { units: ['Foe'], deck: ['Rat', 'Rat'] },
    });
    game.use('Sloth').pass();
    game.endTurn().endTurn().do({ act: 'battle' }).pass();
    expect(game.can({ act: 'attack', name: 'Rat', on: game.card('Foe') })).toBe(false);
    game.endTurn().endTurn().do({ act: 'battle' }).pass();
    expect(game.can({ act: 'attack', name: 'Rat', on: game.card('Foe') })).toBe(true);
  });
});
