import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBEDDED, embedded, inPackage, REFRESH } from '../../scripts/embed.ts';

it('the embedded cards are those of the folder', () => {
  const stale = `The copy is stale. Refresh it with: ${REFRESH}`;
  expect(readFileSync(inPackage(EMBEDDED), 'utf8') === embedded(), stale).toBe(true);
});
