import { type IOrAlt, type IParserConfig, LLkLookaheadStrategy } from 'chevrotain';
import { MOST_TYPES } from '../words/token-set.ts';

type Strategy = NonNullable<IParserConfig['lookaheadStrategy']>;
type Alternation = Parameters<Strategy['buildLookaheadForAlternation']>[0];
type Lookahead = (this: Reader, alternatives?: IOrAlt<unknown>[]) => number | undefined;

/** What a lookahead needs of the parser that it is called on. */
interface Reader {
  LA(howMuch: number): { readonly tokenTypeIdx: number };
}

/**
 * Where alternatives have gates, chevrotain asks every gate in turn. Here the next token tells first
 * which alternatives can begin with it, and only their gates are asked.
 */
export class FirstTokenStrategy extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(options: Alternation): Lookahead {
    const slow = super.buildLookaheadForAlternation(options);
    if (!options.hasPredicates) return slow;
    // Full length from the start: such tables are all of one kind to the engine.
    const byToken = new Array<number[] | undefined>(MOST_TYPES).fill(undefined);
    return function fast(this: Reader, alternatives: IOrAlt<unknown>[] = []) {
      const { tokenTypeIdx } = this.LA(1);
      const known = byToken[tokenTypeIdx];
      const here = known ?? beginningHere(this, slow, alternatives.length);
      if (!known) byToken[tokenTypeIdx] = here;
      for (let at = 0; at < here.length; at++) {
        const i = here[at] as number;
        const gate = alternatives[i]?.GATE;
        if (gate === undefined || gate.call(this)) return i;
      }
      return undefined;
    };
  }
}

/** The alternatives that can begin with the next token: each is tried alone, all others shut. */
function beginningHere(reader: Reader, slow: Lookahead, length: number): number[] {
  return Array.from({ length }, (_, i) => i).filter((i) => {
    const alone = Array.from({ length }, (_, j) => ({ GATE: () => i === j, ALT: () => undefined }));
    return slow.call(reader, alone) === i;
  });
}
