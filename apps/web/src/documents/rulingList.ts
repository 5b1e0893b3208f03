import { type Block, plainText, readMarkdown, readSpans, type Span } from './markdown.ts';

/** One numbered ruling. */
export interface Ruling {
  number: string;
  spans: Span[];
}

/** What stands on the rulings page: a block as it is, or the rulings of a list. */
export type Entry = { kind: 'block'; block: Block } | { kind: 'rulings'; rulings: Ruling[] };

/** A part of the document, under one heading. */
export interface Chapter {
  title: string;
  entries: Entry[];
}

const numbered = /^(R-[A-Z]+\d+)[.:]?\s*/;

function asRuling(item: Span[]): Ruling | undefined {
  const number = numbered.exec(plainText(item))?.[1];
  if (number === undefined) return undefined;
  const [first, ...rest] = item;
  if (!first) return undefined;
  // The number leads the item, plain or in bold; what follows it is the ruling.
  const opening = 'text' in first ? first.text : plainText(first.spans);
  const left = opening.replace(numbered, '');
  const kept: Span[] = 'spans' in first ? [{ ...first, spans: readSpans(left) }] : readSpans(left);
  return { number, spans: left === '' ? rest : [...kept, ...rest] };
}

function asEntry(block: Block): Entry {
  if (block.kind === 'list') {
    const rulings = block.items.map(asRuling).filter((ruling) => ruling !== undefined);
    if (rulings.length === block.items.length) return { kind: 'rulings', rulings };
  }
  return { kind: 'block', block };
}

/** The rulings document: what stands before the first chapter, and the chapters. */
export interface RulingsBook {
  intro: Block[];
  chapters: Chapter[];
}

/** Reads the rulings document. Its own title is left out: the page has one. */
export function readRulings(source: string): RulingsBook {
  const book: RulingsBook = { intro: [], chapters: [] };
  for (const block of readMarkdown(source)) {
    const chapter = book.chapters.at(-1);
    if (block.kind === 'heading' && block.level === 1) continue;
    if (block.kind === 'heading' && block.level === 2) {
      book.chapters.push({ title: plainText(block.spans), entries: [] });
    } else if (chapter) chapter.entries.push(asEntry(block));
    else book.intro.push(block);
  }
  return book;
}

/** The chapters with only those rulings that contain every word of the search. */
export function findRulings(chapters: readonly Chapter[], search: string): Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const speaksOf = (ruling: Ruling) => {
    const text = `${ruling.number} ${plainText(ruling.spans)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({
      title: chapter.title,
      entries: chapter.entries.flatMap((entry): Entry[] => {
        if (entry.kind === 'block') return [];
        const rulings = entry.rulings.filter(speaksOf);
        return rulings.length > 0 ? [{ kind: 'rulings', rulings }] : [];
      }),
    }))
    .filter((chapter) => chapter.entries.length > 0);
}
