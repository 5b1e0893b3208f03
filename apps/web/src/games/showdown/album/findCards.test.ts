import { describe, expect, it } from 'vitest';
import { core } from '../core.ts';
import { findCards } from './findCards.ts';

const { designs } = core.catalogue;
const any = { words: '', type: '', element: '' };

describe('looking through the cards of Showdown', () => {
  it('shows every card of the set, whether or not anybody has won it', () => {
    expect(findCards(designs, any)).toHaveLength(designs.length);
  });

  it('finds a card by part of its name, in large letters or small', () => {
    expect(findCards(designs, { ...any, words: 'HUSH spid' }).map(({ name }) => name)).toEqual([
      'Hush Spider',
    ]);
  });

  it('takes type and element together', () => {
    const spider = designs.find(({ name }) => name === 'Hush Spider');
    const element = spider?.element ?? '';
    const found = findCards(designs, { ...any, type: 'mob', element });
    expect(found).toContain(spider);
    for (const each of found) expect([each.type, each.element]).toEqual(['mob', element]);
    expect(found.length).toBeLessThan(designs.length / 6);
  });
});
