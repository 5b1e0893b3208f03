import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import type { Sketch } from '../../testing/table.ts';

const spell = (...effects: string[]): Sketch => ({ type: 'spell', effects });

describe('players kept from', () => {
  it('drawing more than so many cards in a turn; the other draws as ever', () => {
    const until = "until the end of your opponent's next turn";
    const at = scene(`Your opponent cannot draw more than one card ${until}.`, {
      cards: { Hex: spell('Draw two cards.'), Ward: spell('Draw two cards.') },
    });
    at.use('Source').use('Ward');
    expect(at.hand(0)).toHaveLength(6);
    at.endTurn();
    expect(at.hand(1)).toHaveLength(3);
    at.use('Hex');
    expect(at.hand(1)).toHaveLength(3);
    at.endTurn().endTurn();
    expect(at.state.lasting).toEqual([]);
    expect(at.hand(1)).toHaveLength(4);
  });

  it('two of three cards come', () => {
    const at = scene('Your opponent cannot draw more than two cards this turn.', {
      cards: { Ward: spell('Your opponent draws three cards.') },
    });
    at.use('Source').use('Ward');
    expect(at.hand(1)).toHaveLength(4);
  });

  it('untapping some cards', () => {
    const until = "until the end of your opponent's next turn";
    const at = scene(`Your opponent cannot untap units ${until}.`, {
      cards: { Hex: spell('Untap one card.'), Ward: spell('Untap one card.'), Veil: spell() },
      you: { units: [{ stack: ['Ember'], tapped: 3 }] },
      opponent: {
        units: [{ stack: ['Foe'], tapped: 3 }],
        spells: [{ stack: ['Veil'], tapped: 3 }, 'Hex'],
      },
    });
    at.use('Source');
    at.do({ act: 'use', name: 'Ward', effect: 0 });
    expect(at.takable).toEqual(['Ember', 'Foe', 'Source', 'Veil']);
    at.take('Ember').pass().endTurn();
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.takable).toEqual(['Source', 'Veil', 'Ward']);
    at.take('Veil').pass();
    expect([at.seen('Veil').tapped, at.seen('Foe').tapped]).toEqual([false, true]);
  });

  it('untapping the card spoken of', () => {
    const until = "until the end of your opponent's next turn";
    const at = scene(`Tap one enemy unit. Your opponent cannot untap it ${until}.`, {
      cards: { Hex: spell('Untap one card.'), Ward: spell('Untap one card.'), Veil: spell() },
      you: { units: [{ stack: ['Ember'], tapped: 3 }] },
      opponent: { units: ['Foe'], spells: [{ stack: ['Veil'], tapped: 3 }, 'Hex'] },
    });
    at.use('Source');
    at.do({ act: 'use', name: 'Ward', effect: 0 });
    expect(at.takable).toEqual(['Ember', 'Foe', 'Source', 'Veil']);
    at.take('Source').pass().endTurn();
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.takable).toEqual(['Ember', 'Veil', 'Ward']);
    at.take('Veil').pass();
  });

  it('untapping this card, where what is asked is of it', () => {
    const at = scene('If this card is on the field, you cannot untap it this turn.', {
      cards: { Ward: spell('Untap one card.') },
      you: { units: [{ stack: ['Ember'], tapped: 3 }] },
    });
    at.use('Source');
    at.do({ act: 'use', name: 'Ward', effect: 0 });
    expect(at.takable).toEqual(['Ember', 'Giant']);
    at.take('Ember').pass();
  });

  it('returning units to a hand, but not spells, and not from a discard pile', () => {
    const until = "until the end of your opponent's next turn";
    const at = scene(`Your opponent cannot return units to their hand ${until}.`, {
      cards: {
        Hex: spell(
          "Return one card to its owner's hand.",
          'Return one unit from your discard pile to your hand.',
        ),
      },
    });
    at.use('Source').endTurn();
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.takable).toEqual(['Hex', 'Source', 'Ward']);
    at.take('Ward').pass();
    expect(at.spells()).toEqual(['Source']);
    const other = scene(`Your opponent cannot return units to their hand ${until}.`, {
      cards: { Hex: spell('Return one unit from your discard pile to your hand.') },
    });
    other.use('Source').endTurn().use('Hex');
    expect(other.hand(1)).toContain('Bone');
  });
});

