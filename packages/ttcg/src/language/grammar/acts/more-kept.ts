import type { IToken, ParserMethod } from 'chevrotain';
import type { Act, CardDeed, CardFilter } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { TurnPlayedParser } from './turn-played.ts';

/** What else cards are kept from, and in which other ways. */
export abstract class MoreKeptParser extends TurnPlayedParser {
  /** "tapped, destroyed or targeted": the one between. */
  protected listedDeedAt(): boolean {
    return this.at(1, T.Comma) && this.at(2, CATEGORY.done) && this.at(3, T.Or, T.Comma);
  }

  /** "destroyed by spells or in battle": in another way as well. */
  protected otherCauseAt(): boolean {
    return this.at(2, T.InBattle) || (this.at(2, T.By) && !this.at(3, T.Gerund));
  }

  protected otherCause: ParserMethod<[from: CardDeed], { from: CardDeed; by?: CardFilter }> =
    this.RULE('otherCause', (from: CardDeed) => {
      const deed = this.SUBRULE(this.causeOf, { ARGS: ['destroyed'] });
      this.ACTION(() => {
        if (!from.startsWith('be destroyed ')) this.refuse('say each by itself');
      });
      return deed;
    });

  /** After "cannot be destroyed or": "targeted", "returned to the hand by spells"; by what is said of all. */
  protected alsoSuffered: ParserMethod<
    [out: Act[], start: number],
    { from: CardDeed; by?: CardFilter }
  > = this.RULE('alsoSuffered', (out: Act[], start: number) => {
    const done = this.ACTION(() => this.LA(1));
    const deed = this.SUBRULE(this.suffered);
    this.ACTION(() => {
      const bare = this.LA(0) === done || deed.from === 'be returned to the hand';
      const caused = this.saysBySince(done);
      if ((!caused && !bare) || (caused && deed.from === 'be attacked'))
        this.refuse('say each by itself');
      for (let i = start; i < out.length; i++) {
        const before = out[i];
        if (before?.do !== 'forbid') continue;
        const kept = caused ? keptBy(before, deed.by) : before.from.startsWith('be ') && before;
        if (!kept) this.refuse('say each by itself');
        else out[i] = kept;
      }
    });
    return deed;
  });

  /** Whether "by" was said after a word. */
  private saysBySince(word: IToken): boolean {
    for (let k = 0; this.LA(-k) !== word; k++) if (this.at(-k, T.By)) return true;
    return false;
  }
}

type Forbid = Extract<Act, { do: 'forbid' }>;

/** "destroyed or returned to the hand by spells": what was said without a cause, with it. */
function keptBy({ from, ...act }: Forbid, by: CardFilter | undefined): Forbid | undefined {
  if (act.by) return undefined;
  const limit = by && { by };
  if (from === 'be destroyed') return { ...act, from: 'be destroyed by effects', ...limit };
  if (from === 'be targeted' || from === 'be returned to the hand')
    return { ...act, from, ...limit };
  if (from === 'be tapped' || from === 'be untapped')
    return { ...act, from, by: by ?? { noun: 'card' } };
  return undefined;
}
