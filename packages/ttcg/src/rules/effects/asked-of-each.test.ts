import { describe, expect, it } from 'vitest';
import { outcomeOf, rulings } from '../../testing/scene.ts';
import { type Table, table } from '../../testing/table.ts';

describe('What is asked of "them" is asked of each', () => {
  rulings([
    [
      'Return all enemy units to their owners’ hands if they are tapped.',
      [],
      { Giant: 'their hand', Stone: 'their unit 1' },
    ],
    [
      'Return all enemy units to their owners’ hands unless they are tapped.',
      [],
      { Foe: 'their hand' },
    ],
    ['Your units gain 100 attack this turn if they are dragons.', [], { 'Drake attack': 700 }],
    [
      'Units lose 100 attack this turn if they are not fire units.',
      [],
      { 'Foe attack': 100, 'Giant attack': 800 },
    ],
  ]);

  it('and not of cards that were chosen before', () => {
    const text = 'Choose one unit. Your dragons gain 100 attack this turn if they are untapped.';
    expect(outcomeOf(text, [['Giant']])).toEqual({ 'Drake attack': 700 });
  });
});

describe('While this card is under a card of a kind', () => {
  const under = (top: string, more = 'that dragon gains 200 attack'): Table =>
    table({
      cards: {
        Wisp: { effects: [`While this card is under a dragon, ${more}.`] },
        Drake: { rank: 2, attack: 600, subtypes: ['dragon'] },
        Bear: { rank: 2, attack: 600 },
        Other: { rank: 2, attack: 600, subtypes: ['dragon'] },
      },
      you: { units: [{ stack: [top, 'Wisp'] }, 'Other'] },
    });

  it('says it of the card on top, if it is one', () => {
    expect(under('Drake').seen('Drake').attack).toBe(800);
    expect(under('Drake').seen('Other').attack).toBe(600);
    expect(under('Bear').seen('Bear').attack).toBe(600);
  });

  it.each(['the unit above it', 'the unit above this card', 'the top unit of its stack'])(
    'calls it %s',
    (unit) => {
      const at = under('Drake', `${unit} gains 200 attack`);
      expect(at.seen('Drake').attack).toBe(800);
      expect(at.seen('Other').attack).toBe(600);
    },
  );

  it('says nothing while it is on top itself', () => {
    const alone = table({
      cards: {
        Wisp: { effects: ['While this card is under a dragon, you cannot draw cards.'] },
        Drake: { rank: 2, attack: 600, subtypes: ['dragon'] },
      },
      you: { units: [{ stack: ['Wisp', 'Drake'] }] },
    });
    expect(alone.seen('Wisp').notes).toEqual([]);
  });
});

describe('The end of a turn in which something happened', () => {
  const ended = (text: string, attacks: boolean): Table => {
    const at = table({
      stage: 'battle',
      turn: 6,
      cards: { Wolf: { attack: 300, effects: [text] }, Foe: { defense: 100 } },
      you: { units: [{ stack: ['Wolf'], tapped: 4 }] },
      opponent: { units: ['Foe'] },
    });
    if (attacks) at.attack('Wolf', 'Foe').pass();
    return at.do({ act: 'end' }).pass();
  };

  it('or did not', () => {
    const none = 'At the end of each turn in which no unit attacked, gain 7 points.';
    expect(ended(none, false).points()).toBe(27);
    expect(ended(none, true).points()).toBe(20);
  });

  it('to this card', () => {
    const own = 'At the end of a turn in which this card attacked, untap it.';
    expect(ended(own, true).seen('Wolf').tapped).toBe(false);
    expect(ended(own, false).seen('Wolf').tapped).toBe(true);
  });
});
