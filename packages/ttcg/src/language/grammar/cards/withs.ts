import { CATEGORY, T } from '../../words/tokens.ts';
import { FilterParser } from './filters.ts';
import type { Draft, Phrase } from './phrase.ts';

/** What is said of a noun by "with". */
export abstract class WithParser extends FilterParser {
  /** Whether "with" says something of a noun, rather than with what something is done. */
  protected withAt(): boolean {
    if (this.at(1, T.Without)) return this.nearAt(2);
    if (this.at(1, T.That, T.Who) && this.at(2, T.DoNot))
      return this.at(3, T.Has) && this.nearAt(4);
    if (!this.at(1, T.With, T.That, T.Who)) return false;
    const has = !this.at(1, T.With);
    if (has && !this.at(2, T.Has)) return false;
    const k = has ? 3 : 2;
    if (this.coversAt(k)) return true;
    if (this.at(k, T.A, T.No) && this.nearAt(k)) return true;
    if (this.at(k, T.No) && this.at(k + 1, T.More, T.Less, T.Higher, T.Lower)) return true;
    if (this.noneInCommonAt(k)) return true;
    if (this.at(k, T.Different)) return this.readsPick && this.sharedAt(k + 1);
    if (this.at(k, T.Highest, T.Lowest)) return this.measureAt(k + 1);
    if (this.at(k, T.The)) return this.at(k + 1, T.Highest, T.Lowest, T.Same);
    if (this.at(k, T.A)) {
      if (this.at(k + 1, T.Rank)) return !this.rankedNounAt(k + 2);
      if (this.at(k + 1, T.Attack, T.Defense)) return true;
      return this.at(k + 1, T.Higher, T.Lower) || this.effectKindAt(k + 1);
    }
    if (this.at(k, T.Number)) {
      if (this.at(k + 1, T.OrMore, T.OrFewer)) return true;
      return this.measureAt(k + 1) && !this.at(k + 2, T.Number);
    }
    return (
      this.measureAt(k) ||
      this.at(k, T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.FewerThan) ||
      this.at(k, T.More, T.Less, T.Higher, T.Lower, T.AsMuch) ||
      this.effectKindAt(k)
    );
  }

  /** After "rank": "2 card", "2 or higher fire unit". */
  private rankedNounAt(k: number): boolean {
    if (!this.at(k, T.Number)) return false;
    const next = this.at(k + 1, T.OrHigher, T.OrLower) ? k + 2 : k + 1;
    return this.nounAt(next) || this.at(next, T.UnitType);
  }

  /** "with 300 or more attack", "with the highest attack", "with a continuous effect" ... */
  protected withFilter = this.RULE('withFilter', (draft: Draft) => {
    this.OR3([
      { ALT: () => this.CONSUME(T.Without) },
      { ALT: () => this.CONSUME(T.With) },
      {
        ALT: () => {
          this.OR4([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
          this.OPTION4(() => this.CONSUME(T.DoNot));
          this.CONSUME(T.Has);
        },
      },
    ]);
    const without = this.ACTION(() => this.at(0, T.Without) || this.at(-1, T.DoNot));
    this.OPTION({
      GATE: () => this.at(2, T.Highest, T.Lowest, T.Same, T.Higher, T.Lower) || this.measureAt(2),
      DEF: () => this.OR([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.A) }]),
    });
    this.OR2([
      {
        GATE: () => !without && this.coversAt(1),
        ALT: () => this.SUBRULE(this.coversFilter, { ARGS: [draft] }),
      },
      {
        GATE: () => this.nearAt(1),
        ALT: () => this.SUBRULE(this.nearFilter, { ARGS: [draft, without] }),
      },
      {
        GATE: () => this.noneInCommonAt(1),
        ALT: () => this.SUBRULE(this.noneInCommon, { ARGS: [draft] }),
      },
      { ALT: () => this.SUBRULE(this.mostFilter, { ARGS: [draft] }) },
      { ALT: () => this.SUBRULE(this.sameFilter, { ARGS: [draft] }) },
      { ALT: () => this.SUBRULE(this.differentFilter) },
      {
        ALT: () => {
          this.OPTION3(() => this.CONSUME2(T.A));
          const effect = this.SUBRULE(this.effectKind);
          this.CONSUME(T.Effect);
          this.ACTION(() => this.say(draft, 'effect', effect));
        },
      },
      { ALT: () => this.SUBRULE(this.versusFilter, { ARGS: [draft] }) },
      {
        GATE: () => this.measureAt(1) && this.valueComparedAt(2),
        ALT: () => this.SUBRULE(this.turnedVersus, { ARGS: [draft] }),
      },
      {
        ALT: () => {
          const stat = this.SUBRULE(this.measure);
          this.OPTION2(() => this.CONSUME(T.Of));
          const range = this.SUBRULE(this.range);
          this.ACTION(() => this.narrow(draft, stat, range));
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE2(this.range);
          const stat = this.SUBRULE2(this.measure);
          this.ACTION(() => this.narrow(draft, stat, range));
        },
      },
    ]);
  });

  protected extremeOneAt(): boolean {
    return this.at(1, T.The) && this.at(2, T.Number, CATEGORY.noun) && this.at(3, T.With);
  }

  /** After "except": "the one with the highest attack", of those that are spoken of. */
  protected extremeOne = this.RULE('extremeOne', (phrase: Phrase) => {
    this.CONSUME(T.The);
    const one = this.OR([
      { ALT: () => this.CONSUME(T.Number) },
      { ALT: () => this.CONSUME(CATEGORY.noun) },
    ]);
    this.CONSUME(T.With);
    this.CONSUME2(T.The);
    const draft: Draft = { noun: 'card' };
    this.SUBRULE(this.mostFilter, { ARGS: [draft] });
    this.ACTION(() => {
      if (one.tokenType === T.Number && this.value(one) !== 1) this.refuse('say "the one"');
      if (draft.most) phrase.exceptMost = draft.most;
    });
  });
}
