import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreBook } from '../testing/built-in.ts';
import { recordIn, replayed } from '../testing/replayed.ts';
import { showdown } from './showdown.ts';

const file = new URL('../../../../tests/fixtures/records/showdown.json', import.meta.url);
const fixture = JSON.parse(readFileSync(file, 'utf8'));

describe('a match that was recorded before positions were without words', () => {
  it('comes to the same end, and is told in the same lines', () => {
    const { outcome, lines, lastLine } = fixture;
    const record = recordIn(fixture);
    expect(replayed(showdown(coreBook()), record)).toEqual({ outcome, lines, lastLine });
  });
});
