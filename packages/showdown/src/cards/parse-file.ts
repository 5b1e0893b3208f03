import { expecting, nearest, shorten } from '@cardscape/kernel';
import { CARD_BLOCK, SPRITE_BLOCK } from './block-rules.ts';
import { countWords } from './count-words.ts';
import { isText } from './decode-text.ts';
import { parseBlocks } from './grammar.ts';
import type { Piece } from './lua-pieces.ts';
import { Report, type Spot } from './problem.ts';
import { LONGEST_CODE, tooLong } from './script.ts';
import type { Block } from './tree.ts';

/** R-S7: what is larger than this is refused unread. */
const LARGEST_FILE = 256 * 1024;

/** R-S18: what has more words and signs, whatever they are, is refused unread. */
const MOST_WORDS = LONGEST_CODE + 2000;

/** The text of a descriptor, what stands in it, and what is wrong with it. */
export interface ParsedFile {
  readonly text: string;
  readonly report: Report;
  /** Everything that stands in the file, as one block without a name. */
  readonly content: Block | undefined;
}

/** Reads a file of blocks, keys and Lua functions. */
export function parseFile(written: string, file: string): ParsedFile {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written;
  const report = new Report(file, text);
  if (isTooLarge(text)) {
    const kilobytes = LARGEST_FILE / 1024;
    const message = `The file is larger than ${kilobytes} KB and was not read.`;
    report.error('too-big', 0, message, `at most ${kilobytes} KB`);
    return { text, report, content: undefined };
  }
  if (!isText(text)) {
    const message = 'This is not a text file.';
    report.error('unreadable', 0, message, 'a text in UTF-8 with ZTCG_CARD { ... }');
    return { text, report, content: undefined };
  }
  const { all, functions, from } = countWords(text);
  if (all > MOST_WORDS) {
    if (functions > LONGEST_CODE) tooLong(functions, from, report);
    else tooManyWords(report);
    return { text, report, content: undefined };
  }
  return { text, report, content: parseBlocks(text, report) };
}

function tooManyWords(report: Report): void {
  const message = `The file has more than ${MOST_WORDS} words and signs and was not read.`;
  report.error('too-big', 0, message, `at most ${MOST_WORDS} words and signs`);
}

/** Whether a text takes more room as UTF-8 than a file may. */
function isTooLarge(text: string): boolean {
  let bytes = text.length;
  if (bytes > LARGEST_FILE || bytes * 3 <= LARGEST_FILE) return bytes > LARGEST_FILE;
  // Both halves of a rare character take two bytes, all others beyond U+07FF three.
  for (const [sign] of text.matchAll(/[\u0080-\uFFFF]/g))
    bytes += /[\u0800-\uD7FF\uE000-\uFFFF]/.test(sign) ? 2 : 1;
  return bytes > LARGEST_FILE;
}

const OUTERMOST = [CARD_BLOCK, SPRITE_BLOCK];

/** The one outermost block of a file, by its name. */
export function outermost({ content, report }: ParsedFile, name: string): Block | undefined {
  if (!content) return undefined;
  const named = content.blocks.filter((block) => block.name.toUpperCase() === name);
  const alike = content.blocks.find((block) => nearest(block.name, OUTERMOST) === name);
  const block = named[0] ?? alike;
  for (const other of content.blocks) {
    const again = other !== block && named.includes(other);
    if (again) repeatedBlock(report, other, `one ${name} in a file`);
    else if (!named.includes(other)) unknownBlock(report, other, [name]);
    else if (other.name !== name) misspelt(report, other, name);
  }
  const [pair] = content.pairs;
  if (pair) {
    const message = `The key "${shorten(pair.key.text)}" stands outside of ${name}.`;
    report.error('misplaced-key', pair.key.at, message, `${name} { ... } around all keys`);
  }
  misplacedPiece(report, content.pieces[0], `${name} { ... }`);
  if (!block && content.blocks.length === 0) {
    const message = `There is no ${name} in this file.`;
    report.error('missing-block', 0, message, `${name} { ... }`);
  }
  if (block) checkClosed(report, block, true);
  return block;
}

/** Where the value of a key of the outermost block stands. */
export function spotOfValue({ content, report }: ParsedFile, name: string): Spot {
  const pairs = content?.blocks.flatMap((block) => block.pairs) ?? [];
  const pair = pairs.find(({ key }) => key.text.trim().toUpperCase() === name);
  return report.spot(pair?.value?.at ?? 0);
}

/** All pieces of Lua of a file, from top to bottom. */
export function piecesOf(block: Block): Piece[] {
  return [...block.pieces, ...block.blocks.flatMap(piecesOf)].sort((a, b) => a.start - b.start);
}

/** Reports a function that stands in or outside of a block where none is expected. */
export function misplacedPiece(report: Report, piece: Piece | undefined, right: string): void {
  if (!piece) return;
  const message = `Functions stand inside ${right}, after its blocks; this one is read all the same.`;
  report.warn('misplaced-script', piece.start, message, right);
}

/** Reports a block with a name that is not known where it stands. */
export function unknownBlock(report: Report, { name, at }: Block, known: readonly string[]): void {
  const likely = name === '' ? undefined : nearest(name, known);
  const right = likely ?? known.join(', ');
  const found = name === '' ? 'A block without a name' : `The block ${shorten(name)}`;
  report.error('unknown-block', at, expecting(`${found} is not known here`, right));
}

/** Reports a block that stands there once too often. */
export function repeatedBlock(report: Report, { name, at }: Block, right: string): void {
  report.error('repeated-block', at, expecting(`One ${name} too many`, right));
}

/** Reports a block whose name is readable, but not in its usual form. */
export function misspelt(report: Report, { name, at }: Block, right: string): void {
  report.warn('spelling', at, `The block ${name} is written ${right}.`, right);
}

/** An inner block cut off by the end of the file may lack keys; the outermost one only its brace. */
function checkClosed(report: Report, block: Block, isOutermost: boolean): void {
  if (block.end === undefined) {
    const message = `The block ${block.name} is not closed before the end of the file.`;
    if (isOutermost) report.warn('unclosed', block.at, message, '}');
    else report.error('unclosed', block.at, message, '}');
  }
  for (const inner of block.blocks) checkClosed(report, inner, false);
}
