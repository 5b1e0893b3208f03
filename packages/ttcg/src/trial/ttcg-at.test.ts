import { Match } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { coreSet } from '../set/core.ts';
import { ttcgAt } from './ttcg-at.ts';

describe('TTCG from a position', () => {
  const game = ttcgAt(coreSet(), {
    turn: 3,
    players: [{ hand: ['Cairn Pup'], points: 7 }, { units: [{ stack: ['Kindling Fox'] }] }],
  });
  const match = new Match(game, { options: { decks: [[], []] }, seed: 'lesson' });

  it('begins as the position says', () => {
    const view = game.view(match.state, 0);
    expect(view.players[0].points).toBe(7);
    expect(view.players[1].units[0]).toMatchObject([{ design: 'Kindling Fox' }]);
    expect(view).toMatchObject({ turn: 3, stage: 'main', active: 0 });
  });

  it('goes on by the rules', () => {
    const { decision } = match;
    if (decision.ask !== 'pick') throw new Error('Nobody can act.');
    match.choose([decision.options.findIndex(({ act }) => act === 'play')]);
    expect(game.view(match.state, 0).players[0].hand).toHaveLength(0);
  });

  it('sets up a new table each time', () => {
    const other = new Match(game, match.start);
    expect(game.view(other.state, 0).players[0].hand).toHaveLength(1);
  });
});
