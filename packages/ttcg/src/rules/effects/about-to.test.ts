import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';

const KILL = {
  Kill: { type: 'spell', effects: ['Destroy one rank 1 unit you control.'] },
} as const;
const WITH_KILL = { spells: ['Kill', null, null, null, 'Source'] };

describe('R-T183: what is about to happen, answered by a pulse effect', () => {
  const about = (rest: string) =>
    scene(`Pulse: When a unit is about to be destroyed, ${rest}.`, {
      style: 'pulse',
      cards: KILL,
      you: WITH_KILL,
    });

  it('its player decides, and it taps its card', () => {
    const kept = about('prevent it');
    kept.do({ act: 'use', name: 'Kill', effect: 0 }).pass();
    expect(kept.asked).toBe('decide');
    kept.choose('Yes').pass();
    expect(kept.units(0)).toContain('Ember');
    expect([kept.points(0), kept.seen('Source').tapped]).toEqual([20, true]);
    const not = about('prevent it');
    not.do({ act: 'use', name: 'Kill', effect: 0 }).pass();
    not.choose('No').pass();
    expect(not.units(0)).not.toContain('Ember');
    expect([not.points(0), not.seen('Source').tapped]).toEqual([19, false]);
  });

  it('without "instead" it comes first, and what was about to happen happens', () => {
    const at = about('gain 3 points');
    at.do({ act: 'use', name: 'Kill', effect: 0 }).pass();
    at.choose('Yes').pass();
    expect(at.units(0)).not.toContain('Ember');
    expect(at.points(0)).toBe(20 + 3 - 1);
  });
});

describe('R-T184: once per turn, one card of a kind', () => {
  const shield = (text: string) =>
    scene(text, {
      style: 'passive',
      cards: {
        Kill: { type: 'spell', effects: ['Destroy one rank 1 unit you control.'] },
        Slay: { type: 'spell', effects: ['Destroy one rank 2 unit you control.'] },
      },
      you: { spells: ['Kill', 'Slay', null, null, 'Source'] },
    });

  it('whichever would be destroyed first', () => {
    const at = shield('Once per turn, prevent the destruction of a unit of yours.').use('Kill');
    expect(at.units(0)).toEqual(['Ember', 'Drake']);
    expect(at.use('Slay').units(0)).toEqual(['Ember', 'Whelp']);
  });

  it('only of the kind', () => {
    const text = 'Once per turn, prevent the destruction of a rank 2 or higher unit you control.';
    const at = shield(text).use('Kill');
    expect(at.units(0)).toEqual(['Drake']);
    expect(at.use('Slay').units(0)).toEqual(['Drake']);
  });
});
