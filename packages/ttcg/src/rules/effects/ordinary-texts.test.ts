import { describe, expect, it } from 'vitest';
import { rulings, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const canMeet = (at: Table, name: string, on: string) =>
  at.can({ act: 'attack', name, on: at.card(on) });

describe('A card that can attack only some units', () => {
  const text = 'This card can only attack tapped units.';
  const passive = { on: 'Ember', style: 'passive', stage: 'battle', turn: 6 } as const;

  it('meets no others; other cards do', () => {
    const at = scene(text, passive);
    expect(canMeet(at, 'Ember', 'Giant')).toBe(true);
    expect(canMeet(at, 'Ember', 'Foe')).toBe(false);
    expect(canMeet(at, 'Drake', 'Foe')).toBe(true);
    const theirs = scene(text, { ...passive, active: 1 });
    expect(canMeet(theirs, 'Foe', 'Ember')).toBe(true);
  });

  it('R-T254: attacks directly as ever', () => {
    const at = scene(text, { ...passive, opponent: { units: [] } });
    expect(at.can({ act: 'attack', name: 'Ember' })).toBe(true);
  });

  it('for a turn, of a kind', () => {
    const at = scene('Your dragons can attack only warriors this turn.', { stage: 'battle' });
    at.use('Source').pass();
    expect(canMeet(at, 'Drake', 'Foe')).toBe(false);
    expect(canMeet(at, 'Drake', 'Giant')).toBe(true);
    expect(canMeet(at, 'Ember', 'Foe')).toBe(true);
    at.endTurn();
    expect(at.state.lasting).toHaveLength(0);
  });
});

describe('The turn in which a card is played', () => {
  const spark = { on: 'Spark', style: 'passive', turn: 6 } as const;

  it('is known of this card', () => {
    const at = scene('This card cannot attack the turn it is played.', spark);
    at.play('Spark', 3).pass().do({ act: 'battle' }).pass();
    expect(canMeet(at, 'Spark', 'Foe')).toBe(false);
    expect(canMeet(at, 'Ember', 'Foe')).toBe(true);
    const old = scene('This card cannot attack the turn it is played.', {
      ...spark,
      on: 'Ember',
      stage: 'battle',
    });
    expect(canMeet(old, 'Ember', 'Foe')).toBe(true);
  });

  it('is known of all of a kind', () => {
    const at = scene('Your units cannot attack on the turn they are played.', {
      style: 'passive',
      turn: 6,
    });
    at.play('Spark', 3).pass().do({ act: 'battle' }).pass();
    expect(canMeet(at, 'Spark', 'Foe')).toBe(false);
    expect(canMeet(at, 'Ember', 'Foe')).toBe(true);
  });
});

describe('What a condition has spoken of', () => {
  it('R-T265: it is this card, if others are only looked for beside it', () => {
    const text = 'As long as there is a spell below this card, it gains 100 attack.';
    const passive = { on: 'Ember', style: 'passive' } as const;
    const at = scene(text, passive);
    expect(at.seen('Ember').attack).toBe(400);
    expect(at.seen('Drake').attack).toBe(600);
    const alone = scene(text, { ...passive, you: { spells: [null, 'Ward'] } });
    expect(alone.seen('Ember').attack).toBe(300);
  });

  it('they are the cards that were counted', () => {
    const text = 'While you control exactly two units, they gain 100 attack.';
    const at = scene(text, { style: 'passive' });
    expect([at.seen('Ember').attack, at.seen('Drake').attack]).toEqual([400, 700]);
    expect(at.seen('Foe').attack).toBe(200);
    const one = scene(text, { style: 'passive', you: { units: ['Ember'] } });
    expect(one.seen('Ember').attack).toBe(300);
  });

  const dragons = { you: { units: ['Drake', 'Whelp'] } } as const;
  const text = 'If all of your units are dragons, they gain 100 attack this turn.';
  rulings([[text, [], { 'Drake attack': 700, 'Whelp attack': 360 }, dragons]]);
});

describe('No more than so many units attack in a turn', () => {
  const text = 'Your opponent cannot attack with more than one unit each turn.';

  it('of the player that is named', () => {
    const at = scene(text, { style: 'passive', active: 1, stage: 'battle', turn: 7 });
    expect(canMeet(at, 'Foe', 'Drake')).toBe(true);
    at.attack('Giant', 'Ember').pass();
    expect(canMeet(at, 'Foe', 'Drake')).toBe(false);
    const yours = scene(text, { style: 'passive', stage: 'battle', turn: 6 });
    yours.attack('Drake', 'Foe').pass();
    expect(canMeet(yours, 'Ember', 'Giant')).toBe(true);
  });

  it('one that attacks again is no other', () => {
    const twice = { style: 'passive', text: 'This card can attack twice each turn.' } as const;
    const at = scene(text, {
      ...{ style: 'passive', active: 1, stage: 'battle', turn: 7 },
      cards: {
        Giant: { type: 'earth', rank: 3, attack: 900, defense: 900, effects: [twice] },
      },
    });
    at.attack('Giant', 'Ember').pass();
    expect(canMeet(at, 'Giant', 'Drake')).toBe(true);
    expect(canMeet(at, 'Foe', 'Drake')).toBe(false);
  });
});

describe('Other ordinary texts', () => {
  rulings([
    // Ash and Relic, and Bone of the other player.
    [
      'This card gains 10 attack for each card in both discard piles.',
      [],
      { 'Ember attack': 330 },
      { on: 'Ember' },
    ],
  ]);

  it('during that battle, and no longer', () => {
    const at = scene('When this card defends, it gains 150 defense during that battle.', {
      ...{ on: 'Ember', active: 1, stage: 'battle', turn: 6 },
    });
    // 200 and 150 are more than the 200 of Foe.
    at.attack('Foe', 'Ember').pass();
    expect(at.units()).toContain('Ember');
    expect(at.units(1)).not.toContain('Foe');
    expect(at.seen('Ember').defense).toBe(200);
  });

  it('R-T266: a unit with higher defense than this card has', () => {
    expect(handAfter('Foe')).toHaveLength(5);
    expect(handAfter('Imp')).toHaveLength(4);
  });
});

function handAfter(on: string): string[] {
  const at = scene('When this card attacks a unit with higher defense, draw a card.', {
    ...{ on: 'Ember', stage: 'battle', turn: 6 },
    cards: { Imp: { attack: 100, defense: 200 } },
    opponent: { units: ['Foe', 'Imp'] },
  });
  return at.attack('Ember', on).pass().hand();
}
