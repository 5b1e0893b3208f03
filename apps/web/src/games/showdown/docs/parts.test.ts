import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { addressOf, findParts, readParts } from './parts.ts';

const source = `# Functions

Made from the tables in \`x\`; \`y\` writes it again.

What scripts call.

## Decks

### drawCard

Draws a card. See [onDraw](pointcuts.md#ondraw).

### shuffleDeck

Shuffles a pile; drawCard takes from it.
`;

const parts = readParts(source, 'functions');
const ids = (search: string) => findParts(parts, search).map(({ id }) => id);

describe('a document for makers of cards', () => {
  it('is read into parts that links can name, without what is for the house', () => {
    expect(parts.map(({ id }) => id)).toEqual(['', 'decks', 'drawcard', 'shuffledeck']);
    expect(parts[0]?.words).toBe('what scripts call.');
  });

  it('is searched by any words; what is called so comes first', () => {
    expect(ids('drawCard')).toEqual(['drawcard', 'shuffledeck']);
    expect(ids('pile shuffles')).toEqual(['shuffledeck']);
    expect(ids('nothing like it')).toEqual([]);
    expect(ids(' ')).toHaveLength(4);
  });

  it('leads to the other documents where they are on the site', () => {
    expect(addressOf('#decks', 'functions')).toBe('/make/showdown/functions#decks');
    expect(addressOf('flags.md#ztcg_type', 'functions')).toBe('/make/showdown/flags#ztcg_type');
    expect(addressOf('how-to-play.md', 'first-card')).toBe('/play/showdown/rules');
    expect(addressOf('https://example.org', 'flags')).toBe('https://example.org');
  });

  it('has no link that leads nowhere', async () => {
    const read = await Promise.all(
      documents.map(async ({ key, load }) => {
        const { default: text } = await load();
        return { key, text, parts: readParts(text, key) };
      }),
    );
    const places = new Set(
      read.flatMap(({ key, parts }) => [
        `/make/showdown/${key}`,
        ...parts.map(({ id }) => `/make/showdown/${key}#${id}`),
      ]),
    );
    const links = read.flatMap(({ key, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => addressOf(to, key)),
    );
    const lost = links.filter((to) => to.startsWith('/make/') && !places.has(to));
    expect(links.length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
    expect(links.filter((to) => to.endsWith('.md'))).toEqual([]);
  });
});
