import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

const units = {
  you: { units: ['Ember', { stack: ['Drake', 'Whelp'] }, 'Tide', 'Whelp'], hand: [] },
};

/** Taps two units and tells whether the card that depends on what they are was drawn. */
function draws(text: string, ...tapped: string[]): boolean {
  const at = scene(`Tap two units you control. If ${text}, draw one card.`, units);
  return answer(at.use('Source'), tapped).hand().length > 0;
}

describe('R-T310: what is asked of several cards', () => {
  it.each([
    ['they are of the same type', ['Ember', 'Drake'], true],
    ['they are of the same type', ['Ember', 'Tide'], false],
    ['they are dragons', ['Drake', 'Whelp'], true],
    ['they are dragons', ['Drake', 'Ember'], false],
    ['they are not dragons', ['Drake', 'Ember'], false],
    ['they are not dragons', ['Tide', 'Ember'], true],
    ['one of them is a dragon', ['Drake', 'Ember'], true],
  ])('%s: %j is %s', (text, tapped, drawn) => {
    expect(draws(text, ...tapped)).toBe(drawn);
  });

  it('is of the equipped unit, where that is what must be so', () => {
    const text = 'While the equipped unit is tapped, it cannot be destroyed in battle.';
    const at = scene(text, { style: 'equip', you: { units: [{ stack: ['Ember'], tapped: 2 }] } });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
    expect([at.seen('Ember').notes, at.seen('Source').notes]).toEqual([
      ['cannot be destroyed in battle'],
      [],
    ]);
  });
});
