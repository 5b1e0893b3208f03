import type { ParserMethod } from 'chevrotain';
import type { Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { AmongParser } from './among.ts';
import type { Item } from './lists.ts';

/** Cards at an end of a deck. */
export abstract class TopParser extends AmongParser {
  /** Whose deck was spoken of last, by what was done to it. */
  protected lastDeck: Whose | undefined;

  /** "the top three cards of your deck". */
  protected top: ParserMethod<[], Item> = this.RULE('top', () => {
    this.OPTION(() => this.CONSUME(T.The));
    const the = this.OR<'top' | 'bottom'>([this.word(T.Top, 'top'), this.word(T.Bottom, 'bottom')]);
    const n = this.OPTION2(() => this.SUBRULE(this.number));
    this.CONSUME(T.Card);
    // "Shuffle your deck and reveal the top card."
    const { lastDeck } = this;
    const whose = this.OR3<Whose>([
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.From) }]);
          const said = this.SUBRULE(this.whose);
          this.CONSUME(T.Deck);
          return said;
        },
      },
      { GATE: () => lastDeck !== undefined, ALT: () => lastDeck ?? 'your' },
    ]);
    return this.ACTION(() => ({ the, n: n ?? 1, whose }));
  });
}
