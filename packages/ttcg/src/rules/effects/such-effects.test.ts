import { describe, expect, it } from 'vitest';
import type { EffectType } from '../../language/tree/tree.ts';
import { scene } from '../../testing/scene.ts';
import type { Sketch } from '../../testing/table.ts';

/** An effect of a type. */
const of = (style: EffectType, text: string): NonNullable<Sketch['effects']> => [{ style, text }];

/** Source, a spell of yours, uses an effect; can Hex answer it? */
function answers(hex: string, text: string, style: EffectType = 'normal') {
  const at = scene(text, {
    style,
    cards: { Hex: { type: 'spell', effects: of('counter', hex) } },
  });
  at.do({ act: 'use', name: 'Source', effect: 0 });
  while (at.asked !== 'respond') at.take(at.takable[0] as string);
  return at;
}

describe('effects by their type (R-T133)', () => {
  it.each([
    ['When a normal effect of your opponent activates, counter it.', 'normal', true],
    ['When a normal effect of your opponent activates, counter it.', 'overload', false],
    ['When an overload effect activates, counter it.', 'overload', true],
    ['When an overload effect of a spell activates, counter it.', 'overload', true],
    ['When an overload effect of a unit activates, counter it.', 'overload', false],
    ['When your opponent activates a continuous effect, counter it.', 'continuous', true],
    ['When your opponent activates a continuous effect, counter it.', 'normal', false],
    ['Counter a normal effect.', 'normal', true],
    ['Counter a pulse effect.', 'normal', false],
  ] as const)('%s (%s: %s)', (hex, style, can) => {
    const text = style === 'continuous' ? 'This card gains the dragon subtype.' : 'Draw one card.';
    const said = style === 'continuous' ? 'All units you control gain 50 attack.' : text;
    const at = answers(hex, said, style);
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(can);
  });

  it('countered all turn long, the others not, and no longer', () => {
    const until = "until the end of your opponent's next turn";
    const at = scene(`Counter all normal effects your opponent activates ${until}.`, {
      cards: {
        Hex: {
          type: 'spell',
          effects: ['Gain 3 points.', { style: 'pulse', text: 'Gain 2 points.' }],
        },
        Veil: { type: 'spell', effects: ['Gain 5 points.'] },
        Bone: {
          type: 'spell',
          effects: ['Gain 7 points.', { style: 'pulse', text: 'Gain 1 point.' }],
        },
        Ward: { type: 'spell', effects: ['Lose 1 point.'] },
      },
      opponent: { spells: ['Veil', 'Hex', 'Bone'], hand: [] },
    });
    at.use('Source').use('Ward');
    expect(at.points(0)).toBe(19);
    at.endTurn().use('Veil').use('Hex');
    expect([at.points(1), at.seen('Veil').tapped, at.seen('Hex').tapped]).toEqual([20, true, true]);
    at.use('Bone', 1);
    expect(at.points(1)).toBe(21);
    at.endTurn().endTurn();
    expect(at.state.lasting).toEqual([]);
  });

  it('that cannot be activated: only of that type, only by that player, only then', () => {
    const text =
      "Your opponent cannot activate normal effects during your opponent's next main phase.";
    const at = scene(text, {
      cards: {
        Foe: {
          effects: ['Draw one card.', { style: 'continuous', text: 'All units gain 50 attack.' }],
        },
        Ember: { effects: ['Draw one card.'] },
      },
    });
    at.use('Source');
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(true);
    at.endTurn();
    expect(at.can({ act: 'use', name: 'Foe', effect: 0 })).toBe(false);
    expect(at.can({ act: 'use', name: 'Foe', effect: 1 })).toBe(true);
    at.do({ act: 'battle' }).pass();
    expect(at.can({ act: 'use', name: 'Foe', effect: 0 })).toBe(true);
  });

  it.each([
    ['Your opponent cannot activate latent effects this turn.', 3],
    ['Your opponent cannot activate passive effects this turn.', 4],
    ['Your opponent cannot activate echo effects this turn.', 4],
  ])('%s: what is set off by itself is not (R-T133)', (text, cards) => {
    const at = scene(text, {
      cards: {
        Foe: { effects: of('latent', 'When you lose points, draw one card.') },
        Ward: { type: 'spell', effects: ['Your opponent loses 1 point.'] },
      },
      opponent: { hand: ['Secret', 'Veil', 'Bone'] },
    });
    at.use('Source').use('Ward');
    expect(at.hand(1)).toHaveLength(cards);
  });

  it.each([
    ['counter effects', 'counter', 'When your opponent activates an effect, tap one unit.', false],
    ['counter effects', 'pulse', 'Tap one unit.', true],
    ['effects that would tap a unit', 'pulse', 'Tap one unit.', false],
    ['effects that would tap a spell', 'pulse', 'Tap one unit.', true],
    ['all effects', 'pulse', 'Tap one unit.', false],
    ['effects that would destroy a card', 'pulse', 'Tap one unit.', true],
  ] as const)('immune to %s: by a %s one "%s" it can be tapped: %s', (to, style, text, can) => {
    const at = scene(`This card is immune to ${to}.`, {
      on: 'Ember',
      style: 'passive',
      cards: {
        Ward: { type: 'spell', effects: ['Gain 1 point.'] },
        Hex: { type: 'spell', effects: of(style, text) },
      },
    });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.takable).toContain('Drake');
    expect(at.takable.includes('Ember')).toBe(can);
    at.take('Drake').pass();
  });
});

