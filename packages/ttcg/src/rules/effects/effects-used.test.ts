import { describe, expect, it } from 'vitest';
import type { EffectType } from '../../language/tree/tree.ts';
import { scene } from '../../testing/scene.ts';
import type { Sketch } from '../../testing/table.ts';

const DRAWS: Sketch = { effects: ['Draw one card.'] };

/** Ward, a spell of yours, says all the time what is said. */
const says = (text: string, cards: Record<string, Sketch>, more: object = {}) =>
  scene('Draw one card.', {
    cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] }, ...cards },
    ...more,
  });

describe('effects that can be used in another time', () => {
  const MAY = "You may activate the normal effects of your fire units during your opponent's turn.";

  it('those of such cards, of such a type, in that turn', () => {
    const cards = {
      Ember: DRAWS,
      Drake: { effects: [{ style: 'continuous', text: 'All units gain 50 attack.' }] } as Sketch,
      Tide: { ...DRAWS, type: 'water' } as Sketch,
      Foe: DRAWS,
    };
    const at = says(MAY, cards, {
      active: 1,
      you: { units: ['Ember', 'Drake', 'Tide'] },
    });
    at.do({ act: 'battle' });
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(true);
    expect(at.can({ act: 'use', name: 'Drake', effect: 0 })).toBe(false);
    expect(at.can({ act: 'use', name: 'Tide', effect: 0 })).toBe(false);
    const before = at.hand().length;
    at.use('Ember');
    expect(at.hand()).toHaveLength(before + 1);
  });

  it('without the text they cannot', () => {
    const at = says('Units you control gain 10 attack.', { Ember: DRAWS }, { active: 1 });
    at.do({ act: 'battle' });
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(false);
  });

  it("not the opponent's in your turn, where it says your", () => {
    const at = says(MAY, { Foe: { ...DRAWS, type: 'fire' } });
    at.do({ act: 'use', name: 'Source', effect: 0 });
    expect(at.can({ act: 'use', name: 'Foe', effect: 0 })).toBe(false);
  });

  it.each([
    ['during your draw phase', true],
    ['during the battle phase', true],
    ["during either player's turn", true],
    ["during your opponent's turn", false],
    ["during your opponent's battle phase", false],
  ])(
    "effects of water units %s: the opponent's in your battle phase or draw phase: %s",
    (when, can) => {
      const at = says(
        `Effects of water units can be activated ${when}.`,
        { Foe: { ...DRAWS, type: 'water' }, Giant: DRAWS },
        {
          stage: when.includes('draw') ? 'draw' : 'battle',
          opponent: { units: ['Foe', 'Giant'] },
        },
      );
      if (when.includes('draw')) at.do({ act: 'pass' });
      else at.do({ act: 'use', name: 'Source', effect: 0 });
      expect(at.can({ act: 'use', name: 'Foe', effect: 0 })).toBe(can);
      expect(at.can({ act: 'use', name: 'Giant', effect: 0 })).toBe(false);
    },
  );

  it('dormant ones too, where their card is tapped since before', () => {
    const dormant: Sketch = { effects: [{ style: 'dormant', text: 'Draw one card.' }] };
    const text =
      "You may activate the dormant effects of your fire units during your opponent's turn.";
    const at = says(
      text,
      { Ember: dormant, Drake: dormant },
      {
        active: 1,
        you: { units: [{ stack: ['Ember'], tapped: 3 }, 'Drake'] },
      },
    );
    at.do({ act: 'battle' });
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(true);
    expect(at.can({ act: 'use', name: 'Drake', effect: 0 })).toBe(false);
  });
});

describe('overload effects without a discarded card', () => {
  const overload: Sketch = { effects: [{ style: 'overload', text: 'Draw one card.' }] };
  const TEXT = 'You may activate overload effects of fire units without discarding a card.';

  it('of such cards; of others a card is discarded as always', () => {
    const at = says(
      TEXT,
      { Ember: overload, Tide: { ...overload, type: 'water' } },
      {
        you: { units: ['Ember', 'Tide'], hand: [] },
      },
    );
    expect(at.can({ act: 'use', name: 'Tide', effect: 0 })).toBe(false);
    at.use('Ember');
    expect([at.hand().length, at.discardPile()]).toEqual([1, ['Ash', 'Relic']]);
    at.do({ act: 'use', name: 'Tide', effect: 0 }).pass();
    expect(at.discardPile()).toHaveLength(3);
  });

  it('still once', () => {
    const at = says(
      TEXT,
      { Ember: overload, Spark: { effects: ['Untap one unit.'] } },
      {
        you: { units: ['Ember', 'Spark'], hand: [] },
      },
    );
    at.use('Ember');
    at.do({ act: 'use', name: 'Spark', effect: 0 }).take('Ember').pass();
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(false);
  });
});

