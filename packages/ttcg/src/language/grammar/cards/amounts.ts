import type { ParserMethod, TokenType } from 'chevrotain';
import type { Act, Amount, Share } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { LastDoneParser, type Summed } from './last-done.ts';
import { newPhrase, type Phrase, settle } from './phrase.ts';
import type { Rate } from './rates.ts';

const WHOLE: Share = {};
const HALF: Share = { half: true };
const TWICE: Share = { twice: true };

/** Acts after which it is known how many cards they were done to. */
const COUNTED: Partial<Record<Act['do'], string>> = {
  destroy: 'destroyed',
  discard: 'discarded',
  tap: 'tapped',
  untap: 'untapped',
  reveal: 'revealed',
};

/** "three times" a number; once is the number itself, and two times are twice. */
export const manyTimes = (n: number): Share => (n === 1 ? WHOLE : n === 2 ? TWICE : { times: n });

/** "that many", or a share of it. */
export const sharedMany = (share: Share): Amount => ({ equal: 'that many', ...share });

/** Numbers, fixed or read from the game. */
export abstract class AmountParser extends LastDoneParser {
  /** How much of a thing that is named after the number: "two cards", "points equal to its rank". */
  protected amount: ParserMethod<[unit: TokenType], Amount> = this.RULE(
    'amount',
    (unit: TokenType) =>
      this.OR<Amount>([
        {
          GATE: () => this.asDoneAt(),
          ALT: () => {
            this.CONSUME(T.AsMany);
            this.SUBRULE4(this.thing, { ARGS: [unit] });
            this.SUBRULE(this.asDone);
            return this.SUBRULE2(this.plus, { ARGS: [this.ACTION(() => sharedMany(WHOLE))] });
          },
        },
        {
          GATE: () => !this.at(1, T.Number) || this.timesAt(T.ThatMany),
          ALT: () => {
            const many = this.SUBRULE(this.thatMany);
            this.OPTION2({
              GATE: () =>
                (many === WHOLE && !this.LA(0).image.endsWith('amount')) || this.at(1, unit),
              DEF: () => this.SUBRULE(this.thing, { ARGS: [unit] }),
            });
            return this.SUBRULE(this.plus, { ARGS: [this.ACTION(() => sharedMany(many))] });
          },
        },
        {
          ALT: () => {
            const n = this.SUBRULE(this.howMany);
            this.OPTION({
              GATE: () => this.at(1, T.Additional, T.More) && unit !== T.Attack,
              DEF: () =>
                this.OR2([
                  { ALT: () => this.CONSUME(T.Additional) },
                  { ALT: () => this.CONSUME(T.More) },
                ]),
            });
            this.SUBRULE2(this.thing, { ARGS: [unit] });
            return this.SUBRULE(this.times, { ARGS: [n] });
          },
        },
        {
          ALT: () => {
            this.SUBRULE3(this.thing, { ARGS: [unit] });
            return this.SUBRULE(this.equalTo);
          },
        },
      ]),
  );

  private asDoneAt(): boolean {
    if (!this.at(1, T.AsMany) || !this.at(3, T.As)) return false;
    return this.at(4, T.You, T.They, T.Opponent) && this.at(5, CATEGORY.done);
  }

  /** After "as many cards": "as you discarded", if that was done last. */
  private asDone = this.RULE('asDone', () => {
    this.CONSUME(T.As);
    const you = this.OR([
      this.word(T.You, true),
      this.word(T.They, false),
      this.word(T.Opponent, false),
    ]);
    const done = this.CONSUME(CATEGORY.done);
    this.ACTION(() => {
      const act = this.lastAct;
      const by = act && ('who' in act ? act.who : 'by' in act ? act.by : 'you');
      const other = this.doer === 'both' ? this.doer : 'opponent';
      if (!act || this.value(done) !== COUNTED[act.do] || by !== (you ? 'you' : other))
        this.refuse(`it is not clear how many were ${done.image}`);
    });
  });

  /** "that many", "half that many", "twice as many". */
  protected thatMany: ParserMethod<[], Share> = this.oneOf<Share>('thatMany', [
    this.word(T.HalfAsMany, HALF),
    this.word(T.TwiceAsMany, TWICE),
    { GATE: () => this.LA(1).image !== 'as many', ...this.word(T.AsMany, WHOLE) },
    {
      ALT: () => {
        const share = this.SUBRULE(this.share);
        this.CONSUME(T.ThatMany);
        return share;
      },
    },
  ]);

  /** Whether "three times" comes, and then such a thing. */
  protected timesAt(type: TokenType): boolean {
    return this.at(1, T.Number) && this.at(2, T.Times) && this.at(3, type);
  }

  /** "half", "twice", "three times", or nothing for the whole. */
  private share: ParserMethod<[], Share> = this.RULE('share', () => {
    const share = this.OPTION({
      GATE: () => !this.at(1, T.Number) || this.at(2, T.Times),
      DEF: () =>
        this.OR<Share>([
          this.word(T.Half, HALF),
          this.word(T.Twice, TWICE),
          this.word(T.Double, TWICE),
          {
            ALT: () => {
              const n = this.SUBRULE(this.number);
              this.CONSUME(T.Times);
              return this.ACTION(() => manyTimes(n));
            },
          },
        ]),
    });
    return this.ACTION(() => share ?? WHOLE);
  });

