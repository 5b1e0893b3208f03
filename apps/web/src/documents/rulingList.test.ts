import { describe, expect, it } from 'vitest';
import { plainText } from './markdown.ts';
import { type Chapter, findRulings, readRulings } from './rulingList.ts';

const source = `# Rulings

Why they exist.

## Kolyma

- R-K1 Best of three rounds.
- **R-K4** Commands run from the *last* to the first.

## Studio

- R-W1 Placeholders expand.
- R-W2 Duplicates go.
`;

const numbers = (chapters: readonly Chapter[]) =>
  chapters.flatMap((chapter) =>
    chapter.entries.flatMap((entry) =>
      entry.kind === 'rulings' ? entry.rulings.map((ruling) => ruling.number) : [],
    ),
  );

describe('the rulings document', () => {
  it('has a chapter for each heading and finds the number of each ruling', () => {
    const { intro, chapters } = readRulings(source);
    expect(intro).toHaveLength(1);
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Kolyma', 'Studio']);
    expect(numbers(chapters)).toEqual(['R-K1', 'R-K4', 'R-W1', 'R-W2']);
  });

  it('leaves the number out of the text', () => {
    const [kolyma] = readRulings(source).chapters;
    const entry = kolyma?.entries[0];
    const texts = entry?.kind === 'rulings' ? entry.rulings.map((r) => plainText(r.spans)) : [];
    expect(texts.map((t) => t.trim())).toEqual([
      'Best of three rounds.',
      'Commands run from the last to the first.',
    ]);
  });

  it('is searched by number and by words, in any order', () => {
    const { chapters } = readRulings(source);
    expect(numbers(findRulings(chapters, 'r-k4'))).toEqual(['R-K4']);
    expect(numbers(findRulings(chapters, 'first last'))).toEqual(['R-K4']);
    expect(numbers(findRulings(chapters, 'nothing like it'))).toEqual([]);
    expect(numbers(findRulings(chapters, '  '))).toHaveLength(4);
  });
});
