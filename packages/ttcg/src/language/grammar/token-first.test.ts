import { createToken, EmbeddedActionsParser } from 'chevrotain';
import { describe, expect, it } from 'vitest';
import { TokenFirstParser } from './token-first.ts';

const Yes = createToken({ name: 'Yes' });
const No = createToken({ name: 'No' });
const token = (tokenType: typeof Yes) => ({
  image: tokenType.name,
  startOffset: 0,
  tokenType,
  tokenTypeIdx: tokenType.tokenTypeIdx as number,
});

/** Reads any number of "no", then perhaps a "yes"; both are gated. */
class Asked extends TokenFirstParser {
  asked: string[] = [];
  open = true;

  constructor() {
    super([Yes, No]);
    this.performSelfAnalysis();
  }

  private gate(name: string): boolean {
    this.asked.push(name);
    return this.open;
  }

  answer = this.RULE('answer', () => {
    let times = 0;
    this.MANY({
      GATE: () => this.gate('no'),
      DEF: () => {
        this.CONSUME(No);
        times++;
      },
    });
    const yes = this.OPTION({
      GATE: () => this.gate('yes'),
      DEF: () => this.CONSUME(Yes).image,
    });
    return { times, yes };
  });
}

function read(types: (typeof Yes)[], open = true) {
  const parser = new Asked();
  parser.asked = [];
  parser.open = open;
  parser.input = types.map(token);
  const found = parser.answer();
  return { found, asked: parser.asked, errors: parser.errors.length };
}

describe('a parser that looks at the next token before it asks a gate', () => {
  it('overrides what the library calls', () => {
    const ours = Object.getOwnPropertyNames(TokenFirstParser.prototype);
    const overridden = ours.filter((name) => name !== 'constructor');
    expect(overridden).toHaveLength(2);
    for (const name of overridden) {
      expect(name in EmbeddedActionsParser.prototype).toBe(true);
    }
  });

  it('asks no gate where the token has answered', () => {
    const { found, asked } = read([No, No, Yes]);
    expect(found).toEqual({ times: 2, yes: 'Yes' });
    expect(asked).toEqual(['no', 'no', 'yes']);
    expect(read([]).asked).toEqual([]);
  });

  it('goes by the gate where the token would do', () => {
    const { found, asked, errors } = read([No, Yes], false);
    expect(found).toEqual({ times: 0, yes: undefined });
    expect(asked).toEqual(['no']);
    expect(errors).toBe(1);
  });
});
