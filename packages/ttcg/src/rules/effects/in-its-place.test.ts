import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const CARDS = {
  Ash: { type: 'fire', rank: 1 },
  Blaze: { type: 'fire', rank: 1 },
  Cinder: { type: 'fire', rank: 2 },
  Drop: { type: 'water', rank: 1 },
  Elm: { type: 'nature', rank: 1 },
} as const;

describe('R-T224: "in its place"', () => {
  const text =
    'Return a unit you control to your hand, then play a different fire unit of the same rank in its place.';
  const at = (units: (string | null)[], hand = ['Blaze', 'Cinder', 'Drop']) =>
    table({
      cards: { ...CARDS, Source: { type: 'spell', effects: [text] } },
      you: { hand, units, spells: ['Source'] },
      opponent: { units: ['Elm'] },
    });

  it('is the column where the card lay, though others are free', () => {
    const done = at([null, 'Elm', null, 'Drop']).use('Source').take('Drop').pass();
    expect(done.stacks('unit')).toEqual([[], ['Elm'], [], ['Blaze'], []]);
    expect(done.hand()).toEqual(['Cinder', 'Drop', 'Drop']);
    expect(done.units(1)).toEqual(['Elm']);
  });

  it('takes another card than the one that left, of its rank', () => {
    const none = at([null, 'Elm', null, 'Ash'], ['Cinder', 'Drop'])
      .use('Source')
      .take('Ash')
      .pass();
    expect(none.stacks('unit')).toEqual([[], ['Elm'], [], [], []]);
    expect(none.hand()).toEqual(['Ash', 'Cinder', 'Drop']);
  });

  it('a card of a higher rank goes there only by ranking up what is left there', () => {
    const laid = table({
      cards: { ...CARDS, Flare: CARDS.Cinder, Source: { type: 'spell', effects: [text] } },
      you: {
        hand: ['Flare'],
        units: ['Blaze', null, { stack: ['Cinder', 'Ash'] }],
        spells: ['Source'],
      },
    });
    laid.use('Source').take('Cinder').pass();
    expect(laid.stacks('unit')).toEqual([['Blaze'], [], ['Flare', 'Ash'], [], []]);
  });

  it('is nowhere, if the card lay on the other side', () => {
    const laid = table({
      cards: {
        ...CARDS,
        Source: { type: 'spell', effects: ['Destroy one unit. Play a unit in its place.'] },
      },
      you: { hand: ['Ash'], units: [null, 'Elm'], spells: ['Source'] },
      opponent: { units: ['Drop'] },
    });
    laid.use('Source').take('Drop').pass();
    expect([laid.hand(), laid.units(0), laid.units(1)]).toEqual([['Ash'], ['Elm'], []]);
  });

  it('of an event: where the destroyed unit lay', () => {
    const laid = table({
      cards: {
        ...CARDS,
        Kill: { type: 'spell', effects: ['Destroy one water unit you control.'] },
        Source: {
          type: 'spell',
          effects: [
            'When a unit you control is destroyed, play a unit from your hand in its place.',
          ],
        },
      },
      you: { hand: ['Ash'], units: [null, 'Elm', 'Drop'], spells: ['Source', 'Kill'] },
    });
    laid.use('Kill').pass();
    expect(laid.stacks('unit')).toEqual([[], ['Elm'], ['Ash'], [], []]);
  });
});
