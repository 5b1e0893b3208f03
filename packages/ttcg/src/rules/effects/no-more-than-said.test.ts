import { describe, expect, it } from 'vitest';
import { outcomeOf, scene } from '../../testing/scene.ts';

const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

describe('what is said holds of no more, and no longer', () => {
  it.each([
    'Equip this card to a unit. It gains 100 attack.',
    'Equip this card to a unit. The equipped unit gains 100 attack.',
    'Equip this card to a unit. It gains 100 attack. All dragons lose 50 attack.',
  ])('an equip card that is moved leaves nothing behind: %s', (text) => {
    const at = scene('Move one equip card from one unit to another unit.', {
      cards: { Ward: spell(text) },
    });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).take('Ember').pass();
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([400, 200]);
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([300, 300]);
    expect(at.seen('Drake').attack).toBe(text.includes('dragons') ? 550 : 600);
  });

  const uncountered = (counters: string) =>
    scene('Effects of fire units you control cannot be countered.', {
      style: 'passive',
      stage: 'battle',
      cards: {
        Ember: { effects: ['Draw one card.'] },
        Hex: { type: 'spell', effects: [{ style: 'counter', text: counters }] },
      },
    });

  it('effects cannot be countered', () => {
    const at = uncountered('Counter the effect.');
    at.do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
  });

  it('but attacks can', () => {
    const at = uncountered('Counter the attack.');
    at.do({ act: 'attack', name: 'Ember', on: at.card('Foe') });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });

  it('what a unit is kept from while it is taken ends with that', () => {
    const at = scene('Take control of an enemy unit until the end of the turn. It cannot attack.');
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect(at.units(0)).toContain('Foe');
    expect(at.state.lasting).toHaveLength(2);
    at.endTurn();
    expect(at.units(1)).toContain('Foe');
    expect(at.state.lasting).toHaveLength(0);
  });

  it('the card under another is the uppermost of them', () => {
    const text = "Destroy one rank 3 unit. Return the card under it to its owner's hand.";
    expect(outcomeOf(text, [])).toMatchObject({ Giant: 'their discard', Stone: 'their hand' });
  });

  it('R-T182: what destruction costs is not used', () => {
    const at = scene('When one of your units is destroyed, you lose half as many points.', {
      cards: { Ward: spell('Destroy one rank 2 unit you control.') },
    });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    expect(at.use('Ward').points(0)).toBe(19);
  });
});

describe('R-T314: this effect cannot be countered', () => {
  it.each([
    ['Gain 1 point.', true],
    ['Gain 1 point. This effect cannot be countered.', false],
  ])('%s: can it be countered? %s', (text, can) => {
    const Hex = {
      type: 'spell',
      effects: [{ style: 'counter', text: 'Counter the effect.' }],
    } as const;
    const at = scene(text, { cards: { Hex } });
    at.do({ act: 'use', name: 'Source', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(can);
  });
});
