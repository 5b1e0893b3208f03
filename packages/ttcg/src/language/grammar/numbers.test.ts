import {
  createToken,
  EmbeddedActionsParser,
  GAstVisitor,
  type IProduction,
  type IProductionWithOccurrence,
  NonTerminal,
  Terminal,
} from 'chevrotain';
import { describe, expect, it } from 'vitest';
import { UNNUMBERED } from './base.ts';
import { EffectParser } from './grammar.ts';

/** What visits a rule: its methods for each kind of part do nothing, though they are declared abstract. */
const Visitor = GAstVisitor as unknown as new () => { visit(production: IProduction): void };

/** All that has a number in a rule: OPTION2, SUBRULE3(cards), CONSUME(The). */
class Numbered extends Visitor {
  readonly names: string[] = [];

  override visit(production: IProduction): void {
    if (!('idx' in production) || production.constructor.name === 'Alternative') return;
    const { idx } = production as IProductionWithOccurrence;
    if (production instanceof Terminal && idx === UNNUMBERED) return;
    const what = production.constructor.name;
    this.names.push(`${what} ${idx} ${nameOf(production)}`.trim());
  }
}

function nameOf(production: IProduction): string {
  if (production instanceof NonTerminal) return production.nonTerminalName;
  return production instanceof Terminal ? production.terminalType.name : '';
}

/**
 * What has the same number twice in one rule. The library finds a part of a rule by its number, and reads the
 * second as it would the first; its own check of that is off, as it takes too long.
 */
function doubles(parser: EmbeddedActionsParser): string[] {
  return Object.values(parser.getGAstProductions()).flatMap((rule) => {
    const numbered = new Numbered();
    rule.accept(numbered as unknown as GAstVisitor);
    const twice = numbered.names.filter((name, i) => numbered.names.indexOf(name) < i);
    return twice.map((name) => `${rule.name}: ${name}`);
  });
}

const Yes = createToken({ name: 'Yes' });
const No = createToken({ name: 'No' });

/** A parser whose rule has every kind of double. */
class Doubled extends EmbeddedActionsParser {
  constructor() {
    super([Yes, No], { skipValidations: true });
    this.performSelfAnalysis();
  }

  private yes = this.RULE('yes', () => {
    this.CONSUME(Yes);
    this.CONSUME2(Yes);
  });

  readonly all = this.RULE('all', () => {
    this.OPTION(() => this.CONSUME(No));
    this.OPTION2(() => this.OPTION(() => this.SUBRULE(this.yes)));
    this.MANY1(() => this.SUBRULE2(this.yes));
    this.MANY1(() => this.SUBRULE2(this.yes));
    this.OR([{ ALT: () => this.CONSUME(No) }, { ALT: () => this.CONSUME(Yes) }]);
    this.OR([{ ALT: () => this.CONSUME3(No) }, { ALT: () => this.CONSUME3(Yes) }]);
  });
}

describe('the numbers in a rule of the grammar', () => {
  it('are seen where they come twice', () => {
    expect(doubles(new Doubled())).toEqual([
      'all: Option 0',
      'all: Repetition 1',
      'all: NonTerminal 2 yes',
      'all: Terminal 0 No',
      'all: Alternation 0',
    ]);
  });

  it('never come twice', () => {
    expect(doubles(new EffectParser())).toEqual([]);
  });
});
