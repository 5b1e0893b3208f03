import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';

describe('R-T353: what cards that are so cannot do is said of whichever are so at a time', () => {
  const turns = (text: string) => {
    const at = scene(text).play('Spark', 3).use('Source');
    const attack = () => at.can({ act: 'attack', name: 'Spark', on: at.card('Foe') });
    at.do({ act: 'battle' }).pass();
    const now = attack();
    at.endTurn().endTurn();
    at.do({ act: 'battle' }).pass();
    return [now, attack()];
  };

  it('units that were played this turn', () => {
    expect(turns('Your units cannot attack on the turn they are played.')).toEqual([false, true]);
    expect(turns('Units that were played this turn cannot attack.')).toEqual([false, true]);
  });

  it('spells that were', () => {
    const text = 'Spells cannot be activated on the turn they are played.';
    const at = scene(text).use('Source').play('Scroll', 2);
    expect(at.can({ act: 'use', name: 'Scroll', effect: 0 })).toBe(false);
    expect(at.can({ act: 'use', name: 'Ward', effect: 0 })).toBe(true);
    at.endTurn().endTurn();
    expect(at.can({ act: 'use', name: 'Scroll', effect: 0 })).toBe(true);
  });

  it('tapped units, among them those that are tapped later', () => {
    const text = 'Tapped enemy units cannot be destroyed.';
    const cards = { Ward: { type: 'spell', effects: ['Tap one enemy unit.'] } } as const;
    const at = scene(text, { cards }).use('Source');
    expect(at.seen('Foe').notes).toEqual([]);
    expect(at.use('Ward').seen('Foe').notes).toHaveLength(1);
  });

  it('what is done to them is done to those that are so now', () => {
    const at = scene('Tapped enemy units gain 50 attack.').use('Source');
    expect(at.seen('Giant').attack).toBe(950);
    expect(at.endTurn().endTurn().seen('Giant').attack).toBe(950);
  });
});
