import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embedded, inPackage, REFRESH } from '../../scripts/embed.ts';

it.each(embedded())('$path holds the files it copies', ({ path, text }) => {
  const stale = `The copy is stale. Refresh it with: ${REFRESH}`;
  expect(readFileSync(inPackage(path), 'utf8') === text, stale).toBe(true);
});
