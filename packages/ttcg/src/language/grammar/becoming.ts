import type { ParserMethod } from 'chevrotain';
import type { Condition, Range, Trigger } from '../tree/tree.ts';
import { T } from '../words/tokens.ts';
import { AfterNextParser } from './after-next.ts';
import { rangeOf } from './cards/ranges.ts';

type Becoming = Extract<Trigger, { at: 'becomes' }>;
type Side = 'you' | 'opponent';

/** What is waited for until it is so: "when you have exactly ten cards in your hand" (R-T220). */
export abstract class BecomingParser extends AfterNextParser {
  /** Whether something is so after "when", rather than happens. */
  protected becomesAt(): boolean {
    if (!this.at(1, T.When)) return false;
    const word = this.value(this.LA(1));
    return (word === 'when' || word === 'whenever') && (this.standsAt(2) || this.reachesAt(2));
  }

  private standsAt(k: number): boolean {
    if (this.at(k, T.There)) return true;
    if (this.at(k, T.You, T.Opponent) && !this.at(k + 1, T.Possessive)) {
      const i = this.at(k + 1, T.DoNot) ? k + 2 : k + 1;
      return this.at(i, T.Control) || (this.at(i, T.Has) && !this.perfectAt(i));
    }
    if (this.at(k, T.Both, T.Each) && this.at(k + 1, T.Player))
      return this.at(k + 2, T.Control) || (this.at(k + 2, T.Has) && !this.perfectAt(k + 2));
    if (this.emptyAt(k) || this.allAreAt(k) || this.onlyOneAt(k) || this.oneHasAt(k)) return true;
    if (this.pileHoldsAt(k) || this.ownPointsAt(k)) return true;
    if (this.measureOfAt(k)) return this.isAfterMeasure(k, T.Is);
    return this.at(k, T.This) && this.at(k + 2, T.Has) && !this.perfectAt(k + 2);
  }

  /** "your points fall to 5 or less", "you reach 20 points", "this card's attack becomes 500 or more". */
  private reachesAt(k: number): boolean {
    const whose = this.whoseAt(k);
    if (whose === 0 && this.at(k, T.You, T.Opponent)) return this.at(k + 1, ...REACHES, T.RunOut);
    if (whose > 0 && this.at(k + whose, T.Point))
      return this.at(k + whose + 1, ...REACHES, T.Become);
    if (whose > 0 && this.at(k + whose, T.Hand, T.Deck, T.DiscardPile))
      return (
        this.at(k + whose + 1, T.RunOut) ||
        (this.at(k + whose + 1, T.Become) && this.at(k + whose + 2, T.Empty))
      );
    return this.measureOfAt(k) && this.isAfterMeasure(k, ...REACHES, T.Become);
  }

  /** Whether one of these comes after "this card's attack", "the attack of this card". */
  private isAfterMeasure(k: number, ...types: Parameters<typeof this.at>[1][]): boolean {
    if (this.at(k, T.This)) return this.at(k + 4, ...types);
    return this.at(k, T.The) && this.at(k + 3, T.This) && this.at(k + 5, ...types);
  }

  protected comesToBe: ParserMethod<[], Becoming> = this.RULE('comesToBe', () => {
    const word = this.CONSUME(T.When);
    this.ACTION(() => {
      this.comes = true;
    });
    const so = this.OR<Condition>([
      { GATE: () => this.reachesAt(1), ALT: () => this.SUBRULE(this.reaching) },
      { ALT: () => this.SUBRULE(this.condition) },
    ]);
    return this.ACTION((): Becoming => {
      this.comes = false;
      if (!canBecome(so)) this.refuse('that does not happen, but is so; say "if" or "while"', word);
      return { at: 'becomes', word: this.value(word), so };
    });
  });

