import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** The names of the cards of a deck that a player knows, by how deep they lie. */
function knownTo(at: Table, viewer: 0 | 1, seat: 0 | 1): readonly number[] {
  return at.game.view(at.state, viewer).players[seat].known.map(({ depth }) => depth);
}

describe('the top card of a deck', () => {
  it('is seen at any time by one player alone, whichever it is, while it lasts', () => {
    const text = 'You may look at the top card of your deck at any time.';
    const at = scene(text, { style: 'continuous' });
    expect(knownTo(at, 0, 0)).toEqual([]);
    at.use('Source').pass();
    expect([knownTo(at, 0, 0), knownTo(at, 1, 0), knownTo(at, 0, 1)]).toEqual([[0], [], []]);
    at.endTurn().endTurn();
    expect(knownTo(at, 0, 0)).toEqual([0]);
    expect(knownTo(at, 1, 0)).toEqual([]);
  });

  it('is revealed to both where its player plays with it revealed', () => {
    const text = 'Your opponent plays with the top card of their deck revealed this turn.';
    const at = scene(text).use('Source').pass();
    expect([knownTo(at, 0, 1), knownTo(at, 1, 1), knownTo(at, 0, 0)]).toEqual([[0], [0], []]);
    at.endTurn();
    // What was drawn is known; the next one is not, as it is over.
    expect(knownTo(at, 0, 1)).toEqual([]);
    at.endTurn();
  });
});
