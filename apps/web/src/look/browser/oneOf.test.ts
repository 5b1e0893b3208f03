import { expect, it } from 'vitest';
import { oneOf } from './oneOf.ts';
import { kept } from './storage.ts';
import { memoryShelf } from './testing/memoryShelf.ts';

it('what is remembered as one of a few values is one of them', () => {
  const readOf = (text: string) =>
    kept<'day' | 'night'>('any', 1, 'day', oneOf(['day', 'night']), () =>
      memoryShelf(new Map([['cardscape/any/1', text]])),
    ).read();
  expect(readOf('"night"')).toBe('night');
  for (const text of ['"dusk"', '1', '["night"]', 'null', '{']) expect(readOf(text)).toBe('day');
});