  private reaching: ParserMethod<[], Condition> = this.oneOf<Condition>('reaching', [
    {
      GATE: () => this.at(1, T.You, T.Opponent) && !this.at(2, T.Possessive),
      ALT: () => {
        const who = this.OR2<Side>([this.word(T.You, 'you'), this.word(T.Opponent, 'opponent')]);
        return this.OR3<Condition>([
          { ALT: () => this.SUBRULE(this.runningOut, { ARGS: [who] }) },
          {
            ALT: () => {
              const range = this.SUBRULE(this.reached, { ARGS: [true] });
              return this.ACTION((): Condition => ({ is: 'points', who, range }));
            },
          },
        ]);
      },
    },
    {
      GATE: () => this.measureOfAt(),
      ALT: () => {
        const { stat, of } = this.SUBRULE(this.measureOf);
        const range = this.SUBRULE2(this.reached, { ARGS: [false] });
        return this.ACTION(
          (): Condition => ({ is: 'card', card: of, a: { kind: 'stat', stat, range } }),
        );
      },
    },
    {
      ALT: () => {
        const whose = this.SUBRULE(this.whose);
        return this.OR4<Condition>([
          {
            ALT: () => {
              this.CONSUME(T.Point);
              const range = this.SUBRULE3(this.reached, { ARGS: [false] });
              return this.ACTION((): Condition => {
                const who = whose === 'your' ? 'you' : 'opponent';
                return { is: 'points', who, range };
              });
            },
          },
          {
            ALT: () => {
              const place = this.SUBRULE(this.zone);
              this.OR5([
                {
                  ALT: () => {
                    this.CONSUME(T.RunOut);
                    this.CONSUME(T.Card);
                  },
                },
                {
                  ALT: () => {
                    this.CONSUME(T.Become);
                    this.CONSUME(T.Empty);
                  },
                },
              ]);
              return this.ACTION((): Condition => {
                const card = { noun: 'card', whose, place } as const;
                return { is: 'count', card, range: rangeOf('exactly', 0) };
              });
            },
          },
        ]);
      },
    },
  ]);

  /** "run out of cards in your hand". */
  private runningOut: ParserMethod<[who: Side], Condition> = this.RULE(
    'runningOut',
    (who: Side) => {
      this.CONSUME(T.RunOut);
      this.ACTION(() => {
        if (who === 'opponent') this.they = 'opponent';
      });
      const card = this.SUBRULE(this.countedCards);
      return this.ACTION((): Condition => {
        if (!card.place && card.noun === 'card')
          this.refuse('say "in your hand" or "in your deck"');
        const whose = who === 'you' ? 'your' : 'opponent';
        return { is: 'count', card: { ...card, whose }, range: rangeOf('exactly', 0) };
      });
    },
  );

  /** "fall to 5 or less", "drop below 5", "reach 20 points", "become exactly 10". */
  private reached: ParserMethod<[ofPoints: boolean], Range> = this.RULE(
    'reached',
    (ofPoints: boolean) => {
      const verb = this.OR<Reaching>([
        this.word(T.FallTo, 'falls'),
        this.word(T.FallBelow, 'falls below'),
        this.word(T.Reach, 'reaches'),
        this.word(T.RiseAbove, 'rises above'),
        this.word(T.Become, 'becomes'),
      ]);
      const range = this.SUBRULE(this.range);
      const end = this.OPTION({
        GATE: () => ofPoints,
        DEF: () => {
          this.CONSUME(T.Point);
          return this.SUBRULE(this.openEnd, { ARGS: [this.ACTION(() => range.n)] });
        },
      });
      return this.ACTION(() => {
        const said = end && end.than !== 'exactly' ? end : range;
        const meant = cameTo(verb, said);
        if (!meant) this.refuse('say "5 or less" of what falls, "5 or more" of what rises');
        return meant ?? said;
      });
    },
  );
}

type Reaching = 'falls' | 'falls below' | 'reaches' | 'rises above' | 'becomes';

/** What is so once a value has come there. What falls to a number may fall past it, so that must be said. */
function cameTo(verb: Reaching, range: Range): Range | undefined {
  const { than, n } = range;
  switch (verb) {
    case 'falls':
      if (than === 'exactly' && n === 0) return rangeOf('at most', 0);
      return than === 'at most' ? range : undefined;
    case 'falls below':
      return than === 'exactly' && n > 0 ? rangeOf('at most', n - 1) : undefined;
    case 'reaches':
      return than === 'at most' ? undefined : rangeOf('at least', n);
    case 'rises above':
      return than === 'exactly' ? rangeOf('at least', n + 1) : undefined;
    default:
      return range;
  }
}

const REACHES = [T.FallTo, T.FallBelow, T.Reach, T.RiseAbove];

/** What can come to be so, and be told by looking: not the past, a time, or what a card was. */
function canBecome(so: Condition): boolean {
  if (so.is === 'all' || so.is === 'any') return so.of.every(canBecome);
  if (so.is === 'not') return canBecome(so.of);
  if (so.is === 'card') return so.card.the === 'this' && so.a.kind !== 'place';
  return so.is !== 'period' && so.is !== 'happened';
}
