import type { CardRef } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { OfThemParser } from './of-them.ts';
import type { Simple } from './tests.ts';

/** What is said of the same card after an "and", without naming it again. */
export abstract class MoreOfItParser extends OfThemParser {
  /** "this card is on the field and is tapped": more is said of the same card. */
  protected moreOfItAt(word: string, before: Simple | undefined): boolean {
    const joint = this.at(1, T.And, T.But) ? 'all' : this.at(1, T.Or) ? 'any' : undefined;
    if (!joint || (word !== '' && word !== joint) || !cardTested(before)) return false;
    const k = this.at(3, T.Not) ? 4 : 3;
    return this.at(2, T.Is) && (this.at(k, CATEGORY.state, T.Under) || this.at(k, T.On, T.In));
  }

  protected moreOfIt = this.RULE('moreOfIt', (parts: Simple[]) => {
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    const a = this.SUBRULE(this.quality);
    this.ACTION(() => {
      const card = cardTested(parts.at(-1)) ?? ({ the: 'this' } as const);
      parts.push(this.tested(card, a, not !== undefined));
    });
  });
}

/** The card that something was just said of. */
function cardTested(part: Simple | undefined): CardRef | undefined {
  const said = part?.is === 'not' ? part.of : part;
  return said?.is === 'card' ? said.card : undefined;
}
