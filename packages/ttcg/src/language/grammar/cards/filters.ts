import type { IOrAlt, ParserMethod } from 'chevrotain';
import type { CardState, Nameable, Range, RankRange, UnitType } from '../../tree/tree.ts';
import type { SubtypeValue } from '../../words/lexicon.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Measure } from './measures.ts';
import { NearParser } from './near.ts';
import type { Draft, Phrase } from './phrase.ts';

/** Of units; spells have none above 3. */
const HIGHEST_RANK = 5;

/** What stands before a noun, the noun, and what is said of it by "with" and "of". */
export abstract class FilterParser extends NearParser {
  /** Made once, like all that is read often: closures made anew cost more than what they read. */
  private readonly premodifiers: IOrAlt<unknown>[] = [
    {
      GATE: () => !this.at(1, T.Different) || this.at(0, T.A),
      ALT: () => {
        this.OR2([{ ALT: () => this.CONSUME(T.Other) }, { ALT: () => this.CONSUME(T.Different) }]);
        this.ACTION(() => {
          if (this.chosenHere) this.refuse('say other than which card');
          if (this.at(0, T.Different) && !this.spoken) this.refuse('say different from which card');
          const thanThat = this.chosenOnField || this.otherThanEvents;
          this.described.filter.other = thanThat ? 'that' : true;
          if (thanThat && !this.chosenOnField) this.described.otherOfEvent = true;
          if (!thanThat) this.described.otherBefore = true;
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Enemy);
        this.ACTION(() => {
          this.they = 'opponent';
          this.say(this.described.filter, 'whose', 'opponent');
          this.described.enemy = true;
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Friendly);
        this.ACTION(() => {
          if (this.doer !== 'you') this.refuse('say whose friends they are');
          this.say(this.described.filter, 'whose', 'your');
          this.described.enemy = true;
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.RandomKind);
        this.ACTION(() => {
          this.described.by = 'random';
        });
      },
    },
    // "two target units": all that are chosen are.
    { ALT: () => this.CONSUME(T.Target) },
    {
      ALT: () => {
        this.CONSUME(T.Active);
        this.ACTION(() => this.say(this.described.filter, 'place', 'field'));
      },
    },
    {
      ALT: () => {
        const several = this.ACTION(() => this.at(0, T.Number) && this.value(this.LA(0)) !== 1);
        this.CONSUME(T.Adjacent);
        this.ACTION(() => {
          if (several) {
            this.lieTogether('adjacent');
            return;
          }
          this.say(
            this.described.filter,
            'place',
            this.spoken && !this.onlyDeedSpokenOf() ? 'next to that' : 'next to this',
          );
        });
      },
    },
    {
      GATE: () => this.LA(1).image === 'dormant',
      ALT: () => {
        this.CONSUME(T.EffectKind);
        this.ACTION(() => this.say(this.described.filter, 'place', 'dormant'));
      },
    },
    {
      // "one equip card": a card with an equip effect.
      ALT: () => {
        this.CONSUME(T.Equip);
        this.ACTION(() => this.say(this.described.filter, 'effect', 'equip'));
      },
    },
    {
      ALT: () => {
        const state = this.SUBRULE(this.state);
        this.ACTION(() => {
          const { filter } = this.described;
          filter.states = [...(filter.states ?? []), state];
        });
      },
    },
    { ALT: () => this.SUBRULE(this.rankFilter, { ARGS: [this.described.filter] }) },
    { ALT: () => this.SUBRULE(this.typeFilter, { ARGS: [this.described.filter] }) },
    { ALT: () => this.SUBRULE(this.subtypeFilter, { ARGS: [this.described] }) },
    { ALT: () => this.SUBRULE(this.mostFilter, { ARGS: [this.described.filter] }) },
  ];

  /** "other", "enemy", "tapped", "rank 2 or higher", "fire or water", "dragon". */
  protected premodifier = this.RULE('premodifier', (phrase: Phrase) => {
    if (this.isReading) this.described = phrase;
    this.OR(this.premodifiers);
  });

  protected state: ParserMethod<[], CardState> = this.RULE('state', () => {
    const token = this.CONSUME(CATEGORY.state);
    return this.ACTION(() => {
      if (token.tokenType === T.FaceUp) return 'face-up';
      if (token.tokenType === T.FaceDown) return 'face-down';
      return this.value<CardState>(token);
    });
  });

  protected nameableAt(k: number): boolean {
    return this.at(k, T.Type, T.SubtypeWord, T.Rank, T.Column);
  }

  /** What can be chosen by its name. */
  protected nameable: ParserMethod<[], Nameable> = this.oneOf<Nameable>('nameable', [
    this.word(T.Type, 'type'),
    this.word(T.SubtypeWord, 'subtype'),
    this.word(T.Rank, 'rank'),
    this.word(T.Column, 'column'),
  ]);

  /** "rank 2", "rank 2 or higher". */
  protected rankFilter = this.RULE('rankFilter', (draft: Draft) => {
    this.CONSUME(T.Rank);
    this.OPTION(() => this.CONSUME(T.Of));
    const rank = this.SUBRULE(this.ranks);
    this.ACTION(() => this.say(draft, 'rank', rank));
  });

  /** "2", "2 or higher", "2, 3 or rank 4". */
  protected ranks: ParserMethod<[], RankRange> = this.RULE('ranks', () => {
    const range = this.SUBRULE(this.range);
    const more: number[] = [];
    const last = this.OPTION4({
      GATE: () =>
        this.at(0, T.Number) && this.ahead(T.To, T.Number) && !this.at(3, T.Card, T.Point),
      DEF: () => {
        this.CONSUME(T.To);
        return this.SUBRULE2(this.number);
      },
    });
    this.ACTION(() => {
      for (let n = range.n + 1; n <= Math.min(last ?? 0, HIGHEST_RANK); n++) more.push(n);
    });
    this.MANY({
      GATE: () => this.otherRankAt(1) > 0,
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        this.OPTION2(() => {
          const and = this.OR([this.word(T.Or, false), this.word(T.And, true)]);
          this.ACTION(() => {
            this.bothKinds ||= and;
          });
        });
        this.OPTION3(() => this.CONSUME(T.Rank));
        more.push(this.SUBRULE(this.number));
      },
    });
    return this.ACTION(() => this.eitherRank(range, more));
  });

  /** How many tokens "or 3", "or rank 3", ", 3" take; a comma only where an "or" closes the list. */
  protected otherRankAt(k: number): number {
    let i = this.at(k, T.Comma) ? k + 1 : k;
    const last = this.at(i, T.Or) || (this.at(i, T.And) && this.at(i + 1, T.Rank));
    if (last) i++;
    if (this.at(i, T.Rank)) i++;
    if (i === k || !this.at(i, T.Number) || this.at(i + 1, T.OrHigher, T.OrLower)) return 0;
    if (last) return i + 1 - k;
    return this.at(k, T.Comma) && this.otherRankAt(i + 1) > 0 ? i + 1 - k : 0;
  }

  /** "rank 1 or 2" are all up to 2, "rank 4 or 5" all from 4. */
  private eitherRank(range: Range, more: readonly number[]): RankRange {
    if (more.length === 0) return range;
    const all = [...new Set([range.n, ...more])].sort((a, b) => a - b);
    const [low = 1, ...others] = all;
    const high = others.at(-1) ?? low;
    if (range.than !== 'exactly' || others.length < more.length)
      this.refuse('say each rank once, or "or lower" or "or higher"');
    const close = high - low === others.length;
    if (close && low === 1) return { than: 'at most', n: high };
    if (close && high === HIGHEST_RANK) return { than: 'at least', n: low };
    return { than: 'exactly', n: low, or: others };
  }

  /** "fire", "fire or water", "fire, water or air", "non-fire". */
  private typeFilter = this.RULE('typeFilter', (draft: Draft) => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Non);
          this.OR2([
            {
              ALT: () => {
                const type = this.SUBRULE(this.unitType);
                this.ACTION(() => {
                  draft.notTypes = [...(draft.notTypes ?? []), type];
                });
              },
            },
            {
              ALT: () => {
                const { subtype } = this.SUBRULE(this.subtype);
                this.ACTION(() => {
                  draft.notSubtypes = [...(draft.notSubtypes ?? []), subtype];
                });
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const types = this.SUBRULE(this.unitTypes);
          this.ACTION(() => this.say(draft, 'types', types));
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(T.Type));
  });

  protected unitTypes: ParserMethod<[], UnitType[]> = this.RULE('unitTypes', () => {
    const types = [this.SUBRULE(this.unitType)];
    this.MANY({
      GATE: () => this.joins(T.UnitType),
      DEF: () => {
        this.SUBRULE(this.joint);
        types.push(this.SUBRULE2(this.unitType));
      },
    });
    return types;
  });

  protected unitType: ParserMethod<[], UnitType> = this.RULE('unitType', () => {
    const token = this.CONSUME(T.UnitType);
    return this.ACTION(() => this.value<UnitType>(token));
  });

  /** Whether a list goes on with another of the type. */
  private joins(type: typeof T.UnitType): boolean {
    if (!this.at(1, T.Or, T.And, T.Comma)) return false;
    if (this.at(1, T.Or) && this.at(2, T.A, T.Number)) return this.at(3, type) && this.endsAt(4);
    return this.at(2, type) || (this.at(2, T.Or, T.And) && this.at(3, type));
  }

  /** "one dragon or one beast": the second number changes nothing, if nothing else follows. */
  private endsAt(k: number): boolean {
    return !this.at(k, CATEGORY.noun, T.Subtype, T.Gain, T.Lose);
  }

  /** Whether "and" joined types or subtypes: only several cards are of both. */
  protected bothKinds = false;

  /** "or", "and", ",", ", or". */
  private joint = this.RULE('joint', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    this.OPTION2(() => {
      const and = this.OR([this.word(T.Or, false), this.word(T.And, true)]);
      this.ACTION(() => {
        this.bothKinds ||= and;
      });
    });
    this.OPTION3(() =>
      this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.Number) }]),
    );
  });

  protected subtypes: ParserMethod<[], SubtypeValue[]> = this.RULE('subtypes', () => {
    const subtypes = [this.SUBRULE(this.subtype)];
    this.MANY({
      GATE: () => this.joins(T.Subtype),
      DEF: () => {
        this.SUBRULE(this.joint);
        subtypes.push(this.SUBRULE2(this.subtype));
      },
    });
    return subtypes;
  });

  private subtypeFilter = this.RULE('subtypeFilter', (phrase: Phrase) => {
    const subtypes = this.SUBRULE(this.subtypes);
    this.ACTION(() => {
      phrase.filter.noun = 'unit';
      this.say(
        phrase.filter,
        'subtypes',
        subtypes.map(({ subtype }) => subtype),
      );
      phrase.number = subtypes[0]?.number ?? 'one';
    });
  });

  protected subtype: ParserMethod<[], SubtypeValue> = this.RULE('subtype', () => {
    const token = this.CONSUME(T.Subtype);
    return this.ACTION(() => this.value<SubtypeValue>(token));
  });

  /** "highest attack", before a noun or after "with the". */
  protected mostFilter = this.RULE('mostFilter', (draft: Draft) => {
    const end = this.OR<'highest' | 'lowest'>([
      this.word(T.Highest, 'highest'),
      this.word(T.Lowest, 'lowest'),
    ]);
    const stat = this.OR2<Measure>([
      { ALT: () => this.SUBRULE(this.measure) },
      this.word(T.Ranked, 'rank'),
    ]);
    this.ACTION(() => this.say(draft, 'most', { end, stat }));
  });
}
