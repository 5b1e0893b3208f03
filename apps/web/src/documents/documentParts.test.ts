import { expect, it } from 'vitest';
import { readDocument } from './documentParts.ts';

const source = `# Rules

What it is.

## Your turn

See [the rulings](../rulings.md).

To make cards: [elsewhere](elsewhere.md).
`;

it('a document is read into parts; what leads nowhere on the site is left out', () => {
  const parts = readDocument(source, (to) => (to === '../rulings.md' ? '/rulings' : undefined));
  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['your-turn', 'Your turn'],
  ]);
  expect(JSON.stringify(parts)).toContain('"to":"/rulings"');
  expect(JSON.stringify(parts)).not.toContain('elsewhere');
});