describe('effects that have been', () => {
  const WARD = { Ward: { type: 'spell', effects: ['Draw one card.'] } } as const;

  it.each([
    ['After a normal effect activates, draw one card.', 6],
    ['After a pulse effect activates, draw one card.', 5],
    ['Whenever a normal effect of a unit activates, draw one card.', 5],
    ['Whenever a normal effect of a spell activates, draw one card.', 6],
  ])('%s', (text, cards) => {
    const at = scene(text, { on: 'Ember', style: 'passive', cards: WARD });
    at.use('Ward');
    expect(at.hand()).toHaveLength(cards);
  });

  it.each([
    ['If a normal effect of a spell activated this turn, gain 1 point.', true],
    ['If a pulse effect activated this turn, gain 1 point.', false],
  ])('%s', (text, can) => {
    const at = scene(text, { cards: WARD });
    at.use('Ward');
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(can);
  });

  it.each([
    ['Whenever a unit is destroyed by a normal effect, gain 1 point.', 21],
    ['Whenever a unit is destroyed by a pulse effect, gain 1 point.', 20],
  ])('%s', (text, points) => {
    const destroys = { Ward: { type: 'spell', effects: ['Destroy one enemy unit.'] } } as const;
    const at = scene(text, { on: 'Ember', style: 'passive', cards: destroys });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).take('Foe').pass();
    expect(at.points()).toBe(points);
  });
});

