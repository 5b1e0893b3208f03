import { Match, randomFrom, randomPicks } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { core } from './core.ts';
import { readyDecks } from './readyDecks.ts';
import { recordAt, snapshotsOf } from './snapshots.ts';

describe('a snapshot each turn', () => {
  it('leads back to the start of that turn', () => {
    const [near, far] = readyDecks(core);
    if (!near || !far) throw new Error('there are no decks');
    const options = {
      characters: [near.characters[0] ?? '', far.characters[0] ?? ''] as const,
      decks: [near.cards, far.cards] as const,
    };
    const match = new Match(core.game, { options, seed: 'snapshots' });
    const random = randomFrom('choices');
    while (match.state.turn < 5) {
      const { decision } = match;
      if (decision.ask === 'over') throw new Error('it ended early');
      match.choose(randomPicks(decision, random));
    }
    const third = snapshotsOf({ match }).find(({ turn }) => turn === 3);
    if (!third) throw new Error('there is no third turn');
    const back = Match.of(core.game, recordAt(match.record, third));
    expect(back.state.turn).toBe(3);
    expect(back.steps).toHaveLength(third.choices + 1);
  });
});
