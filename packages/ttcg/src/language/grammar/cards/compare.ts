import type { IToken, ParserMethod } from 'chevrotain';
import type { CardRef, EffectType, PairLie, Pick, Shared } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Draft } from './phrase.ts';
import type { Comparison } from './ranges.ts';
import { THIS, VersusParser } from './versus.ts';

/** Cards compared with others by their type, name or rank. */
export abstract class CompareParser extends VersusParser {
  /** "whose attack is lower than its defense", "whose rank is 2 or lower". */
  protected whoseValue = this.RULE('whoseValue', (draft: Draft) => {
    this.CONSUME(T.WhoseOwn);
    this.OR2([
      {
        GATE: () => this.effectKindAt(1),
        ALT: () => this.SUBRULE(this.effectAtWork, { ARGS: [draft] }),
      },
      { ALT: () => this.SUBRULE(this.whoseMeasure, { ARGS: [draft] }) },
    ]);
  });

  /** After "whose": "continuous effect is active". */
  private effectAtWork = this.RULE('effectAtWork', (draft: Draft) => {
    const effect = this.SUBRULE(this.effectKind);
    this.CONSUME(T.Effect);
    this.CONSUME(T.Is);
    this.OR([{ ALT: () => this.CONSUME(T.Active) }, { ALT: () => this.CONSUME(T.AtWork) }]);
    this.ACTION(() => {
      if (effect !== 'continuous' && effect !== 'equip')
        this.refuse('only continuous and equip effects go on');
      this.say(draft, 'effect', effect);
      this.say(draft, 'atWork', true);
    });
  });

  /** After "whose": "attack is lower than its defense", "rank is 2 or lower". */
  private whoseMeasure = this.RULE('whoseMeasure', (draft: Draft) => {
    const stat = this.SUBRULE(this.measure);
    this.CONSUME(T.Is);
    this.OR([
      {
        GATE: () => this.valueComparedAt(1),
        ALT: () => {
          this.SUBRULE(this.thanOther, { ARGS: [draft, stat] });
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE(this.range);
          this.ACTION(() => this.narrow(draft, stat, range));
        },
      },
    ]);
  });

  protected rankStepAt(k: number): boolean {
    return this.at(k, T.Number) && this.at(k + 1, T.Rank) && this.at(k + 2, T.Higher, T.Lower);
  }

  /** "one rank higher than this card"; after "of the same type as it", "and one rank higher". */
  protected rankStep = this.RULE('rankStep', (draft: Draft) => {
    this.OPTION2(() => this.CONSUME(T.And));
    const by = this.SUBRULE(this.number);
    this.CONSUME(T.Rank);
    const than = this.OR<Comparison>([this.word(T.Higher, 'more'), this.word(T.Lower, 'less')]);
    const said = this.OPTION(() => {
      this.CONSUME(T.Than);
      return this.SUBRULE(this.ref);
    });
    this.ACTION(() => {
      // A card is ranked up with one of the next rank anyway.
      if (this.readsMaterial && by === 1 && than === 'more' && (said?.the ?? 'that') === 'that')
        return;
      if (by < 1) this.refuse('say "of the same rank"');
      const of = said ?? draft.same?.as ?? this.comparedWith();
      const step = { stat: 'rank', than, of, ofStat: 'rank', by } as const;
      this.say(draft, 'versus', step);
    });
  });

  /** Whether the cards are read that others are ranked up with. */
  protected readsMaterial = false;

  /** "same type as this card"; without "as", as the cards spoken of. */
  protected sameFilter = this.RULE('sameFilter', (draft: Draft) => {
    const from = this.CONSUME(T.Same);
    const first = this.SUBRULE(this.sharedThing);
    const second = this.OPTION3({
      GATE: () => this.at(1, T.And) && this.sharedAt(2),
      DEF: () => {
        this.CONSUME(T.And);
        return this.SUBRULE2(this.sharedThing);
      },
    });
    const what = this.ACTION(() => (first === 'rank' && second ? second : first));
    const each = this.OPTION2(() => this.CONSUME(T.EachOther));
    const as = this.OPTION({
      GATE: () => each === undefined,
      DEF: () => {
        this.CONSUME(T.As);
        return this.SUBRULE(this.ref);
      },
    });
    this.ACTION(() => {
      if (as?.the === 'that' && this.nounAt(0) && this.LA(0).image.endsWith('s'))
        this.refuse('say the same as which card');
      if (second) {
        this.sameInTwo(draft, first, second, as);
        return;
      }
      const ofPair = this.readsPartner || (!this.spoken && !draft.other);
      if (each || (!as && ofPair && this.readsPick)) {
        if (!this.readsPick) this.refuse('only cards that are chosen can be like each other');
        this.alike = what;
        this.alikeFrom = from;
        return;
      }
      if (!as && this.isLikeFirst(this.firstHere)) {
        this.say(draft, 'same', { what, as: { the: 'that' } });
        return;
      }
      const ofThis = draft.other !== undefined || this.firstHere === 'this';
      if (!as && !this.spoken && !ofThis) this.refuse('say the same as which card');
      const usual = ofThis && !this.spoken ? ('this' as const) : ('that' as const);
      this.say(draft, 'same', { what, as: as ?? { the: usual } });
    });
  });

