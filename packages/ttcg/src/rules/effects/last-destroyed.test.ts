import { describe, expect, it } from 'vitest';
import { answer, isOffered, scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

const TEXT = 'Gain points equal to the rank of the last unit destroyed this turn.';
const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

describe('R-T272: the last unit destroyed this turn', () => {
  it('is there only once one was destroyed', () => {
    expect(isOffered(TEXT)).toBe(false);
  });

  it('is the most recent one, of whichever player', () => {
    const at = scene(TEXT, {
      cards: { Ward: spell('Destroy one unit.', 'Even if tapped, destroy one unit.') },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }), ['Giant']);
    answer(at.do({ act: 'use', name: 'Ward', effect: 1 }), ['Drake']);
    expect(at.points(0)).toBe(18);
    at.use('Source');
    // Drake has rank 2, and Giant, which went before it, 3.
    expect([at.points(0), at.points(1)]).toEqual([20, 17]);
  });

  it('counts as it was on the field', () => {
    const at = scene(TEXT, {
      cards: {
        Ward: spell('One unit gains 2 ranks this turn.', 'Even if tapped, destroy one unit.'),
      },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }), ['Ember']);
    answer(at.do({ act: 'use', name: 'Ward', effect: 1 }), ['Ember']);
    at.use('Source');
    expect(at.points(0)).toBe(20);
  });

  it('is no spell, and none of an earlier turn', () => {
    const at = scene(TEXT, {
      cards: { Ward: spell('Destroy one spell.', 'Even if tapped, destroy one unit.') },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }), ['Hex']);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    answer(at.do({ act: 'use', name: 'Ward', effect: 1 }), ['Foe']);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(true);
    at.endTurn().endTurn();
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });

  it('can be asked for by what it was', () => {
    const text = 'Gain points equal to the rank of the last dragon destroyed this turn.';
    const at = scene(text, {
      cards: { Ward: spell('Destroy all units your opponent controls.', 'Destroy one unit.') },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });

  it('is not kept in mind where no text asks', () => {
    const at = table({
      cards: { Fox: {}, Hex: spell('Destroy one unit.') },
      you: { spells: ['Hex'], units: ['Fox'] },
    });
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    expect(at.state.past.thisTurn.every(({ facts }) => facts === undefined)).toBe(true);
    answer(at);
  });
});
