import { describe, expect, it } from 'vitest';
import { isOffered, rulings, scene } from '../../testing/scene.ts';

const AXE = { type: 'spell', effects: ['Destroy one rank 2 unit you control.'] } as const;

describe('R-T182: points that are not lost for a unit', () => {
  it.each([
    ["You don't lose points when this card is destroyed.", 'Drake', 20],
    ["You don't lose points when this card is destroyed.", 'Ember', 18],
    ['You do not lose points when your units are destroyed.', 'Ember', 20],
  ])('%s on %s', (text, on, points) => {
    const at = scene(text, { on, style: 'passive', cards: { Source: AXE } }).use('Source');
    expect(at.units()).not.toContain('Drake');
    expect(at.points()).toBe(points);
  });
});

describe('R-T185: points that are not lost for one reason', () => {
  const text = 'You cannot lose points from direct attacks.';

  it('a direct attack costs none', () => {
    const raid = { active: 1, stage: 'battle', turn: 6, you: { units: [] } } as const;
    expect(
      scene(text, { ...raid, style: 'passive' })
        .attack('Giant')
        .points(),
    ).toBe(20);
    const effects = 'You cannot lose points from card effects.';
    expect(
      scene(effects, { ...raid, style: 'passive' })
        .attack('Giant')
        .points(),
    ).toBe(17);
  });

  it('a unit that is destroyed, and an effect, cost points as ever', () => {
    const cards = {
      Scourge: { type: 'spell', effects: ['Your opponent loses 3 points.'] },
    } as const;
    const at = scene(text, {
      ...{ style: 'passive', active: 1, stage: 'battle', turn: 6 },
      cards,
      opponent: { spells: ['Scourge'] },
    });
    expect(at.attack('Giant', 'Ember').points()).toBe(19);
    expect(at.use('Scourge').points()).toBe(16);
  });

  it('what cannot be lost because of an effect cannot be paid (R-T64)', () => {
    const cards = { Toll: { effects: ['Lose 1 point to draw a card.'] } };
    const you = { units: ['Toll'] };
    const barred = scene('You cannot lose points from effects.', { cards, you, style: 'passive' });
    expect(barred.can({ act: 'use', name: 'Toll', effect: 0 })).toBe(false);
    const free = scene(text, { cards, you, style: 'passive' });
    expect(free.can({ act: 'use', name: 'Toll', effect: 0 })).toBe(true);
  });
});

describe('R-T295: another number, of the same cards', () => {
  const text = 'Target unit gains 100 attack this turn, or 200 if it is a dragon.';
  rulings([
    [text, [['Drake']], { 'Drake attack': 800 }],
    [text, [['Ember']], { 'Ember attack': 400 }],
    [
      'One unit gains 100 attack this turn, or 200 if you control a dragon.',
      [['Ember']],
      { 'Ember attack': 500 },
    ],
    [
      'This card gains 100 attack this turn, or 200 if it is a dragon.',
      [],
      { 'Drake attack': 800 },
      { on: 'Drake' },
    ],
  ]);
});

describe('Cards to which something else happens instead', () => {
  it('go where the text says, and cost no points', () => {
    const text =
      "Units that would be destroyed this turn are returned to their owners' hands instead.";
    const at = scene(text, { cards: { Ward: AXE } })
      .use('Source')
      .use('Ward');
    expect(at.hand()).toContain('Drake');
    expect(at.points()).toBe(20);
    expect(
      scene(text, { cards: { Ward: AXE } })
        .use('Ward')
        .discardPile(),
    ).toContain('Drake');
  });
});

describe('R-T296: for each of these and each of those', () => {
  rulings([
    // Drake; Ward and Source.
    ['Gain 1 point for each dragon and each spell you control.', [], { 'your points': 23 }],
    // Ember and Drake; four cards.
    [
      'Gain 1 point for each unit you control and each card in your hand.',
      [],
      { 'your points': 26 },
    ],
    // Drake is both.
    ['Gain 1 point for each dragon and each fire unit you control.', [], { 'your points': 23 }],
  ]);
});

describe('R-T297: the same done to other cards', () => {
  const text = 'Destroy one rank 1 enemy unit, or one rank 3 enemy unit if you control a dragon.';
  const giant = { opponent: { units: ['Giant'] } };

  it('is done to them where that is so', () => {
    expect(scene(text).use('Source').units(1)).toEqual(['Foe', 'Stone']);
    const none = scene(text, { you: { units: ['Ember'] } }).use('Source');
    expect(none.units(1)).toEqual(['Giant']);
  });

  it('can be used though there is none of the first kind', () => {
    expect(isOffered(text, giant)).toBe(true);
    expect(isOffered(text, { ...giant, you: { units: ['Ember'] } })).toBe(false);
  });
});

describe('R-T298: cards that are covered, and become active', () => {
  const active = 'When this card becomes active, gain 1 point.';

  it('when the card on top is destroyed, returned or moved away', () => {
    const ways = [
      ['Destroy one rank 2 unit you control.', 19],
      ['Return one rank 2 unit you control to your hand.', 21],
      ['Place one dragon unit under another card on top of its stack.', 21],
    ] as const;
    for (const [text, points] of ways) {
      const cards = { Source: { type: 'spell', effects: [text] } } as const;
      const at = scene(active, { on: 'Whelp', cards }).use('Source');
      expect(at.units(), text).toContain('Whelp');
      expect(at.points(), text).toBe(points);
    }
  });

  it('not when it is played, nor when another one becomes active', () => {
    expect(scene(active, { on: 'Spark' }).play('Spark', 3).points()).toBe(20);
    const cards = { Source: AXE };
    expect(scene(active, { on: 'Ember', cards }).use('Source').points()).toBe(18);
  });

  it('is covered by what is played onto it', () => {
    const at = scene('When this card is covered, gain 1 point.', { on: 'Ember' });
    at.do({ act: 'play', name: 'Flame' }).pass();
    expect(at.units()).toContain('Flame');
    expect(at.points()).toBe(21);
  });

  it('is covered by what is placed on top of its stack', () => {
    const text = 'Place one dragon unit under another card on top of its stack.';
    const cards = { Source: { type: 'spell', effects: [text] } } as const;
    const at = scene('When this card is covered, gain 1 point.', { on: 'Drake', cards });
    expect(at.use('Source').points()).toBe(21);
  });
});

describe('So many cards in one turn', () => {
  const text = 'When two or more of your units are destroyed in one turn, draw three cards.';

  it('are counted one by one, though they go together', () => {
    const cards = {
      Storm: { type: 'spell', effects: ['Destroy all units.', 'Destroy one unit.'] },
    } as const;
    const field = { cards, opponent: { spells: ['Storm'] }, active: 1 } as const;
    const together = scene(text, field).use('Storm');
    expect(together.hand()).toHaveLength(7);
    const one = scene(text, field).use('Storm', 1).take('Ember').pass();
    expect(one.hand()).toHaveLength(4);
  });
});
