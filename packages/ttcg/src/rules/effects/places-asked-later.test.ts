import { describe, expect, it } from 'vitest';
import { laid, worked } from '../../testing/placed.ts';

/** R-T66: where cards came from, and where they lay when something is asked about later. */

describe('where cards come from', () => {
  it.each([
    ['Whenever you play a unit from your discard pile, gain 1 point.', 1],
    ['Whenever you play a unit from your hand, gain 1 point.', 0],
  ])('%s', (text, times) => {
    const at = laid(
      text,
      { you: { units: ['This'], spells: ['Rod'], discard: ['Near'] } },
      { Rod: { type: 'spell', effects: ['Play one unit from your discard pile.'] } },
    );
    at.use('Rod').do({ act: 'place', at: 3 }).pass();
    expect(worked(at)).toBe(times);
  });

  it.each([
    ['Whenever you play a unit from your discard pile, gain 1 point.', 0],
    ['Whenever you play a unit from your hand, gain 1 point.', 1],
    ['Whenever a card in your hand is played, gain 1 point.', 1],
  ])('a card is played from the hand: %s', (text, times) => {
    const at = laid(text, { you: { units: ['This'], hand: ['Near'] } });
    at.play('Near', 3);
    expect(worked(at)).toBe(times);
  });

  it.each([
    ['Whenever a card in your hand is discarded, gain 1 point.', 1],
    ["Whenever a card in your opponent's hand is discarded, gain 1 point.", 0],
  ])('%s', (text, times) => {
    const at = laid(
      text,
      { you: { units: ['This'], spells: ['Rod'], hand: ['Near'] } },
      { Rod: { type: 'spell', effects: ['Discard one card.'] } },
    );
    at.use('Rod');
    expect(worked(at)).toBe(times);
  });
});

describe('a place in what is asked later', () => {
  const move = {
    type: 'spell',
    effects: ['Move one card named "Mark" to another column.'],
  } as const;
  const ask = (text: string, column: number, to: number) => {
    const units: (string | null)[] = [null, 'This', null, null, null];
    units[column] = 'Mark';
    const at = laid(
      '',
      { you: { units, spells: ['Rod', 'Prod'] }, opponent: {} },
      {
        This: { effects: [text] },
        Rod: { type: 'spell', effects: ['Tap one card named "Mark".'] },
        Prod: move,
      },
    );
    at.use('Rod').use('Prod').do({ act: 'place', at: to }).pass();
    return at;
  };

  it.each([
    [2, 4, true],
    [4, 2, false],
  ])('"was tapped this turn" is asked of where it lay then (%i, then %i)', (from, to, can) => {
    const at = ask('If a unit adjacent to this card was tapped this turn, gain 1 point.', from, to);
    expect(at.can({ act: 'use', name: 'This', effect: 0 })).toBe(can);
  });

  it.each([
    [2, 1],
    [4, 0],
  ])('the second time each turn counts only those there (column %i)', (column, times) => {
    const units: (string | null)[] = [null, 'This', null, null, null];
    units[column] = 'Mark';
    const at = laid(
      'The second time each turn a unit adjacent to this card is tapped, gain 1 point.',
      { you: { units, spells: ['Rod', 'Prod', 'Wand'] } },
      {
        Rod: { type: 'spell', effects: ['Tap one card named "Mark".'] },
        Prod: { type: 'spell', effects: ['Untap one card named "Mark".'] },
        Wand: { type: 'spell', effects: ['Tap one card named "Mark".'] },
      },
    );
    at.use('Rod').use('Prod').use('Wand');
    expect(worked(at)).toBe(times);
  });

  it.each([
    ['Near', 1],
    ['Far', 0],
  ])('a watch beside a card that was chosen: %s', (name, drawn) => {
    const at = laid(
      'Choose one card named "Mark". This turn, whenever a unit adjacent to it is destroyed, draw one card.',
      { you: { units: ['Mark', 'Near', 'Far'], spells: ['This', 'Rod'] } },
      {
        This: { type: 'spell' },
        Rod: { type: 'spell', effects: [`Destroy one card named "${name}".`] },
      },
    );
    at.use('This').use('Rod');
    expect(at.hand().length).toBe(drawn);
  });

  it('the unit with the highest attack, as they lie when it happens', () => {
    const rows = (['Big', 'Near'] as const).map((name) => {
      const at = laid(
        'Whenever the unit with the highest attack is destroyed, gain 1 point.',
        { you: { units: ['This', 'Big', 'Near'], spells: ['Rod'] } },
        { Rod: { type: 'spell', effects: [`Destroy one card named "${name}".`] } },
      );
      at.use('Rod');
      return worked(at);
    });
    expect(rows).toEqual([1, 0]);
  });
});
