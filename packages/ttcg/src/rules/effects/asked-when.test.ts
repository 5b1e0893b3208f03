import { describe, expect, it } from 'vitest';
import { isOffered, rulings, scene } from '../../testing/scene.ts';

const LEAVES = {
  cards: { Ward: { type: 'spell', effects: ['Return one dragon you control to your hand.'] } },
  you: { units: ['Ember', 'Whelp'] },
} as const;
const NO_DRAGON = { you: { units: ['Ember'] } } as const;

/** Whether a card was drawn at the end of a turn in which the only dragon has gone. */
function drawsWithout(text: string): boolean {
  const at = scene(text, LEAVES).use('Source').use('Ward');
  return at.endTurn().hand().includes('Acorn');
}

describe('R-T362: an "if" is asked where it stands', () => {
  it('before a later time: when that is put off', () => {
    const text = 'If you control a dragon, draw a card at the end of the turn.';
    expect(drawsWithout(text)).toBe(true);
    expect(isOffered(text, NO_DRAGON)).toBe(false);
  });

  it('after it: when that has come, and not before', () => {
    const text = 'At the end of this turn, if you control a dragon, draw a card.';
    expect(drawsWithout(text)).toBe(false);
    expect(isOffered(text, NO_DRAGON)).toBe(true);
  });

  it('in a later sentence, too, with what is done otherwise', () => {
    const text =
      'Gain 1 point. If you control a dragon, draw a card at the end of the turn. Otherwise, gain 2 points.';
    expect(drawsWithout(text)).toBe(true);
    expect(scene(text).use('Source').points()).toBe(21);
    expect(scene(text, NO_DRAGON).use('Source').points()).toBe(23);
  });

  it('also of its own card, which has been tapped by then', () => {
    const drawn = (text: string) => scene(text).use('Source').endTurn().hand().includes('Acorn');
    expect(drawn('At the end of this turn, if this card is untapped, draw a card.')).toBe(false);
    expect(drawn('If this card is untapped, draw a card at the end of this turn.')).toBe(true);
  });

  it('of what happened this turn it is asked once the turn is over', () => {
    const text = 'If this card attacked this turn, draw a card at the end of the turn.';
    const at = scene(text, { on: 'Ember' }).use('Ember').do({ act: 'battle' }).pass();
    at.attack('Ember', 'Foe');
    expect(at.endTurn().hand()).toContain('Acorn');
    expect(scene(text, { on: 'Ember' }).use('Ember').endTurn().hand()).not.toContain('Acorn');
  });
});

describe('R-T361: "that turn" is the turn in which something works that was put off', () => {
  const text = 'At the end of your next turn, draw a card for each card you played that turn.';

  it('and not the one in which the effect was used', () => {
    const at = scene(text).play('Spark', 2).use('Source').endTurn().endTurn();
    const hand = at.hand().length;
    expect(at.endTurn().hand()).toHaveLength(hand);
  });

  it('with what is done in it', () => {
    const at = scene(text).use('Source').endTurn().endTurn().play('Spark', 2);
    const hand = at.hand().length;
    expect(at.endTurn().hand()).toHaveLength(hand + 1);
  });

  it('as what lasts', () => {
    const at = scene('At the start of your next turn, this card gains 20 bonus that turn.');
    const bonus = () => at.seen('Source').notes.join();
    expect(at.use('Source').endTurn().endTurn() && bonus()).not.toBe('');
    expect(at.endTurn() && bonus()).toBe('');
  });
});

describe('R-T363: "for each ..., you may ..." is decided for each', () => {
  rulings([
    ['For each spell you control, you may discard a card.', [['Spark']], { Spark: 'your discard' }],
    ['For each spell you control, you may discard a card.', [[]], {}],
    [
      'For each spell you control, you may discard a card.',
      [['Spark', 'Tide']],
      { Spark: 'your discard', Tide: 'your discard' },
    ],
    ['For each spell you control, you may draw a card.', ['1'], { Acorn: 'your hand' }],
    [
      'You may draw a card for each spell you control.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand' },
    ],
    ['Draw up to one card for each spell you control.', ['0'], {}],
  ]);
});