  /** "plus one" after an amount that is read from the game. */
  protected plus: ParserMethod<[amount: Amount], Amount> = this.RULE('plus', (amount: Amount) => {
    const more = this.OPTION({
      GATE: () => this.ahead(T.Plus, T.Number),
      DEF: () => {
        this.CONSUME(T.Plus);
        return this.SUBRULE(this.number);
      },
    });
    return this.ACTION((): Amount => {
      if (more === undefined || typeof amount === 'number') return amount;
      if (!('each' in amount)) return { ...amount, plus: more };
      const { times, each, half, per } = amount;
      if (times === 1 && 'the' in each && each.the === 'that' && !half && !per)
        return { equal: 'that many', plus: more };
      this.refuse('a number counted so cannot be added to');
      return amount;
    });
  });

  /** The thing that is counted. */
  private thing = this.RULE('thing', (unit: TokenType) => {
    this.OR([
      { GATE: () => unit === T.Card, ALT: () => this.CONSUME(T.Card) },
      { GATE: () => unit === T.Point, ALT: () => this.CONSUME(T.Point) },
      { GATE: () => unit === T.Damage, ALT: () => this.CONSUME(T.Damage) },
      { GATE: () => this.thingSaid(unit), ALT: () => undefined },
    ]);
  });

  /** "Gain 2 points. If ..., gain 4 instead": of what was just named. */
  private thingSaid(unit: TokenType): boolean {
    if (!this.at(1, T.Instead) || !this.at(0, T.Number)) return false;
    return unit !== T.Card && this.lastAct?.do === 'points';
  }

  /** "two", "a", "+50". */
  protected howMany: ParserMethod<[], number> = this.oneOf<number>('howMany', [
    {
      ALT: () => {
        this.OPTION(() => this.CONSUME(T.Plus));
        this.OPTION2(() => this.CONSUME(T.Exactly));
        return this.SUBRULE(this.number);
      },
    },
    this.word(T.A, 1),
    this.word(T.Another, 1),
  ]);

  /** "equal to its rank", "equal to half your points", "equal to the number of your units". */
  protected equalTo: ParserMethod<[], Amount> = this.RULE('equalTo', () => {
    this.CONSUME(T.EqualTo);
    return this.SUBRULE(this.readValue);
  });

  /** Whether a value comes that is read from the game: "its rank", "twice its attack". */
  protected valueAt(): boolean {
    let k = this.at(1, T.Half, T.Twice, T.Double) ? 2 : 1;
    if (this.at(1, T.Number)) {
      if (!this.at(2, T.Times)) return false;
      k = 3;
    }
    if (this.at(k, T.TheNumberOf) || this.measureOfAt(k) || this.combinedAt(k)) return true;
    if (this.lastDoneAt(k)) return true;
    return this.whoseAt(k) > 0 && this.at(k + this.whoseAt(k), T.Point);
  }

