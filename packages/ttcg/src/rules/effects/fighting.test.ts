import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const BATTLE = { stage: 'battle' } as const;
const NO_FOES: SceneSketch = { opponent: { units: [] } };
/** It is your opponent's battle phase. */
const THEIRS = { ...BATTLE, active: 1 } as const;
const toBattle = (at: Table) => at.do({ act: 'battle' }).pass();
const canAttack = (at: Table, name: string) => at.can({ act: 'attack', name });

describe('points lost through attacks', () => {
  it('of some units, directly', () => {
    const text = 'Points lost through direct attacks of fire units are doubled.';
    const said: SceneSketch = { style: 'passive', ...BATTLE };
    expect(
      scene(text, { ...said, ...NO_FOES })
        .attack('Ember')
        .points(1),
    ).toBe(18);
    // Not where a unit falls, nor through what an effect does.
    expect(scene(text, said).attack('Drake', 'Foe').points(1)).toBe(19);
    const water = 'Points lost through direct attacks of water units are doubled.';
    expect(
      scene(water, { ...said, ...NO_FOES })
        .attack('Ember')
        .points(1),
    ).toBe(19);
  });

  it('R-T173: of this card, whoever loses them', () => {
    const text = "The player who loses points from this card's attack loses one point more.";
    const said: SceneSketch = { style: 'passive', ...BATTLE, on: 'Drake' };
    expect(scene(text, said).attack('Drake', 'Foe').points(1)).toBe(18);
    expect(scene(text, said).attack('Ember', 'Giant').points(0)).toBe(19);
    // It is not there any more when the points for itself are lost (R-T173).
    const weak = { cards: { Drake: { rank: 2, attack: 100, defense: 100 } } };
    expect(
      scene(text, { ...said, ...weak })
        .attack('Drake', 'Giant')
        .points(0),
    ).toBe(18);
  });
});

describe('what a unit fights with', () => {
  const text = 'This card uses its defense instead of its attack when it attacks a water unit.';
  const odd = { cards: { Ember: { attack: 100, defense: 500 } } } as const;

  it('its defense, against some', () => {
    const at = scene(text, { ...BATTLE, ...odd, on: 'Ember', style: 'passive' });
    at.attack('Ember', 'Foe');
    expect([at.units(0), at.units(1)]).toEqual([['Ember', 'Drake'], ['Giant']]);
  });

  it('its attack, against others', () => {
    const Giant = { type: 'earth', rank: 3, attack: 900, defense: 300 } as const;
    const cards = { ...odd.cards, Giant };
    const at = scene(text, { ...BATTLE, cards, on: 'Ember', style: 'passive' });
    at.attack('Ember', 'Giant');
    expect([at.units(0), at.units(1)]).toEqual([['Drake'], ['Foe', 'Giant']]);
  });

  it('its attack instead of its defense, when it is attacked', () => {
    const said = 'This card uses its attack instead of its defense when it is attacked.';
    const at = scene(said, { ...THEIRS, on: 'Drake', style: 'passive' });
    // 500 against 600, though Drake has a defense of 400.
    at.attack('Giant', 'Ember');
    expect(at.units(0)).toEqual(['Drake']);
    const Foe = { type: 'water', attack: 500, defense: 300 } as const;
    const other = scene(said, { ...THEIRS, on: 'Drake', style: 'passive', cards: { Foe } });
    expect(other.attack('Foe', 'Drake').units(1)).toEqual(['Giant']);
  });
});

describe('skips its next attack (R-T172)', () => {
  it('which is not made, and is used up', () => {
    const at = answer(scene('One unit skips its next attack.').use('Source'), ['Drake']);
    toBattle(at).attack('Drake', 'Foe');
    expect(at.units(1)).toContain('Foe');
    expect(canAttack(at, 'Drake')).toBe(false);
    // Another one attacks as usual, and so does it the next time.
    at.attack('Ember', 'Foe').endTurn().endTurn();
    toBattle(at).attack('Drake', 'Foe');
    expect(at.units(1)).not.toContain('Foe');
  });

  it('and sets nothing off', () => {
    const Drake = {
      rank: 2,
      attack: 600,
      defense: 400,
      effects: ['When this card attacks, gain 5 points.'],
    };
    const at = answer(
      scene('One unit skips its next attack.', { cards: { Drake } }).use('Source'),
      ['Drake'],
    );
    expect(toBattle(at).attack('Drake', 'Foe').points(0)).toBe(20);
  });

  it('however late that is', () => {
    const at = answer(scene('One unit skips its next attack.').use('Source'), ['Drake']);
    at.endTurn().endTurn();
    expect(toBattle(at).attack('Drake', 'Foe').units(1)).toContain('Foe');
  });
});

