import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { historyOn, type PastMatch } from './history.ts';
import { found, resultOf, winRates } from './results.ts';

let count = 0;
const match = (part: Partial<PastMatch>): PastMatch => ({
  id: `kolyma-${count++}`,
  game: 'kolyma',
  names: ['Ada', 'Easy bot'],
  people: [0],
  sides: ['Ilsa', 'Bror'],
  winner: 0,
  conceded: false,
  where: 'Round 3',
  choices: 61,
  ended: 1,
  ...part,
});

describe('how a match went', () => {
  it('is told from the seat of the one person at it', () => {
    expect(resultOf(match({ people: [1], winner: 0 }))).toBe('lost');
    expect(resultOf(match({ people: [1], winner: 1 }))).toBe('won');
    expect(resultOf(match({ winner: null }))).toBe('drawn');
  });

  it('is nobody’s own where two people played here', () => {
    expect(resultOf(match({ people: [0, 1] }))).toBe('shared');
  });
});

describe('the win rate by deck', () => {
  it('counts each deck by itself, the most played first', () => {
    const rates = winRates([
      match({}),
      match({ winner: 1 }),
      match({ winner: null }),
      match({ winner: 1 }),
      match({ sides: ['Bror', 'Ilsa'] }),
      match({ people: [0, 1] }),
    ]);
    expect(rates).toEqual([
      { game: 'kolyma', deck: 'Ilsa', won: 1, lost: 2, drawn: 1, rate: 0.25 },
      { game: 'kolyma', deck: 'Bror', won: 1, lost: 0, drawn: 0, rate: 1 },
    ]);
  });
});

describe('looking for matches', () => {
  it('takes game, result and deck together', () => {
    const lost = match({ winner: 1 });
    const all = [match({}), lost, match({ game: 'ttcg', winner: 1 })];
    expect(found(all, { game: 'kolyma', result: 'lost', deck: 'Ilsa' })).toEqual([lost]);
    expect(found(all, { game: '', result: '', deck: '' })).toEqual(all);
  });
});

describe('the history that a browser keeps', () => {
  it('has the newest first, and each match once', async () => {
    const shelf = memoryShelf();
    const history = historyOn(() => shelf);
    await history.add(match({ id: 'one' }));
    await history.add(match({ id: 'two' }));
    await history.add(match({ id: 'one', winner: 1 }));
    const all = await historyOn(() => shelf).all();
    expect(all.map(({ id, winner }) => [id, winner])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
  });

  it('lets a match go whose end was taken back', async () => {
    const shelf = memoryShelf();
    const history = historyOn(() => shelf);
    await history.add(match({ id: 'one' }));
    await history.remove('one');
    expect(await history.all()).toEqual([]);
  });
});
