import { EmbeddedActionsParser, type IToken, type ParserMethod } from 'chevrotain';
import { lexer, TOKEN, VOCABULARY } from './tokens.ts';

/** Where something stands in a query: from its first character to the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word or a phrase. */
export interface Operand extends Span {
  readonly text: string;
  readonly inQuotes: boolean;
}

/** How two operands are compared; `:` is "has" or "is". */
export type Operator = ':' | '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A query as it is written, before its keys are looked up. */
export type Written =
  | { readonly is: 'all' | 'any'; readonly of: readonly Written[] }
  | { readonly is: 'not'; readonly of: Written }
  | { readonly is: 'bare'; readonly operand: Operand }
  /** `r>=2`, `2<r`, `1<r<4`, `t:fire|water`. */
  | {
      readonly is: 'comparison';
      readonly left: Operand;
      readonly operator: Operator;
      readonly right: readonly Operand[];
      readonly beyond?: { readonly operator: Operator; readonly right: Operand };
    };

/** Why a query cannot be read, and where. */
export interface QueryError {
  readonly error: string;
  readonly at: Span;
  /** The known word most like the one found. */
  readonly nearest?: string;
}

/** In `a b or c`, `a b` belongs together; `-` takes only what follows it. */
class QueryParser extends EmbeddedActionsParser {
  constructor() {
    super(VOCABULARY, { maxLookahead: 1 });
    this.performSelfAnalysis();
  }

  query = this.RULE('query', (): Written => this.SUBRULE(this.any));

  private any: ParserMethod<[], Written> = this.RULE('any', () => {
    const of: Written[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: TOKEN.or, DEF: () => of.push(this.SUBRULE(this.all)) });
    return one(of, 'any');
  });

  private all = this.RULE('all', (): Written => {
    const of = [this.SUBRULE(this.part)];
    this.MANY(() => {
      this.OPTION(() => this.CONSUME(TOKEN.and));
      of.push(this.SUBRULE2(this.part));
    });
    return one(of, 'all');
  });

  private part: ParserMethod<[], Written> = this.RULE('part', () =>
    this.OR<Written>([
      { ALT: () => this.SUBRULE(this.negation) },
      { ALT: () => this.SUBRULE(this.group) },
      { ALT: () => this.SUBRULE(this.term) },
    ]),
  );

  private negation = this.RULE('negation', (): Written => {
    this.OR([{ ALT: () => this.CONSUME(TOKEN.minus) }, { ALT: () => this.CONSUME(TOKEN.not) }]);
    return { is: 'not', of: this.SUBRULE(this.part) };
  });

  private group = this.RULE('group', (): Written => {
    this.CONSUME(TOKEN.open);
    const inside = this.SUBRULE(this.any);
    this.CONSUME(TOKEN.close);
    return inside;
  });

  private term = this.RULE('term', () => {
    const left = this.SUBRULE(this.operand);
    let term: Written = { is: 'bare', operand: left };
    this.OPTION(() => {
      const operator = this.SUBRULE(this.operator);
      const right: Operand[] = [];
      this.AT_LEAST_ONE_SEP({ SEP: TOKEN.pipe, DEF: () => right.push(this.SUBRULE(this.value)) });
      const comparison = { is: 'comparison', left, operator, right } as const;
      term = comparison;
      this.OPTION2(() => {
        const last = this.SUBRULE2(this.operator);
        term = { ...comparison, beyond: { operator: last, right: this.SUBRULE2(this.value) } };
      });
    });
    return term;
  });

  private operator = this.RULE('operator', () => {
    return this.CONSUME(TOKEN.operator).image as Operator;
  });

  /** What stands on the right may be a negative number. */
  private value = this.RULE('value', (): Operand => {
    const minus = this.OPTION(() => this.CONSUME(TOKEN.minus));
    const operand = this.SUBRULE(this.operand);
    return minus ? { ...operand, text: `-${operand.text}`, start: minus.startOffset } : operand;
  });

  private operand = this.RULE('operand', () =>
    this.OR<Operand>([
      { ALT: () => operandOf(this.CONSUME(TOKEN.word), false) },
      { ALT: () => operandOf(this.CONSUME(TOKEN.quoted), true) },
    ]),
  );
}

function one(of: readonly Written[], is: 'all' | 'any'): Written {
  const [first] = of;
  return of.length === 1 && first ? first : { is, of };
}

function operandOf(token: IToken, inQuotes: boolean): Operand {
  const text = inQuotes ? token.image.slice(1, -1) : token.image;
  return { text, inQuotes, ...spanOf(token) };
}

function spanOf({ startOffset, image }: IToken): Span {
  return { start: startOffset, end: startOffset + image.length };
}

const parser = new QueryParser();

/** Reads a query that is not empty. */
export function readQuery(text: string): { written: Written } | QueryError {
  const { tokens, errors } = lexer.tokenize(text);
  const [strange] = errors;
  if (strange) return unreadable(text, strange.offset);
  parser.input = tokens;
  const written = parser.query();
  const wrong = parser.errors[0]?.token;
  return wrong ? misplaced(text, wrong) : { written };
}

function unreadable(text: string, start: number): QueryError {
  const character = text[start] ?? '';
  if (/["“”]/.test(character)) {
    return { error: 'This quote is never closed.', at: { start, end: text.length } };
  }
  return { error: `"${character}" has no meaning here.`, at: { start, end: start + 1 } };
}

function misplaced(text: string, token: IToken): QueryError {
  if (Number.isNaN(token.startOffset)) {
    const at = { start: text.length, end: text.length };
    return { error: `The query ends too early; expected ${wanted(text)}.`, at };
  }
  const before = text.slice(0, token.startOffset);
  const error = `"${token.image}" cannot stand here; expected ${wanted(before)}.`;
  return { error, at: spanOf(token) };
}

/** What would be right after the beginning of a query that broke off. */
function wanted(before: string): string {
  const { tokens } = lexer.tokenize(before);
  const last = tokens.at(-1)?.tokenType;
  if (last === TOKEN.operator || last === TOKEN.pipe) return 'a word, a number or a "phrase"';
  const complete = last === TOKEN.word || last === TOKEN.quoted || last === TOKEN.close;
  if (!complete) return 'a word, a "phrase" or something like t:fire';
  const open = tokens.filter(({ tokenType }) => tokenType === TOKEN.open).length;
  const closed = tokens.filter(({ tokenType }) => tokenType === TOKEN.close).length;
  return open > closed ? 'a closing ")"' : 'another word or the end';
}
