import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

describe('R-T226: what an equip effect does later', () => {
  it('need not be possible when it is put to work', () => {
    const at = scene('When the equipped unit attacks, tap the defending unit.', {
      style: 'equip',
      cards: { Ember: { attack: 100, defense: 100 } },
    });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
    at.do({ act: 'battle' }).pass();
    at.attack('Ember', 'Foe').pass();
    expect(at.seen('Foe').tapped).toBe(true);
    expect(at.seen('Drake').tapped).toBe(false);
  });
});

describe('R-T284: once per turn, a card may untap itself', () => {
  const text = 'Once per turn, you may untap this card.';
  const tapped = { you: { spells: [{ stack: ['Source'], tapped: 2 }, 'Ward'] } };

  it('though it is tapped, and once', () => {
    const at = scene(text, tapped);
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }));
    expect(at.seen('Source').tapped).toBe(false);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });
});

describe('what is ranked up is the card that lies there', () => {
  const sketch = (text: string) => ({
    cards: {
      Ward: { type: 'spell', effects: [{ style: 'passive', text }] },
      Flame: { rank: 2 },
    } as const,
    you: { units: [{ stack: ['Ember'], tapped: 2 }, 'Spark'], hand: ['Flame'] },
  });

  it.each([
    ['You cannot rank up tapped units.', [false, true]],
    ['You cannot rank up rank 1 units.', [false, false]],
    ['You cannot rank up rank 2 units.', [true, true]],
    ['Your opponent cannot rank up tapped units.', [true, true]],
  ])('%s', (text, can) => {
    const at = scene('Draw one card.', sketch(text));
    expect([0, 1].map((column) => at.can({ act: 'play', name: 'Flame', at: column }))).toEqual(can);
  });
});