describe('when units attack', () => {
  const text = 'All dragon units you control can attack before the battle phase begins this turn.';

  it('some can before the battle phase', () => {
    const at = scene(text);
    expect(canAttack(at, 'Drake')).toBe(false);
    at.use('Source');
    expect([canAttack(at, 'Drake'), canAttack(at, 'Ember')]).toEqual([true, false]);
    at.attack('Drake', 'Foe');
    expect(at.units(1)).not.toContain('Foe');
    expect([at.state.stage, canAttack(at, 'Drake')]).toEqual(['main', false]);
    at.endTurn().endTurn();
    expect(canAttack(at, 'Drake')).toBe(false);
  });

  it('nobody does in the first turn', () => {
    const at = scene(text, { turn: 1, opponent: { units: ['Foe', 'Giant'] } }).use('Source');
    expect(canAttack(at, 'Drake')).toBe(false);
  });

  it('this card cannot be prevented from it (R-T171)', () => {
    const said = 'This card cannot be prevented from attacking.';
    const Ward = {
      type: 'spell',
      effects: [{ style: 'passive', text: 'Players cannot attack.' }],
    } as const;
    const at = scene(said, { ...BATTLE, on: 'Ember', style: 'passive', cards: { Ward } });
    expect([canAttack(at, 'Ember'), canAttack(at, 'Drake')]).toEqual([true, false]);
    const Hex = {
      type: 'spell',
      effects: [{ style: 'counter', text: 'Counter the attack.' }],
    } as const;
    const other = scene(said, { ...BATTLE, on: 'Drake', style: 'passive', cards: { Hex } });
    other.do({ act: 'attack', name: 'Ember', on: other.card('Foe') });
    expect(other.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
    other.pass().do({ act: 'attack', name: 'Drake', on: other.card('Foe') });
    expect(other.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
    other.pass();
    expect(other.units(1)).not.toContain('Foe');
  });
});

describe('ranking up in the battle phase', () => {
  const hand = { you: { hand: ['Flame', 'Spark', 'Scroll'] } };

  it('is possible where a text says so, and counts as a play', () => {
    const at = scene('You may rank up this card during the battle phase.', {
      ...BATTLE,
      on: 'Ember',
      style: 'passive',
      ...hand,
    });
    expect(at.can({ act: 'play', name: 'Flame', at: 0 })).toBe(true);
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(false);
    at.play('Flame', 0);
    expect(at.stacks('unit')[0]).toEqual(['Flame', 'Ember']);
    expect(at.state.players[0].played).toBe(1);
    expect(at.state.stage).toBe('battle');
  });

  it('is not elsewhere', () => {
    const at = scene('You may rank up this card during the battle phase.', {
      ...BATTLE,
      ...hand,
      on: 'Drake',
      style: 'passive',
    });
    expect(at.can({ act: 'play' })).toBe(false);
  });
});

describe('being kept from returning to the hand', () => {
  const text = 'One unit cannot return to the hand until the start of your next turn.';
  const Ward = { type: 'spell', effects: ["Return all units to their owners' hands."] } as const;

  it('holds for that card, and only for that', () => {
    const at = answer(scene(text, { cards: { Ward } }).use('Source'), ['Ember']).use('Ward');
    expect(at.units(0)).toEqual(['Ember', 'Whelp']);
    expect(at.hand(1)).toContain('Foe');
  });

  it('does not keep it from being destroyed', () => {
    const Slay = { type: 'spell', effects: ['Destroy all units.'] } as const;
    const at = answer(scene(text, { cards: { Ward: Slay } }).use('Source'), ['Ember']).use('Ward');
    expect(at.discardPile(0)).toContain('Ember');
  });
});

describe('what cards remember of a turn', () => {
  it('that they were attacked, rather than that they attacked', () => {
    const at = scene('Destroy every unit that was attacked this turn.', BATTLE);
    at.attack('Ember', 'Foe').use('Source');
    expect([at.units(0), at.units(1)]).toEqual([['Ember', 'Drake'], ['Giant']]);
  });

  it('that they were ranked up: the card on top is that unit', () => {
    const at = scene('Destroy every unit that was ranked up this turn.')
      .play('Flame', 0)
      .use('Source');
    expect(at.stacks('unit').slice(0, 2)).toEqual([['Ember'], ['Drake', 'Whelp']]);
  });

  it('that they were untapped', () => {
    const Ward = { type: 'spell', effects: ['Untap one unit your opponent controls.'] } as const;
    const at = scene('Destroy every unit that was untapped this turn.', { cards: { Ward } });
    at.use('Ward').use('Source');
    expect([at.units(0), at.units(1)]).toEqual([
      ['Ember', 'Drake'],
      ['Foe', 'Stone'],
    ]);
  });
});

describe('must attack this card', () => {
  const text = 'Enemy units must attack this card if able while it is tapped.';
  const you = { units: ['Ember', { stack: ['Drake'], tapped: 4 }] } as const;

  it('while this card is as it says', () => {
    const at = scene(text, { ...THEIRS, on: 'Drake', style: 'passive', you });
    const onto = (on: string) => at.can({ act: 'attack', name: 'Foe', on: at.card(on) });
    expect([onto('Drake'), onto('Ember')]).toEqual([true, false]);
  });

  it('and not otherwise', () => {
    const at = scene(text, { ...THEIRS, on: 'Ember', style: 'passive', you });
    const onto = (on: string) => at.can({ act: 'attack', name: 'Foe', on: at.card(on) });
    expect([onto('Drake'), onto('Ember')]).toEqual([true, true]);
  });
});

it('the lowest on the side of the attacker', () => {
  const text =
    "When an enemy card attacks, destroy the unit with the lowest attack on the attacker's side of the field.";
  const at = scene(text, { ...THEIRS, style: 'counter' });
  at.do({ act: 'attack', name: 'Giant', on: at.card('Drake') });
  at.do({ act: 'use', name: 'Source' }).pass();
  expect(at.units(1)).toEqual(['Giant']);
});
