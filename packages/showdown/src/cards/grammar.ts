import { expecting, shorten } from '@cardscape/kernel';
import { EmbeddedActionsParser, type IToken, type ParserMethod, tokenMatcher } from 'chevrotain';
import { KNOWN_KEYS } from './block-rules.ts';
import { foldScripts, type Piece } from './lua-pieces.ts';
import type { Report } from './problem.ts';
import {
  BrokenText,
  Close,
  LongString,
  Mark,
  NumberSign,
  Open,
  OpenLong,
  OpenText,
  Quoted,
  Script,
  Separator,
  SingleQuoted,
  Strange,
  sameLine,
  TOKENS,
  tokenize,
  Word,
} from './tokens.ts';
import { type Block, emptyBlock, unquote, type Written } from './tree.ts';

const DEEPEST = 32;

/** What can begin neither a pair nor a block. */
const STRAY = [Separator, Mark, NumberSign, SingleQuoted, LongString, OpenLong, Strange];

/**
 * The grammar of descriptors. It takes whatever may stand in a file, so that one mistake does not
 * hide the next; what does not fit is reported in passing.
 */
class DescriptorParser extends EmbeddedActionsParser {
  #text = '';
  #report: Report | undefined;

  constructor() {
    super(TOKENS, { maxLookahead: 2 });
    this.performSelfAnalysis();
  }

  read(text: string, tokens: IToken[], report: Report): Block {
    this.#text = text;
    this.#report = report;
    this.input = tokens;
    return this.file();
  }

  private file = this.RULE('file', (): Block => {
    const file = emptyBlock('', 0);
    this.MANY(() =>
      this.OR([
        { ALT: () => this.SUBRULE(this.item, { ARGS: [file] }) },
        {
          ALT: () => {
            const brace = this.CONSUME(Close);
            this.ACTION(() => this.superfluous(brace));
          },
        },
      ]),
    );
    return file;
  });

  private item = this.RULE('item', (parent: Block) => {
    this.OR([
      { ALT: () => this.SUBRULE(this.block, { ARGS: [parent] }) },
      { ALT: () => this.SUBRULE(this.pair, { ARGS: [parent] }) },
      {
        ALT: () => {
          const script = this.CONSUME(Script);
          this.ACTION(() => parent.pieces.push(script.payload as Piece));
        },
      },
      { ALT: () => this.SUBRULE(this.stray) },
    ]);
  });

  private block: ParserMethod<[Block], void> = this.RULE('block', (parent: Block) => {
    const name = this.OPTION(() => this.CONSUME(Word));
    const open = this.CONSUME(Open);
    const block = emptyBlock(name?.image ?? '', (name ?? open).startOffset);
    this.MANY(() => this.SUBRULE(this.item, { ARGS: [block] }));
    const close = this.OPTION2(() => this.CONSUME(Close));
    this.ACTION(() => parent.blocks.push({ ...block, end: close?.startOffset }));
  });

  private pair = this.RULE('pair', (parent: Block) => {
    const key = this.OR([{ ALT: () => this.CONSUME(Quoted) }, { ALT: () => this.CONSUME(Word) }]);
    const separator = this.OPTION({
      GATE: () => this.LA(1).image === '=',
      DEF: () => this.CONSUME(Separator),
    });
    const value = this.OPTION2({
      GATE: () => this.isValue(separator ?? key),
      DEF: () =>
        this.OR2([
          { ALT: () => this.CONSUME2(Quoted) },
          { ALT: () => this.CONSUME2(Word) },
          { ALT: () => this.CONSUME2(NumberSign) },
        ]),
    });
    this.ACTION(() => {
      if (separator) this.superfluous(separator);
      const isKey = value || tokenMatcher(key, Quoted) || KNOWN_KEYS.has(key.image.toUpperCase());
      if (isKey) parent.pairs.push({ key: written(key), value: value && written(value) });
      else this.misplaced(key);
    });
  });

  private stray = this.RULE('stray', () => {
    const token = this.OR(STRAY.map((type) => ({ ALT: () => this.CONSUME(type) })));
    this.MANY({
      GATE: () => token.tokenType !== Separator,
      DEF: () => this.OR2(STRAY.map((type) => ({ ALT: () => this.CONSUME2(type) }))),
    });
    this.ACTION(() => {
      if (token.tokenType === Separator) this.superfluous(token);
      else this.misplaced(token);
    });
  });

  /** A value stands beside its key; in the next line a known key is the next key. */
  private isValue(before: IToken): boolean {
    const next = this.LA(1);
    const adjoining = sameLine(this.#text, before, next);
    if (next.tokenType === Word) return adjoining && this.LA(2).tokenType !== Open;
    return adjoining || !KNOWN_KEYS.has(unquote(next.image).trim().toUpperCase());
  }

  private superfluous({ image, startOffset }: IToken): void {
    const message = `The "${image}" is not needed here.`;
    this.#report?.warn('stray', startOffset, message, 'nothing');
  }

  private misplaced({ image, tokenType, startOffset }: IToken): void {
    const right = 'a key in quotes, a block or a function';
    if (tokenType === OpenLong) {
      const what = image.startsWith('--') ? 'comment' : 'text';
      const message = `This long ${what} is never closed.`;
      this.#report?.error('unclosed', startOffset, message, ']]');
      return;
    }
    this.#report?.error('stray', startOffset, expecting(`Found ${shown(image)}`, right));
  }
}

const parser = new DescriptorParser();

/** Reads the blocks, keys and pieces of Lua of a descriptor; nothing if it cannot be read at all. */
export function parseBlocks(text: string, report: Report): Block | undefined {
  const tokens = foldScripts(text, tokenize(text), (at) => report.spot(at));
  const deep = tooDeep(tokens);
  if (deep) {
    const message = `Blocks stand inside each other more than ${DEEPEST} deep.`;
    report.error('too-deep', deep.startOffset, message, `at most ${DEEPEST} levels`);
    return undefined;
  }
  return parser.read(text, tokens, report);
}

function tooDeep(tokens: readonly IToken[]): IToken | undefined {
  let depth = 0;
  return tokens.find(({ tokenType }) => {
    if (tokenType === Open) depth += 1;
    if (tokenType === Close) depth = Math.max(0, depth - 1);
    return depth > DEEPEST;
  });
}

const FORMS = new Map([
  [BrokenText, 'broken'],
  [OpenText, 'open'],
] as const);

function written(token: IToken): Written {
  const { image, startOffset: at, tokenType } = token;
  if (!tokenMatcher(token, Quoted)) return { text: image, at, form: 'bare' };
  const text = unquote(tokenType === BrokenText ? image.replace(/\s*[\r\n]\s*/g, ' ') : image);
  return { text, at, form: FORMS.get(tokenType) ?? 'quoted' };
}

/** A piece of source as a message can show it: invisible characters by their code. */
function shown(image: string): string {
  const code = image.codePointAt(0) ?? 0;
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]/u.test(image);
  if (visible) return `"${shorten(image)}"`;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
