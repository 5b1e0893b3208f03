import { EmbeddedActionsParser, type IToken, type ParserMethod } from 'chevrotain';
import { findKeyword, KEYWORDS, type KeywordName, type Purpose } from './keywords.ts';
import { CATEGORY, TOKEN, tokenize, VOCABULARY } from './tokens.ts';
import type { Amount, CardType, Command, Condition, Program, Side } from './tree.ts';

/** More keywords than this are refused unread. */
export const MOST_KEYWORDS = 500;

/** Conditionals may stand inside each other this deep. */
export const DEEPEST_NESTING = 32;

/** A place in the keyword list that takes a value; the n-th slot takes the n-th value. */
export interface Slot {
  /** Index of the keyword that wants the value. */
  keyword: number;
  name: string;
  purpose: Purpose;
}

/** What reading a keyword list came to. */
export interface Reading {
  /** Missing if the list is not a whole program. */
  program?: Program;
  slots: Slot[];
  /** Index of the first keyword that cannot stand where it is; the length if the list ends early. */
  failedAt?: number;
  tooDeep: boolean;
}

type CardCommand = Extract<Command, { targets: Amount[]; type: CardType }>['do'];
type FlagTest = Extract<Condition, { test: 'discarded' | 'swapped' | 'flipped' | 'transferred' }>;

const CARD_COMMANDS: Record<string, CardCommand> = {
  EFFECT_DRAW: 'draw',
  EFFECT_DISCARD: 'discard',
  EFFECT_TRANSFER: 'transfer',
  EFFECT_SWAP: 'swap',
};

const FLAG_TESTS: Record<string, FlagTest['test']> = {
  CON_DISCARD_FLAG: 'discarded',
  CON_SWAP_FLAG: 'swapped',
  CON_FLIP_FLAG: 'flipped',
  CON_TRANSFER_FLAG: 'transferred',
};

/**
 * The grammar of the keyword table (R-K5). Lists of commands take every END_COMMAND and every
 * conditional takes every path keyword it still lacks, so both belong to the innermost (R-K4).
 */
class KeywordParser extends EmbeddedActionsParser {
  slots: Slot[] = [];
  tooDeepAt: number | undefined;
  private values: readonly number[] = [];
  private depth = 0;

  constructor() {
    super(VOCABULARY, { maxLookahead: 1 });
    this.performSelfAnalysis();
  }

  start(tokens: IToken[], values: readonly number[]): Program | undefined {
    this.input = tokens;
    this.slots = [];
    this.tooDeepAt = undefined;
    this.values = values;
    this.depth = 0;
    return this.program();
  }

  /** Notes what the token's value is for, and takes that value. */
  private take(token: IToken, owner: string, which: 'target' | 'stored'): number {
    const purpose = findKeyword(owner)?.[which] ?? { meaning: 'a whole number' };
    const value = this.values[this.slots.length];
    this.slots.push({ keyword: token.startOffset, name: token.image, purpose });
    return value || 0; // -0 is 0
  }

  private program = this.RULE('program', (): Program => {
    return { commands: this.SUBRULE(this.commands) };
  });

  private commands: ParserMethod<[], Command[]> = this.RULE('commands', () => {
    const list = [this.SUBRULE(this.command)];
    this.MANY(() => {
      this.CONSUME(TOKEN.END_COMMAND);
      list.push(this.SUBRULE2(this.command));
    });
    return list;
  });

  private command: ParserMethod<[], Command> = this.RULE('command', () =>
    this.OR<Command>([
      { ALT: () => this.SUBRULE(this.nothing) },
      { ALT: () => this.SUBRULE(this.addition) },
      { ALT: () => this.SUBRULE(this.cardEffect) },
      { ALT: () => this.SUBRULE(this.conditional) },
    ]),
  );

  private nothing = this.RULE('nothing', (): Command => {
    this.CONSUME(TOKEN.EFFECT_NONE);
    return { do: 'none' };
  });

  private addition = this.RULE('addition', (): Command => {
    const effect = this.CONSUME(TOKEN.EFFECT_ADDVALUE);
    return { do: 'add', targets: this.SUBRULE(this.targets, { ARGS: [effect.image] }) };
  });

  private cardEffect = this.RULE('cardEffect', (): Command => {
    const effect = this.CONSUME(CATEGORY.cardEffect);
    const targets = this.SUBRULE(this.targets, { ARGS: [effect.image] });
    const type = this.SUBRULE(this.type);
    return { do: CARD_COMMANDS[effect.image] ?? 'draw', targets, type };
  });

  private conditional = this.RULE('conditional', (): Command => {
    const effect = this.CONSUME(TOKEN.EFFECT_CONDITIONAL);
    this.ACTION(() => {
      this.depth += 1;
      if (this.depth > DEEPEST_NESTING) this.tooDeepAt ??= effect.startOffset;
    });
    const conditions: Condition[] = [];
    this.AT_LEAST_ONE(() => {
      conditions.push(this.SUBRULE(this.condition));
    });
    let success: Command[] = [];
    let failure: Command[] = [];
    this.OR([
      {
        ALT: () => {
          success = this.SUBRULE(this.successPath);
          failure = this.SUBRULE(this.failurePath);
        },
      },
      {
        ALT: () => {
          failure = this.SUBRULE2(this.failurePath);
          success = this.SUBRULE2(this.successPath);
        },
      },
    ]);
    this.ACTION(() => {
      this.depth -= 1;
    });
    return { do: 'if', conditions, success, failure };
  });

