import type { Act, CardFilter, Cards } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { OnlyAttackParser } from './only-attacks.ts';

/** Cards that use the effects of others. */
export abstract class LendingParser extends OnlyAttackParser {
  /** After "can": "use the effects of this card". */
  protected lendingAt(): boolean {
    if (!this.at(1, T.Activate)) return false;
    const k = this.at(2, T.The, T.All) ? 3 : 2;
    return this.at(k, T.Effect) && this.at(k + 1, T.Of);
  }

  protected lending = this.RULE('lending', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Activate);
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.All) }]),
    );
    this.CONSUME(T.Effect);
    this.CONSUME(T.Of);
    this.ACTION(() => {
      this.itIsThis = cards.the === 'this';
    });
    const of = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      this.itIsThis = false;
      const lent = lentIn(of);
      if (lent) out.push({ do: 'lend', cards, of: lent });
      else this.refuse('say "the effects of all cards under it", or "of this card"');
    });
  });
}

function lentIn(of: Cards): { readonly the: 'this' } | CardFilter | undefined {
  if (of.the === 'this') return { the: 'this' };
  return of.the === 'pick' && of.count === 'all' ? of.card : undefined;
}
