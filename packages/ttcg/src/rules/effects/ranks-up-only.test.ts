import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

describe('R-T227: "can rank up only"', () => {
  const at = (text: string) =>
    table({
      cards: {
        Ash: { type: 'fire', attack: 100 },
        Blaze: { type: 'fire', attack: 500 },
        Drop: { type: 'water', attack: 100 },
        Source: { type: 'fire', rank: 2, effects: [{ style: 'passive', text }] },
        Flare: { type: 'fire', rank: 2 },
      },
      you: {
        hand: ['Source', 'Flare'],
        units: [{ stack: ['Ash'], tapped: 4 }, 'Blaze', { stack: ['Drop'], tapped: 4 }],
      },
    });
  const goals = (laid: ReturnType<typeof at>, name: string) =>
    [0, 1, 2, 3].filter((column) => laid.can({ act: 'play', name, at: column }));

  it('keeps this card from ranking up others, and frees it from no rule', () => {
    const laid = at('This card can rank up only a tapped unit.');
    expect(goals(laid, 'Source')).toEqual([0]);
    laid.play('Source', 0);
    expect(laid.stacks('unit')[0]).toEqual(['Source', 'Ash']);
  });

  it('and no other card', () => {
    expect(goals(at('This card can only rank up tapped units.'), 'Flare')).toEqual([0, 1]);
  });

  it('of any kind that it names', () => {
    const laid = at('This card can rank up only units with 300 or more attack.');
    expect(goals(laid, 'Source')).toEqual([1]);
  });
});