  private successPath: ParserMethod<[], Command[]> = this.RULE('successPath', () => {
    this.CONSUME(TOKEN.SUCCESS_PATH);
    return this.SUBRULE(this.commands);
  });

  private failurePath: ParserMethod<[], Command[]> = this.RULE('failurePath', () => {
    this.CONSUME(TOKEN.FAILURE_PATH);
    return this.SUBRULE(this.commands);
  });

  private condition = this.RULE('condition', () =>
    this.OR<Condition>([
      { ALT: () => this.SUBRULE(this.flagTest) },
      { ALT: () => this.SUBRULE(this.classTest) },
      { ALT: () => this.SUBRULE(this.duplicateTest) },
      { ALT: () => this.SUBRULE(this.quantityTest) },
      { ALT: () => this.SUBRULE(this.valueTest) },
      { ALT: () => this.SUBRULE(this.targetTest) },
    ]),
  );

  private flagTest = this.RULE('flagTest', (): Condition => {
    const con = this.CONSUME(CATEGORY.flagTest);
    const { side } = this.SUBRULE(this.target, { ARGS: [con.image] });
    return { test: FLAG_TESTS[con.image] ?? 'flipped', side };
  });

  private classTest = this.RULE('classTest', (): Condition => {
    const con = this.CONSUME(TOKEN.CON_HAS_CLASS_CARD);
    const { side, amount: colour } = this.SUBRULE(this.target, { ARGS: [con.image] });
    const count = this.SUBRULE(this.stored, { ARGS: [con.image] });
    return { test: 'class', side, colour, count };
  });

  private duplicateTest = this.RULE('duplicateTest', (): Condition => {
    const con = this.CONSUME(TOKEN.CON_HAS_DUPLICATE);
    const { side } = this.SUBRULE(this.target, { ARGS: [con.image] });
    return { test: 'duplicate', side, type: this.SUBRULE(this.type) };
  });

  // R-K7: the type may stand before or after the stored integer.
  private quantityTest = this.RULE('quantityTest', (): Condition => {
    const con = this.CONSUME(TOKEN.CON_CARD_QUANTITY);
    const { side, amount: from } = this.SUBRULE(this.target, { ARGS: [con.image] });
    let to = 0;
    let type: CardType = 'special';
    this.OR([
      {
        ALT: () => {
          to = this.SUBRULE(this.stored, { ARGS: [con.image] });
          type = this.SUBRULE(this.type);
        },
      },
      {
        ALT: () => {
          type = this.SUBRULE2(this.type);
          to = this.SUBRULE2(this.stored, { ARGS: [con.image] });
        },
      },
    ]);
    return { test: 'quantity', side, from, to, type };
  });

  private valueTest = this.RULE('valueTest', (): Condition => {
    const con = this.CONSUME(TOKEN.CON_HAS_VALUE_CARD);
    const { side, amount: value } = this.SUBRULE(this.target, { ARGS: [con.image] });
    const count = this.SUBRULE(this.stored, { ARGS: [con.image] });
    return { test: 'value', side, value, count };
  });

  private targetTest = this.RULE('targetTest', (): Condition => {
    const con = this.CONSUME(TOKEN.CON_COMPARE_Against_Target);
    const { side } = this.SUBRULE(this.target, { ARGS: [con.image] });
    return { test: 'target', side };
  });

  private targets = this.RULE('targets', (owner: string) => {
    const list: Amount[] = [];
    this.AT_LEAST_ONE(() => {
      list.push(this.SUBRULE(this.target, { ARGS: [owner] }));
    });
    return list;
  });

  private target = this.RULE('target', (owner: string): Amount => {
    const token = this.CONSUME(CATEGORY.target);
    const side: Side = token.tokenType === TOKEN.TARGET_PLAYER ? 'player' : 'opponent';
    return { side, amount: this.ACTION(() => this.take(token, owner, 'target')) };
  });

  private stored = this.RULE('stored', (owner: string): number => {
    const token = this.CONSUME(TOKEN.CON_STORE_ADDITIONAL_INTEGER);
    return this.ACTION(() => this.take(token, owner, 'stored'));
  });

  private type = this.RULE('type', (): CardType => {
    const token = this.CONSUME(CATEGORY.type);
    return token.tokenType === TOKEN.TYPE_NUMBER ? 'number' : 'special';
  });
}

const parser = new KeywordParser();

/** Reads a keyword list with its values. The values are not checked; a missing one reads as 0. */
export function readKeywords(keywords: readonly string[], values: readonly number[]): Reading {
  const program = parser.start(tokenize(keywords), values);
  const { slots, tooDeepAt } = parser;
  if (tooDeepAt !== undefined) return { slots, tooDeep: true, failedAt: tooDeepAt };
  const error = parser.errors[0];
  if (!error && program) return { program, slots, tooDeep: false };
  const index = error?.token.startOffset ?? Number.NaN;
  const failedAt = Number.isNaN(index) ? keywords.length : index; // the end has no offset
  return { slots, tooDeep: false, failedAt };
}

/** The keywords that may stand after a list, in table order; none after a list that is wrong. */
export function keywordsAfter(prefix: readonly string[]): KeywordName[] {
  if (prefix.length >= MOST_KEYWORDS) return [];
  return KEYWORDS.map(({ name }) => name).filter((name) => {
    const { failedAt } = readKeywords([...prefix, name], []);
    return failedAt === undefined || failedAt > prefix.length;
  });
}
