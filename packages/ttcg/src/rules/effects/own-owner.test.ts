import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

describe("R-T225: this card's owner", () => {
  const TAKE = { type: 'spell', effects: ['Take control of one spell until the end of the turn.'] };
  const at = (text: string, more: { take?: boolean; units?: string[] } = {}) =>
    table({
      cards: {
        Wave: { type: 'water', attack: 500 },
        Elm: { type: 'nature', attack: 500 },
        Foe: { type: 'earth', defense: 100 },
        Source: { type: 'spell', effects: [text] },
        Take: TAKE,
      },
      you: { units: more.units ?? ['Wave'], spells: [more.take ? 'Take' : 'Source'] },
      opponent: { units: ['Foe', 'Foe'], spells: more.take ? ['Source'] : [] },
    } as Parameters<typeof table>[0]);

  const LETS =
    'While equipped to a water unit, this card lets its owner draw a card whenever that unit attacks.';

  it('draws whenever the equipped unit attacks: no condition is asked before, nor a unit again (R-T226)', () => {
    const laid = at(LETS).use('Source').take('Wave').pass();
    laid.do({ act: 'battle' }).pass();
    const before = [laid.hand(0).length, laid.hand(1).length];
    laid.attack('Wave', 'Foe').pass();
    expect([laid.hand(0).length, laid.hand(1).length]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('but not while it is equipped to a unit of another type', () => {
    const laid = at(LETS, { units: ['Elm'] })
      .use('Source')
      .take('Elm')
      .pass();
    laid.do({ act: 'battle' }).pass();
    laid.attack('Elm', 'Foe').pass();
    expect(laid.hand(0)).toEqual([]);
  });

  it('is whose card it is, though another has it', () => {
    const taken = at("This card's owner gains 3 points.", { take: true });
    taken.use('Take').use('Source');
    expect([taken.points(0), taken.points(1)]).toEqual([20, 23]);
    const own = at('The owner of this card gains 3 points.').use('Source');
    expect([own.points(0), own.points(1)]).toEqual([23, 20]);
  });

  it('while its controller is whoever has it', () => {
    const taken = at("This card's controller gains 3 points.", { take: true });
    taken.use('Take').use('Source');
    expect([taken.points(0), taken.points(1)]).toEqual([23, 20]);
  });
});
