import {
  didYouMean,
  fileProblem,
  nearest,
  type Problem,
  problemAt,
  quoted,
} from '@cardscape/kernel';
import { MOST_COMPLAINTS } from '../reading/complaint.ts';
import { byName } from '../round/round.ts';
import { linkLists } from './link-lists.ts';
import type { Lists } from './lists.ts';
import { plainOptions, takeOptions } from './options.ts';
import { readLine, type WrittenList } from './read-line.ts';

/** Lists, and what has to be said of them all the same; or what is wrong. */
export type ReadLists =
  | { readonly lists: Lists; readonly notes: readonly Problem[] }
  | { readonly problems: readonly Problem[] };

/** So many wants a file has at most. */
const MOST_WANTS = 2_000_000;

const BEGIN = '!BEGIN-OFFICIAL-NAMES';
const END = '!END-OFFICIAL-NAMES';

/** Reads lists in the form of TradeMaximizer. */
export function readLists(given: string, file: string): ReadLists {
  const reader = new ListReader(file);
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    reader.take(line, at + 1);
    if (reader.isFull) break;
  }
  return reader.finish();
}

class ListReader {
  private readonly file: string;
  private readonly options = plainOptions();
  private readonly problems: Problem[] = [];
  private readonly notes: Problem[] = [];
  private readonly written: WrittenList[] = [];
  /** Whether there are official names, and which. */
  private hasNames = false;
  private readonly official = new Set<string>();
  private openedAt = 0;
  private wants = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** Whether there are more wants than are read. */
  get isFull(): boolean {
    return this.wants > MOST_WANTS;
  }

  take(text: string, line: number): void {
    const start = text.trimStart();
    if (start === '') return;
    if (start.startsWith('#!')) this.takeOptions(text, line);
    else if (start.startsWith('#')) return;
    else if (start.startsWith('!')) this.takeMark(text.trim(), line);
    else if (this.openedAt > 0) this.takeOfficial(text, line);
    else this.takeList(text, line);
  }

  /** An official name stands at the start of its line; what follows explains it. */
  private takeOfficial(text: string, line: number): void {
    const [, space = '', name = ''] = /^(\s*)([^\s:]*)/.exec(text) ?? [];
    const at = { file: this.file, line, column: space.length + 1 };
    if (name === '' || name.startsWith('%')) {
      const found = quoted(name === '' ? ':' : name);
      this.problems.push(problemAt(at, { found, expected: ['the name of an item'] }));
    } else this.official.add(this.cased(name));
  }

  private takeOptions(text: string, line: number): void {
    const { file, options } = this;
    const start = text.indexOf('#!') + 2;
    const words = [...text.slice(start).matchAll(/[^\s,]+/g)].map(({ 0: word, index }) => ({
      text: word,
      column: start + index + 1,
    }));
    if (this.written.length > 0 || this.hasNames)
      this.wrong(
        line,
        `options behind ${this.hasNames ? 'official names' : 'lists'}`,
        'options at the start of the file',
      );
    else
      for (const problem of takeOptions({ file, line, words }, options))
        (problem.severity === 'error' ? this.problems : this.notes).push(problem);
  }

  private takeMark(mark: string, line: number): void {
    const name = mark.toUpperCase();
    if (name === BEGIN && this.hasNames)
      this.wrong(line, `${BEGIN} again`, 'one list of official names');
    else if (name === BEGIN && this.written.length > 0)
      this.wrong(line, `${BEGIN} behind lists`, 'official names before all lists');
    else if (name === BEGIN) {
      this.hasNames = true;
      this.openedAt = line;
    } else if (name === END && this.openedAt > 0) this.openedAt = 0;
    else if (name === END) this.wrong(line, `${END} alone`, `${BEGIN} before it`);
    else this.wrong(line, quoted(mark), BEGIN, END);
  }

  private takeList(text: string, line: number): void {
    const read = readLine(text, { file: this.file, line }, this.options);
    if ('message' in read) {
      this.problems.push(read);
      return;
    }
    const { item } = read;
    this.wants += read.wants.length;
    if (this.wants > MOST_WANTS) {
      this.wrong(line, 'too many wants', `a file of at most ${MOST_WANTS} wants`);
      return;
    }
    if (this.hasNames && !item.text.startsWith('%') && !this.official.has(item.text)) {
      const likely = nearest(item.text, this.official);
      const at = { file: this.file, line, column: item.column };
      const message = `${item.text} is no official name; its list is ignored.${didYouMean(likely)}`;
      const found = quoted(item.text);
      this.notes.push(
        problemAt(at, { severity: 'warning', part: 'item', found, expected: [], message }),
      );
    } else this.written.push(read);
  }

  private wrong(line: number, found: string, ...expected: string[]): void {
    this.problems.push(problemAt({ file: this.file, line, column: 1 }, { found, expected }));
  }

  private cased(word: string): string {
    return this.options.isCaseSensitive ? word : word.toUpperCase();
  }

  finish(): ReadLists {
    const { file, problems, written, official, options } = this;
    if (this.openedAt > 0) this.wrong(this.openedAt, `${BEGIN} without an end`, `${END} behind it`);
    if (problems.length > 0) return { problems: problems.slice(0, MOST_COMPLAINTS) };
    if (written.length === 0) {
      const [found, right] = ['no list', 'lines of the form (user name) ITEM : WANT WANT ...'];
      const message = `The file has ${found}; expected ${right}, or { of a round.`;
      return { problems: [fileProblem(file, { found, expected: [right], message })] };
    }
    const { lists, notes } = linkLists(file, written, official, options);
    const { isCaseSensitive } = options;
    return { lists: { lists, isCaseSensitive }, notes: [...this.notes, ...notes].sort(inFile) };
  }
}

function inFile(one: Problem, other: Problem): number {
  return one.line - other.line || one.column - other.column || byName(one.message, other.message);
}
