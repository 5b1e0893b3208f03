import { Lexer, type MarkedToken, type Token } from 'marked';

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

/** Reads a document into the blocks that our pages show. What they do not show stands there as it was written. */
export function readMarkdown(source: string): Block[] {
  return known(Lexer.lex(source)).flatMap(blocksOf);
}

/** Reads emphasis, code and links. */
export function readSpans(text: string): Span[] {
  return spansOf(Lexer.lexInline(text));
}

/** The words of some spans, without their dress. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => ('text' in span ? span.text : plainText(span.spans))).join('');
}

/** Only extensions bring tokens of other kinds, and there are none. */
const known = (tokens: readonly Token[]) => tokens as readonly MarkedToken[];

function blocksOf(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: token.depth, spans: spansOf(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(token.tokens) }];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'list': {
      const items = token.items.map((item) => spansOf(item.tokens));
      return [{ kind: 'list', ordered: token.ordered, items }];
    }
    case 'table': {
      const [head = [], ...rows] = [token.header, ...token.rows].map((row) =>
        row.map((cell) => spansOf(cell.tokens)),
      );
      return [{ kind: 'table', head, rows }];
    }
    default:
      return [{ kind: 'paragraph', spans: [asWritten(token.raw)] }];
  }
}

function spansOf(tokens: readonly Token[]): Span[] {
  return known(tokens).flatMap(spanOf);
}

function spanOf(token: MarkedToken): Span | Span[] {
  switch (token.type) {
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'strong':
      return { kind: 'strong', spans: spansOf(token.tokens) };
    case 'em':
      return { kind: 'emphasis', spans: spansOf(token.tokens) };
    case 'link':
      return { kind: 'link', to: token.href, spans: spansOf(token.tokens) };
    // The words of an item of a list lie one deeper.
    case 'paragraph':
      return spansOf(token.tokens);
    case 'text':
      return token.tokens ? spansOf(token.tokens) : asWritten(token.text);
    case 'escape':
      return asWritten(token.text);
    default:
      return asWritten(token.raw);
  }
}

/** Words that are broken into lines only in the file. */
function asWritten(words: string): Span {
  return { kind: 'text', text: words.replaceAll(/\s*\n\s*/g, ' ') };
}
