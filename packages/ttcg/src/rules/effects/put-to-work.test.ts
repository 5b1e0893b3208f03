import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

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

describe('R-T308: what is at work and waits for something', () => {
  const cards = {
    Lamp: {
      effects: [{ style: 'continuous', text: 'At the start of your turn, draw one card.' }],
    },
    Ward: {
      effects: [
        {
          style: 'continuous',
          text: 'If a unit you control would be destroyed, gain 2 points instead.',
        },
      ],
    },
    Sword: {
      type: 'spell',
      effects: ['At the start of your turn, the equipped unit gains 100 attack.'],
    },
    Spur: {
      type: 'spell',
      effects: ['Whenever the equipped unit attacks, this card gains 10 bonus.'],
    },
    Cub: {},
    Axe: { effects: ['Destroy one unit.'] },
  } as const;

  it('at the start of a turn does it then, and not when it is put to work', () => {
    const at = table({ cards, you: { units: ['Lamp'] } }).use('Lamp');
    expect(at.hand()).toEqual([]);
    expect(at.endTurn().endTurn().hand()).toHaveLength(2);
  });

  it('gives each time what the equipped unit gains, and nothing before', () => {
    const at = table({ cards, you: { units: ['Cub', 'Axe'], spells: ['Sword'] } });
    at.do({ act: 'use', name: 'Sword', effect: 0 }).take('Cub').pass();
    const attacks = [at.seen('Cub').attack];
    for (let turn = 0; turn < 2; turn++) attacks.push(at.endTurn().endTurn().seen('Cub').attack);
    expect(attacks).toEqual([250, 350, 450]);
    at.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    expect(at.discardPile()).toEqual(['Cub', 'Sword']);
  });

  it('gives this card what it gains only when that has happened', () => {
    const at = table({
      cards,
      you: { units: ['Cub'], spells: ['Spur'] },
      opponent: { units: ['Axe'] },
    });
    at.do({ act: 'use', name: 'Spur', effect: 0 }).take('Cub').pass();
    expect(at.seen('Cub').attack).toBe(250);
    at.do({ act: 'battle' }).pass().attack('Cub', 'Axe').pass();
    expect(at.seen('Cub').attack).toBe(260);
  });

  it('takes the place of what would happen, and does nothing before', () => {
    const at = table({ cards, you: { units: ['Ward', 'Cub', 'Axe'] } }).use('Ward');
    expect(at.points()).toBe(20);
    at.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    expect([at.points(), at.units()]).toEqual([22, ['Ward', 'Cub', 'Axe']]);
  });
});

describe('R-T308: an equip effect that waits for its unit', () => {
  const worn = (text: string) => {
    const at = scene(text, { style: 'equip' });
    return answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
  };

  it.each([
    ['If the equipped unit would be destroyed, draw a card instead.', ['Ember', 'Drake']],
    ['If the equipped unit would be destroyed in battle, draw a card instead.', ['Ember', 'Drake']],
    ['If the equipped unit would be destroyed by an effect, draw a card instead.', ['Drake']],
  ])('keeps it, if it says so of that: %s', (text, units) => {
    const at = worn(text).do({ act: 'battle' }).pass();
    at.attack('Ember', 'Giant').pass();
    expect(at.units()).toEqual(units);
    expect(at.hand().includes('Acorn')).toBe(units.length === 2);
  });

  it.each([
    ['Once per game', [false, true]],
    ['Twice per turn', [false, false, true]],
  ])('%s: to be put to work is not one of its times', (times, tapped) => {
    const at = worn(`${times}, when the equipped unit is tapped, untap it.`);
    const seen = tapped.map(() => {
      at.do({ act: 'use', name: 'Ember', effect: 0 }).pass();
      return at.seen('Ember').tapped;
    });
    expect(seen).toEqual(tapped);
  });
});

describe('R-T309: what untaps its own card', () => {
  const tapped = { you: { spells: [{ stack: ['Source'], tapped: 2 }, 'Ward'] } };

  it.each([
    'Discard one spell to untap this card.',
    'Untap this card and draw one card.',
    'If this card was tapped on an earlier turn, draw one card.',
  ])('is used while it is tapped: %s', (text) => {
    const use = { act: 'use', name: 'Source', effect: 0 } as const;
    expect([scene(text).can(use), scene(text, tapped).can(use)]).toEqual([false, true]);
  });
});

describe('R-T311: what answers something that has happened in its own turn', () => {
  const sketch = {
    style: 'pulse',
    on: 'Ember',
    cards: { Drake: { effects: ['Lose 3 points and draw one card.'] } },
  } as const;
  const use = { act: 'use', name: 'Ember', effect: 0 } as const;

  it('has its chance before its player goes on', () => {
    const text = 'When you lose points, this card gains 50 attack for each point lost this turn.';
    const at = scene(text, sketch).do({ act: 'use', name: 'Drake', effect: 0 });
    while (at.asked === 'respond' && !at.can(use)) at.do({ act: 'pass' });
    at.do(use).pass();
    expect([at.seen('Ember').attack, at.asked]).toEqual([450, 'main']);
  });

  it('is not asked about anything else', () => {
    const at = scene('When you gain points, draw one card.', sketch);
    at.do({ act: 'use', name: 'Drake', effect: 0 });
    const asked: unknown[] = [];
    for (; at.asked === 'respond'; at.do({ act: 'pass' }))
      asked.push(at.decision.ask === 'pick' ? at.decision.seat : undefined);
    expect([asked, at.asked]).toEqual([[1, 0, 1], 'main']);
  });
});
