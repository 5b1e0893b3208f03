import { lanternRules, lanterns, spoiltLanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { ShapeReader } from './shape-reader.ts';
import { isSameVersion, shapeProblem, viewShape } from './view-shape.ts';

const plan = { games: 10, seed: 'shape', options: () => ({ turns: 20 }) };
const shapeOf = (game = lanterns, viewVersion = 1) => viewShape({ game, viewVersion }, plan);
const kept = shapeOf();

describe('the shape of what is seen', () => {
  it('is the same for other games of the same rules', () => {
    const others = viewShape({ game: lanterns, viewVersion: 1 }, { ...plan, seed: 'others' });
    expect(shapeProblem(kept, others)).toBeUndefined();
    expect(kept).toContain('viewVersion 1\n');
    expect(kept).toContain('\nview.turn: number\n');
  });

  it.each([
    ['a key more', { lamps: 3 }, 'new: view.lamps: number'],
    [
      'another kind of value',
      { turn: 'third' },
      'new: view.turn: text and gone: view.turn: number',
    ],
    ['a key less', { turn: undefined }, 'gone: view.turn: number'],
  ])('is another with %s, and it is said what to do', (_, change, words) => {
    const view = (...asked: Parameters<typeof lanternRules.view>) => ({
      ...lanternRules.view(...asked),
      ...change,
    });
    const problem = shapeProblem(kept, shapeOf(spoiltLanterns({ view: view as never })));
    expect(problem).toContain(`(${words})`);
    expect(problem).toContain('raise viewVersion');
  });

  it('is another with another event', () => {
    const game = spoiltLanterns({
      advance(state, asked, picks, log) {
        lanternRules.advance(state, asked, picks, log);
        log?.push({ type: 'roll', seat: 0, number: 'six' } as never);
      },
    });
    expect(shapeProblem(kept, shapeOf(game))).toContain('new: event roll.number: text');
  });

  it('may be another in another version', () => {
    expect(isSameVersion(kept, shapeOf(lanterns, 2))).toBe(false);
    expect(isSameVersion(kept, shapeOf())).toBe(true);
  });
});

describe('a shape that is learnt', () => {
  const learnt = (times: number, rare: object) => {
    const reader = new ShapeReader();
    for (let at = 0; at < times; at++) reader.read('view', at % 30 === 0 ? rare : { deck: [1] });
    return reader.lines().map(({ line, isRare }) => `${line}${isRare ? '?' : ''}`);
  };

  it('knows what is met seldom, and all that lies in it', () => {
    expect(learnt(3000, { deck: [], odd: { card: 1 } })).toEqual([
      'view.deck: list',
      'view.deck[]: number',
      'view.odd.card: number?',
      'view.odd: object?',
      'view: object',
    ]);
    expect(learnt(9, { deck: [] })).toContain('view.deck: list?');
  });

  it('takes names and numbers as keys for one', () => {
    expect(learnt(3000, { 7: true, 'Paper Moon': null })).toEqual(
      expect.arrayContaining(['view.*: flag', 'view.*: nothing']),
    );
  });
});
