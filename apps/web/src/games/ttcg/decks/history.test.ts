import { describe, expect, it } from 'vitest';
import { begin, changed, redone, undone } from './history.ts';

describe('a history', () => {
  const three = changed(changed(changed(begin('a'), 'b'), 'c'), 'd');

  it('is undone and done again step by step', () => {
    expect(undone(three).now).toBe('c');
    expect(undone(undone(three)).now).toBe('b');
    expect(redone(undone(undone(three))).now).toBe('c');
  });

  it('ends at its beginning and at its last change', () => {
    const first = undone(undone(undone(three)));
    expect(undone(first).now).toBe('a');
    expect(redone(three).now).toBe('d');
  });

  it('forgets what was taken back once something else is done', () => {
    const other = changed(undone(three), 'x');
    expect(redone(other).now).toBe('x');
    expect(undone(other).now).toBe('c');
  });

  it('takes the letters of one name back together', () => {
    const typed = changed(changed(begin(''), 'D', 'name'), 'De', 'name');
    expect(undone(typed).now).toBe('');
    expect(undone(changed(typed, 'Deck', 'note')).now).toBe('De');
  });

  it('counts no change that changes nothing', () => {
    expect(changed(three, 'd')).toBe(three);
  });
});
