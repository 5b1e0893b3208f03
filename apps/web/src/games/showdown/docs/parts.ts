import { type DocumentPart, readDocument } from '../../../documents/documentParts.ts';
import { type Block, plainText } from '../../../documents/markdown.ts';
import { documents, documentsPath } from './documents.ts';

/** A part of a document that can be searched. */
export interface Part extends DocumentPart {
  /** All its words, in lower case. */
  readonly words: string;
}

/** Reads a document into its parts. */
export function readParts(source: string, key: string): readonly Part[] {
  return readDocument(source, (to) => addressOf(to, key)).map((part) => {
    const blocks = part.blocks.filter((block) => !isForTheHouse(block));
    return { ...part, blocks, words: blocks.map(wordsOf).join(' ').toLowerCase() };
  });
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

/** Where a link of a document leads on the site. */
export function addressOf(to: string, key: string): string {
  if (to.startsWith('#')) return `${documentsPath}/${key}${to}`;
  const [, name = '', anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(to) ?? [];
  if (name === 'how-to-play') return '/play/showdown/rules';
  return documents.some((one) => one.key === name) ? `${documentsPath}/${name}${anchor}` : to;
}