  /** "two adjacent units", "across from each other": how the cards that are chosen lie. */
  protected lieTogether(how: PairLie): void {
    if (!this.readsPick) this.refuse('only cards that are chosen can lie so to each other');
    this.alike = how;
    this.alikeFrom = this.LA(0);
  }

  /** "of the same type and rank as this card": the rank is a value as well. */
  private sameInTwo(draft: Draft, first: Shared, second: Shared, as: CardRef | undefined): void {
    const what = first === 'rank' ? second : first;
    if (!as) this.refuse('say the same as which card');
    if (first === second || (first !== 'rank' && second !== 'rank'))
      this.refuse('of two such things one is the rank; else say one of them');
    const of = as ?? THIS;
    this.say(draft, 'same', { what, as: of });
    this.say(draft, 'versus', { stat: 'rank', than: 'as much', of, ofStat: 'rank' });
  }

  /** "no subtype in common with this card", "a different type". */
  protected noneInCommonAt(k: number): boolean {
    if (this.at(k, T.No)) return this.at(k + 2, T.InCommon);
    return this.at(k, T.A) && this.at(k + 1, T.Different) && this.sharedAt(k + 2);
  }

  /** "different names", of cards to choose. */
  protected differentFilter = this.RULE('differentFilter', () => {
    this.CONSUME(T.Different);
    const what = this.SUBRULE(this.sharedThing);
    this.ACTION(() => {
      if (what === 'subtype') this.refuse('cards can have several subtypes; say "types"');
      else this.apart = what;
    });
  });

  /** Is one of each kind chosen, of whatever kinds there are? */
  protected ofEachKind = false;

  /** How cards to choose are alike, or not, is said of those alone. */
  protected forgetLikeness(): void {
    this.alike = this.apart = undefined;
    this.ofEachKind = false;
  }

  /** "each rank", of cards to choose. */
  protected eachKind = this.RULE('eachKind', () => {
    this.CONSUME(T.Each);
    const what = this.SUBRULE(this.sharedThing);
    this.ACTION(() => {
      if (what === 'subtype') this.refuse('cards can have several subtypes; say "type"');
      else this.apart = what;
      this.ofEachKind = true;
    });
  });

  protected sharedAt(k: number): boolean {
    return this.at(k, T.Type, T.SubtypeWord, T.Rank, T.Name);
  }

  /** "no subtype in common with it"; "a different type than this card", without "than" from the cards spoken of. */
  protected noneInCommon = this.RULE('noneInCommon', (draft: Draft) => {
    const common = this.OR([
      this.word(T.No, true),
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Different);
          return false;
        },
      },
    ]);
    const from = this.LA(1);
    const what = this.SUBRULE(this.sharedThing);
    const as = this.OPTION({
      GATE: () => common || this.at(1, T.Than, T.From),
      DEF: () => {
        this.OR2([
          { ALT: () => this.CONSUME(T.InCommon) },
          { ALT: () => this.CONSUME(T.Than) },
          { ALT: () => this.CONSUME(T.From) },
        ]);
        return this.SUBRULE(this.ref);
      },
    });
    this.ACTION(() => {
      if (!as && !this.spoken) this.refuse('say different from which card', from);
      this.say(draft, 'same', { what, as: as ?? { the: 'that' }, not: true });
    });
  });

  /** "Place a unit under a unit of the same type": as the one that the clause named before. */
  protected isLikeFirst(first: CardRef['the'] | 'pick' | undefined): boolean {
    if (first !== 'pick' || !this.inClause) return false;
    this.likeFirst = true;
    return true;
  }

  /** Whether what the clause names later is told by what it named first, which is chosen before it then. */
  protected likeFirst = false;

  /** Whether an act is read, before which cards can be chosen. */
  protected inClause = false;

  /** Whether cards to choose are read, which can be like each other; and in what they have to be, or not. */
  protected readsPick = false;
  protected alike: Pick['alike'];
  protected apart: Pick['apart'];

  /** Whether what is read is swapped with a card, and what it has in common with that. */
  protected readsPartner = false;
  protected partnersShare: Shared | undefined;
  /** Where that was said. */
  protected alikeFrom: IToken | undefined;

  protected sharedThing = this.oneOf<Shared>('sharedThing', [
    this.word(T.Type, 'type'),
    this.word(T.SubtypeWord, 'subtype'),
    this.word(T.Rank, 'rank'),
    this.word(T.Name, 'name'),
  ]);

  /** Whether a verb comes that begins another act: not "attack", not "with an equip effect". */
  protected otherVerbAt(k: number): boolean {
    return this.at(k, CATEGORY.verb) && !this.at(k, T.Attack, T.Share) && !this.effectKindAt(k);
  }

  protected effectKindAt(k: number): boolean {
    return this.at(k, T.EffectKind, T.Counter, T.Equip) && this.at(k + 1, T.Effect);
  }

  protected effectKind: ParserMethod<[], EffectType> = this.oneOf<EffectType>('effectKind', [
    {
      ALT: () => {
        const token = this.CONSUME(T.EffectKind);
        return this.ACTION(() => this.value<EffectType>(token));
      },
    },
    this.word(T.Counter, 'counter'),
    this.word(T.Equip, 'equip'),
  ]);
}
