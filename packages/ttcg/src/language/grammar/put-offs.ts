import { worksLater } from '../tree/followers.ts';
import type { Act } from '../tree/tree.ts';
import { T } from '../words/tokens.ts';
import type { Parts } from './parts.ts';
import { saysInThisTurn, speaksOfThat } from './sentence-acts.ts';
import { SoManyParser } from './so-many.ts';

/** Sentences with something put off in their middle. */
export abstract class PutOffParser extends SoManyParser {
  /**
   * R-T190. "Return this card at the end of the turn and draw a card": what stands after what is put off waits
   * with it, unless it is for this turn, which would be over by then.
   */
  protected addPutOff(parts: Parts, later: readonly Act[]): void {
    const { acts, ending, opening, may, cost, link } = parts;
    const { at, ...more } = ending;
    if (cost) this.refuse('it is not clear what is put off');
    const now = later.filter((act) => 'for' in act && act.for === 'this turn');
    if (now.length === 0) {
      this.addSentence({
        ...parts,
        acts: [...acts, ...later],
        opening: { ...opening, at },
        ending: more,
      });
      return;
    }
    const plain = !may && !cost && !link && !opening.if && !ending.if && !opening.at;
    if (!plain || now.length < later.length || speaksOfThat(now))
      this.refuse('it is not clear what is put off');
    this.addSentence({ ...parts, acts: now, ending: more });
    this.addSentence({ ...parts, opening: {}, ending: { at } });
  }

  /** R-T361. Which turn do "this turn" and "that turn" mean, in the sentence that was read from there on? */
  protected checkTurns(from: number): void {
    if (!this.says(T.ThisTurn)) return;
    const { sentences } = this.effect;
    const later = worksLater(sentences, sentences.length - 1);
    const asksPast = later && saysInThisTurn(sentences.at(-1));
    for (const token of this.input) {
      if (token.tokenType !== T.ThisTurn || token.startOffset < from) continue;
      if (token.startOffset > this.LA(0).startOffset) return;
      const that = token.image.includes('that');
      if (that && !later)
        this.refuse('it is not clear which turn is meant; say "this turn"', token);
      if (!that && asksPast) this.refuse('say "that turn" of the turn in which it works', token);
    }
  }
}