describe('effects kept from triggering', () => {
  it.each<[EffectType, string]>([
    ['passive', 'Whenever you lose points, draw one card.'],
    ['latent', 'When you lose points, draw one card.'],
  ])('%s ones of such cards are not set off, others are', (style, text) => {
    const cards: Record<string, Sketch> = {
      Hex: { type: 'spell', effects: [{ style, text }] },
      Foe: { effects: [{ style, text }] },
      Ward: { type: 'spell', effects: ['Your opponent loses 1 point.'] },
    };
    const at = scene('Prevent the effects of all spells your opponent controls from triggering.', {
      style: 'continuous',
      cards,
    });
    at.use('Source').use('Ward');
    expect(at.hand(1)).toHaveLength(3);
  });

  it('nor used', () => {
    const at = scene('Prevent the effects of all spells of rank 2 or lower from triggering.', {
      style: 'continuous',
      cards: { Ward: { type: 'spell', effects: ['Draw one card.'] }, Ember: DRAWS },
    });
    at.use('Source');
    expect(at.can({ act: 'use', name: 'Ward', effect: 0 })).toBe(false);
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(true);
  });
});

describe('a continuous effect that is active', () => {
  it('only such cards are meant', () => {
    const cards: Record<string, Sketch> = {
      Ember: {
        attack: 300,
        effects: [{ style: 'continuous', text: 'This card gains 50 attack.' }, 'Draw one card.'],
      },
      Whelp: {
        effects: [{ style: 'continuous', text: 'This card gains 50 attack.' }, 'Draw one card.'],
      },
    };
    const at = scene('Untap each fire unit whose continuous effect is active.', {
      cards,
      you: { units: ['Ember', 'Whelp', { stack: ['Drake'], tapped: 3 }] },
    });
    at.use('Ember', 0).use('Whelp', 1);
    expect(at.seen('Ember').attack).toBe(350);
    at.use('Source');
    expect([at.seen('Ember').tapped, at.seen('Ember').attack]).toEqual([false, 300]);
    expect([at.seen('Whelp').tapped, at.seen('Drake').tapped]).toEqual([true, true]);
  });
});

describe('tapped on an earlier turn (R-T135)', () => {
  it.each([
    [4, true],
    [5, false],
    [0, false],
  ])('since turn %i, in turn 5: %s', (tapped, holds) => {
    const at = scene(
      'Whenever you lose points, if this card was tapped on an earlier turn, draw one card.',
      {
        on: 'Ember',
        style: 'passive',
        cards: { Ward: { type: 'spell', effects: ['Lose 1 point.'] } },
        you: { units: [{ stack: ['Ember'], tapped }] },
      },
    );
    at.use('Ward');
    expect(at.hand()).toHaveLength(holds ? 5 : 4);
  });
});

describe('the first unit of a kind in a turn', () => {
  const play = (text: string) =>
    scene('Draw one card.', {
      cards: {
        Ward: { type: 'spell', effects: [{ style: 'passive', text }] },
        Spark: { attack: 100 },
        Acorn: { type: 'fire', attack: 100 },
        Tide: { type: 'water', attack: 100 },
      },
      you: { hand: ['Spark', 'Acorn', 'Tide'] },
    });

  it('gains something; the second and others do not', () => {
    const at = play('The first fire unit you play each turn gains 100 attack.');
    at.play('Spark', 2).play('Acorn', 3);
    expect([at.seen('Spark').attack, at.seen('Acorn').attack]).toEqual([200, 100]);
    const other = play('The first fire unit you play each turn gains 100 attack.');
    other.play('Tide', 2).play('Acorn', 3);
    expect([other.seen('Tide').attack, other.seen('Acorn').attack]).toEqual([100, 200]);
  });

  it('does not count toward the two plays (R-T136)', () => {
    const at = play(
      'The first fire unit you play each turn does not count toward the two cards you may play.',
    );
    at.play('Spark', 2).play('Acorn', 3).play('Tide', 4);
    expect(at.units()).toEqual(['Ember', 'Drake', 'Spark', 'Acorn', 'Tide']);
  });
});
