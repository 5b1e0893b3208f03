import type { Piece } from './lua-pieces.ts';

/** A word or text as it stands in a file. */
export interface Written {
  /** Without quotes, escapes resolved. */
  readonly text: string;
  readonly at: number;
  readonly form: 'quoted' | 'bare' | 'broken' | 'open';
}

/** A key with its value. */
export interface Pair {
  readonly key: Written;
  readonly value: Written | undefined;
}

/** A block with a name, and what stands in it. */
export interface Block {
  readonly name: string;
  readonly at: number;
  /** Where its closing brace stands; nothing if it has none. */
  readonly end: number | undefined;
  readonly pairs: Pair[];
  readonly blocks: Block[];
  readonly pieces: Piece[];
}

/** A new, empty block. */
export function emptyBlock(name: string, at: number): Block {
  return { name, at, end: undefined, pairs: [], blocks: [], pieces: [] };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The text that is written with quotes and backslashes. */
export function unquote(image: string): string {
  const inner = image.replace(/^"|(?<!^)"$/g, '');
  return inner.replace(/\\(["\\nrt])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}

/** The text with the quotes and backslashes that `unquote` takes away. */
export function quote(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t');
  return `"${escaped}"`;
}
