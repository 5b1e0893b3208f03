import { type Block, plainText, readMarkdown, type Span } from '../../rulings/markdown.ts';
import { documents, documentsPath } from './documents.ts';

/** A part of a document: a heading and what stands under it. The opening has no heading. */
export interface Part {
  /** What links to it name; empty for the opening. */
  readonly id: string;
  /** The level of its heading. */
  readonly level: number;
  readonly blocks: readonly Block[];
  /** All its words, in lower case. */
  readonly words: string;
}

/** Reads a document into its parts. Its own title is left out: the page has one. */
export function readParts(source: string, key: string): readonly Part[] {
  const parts: { heading?: Extract<Block, { kind: 'heading' }>; blocks: Block[] }[] = [
    { blocks: [] },
  ];
  for (const block of readMarkdown(source)) {
    if (block.kind === 'heading' && block.level === 1) continue;
    if (isForTheHouse(block)) continue;
    if (block.kind === 'heading') parts.push({ heading: block, blocks: [] });
    parts.at(-1)?.blocks.push(withLinks(block, key));
  }
  return parts.map(({ heading, blocks }) => ({
    id: heading ? anchorOf(plainText(heading.spans)) : '',
    level: heading?.level ?? 1,
    blocks,
    words: blocks.map(wordsOf).join(' ').toLowerCase(),
  }));
}

/**
 * The parts with all words of the search, and the headings above them: those whose heading has them come
 * first where someone looks for a name.
 */
export function findParts(parts: readonly Part[], search: string): readonly Part[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return parts;
  const found = parts.filter(
    (part) => part.id !== '' && words.every((word) => part.words.includes(word)),
  );
  const named = found.filter(({ id }) => words.every((word) => id.includes(word)));
  return named.length > 0 ? [...named, ...found.filter((part) => !named.includes(part))] : found;
}

/** What a link to a heading names. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** How the document is made is no affair of its readers. */
function isForTheHouse(block: Block): boolean {
  return block.kind === 'paragraph' && plainText(block.spans).startsWith('Made from the tables in');
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.spans);
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
  }
}

/** The block with links that lead to the pages of the site. */
function withLinks(block: Block, key: string): Block {
  const mend = (spans: readonly Span[]) => spans.map((span) => mended(span, key));
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, spans: mend(block.spans) };
    case 'list':
      return { ...block, items: block.items.map(mend) };
    case 'table':
      return {
        ...block,
        head: block.head.map(mend),
        rows: block.rows.map((row) => row.map(mend)),
      };
    case 'code':
      return block;
  }
}

function mended(span: Span, key: string): Span {
  if ('text' in span) return span;
  const spans = span.spans.map((inner) => mended(inner, key));
  return span.kind === 'link'
    ? { ...span, to: addressOf(span.to, key), spans }
    : { ...span, spans };
}

/** Where a link of a document leads on the site. */
export function addressOf(to: string, key: string): string {
  if (to.startsWith('#')) return `${documentsPath}/${key}${to}`;
  const [, name = '', anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(to) ?? [];
  if (name === 'how-to-play') return '/play/showdown/rules';
  return documents.some((one) => one.key === name) ? `${documentsPath}/${name}${anchor}` : to;
}