describe('cards kept from', () => {
  const YOURS = 'Your cards cannot be';

  it.each([
    ["tapped by your opponent's effects", 'Tap one unit.', ['Foe', 'Giant']],
    ['tapped by effects', 'Tap one unit.', ['Foe', 'Giant']],
    ['tapped by effects of units', 'Tap one unit.', ['Drake', 'Ember', 'Foe', 'Giant']],
    ['returned to the hand', "Return one unit to its owner's hand.", ['Foe', 'Giant']],
    [
      'returned to the hand',
      'Return one unit to the top of its owner’s deck.',
      ['Drake', 'Ember', 'Foe', 'Giant'],
    ],
    ['chosen as the target of an effect', 'Destroy one unit.', ['Foe', 'Giant']],
    [
      'chosen as the target of an effect of a unit',
      'Destroy one unit.',
      ['Drake', 'Ember', 'Foe', 'Giant'],
    ],
  ])('being %s: "%s" can choose %j', (what, text, takable) => {
    const at = scene(`${YOURS} ${what} this turn.`, {
      cards: { Hex: spell(text) },
      opponent: { units: ['Foe', 'Giant'] },
    });
    at.use('Source').do({ act: 'battle' });
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.takable).toEqual(takable);
    at.take('Foe').pass();
  });

  it('being tapped by effects: all at once neither, and its own effects tap it (R-T134)', () => {
    const at = scene('This card is immune to being tapped by effects.', {
      on: 'Ember',
      style: 'passive',
      cards: { Ward: spell('Tap all units.') },
    });
    at.use('Ward');
    expect([at.seen('Ember').tapped, at.seen('Drake').tapped]).toEqual([false, true]);
    at.use('Ember', 1);
    expect(at.seen('Ember').tapped).toBe(true);
  });

  it.each([
    ['spells', 'Hex', false],
    ['units', 'Hex', true],
    ['your opponent', 'Hex', false],
    ['any effect', 'Hex', false],
    ['normal effects', 'Hex', true],
    ['counter effects', 'Hex', false],
  ])('being countered by %s: %s can counter it: %s', (by, counters, can) => {
    const counter = [{ style: 'counter', text: 'Counter the effect.' }] as const;
    const at = scene('Draw one card.', {
      on: 'Drake',
      cards: {
        Hex: { type: 'spell', effects: counter },
        Foe: { type: 'water', effects: counter },
        Giant: { type: 'earth', rank: 3, effects: counter },
        Drake: { rank: 2 },
        Ward: {
          type: 'spell',
          effects: [
            {
              style: 'passive',
              text: `Effects of fire units you control cannot be countered by ${by}.`,
            },
          ],
        },
      },
      opponent: { units: ['Foe', 'Giant'] },
    });
    at.do({ act: 'use', name: 'Drake', effect: 0 });
    expect(at.can({ act: 'use', name: counters, effect: 0 })).toBe(can);
  });

  it.each([
    ['Foe', false],
    ['Giant', true],
  ])('its effects being countered by units of a lower rank: by %s %s', (name, can) => {
    const counter = [{ style: 'counter', text: 'Counter the effect.' }] as const;
    const at = scene('Draw one card.', {
      cards: {
        Foe: { type: 'water', effects: counter },
        Giant: { type: 'earth', rank: 3, effects: counter },
        Drake: {
          rank: 2,
          effects: [
            'Draw one card.',
            {
              style: 'passive',
              text: 'The effects of this card cannot be countered by units of a lower rank.',
            },
          ],
        },
      },
      opponent: { units: ['Foe', 'Giant'] },
    });
    at.do({ act: 'use', name: 'Drake', effect: 0 });
    expect(at.can({ act: 'use', name, effect: 0 })).toBe(can);
  });

  it('the card below this card, whichever that is', () => {
    const text = 'The card below this card cannot be returned to the hand.';
    const at = scene(text, {
      on: 'Ember',
      style: 'passive',
      cards: { Scroll: spell("Return one spell to its owner's hand.") },
      you: { units: ['Ember'], spells: ['Ward', 'Scroll', 'Relic'] },
    });
    at.do({ act: 'use', name: 'Scroll', effect: 0 });
    expect(at.takable).toEqual(['Hex', 'Relic', 'Scroll']);
    at.take('Relic').pass();
  });
});
