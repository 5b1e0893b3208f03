import { Match } from '@cardscape/kernel/match';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { matchShelf } from './matchShelf.ts';

const { game, sides } = openedKolyma();
const [first, second] = sides().map(({ name }) => name) as [string, string];
const plans = [
  { kind: 'human', name: 'Player 1' },
  { kind: 'bot', name: 'Easy bot', bot: 'random' },
] as const;
const about = (id: string) =>
  ({ id, game: 'kolyma', names: ['Player 1', 'Easy bot'], where: 'Round 1' }) as const;

function played() {
  const match = new Match(game, { options: { characters: [first, second] }, seed: 'kept' });
  match.choose([0]);
  return { plans, record: match.record, over: false };
}

describe('the matches that are kept', () => {
  it('come back with who sat where and everything that was chosen, each under its id', () => {
    const place = memoryShelf();
    const match = played();
    matchShelf(() => place).write(about('kolyma-1'), match);
    matchShelf(() => place).write(about('kolyma-2'), { ...match, undoFrom: 1 });
    const shelf = matchShelf(() => place);
    expect(shelf.all().map(({ id }) => id)).toEqual(['kolyma-2', 'kolyma-1']);
    expect(shelf.read('kolyma-1')).toEqual(match);
    expect(shelf.read('kolyma-2')?.undoFrom).toBe(1);
    shelf.throwAway('kolyma-2');
    expect([shelf.read('kolyma-2'), shelf.find('kolyma-2')]).toEqual([undefined, undefined]);
  });

  it('are few once they have ended, and all while they are open', () => {
    const shelf = matchShelf(() => place);
    const place = memoryShelf();
    shelf.write(about('kolyma-open'), played());
    for (let at = 1; at <= 30; at++)
      shelf.write(about(`kolyma-${at}`), { ...played(), over: true });
    expect(shelf.all().map(({ id }) => id)).toContain('kolyma-open');
    expect(shelf.all().filter(({ over }) => over).length).toBeLessThan(30);
    expect(shelf.read('kolyma-1')).toBeUndefined();
    expect(shelf.read('kolyma-30')?.over).toBe(true);
  });

  it('are nothing when what is found is not a match', () => {
    const place = memoryShelf();
    place.setItem('cardscape/matches/kolyma-1/1', '{"plans":[],"record":{}}');
    expect(matchShelf(() => place).read('kolyma-1')).toBeUndefined();
  });

  it('take over the one of each game that was kept before, once', () => {
    const place = memoryShelf();
    place.setItem('cardscape/match/kolyma/2', JSON.stringify(played()));
    place.setItem('cardscape/match/ttcg/2', '{"plans":[]}');
    const [found, ...more] = matchShelf(() => place).all();
    expect(found).toMatchObject({ game: 'kolyma', names: ['Player 1', 'Easy bot'], over: false });
    expect(more).toEqual([]);
    expect(matchShelf(() => place).read(found?.id ?? '')).toEqual(played());
    expect(matchShelf(() => place).all()).toEqual([found]);
    expect(place.getItem('cardscape/match/kolyma/2')).toBeNull();
  });
});