  /** "its rank", "half your points", "the number of your units". */
  protected readValue: ParserMethod<[], Amount> = this.RULE('readValue', () => {
    const share = this.SUBRULE(this.share);
    const amount = this.OR<Amount>([
      {
        ALT: () => {
          this.CONSUME(T.TheNumberOf);
          const { each, per } = this.OR2<Rate>([
            {
              ALT: () => {
                this.CONSUME(T.Times);
                return this.SUBRULE(this.timesHappened);
              },
            },
            { GATE: () => this.at(1, T.Different), ALT: () => this.SUBRULE(this.differentKinds) },
            { GATE: () => this.pointsDoneAt(), ALT: () => this.SUBRULE(this.pointsDone) },
            { GATE: () => this.doneCardsAt(), ALT: () => this.SUBRULE(this.doneCards) },
            { ALT: () => this.SUBRULE(this.counted) },
          ]);
          const most = this.SUBRULE(this.cap);
          return this.ACTION(() => {
            if (per) this.refuse('a number cannot stand here');
            const capped = most ? { each, most } : { each };
            if (share.half) return { times: 1, ...capped, half: true };
            return { times: share.times ?? (share.twice ? 2 : 1), ...capped };
          });
        },
      },
      {
        GATE: () => this.whoseAt(1) > 0 && this.at(1 + this.whoseAt(1), T.Point),
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Point);
          return this.ACTION(() => {
            const of = whose === 'your' ? 'you' : 'opponent';
            return { equal: 'points', of, ...share };
          });
        },
      },
      {
        GATE: () => this.combinedAt(1),
        ALT: () => {
          const { stat, of } = this.SUBRULE(this.combined);
          return this.ACTION(() => ({ equal: stat, of, ...share }));
        },
      },
      {
        GATE: () => this.ahead(T.The, T.Highest) || this.ahead(T.The, T.Lowest),
        ALT: () => {
          this.CONSUME(T.The);
          const phrase = this.SUBRULE(this.strongest);
          return this.ACTION(() => {
            const card = settle(phrase, 'field', this.doer);
            const stat = card.most?.stat ?? 'attack';
            this.chooseFirst({ the: 'pick', count: { n: 1 }, card });
            return { equal: stat, of: { the: 'that' }, ...share };
          });
        },
      },
      {
        GATE: () => this.acrossAt(),
        ALT: () => {
          this.CONSUME3(T.The);
          const stat = this.SUBRULE2(this.measure);
          this.CONSUME2(T.Of);
          this.CONSUME4(T.The);
          this.CONSUME(T.Unit);
          this.CONSUME(T.Opposite);
          this.SUBRULE(this.ref);
          return { equal: stat, of: { the: 'across' }, ...share };
        },
      },
      {
        GATE: () => this.lastDoneAt(1),
        ALT: () => {
          const { stat, of } = this.SUBRULE(this.lastDone);
          return this.ACTION(() => ({ equal: stat, of, ...share }));
        },
      },
      {
        GATE: () => this.measureInPassingAt(),
        ALT: () => {
          this.CONSUME2(T.The);
          const stat = this.SUBRULE(this.measure);
          this.CONSUME(T.Of);
          this.ACTION(() => {
            this.itIsThis = this.speaksOfThis();
          });
          this.SUBRULE(this.inPassing);
          this.ACTION(() => {
            this.itIsThis = false;
          });
          return { equal: stat, of: { the: 'that' }, ...share };
        },
      },
      {
        ALT: () => {
          const { stat, of } = this.SUBRULE(this.measureOf);
          return this.ACTION(() => ({ equal: stat, of, ...share }));
        },
      },
    ]);
    const multiplied = this.SUBRULE(this.timesNumber, { ARGS: [amount, share] });
    return this.SUBRULE(this.plus, { ARGS: [multiplied] });
  });

  private combinedAt(k: number): boolean {
    return this.at(k, T.The, T.Their) && this.at(k + 1, T.Combined) && this.measureAt(k + 2);
  }

  /** "the combined attack of all cards under it", "their combined rank": of all of them together. */
  private combined: ParserMethod<[], Summed> = this.RULE('combined', () => {
    const theirs = this.OR2([this.word(T.The, false), this.word(T.Their, true)]);
    this.CONSUME(T.Combined);
    const stat = this.SUBRULE(this.measure);
    this.OPTION3({ GATE: () => !theirs, DEF: () => this.CONSUME(T.Of) });
    const of = this.OR<Summed['of']>([
      { GATE: () => theirs, ALT: () => ({ the: 'that' }) },
      { GATE: () => this.refAt(), ALT: () => this.SUBRULE(this.ref) },
      {
        ALT: () => {
          this.ACTION(() => {
            this.itIsThis = this.speaksOfThis();
          });
          const determiner = this.SUBRULE(this.determiner);
          const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner] });
          return this.ACTION(() => {
            this.itIsThis = false;
            if ((determiner.count ?? 'all') !== 'all' || phrase.by)
              this.refuse('say "all", or choose the cards first');
            return { the: 'all' as const, card: settle(phrase, 'field', this.doer) };
          });
        },
      },
    ]);
    return this.ACTION(() => ({ stat, of }));
  });

  /** "its rank times 100". */
  private timesNumber: ParserMethod<[amount: Amount, share: Share], Amount> = this.RULE(
    'timesNumber',
    (amount: Amount, share: Share) => {
      const n = this.OPTION({
        GATE: () => this.ahead(T.Times, T.Number),
        DEF: () => {
          this.CONSUME(T.Times);
          return this.SUBRULE(this.number);
        },
      });
      return this.ACTION((): Amount => {
        if (n === undefined || typeof amount !== 'object') return amount;
        if (share !== WHOLE) this.refuse('a number is multiplied once');
        return 'each' in amount ? { ...amount, times: n } : { ...amount, ...manyTimes(n) };
      });
    },
  );

  /** Whether this card does something, and no other is spoken of. */
  protected abstract speaksOfThis(): boolean;

  /** "the rank of the unit across from this card", or "from it" where that is this card. */
  private acrossAt(): boolean {
    if (!this.measureInPassingAt() || !this.at(4, T.The) || !this.at(5, T.Unit)) return false;
    return (
      this.at(6, T.Opposite) && (this.at(7, T.This) || (this.at(7, T.It) && this.speaksOfThis()))
    );
  }

  /** "the defense of one enemy unit". */
  private measureInPassingAt(): boolean {
    return this.at(1, T.The) && this.measureAt(2) && this.at(3, T.Of) && !this.refAt(4);
  }

  /** After "the": "highest attack on the field". */
  private strongest: ParserMethod<[], Phrase> = this.RULE('strongest', () => {
    const phrase = this.ACTION(newPhrase);
    this.SUBRULE(this.mostFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
    this.ACTION(() => {
      phrase.filter.noun = 'unit';
    });
    this.SUBRULE(this.placed, { ARGS: [phrase] });
    return phrase;
  });
}
