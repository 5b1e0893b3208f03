import { describe, expect, it } from 'vitest';
import { coreSet } from './core.ts';
import { openSet } from './open-set.ts';

const own = {
  name: 'Warm Stones',
  keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'],
  values: [3],
};
const broughtIn = (...entries: unknown[]) => ({
  files: [{ path: 'mine.json', text: JSON.stringify(entries) }],
});

describe('the cards of a match', () => {
  it('are the built-in ones when it carries none', () => {
    expect(openSet(undefined)).toEqual({ set: coreSet() });
  });

  it('are its own and the built-in ones', () => {
    const opened = openSet(broughtIn(own, { name: 'Ola', deck: ['Warm Stones', 'Short Pace'] }));
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.set.specials).toHaveLength(coreSet().specials.length + 1);
    expect(opened.set.characters.map(({ name }) => name)).toContain('Ola');
  });

  it('may stand in for a built-in one of the same name', () => {
    const opened = openSet(broughtIn({ ...own, name: 'Short Pace' }));
    if ('problem' in opened) throw new Error(opened.problem);
    const [pace, ...others] = opened.set.specials.filter(({ name }) => name === 'Short Pace');
    expect(pace?.values).toEqual([3]);
    expect(others).toEqual([]);
  });

  it('are its own alone, if it says so', () => {
    const cards = { ...broughtIn(own, { name: 'Ola', deck: ['Warm Stones'] }), alone: true };
    const opened = openSet(cards);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.set.specials.map(({ name }) => name)).toEqual(['Warm Stones']);
    expect(opened.set.numbers).toEqual([]);
  });

  it.each([
    [3, 'no list of files'],
    [{ files: [{ path: 'a' }] }, 'no list of files'],
    [broughtIn({ ...own, values: [] }), 'mine.json:1:'],
    [broughtIn({ name: 'Ola', deck: ['Nothing Like It'] }), 'is not a card of this set'],
  ])('that cannot be read are refused: %j', (cards, words) => {
    expect(openSet(cards)).toEqual({ problem: expect.stringContaining(words) });
  });
});
