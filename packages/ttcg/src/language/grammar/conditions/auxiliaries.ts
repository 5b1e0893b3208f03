import type { ParserMethod } from 'chevrotain';
import { T } from '../../words/tokens.ts';
import { CountingParser } from './countings.ts';

interface Auxiliary {
  readonly tense: 'present' | 'would' | 'past';
  readonly not: boolean;
  readonly passive: boolean;
}

const PLAIN: Auxiliary = { tense: 'present', not: false, passive: false };

/** What stands before a verb and tells whether it happens, would happen or has happened. */
export abstract class AuxiliaryParser extends CountingParser {
  /** "is", "would be", "was not", "did not", "has been" or nothing before a verb. */
  protected auxiliary: ParserMethod<[], Auxiliary> = this.RULE('auxiliary', () => {
    const auxiliary = this.OPTION3(() =>
      this.OR<Auxiliary>([
        {
          ALT: () => {
            this.CONSUME(T.Would);
            const be = this.OPTION(() => this.CONSUME(T.Be));
            return { tense: 'would', not: false, passive: be !== undefined };
          },
        },
        this.word(T.Is, { tense: 'present', not: false, passive: true }),
        {
          GATE: () => this.at(2, T.Turned, T.The, T.PartOfChain),
          ...this.word(T.Become, { tense: 'present', not: false, passive: true }),
        },
        {
          ALT: () => {
            this.CONSUME(T.Was);
            const not = this.OPTION2(() => this.CONSUME(T.Not));
            return { tense: 'past', not: not !== undefined, passive: true };
          },
        },
        this.word(T.DidNot, { tense: 'past', not: true, passive: false }),
        {
          ALT: () => {
            this.CONSUME(T.Has);
            const not = this.OPTION4(() => this.CONSUME2(T.Not));
            const been = this.OPTION5(() => this.CONSUME(T.Been));
            return { tense: 'past', not: not !== undefined, passive: been !== undefined };
          },
        },
      ]),
    );
    return this.ACTION((): Auxiliary => auxiliary ?? PLAIN);
  });
}
