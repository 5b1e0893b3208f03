/** The little of Markdown that our documents use, read into a tree. It never guesses HTML. */

/** A run of text inside a block. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'emphasis'; spans: Span[] }
  | { kind: 'link'; to: string; spans: Span[] };

/** A block of a document. */
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

const spanStart = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Reads emphasis, code and links. */
export function readSpans(text: string): Span[] {
  const found = spanStart.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, code, strong, emphasis, label, to] = found;
  const before: Span[] =
    found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  const rest = readSpans(text.slice(found.index + whole.length));
  return [...before, spanOf(code, strong, emphasis, label, to), ...rest];
}

function spanOf(
  code?: string,
  strong?: string,
  emphasis?: string,
  label?: string,
  to?: string,
): Span {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', spans: readSpans(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', spans: readSpans(emphasis) };
  return { kind: 'link', to: to ?? '', spans: readSpans(label ?? '') };
}

/** The words of some spans, without their dress. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => ('text' in span ? span.text : plainText(span.spans))).join('');
}

const heading = /^(#{1,6})\s+(.*)$/;
const bullet = /^\s*[-*]\s+(.*)$/;
const numbered = /^\s*\d+[.)]\s+(.*)$/;
const tableRow = /^\s*\|.*\|\s*$/;
const tableRule = /^\s*\|[\s|:-]+\|\s*$/;
const fence = /^```/;

const startsBlock = (line: string) =>
  line.trim() === '' ||
  [heading, bullet, numbered, tableRow, fence].some((mark) => mark.test(line));

function cells(line: string): Span[][] {
  const inner = line.trim().slice(1, -1);
  return inner.split(/(?<!\\)\|/).map((cell) => readSpans(cell.trim().replaceAll('\\|', '|')));
}

/** A reader's place in the lines of a document. */
class Lines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(source: string) {
    this.#lines = source.split(/\r?\n/);
  }

  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  take(): string {
    const line = this.#lines[this.#next] ?? '';
    this.#next += 1;
    return line;
  }

  takeWhile(wanted: (line: string) => boolean): string[] {
    const taken: string[] = [];
    for (let line = this.peek(); line !== undefined && wanted(line); line = this.peek()) {
      taken.push(this.take());
    }
    return taken;
  }
}

function readList(lines: Lines, mark: RegExp): Span[][] {
  const items: Span[][] = [];
  for (let found = mark.exec(lines.peek() ?? ''); found; found = mark.exec(lines.peek() ?? '')) {
    lines.take();
    // Lines that open nothing of their own continue the item above them.
    const more = lines.takeWhile((line) => !startsBlock(line)).map((line) => line.trim());
    items.push(readSpans([found[1] ?? '', ...more].join(' ')));
  }
  return items;
}

function readTable(lines: Lines): Block {
  const rows = lines.takeWhile((line) => tableRow.test(line));
  const [head = '', ...rest] = rows;
  return {
    kind: 'table',
    head: cells(head),
    rows: rest.filter((row) => !tableRule.test(row)).map(cells),
  };
}

function readBlock(lines: Lines): Block {
  const line = lines.peek() ?? '';
  const title = heading.exec(line);
  if (title) {
    lines.take();
    return { kind: 'heading', level: (title[1] ?? '#').length, spans: readSpans(title[2] ?? '') };
  }
  if (fence.test(line)) {
    lines.take();
    const text = lines.takeWhile((each) => !fence.test(each)).join('\n');
    lines.take();
    return { kind: 'code', text };
  }
  if (bullet.test(line)) return { kind: 'list', ordered: false, items: readList(lines, bullet) };
  if (numbered.test(line)) return { kind: 'list', ordered: true, items: readList(lines, numbered) };
  if (tableRow.test(line)) return readTable(lines);
  const text = [lines.take(), ...lines.takeWhile((each) => !startsBlock(each))];
  return { kind: 'paragraph', spans: readSpans(text.map((each) => each.trim()).join(' ')) };
}

/** Reads a document into its blocks. */
export function readMarkdown(source: string): Block[] {
  const lines = new Lines(source);
  const blocks: Block[] = [];
  for (;;) {
    lines.takeWhile((line) => line.trim() === '');
    if (lines.peek() === undefined) return blocks;
    blocks.push(readBlock(lines));
  }
}