describe('an immune card (R-T130)', () => {
  it.each([
    ['counter effects', 'Counter the effect.', false],
    ['pulse effects', 'Counter the effect.', true],
    ['effects of spells', 'Counter the effect.', false],
    ['effects of units', 'Counter the effect.', true],
  ])('to %s: "%s" counters its effects: %s', (to, text, can) => {
    const at = scene('Draw one card.', {
      cards: {
        Ember: {
          effects: ['Draw one card.', ...(of('passive', `This card is immune to ${to}.`) ?? [])],
        },
        Drake: { rank: 2, effects: ['Draw one card.'] },
        Hex: { type: 'spell', effects: of('counter', text) },
      },
    });
    at.do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(can);
    at.pass().do({ act: 'use', name: 'Drake', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });
});

describe('effects by what they would do (R-T131)', () => {
  const COUNTER = (would: string) =>
    `When your opponent activates an effect that ${would}, counter it.`;

  it.each([
    ['would destroy a unit', 'Destroy one unit.', true],
    ['destroys a unit', 'Destroy all units.', true],
    ['would destroy a unit', 'Destroy one spell.', false],
    ['would destroy a unit', 'Destroy this card to draw one card.', false],
    ['would destroy a unit', 'Choose one: destroy one unit; or draw one card.', true],
    ['would destroy a unit', 'Draw one card. Then, destroy one unit.', true],
    ['makes a player draw', 'Draw one card.', true],
    ['makes you draw', 'Draw one card.', false],
    ['makes you draw', 'Your opponent draws one card.', true],
    ['makes you draw', 'Each player draws one card.', true],
    ['makes a player draw', 'Gain 1 point.', false],
    ['untaps a card', 'Untap one unit.', true],
    ['untaps a card', 'Tap one unit.', false],
    ['would mill a deck', 'Your opponent mills two cards.', true],
    ['would mill your opponent’s deck', 'Your opponent mills two cards.', false],
    ['returns a card to the hand', "Return one unit to its owner's hand.", true],
    ['returns a card to the hand', 'Return one card from your discard pile to your hand.', true],
    ['returns a unit to the hand', 'Return one spell to its owner’s hand.', false],
    ['would prevent an attack', 'Prevent the next attack this turn.', true],
    ['would prevent an attack', 'Draw one card.', false],
    ['modifies the attack of a unit', 'One unit gains 100 attack this turn.', true],
    ['modifies the attack of a unit', 'One unit gains 100 defense this turn.', false],
    ['modifies the attack of a unit', 'Swap the attack and defense of one unit.', true],
    ['swaps two units', 'Swap the positions of two units you control.', true],
    ['swaps two units', 'Swap the attack and defense of one unit.', false],
    ['makes your opponent lose points', 'Your opponent loses 1 point.', false],
    ['makes you lose points', 'Your opponent loses 1 point.', true],
  ])('%s: %s (%s)', (would, text, can) => {
    expect(answers(COUNTER(would), text).can({ act: 'use', name: 'Hex', effect: 0 })).toBe(can);
  });

  it.each([
    ['Ember', 'a unit', true],
    ['Ember', 'a unit you control', false],
    ['Giant', 'a unit you control', true],
    ['Foe', 'a rank 3 or higher unit you control', false],
    ['Giant', 'a rank 3 or higher unit you control', true],
  ])('judged by what it is aimed at: %s is not %s: %s (R-T131)', (aim, kind, can) => {
    const at = scene('Destroy one unit.', {
      cards: {
        Hex: {
          type: 'spell',
          effects: of(
            'counter',
            `When a card effect activates that would destroy ${kind}, counter it and destroy the card it belongs to.`,
          ),
        },
      },
    });
    at.do({ act: 'use', name: 'Source', effect: 0 }).take(aim);
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(can);
    if (!can) return;
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect(at.spells()).toEqual(['Ward']);
    expect([...at.units(0), ...at.units(1)]).toContain(aim);
  });

  it('this card among them', () => {
    const cards = {
      Foe: {
        effects: of(
          'counter',
          'When an effect activates that would destroy this card, counter it.',
        ),
      },
    };
    const aimed = (name: string) => {
      const at = scene('Destroy one unit.', { cards });
      return at.do({ act: 'use', name: 'Source', effect: 0 }).take(name);
    };
    expect(aimed('Foe').can({ act: 'use', name: 'Foe', effect: 0 })).toBe(true);
    expect(aimed('Giant').can({ act: 'use', name: 'Foe', effect: 0 })).toBe(false);
  });

  it('that the next one of is prevented', () => {
    const text = 'Prevent the next effect that would destroy a unit this turn.';
    const cards = {
      Ward: { type: 'spell', effects: ['Destroy one spell.'] },
      Ember: { effects: ['Destroy one unit.'] },
    } as const;
    const at = scene(text, { cards });
    at.use('Source');
    at.do({ act: 'use', name: 'Ward', effect: 0 }).take('Hex').pass();
    expect(at.spells(1)).toEqual([]);
    at.do({ act: 'use', name: 'Ember', effect: 0 }).take('Foe').pass();
    expect(at.units(1)).toEqual(['Foe', 'Giant']);
  });
});

describe('effects in response to others (R-T132)', () => {
  const said = (of: string) =>
    `When a card effect activates in response to an effect of ${of}, counter it.`;

  it.each([
    ['a fire unit you control', true],
    ['a water unit you control', false],
    ['a spell you control', false],
  ])('to an effect of %s: %s', (kind, can) => {
    const at = scene(said(kind), {
      style: 'counter',
      cards: {
        Ember: { effects: ['Draw one card.'] },
        Hex: { type: 'spell', effects: ['Draw one card.'] },
      },
    });
    at.do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(can);
    if (!can) return;
    at.do({ act: 'use', name: 'Source', effect: 0 }).pass();
    expect([at.hand(0).length, at.hand(1).length]).toEqual([5, 2]);
  });

  it('that cannot be activated: in answer to others they can', () => {
    const text = 'Your opponent cannot activate effects in response to effects of your fire units.';
    const at = scene(text, {
      style: 'passive',
      cards: {
        Ember: { effects: ['Draw one card.'] },
        Ward: { type: 'spell', effects: ['Draw one card.'] },
        Hex: { type: 'spell', effects: ['Draw one card.'] },
      },
    });
    at.do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
    at.pass().do({ act: 'use', name: 'Ward', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });

  it('not what is used by itself', () => {
    const at = scene(said('a card'), {
      style: 'counter',
      active: 1,
      cards: { Hex: { type: 'spell', effects: ['Draw one card.'] } },
    });
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });
});
