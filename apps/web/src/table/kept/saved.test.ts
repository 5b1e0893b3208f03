import { Match } from '@cardscape/kernel/match';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { savedMatch } from './saved.ts';

const { game, sides } = openedKolyma();
const [first, second] = sides().map(({ name }) => name) as [string, string];

describe('the match that is kept', () => {
  it('comes back with who sat where and everything that was chosen', () => {
    const shelf = memoryShelf();
    const match = new Match(game, {
      options: { characters: [first, second] },
      seed: 'kept',
    });
    match.choose([0]);
    const saved = {
      plans: [
        { kind: 'human', name: 'Player 1' },
        { kind: 'bot', name: 'Easy bot', bot: 'random' },
      ],
      record: match.record,
      over: false,
    } as const;
    savedMatch('kolyma', () => shelf).write(saved);
    expect(savedMatch('kolyma', () => shelf).read()).toEqual(saved);
  });

  it('is nothing when what is found is not a match', () => {
    const shelf = memoryShelf();
    shelf.setItem('cardscape/match/kolyma/2', '{"plans":[],"record":{}}');
    expect(savedMatch('kolyma', () => shelf).read()).toBeNull();
  });
});
