import { type Block, plainText, readMarkdown, type Span } from './markdown.ts';

/** A part of a document: a heading and what stands under it. The opening has no heading. */
export interface DocumentPart {
  /** What links to it name; empty for the opening. */
  readonly id: string;
  /** The words of its heading. */
  readonly title: string;
  /** The level of its heading. */
  readonly level: number;
  /** Its heading and all under it. */
  readonly blocks: readonly Block[];
}

/** Where a link of a document leads on the site; nothing if the site does not have that page. */
export type Address = (to: string) => string | undefined;

/**
 * Reads a document into its parts. Its own title is left out: the page has one. So is a block with a link
 * to what the site does not have.
 */
export function readDocument(source: string, address: Address): readonly DocumentPart[] {
  const parts: { title: string; level: number; blocks: Block[] }[] = [
    { title: '', level: 1, blocks: [] },
  ];
  for (const block of readMarkdown(source)) {
    if (block.kind === 'heading' && block.level === 1) continue;
    if (linksOf(block).some((to) => address(to) === undefined)) continue;
    if (block.kind === 'heading')
      parts.push({ title: plainText(block.spans), level: block.level, blocks: [] });
    parts.at(-1)?.blocks.push(withLinks(block, address));
  }
  return parts.map((part) => ({ id: anchorOf(part.title), ...part }));
}

/** What a link to a heading names. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** All runs of text in a block, each with its own spans. */
function runsOf(block: Block): readonly (readonly Span[])[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.spans];
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'code':
      return [];
  }
}

function linksOf(block: Block): string[] {
  const inSpan = (span: Span): string[] => {
    if ('text' in span) return [];
    return [...(span.kind === 'link' ? [span.to] : []), ...span.spans.flatMap(inSpan)];
  };
  return runsOf(block).flat().flatMap(inSpan);
}

/** The block with links that lead to the pages of the site. */
function withLinks(block: Block, address: Address): Block {
  const mend = (spans: readonly Span[]) => spans.map((span) => mended(span, address));
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

function mended(span: Span, address: Address): Span {
  if ('text' in span) return span;
  const spans = span.spans.map((inner) => mended(inner, address));
  return span.kind === 'link'
    ? { ...span, to: address(span.to) ?? span.to, spans }
    : { ...span, spans };
}
