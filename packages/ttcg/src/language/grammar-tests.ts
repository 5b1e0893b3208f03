import type { ParserMethod } from 'chevrotain';
import { EventParser } from './grammar-events.ts';
import { CATEGORY, T } from './tokens.ts';
import type { CardRef, CardTest, Condition } from './tree.ts';

/** A condition that is not a list. */
export type Simple = Exclude<Condition, { is: 'all' | 'any' }>;
type Positive = Exclude<Simple, { is: 'not' }>;

/** What is said of one card in a condition. */
export abstract class TestParser extends EventParser {
  /** Whether something is said of a card that is pointed at, rather than what happened to it. */
  protected testAt(): boolean {
    if (this.measureOfAt()) return true;
    const length = this.refLength(1);
    return length > 0 && this.at(length + 1, T.Is, T.Has, T.DoNot, T.Remain);
  }

  /** "this card is tapped", "it is a fire unit", "its rank is 3 or higher". */
  protected cardTest: ParserMethod<[], Simple> = this.RULE('cardTest', () =>
    this.OR<Simple>([
      {
        GATE: () => this.measureOfAt(),
        ALT: () => {
          const { stat, of } = this.SUBRULE(this.measureOf);
          this.CONSUME(T.Is);
          const not = this.OPTION(() => this.CONSUME(T.Not));
          const range = this.SUBRULE(this.range);
          return this.ACTION(() =>
            negated({ is: 'card', card: of, a: { kind: 'stat', stat, range } }, not !== undefined),
          );
        },
      },
      {
        ALT: () => {
          const card = this.SUBRULE(this.ref);
          return this.OR2<Simple>([
            {
              ALT: () => {
                this.OR3([
                  { ALT: () => this.CONSUME2(T.Is) },
                  { ALT: () => this.CONSUME(T.Remain) },
                ]);
                const not = this.OPTION2(() => this.CONSUME2(T.Not));
                const a = this.SUBRULE(this.quality);
                this.MANY({
                  GATE: () => this.qualityAfterAnd(),
                  DEF: () => {
                    this.CONSUME(T.And);
                    const more = this.SUBRULE2(this.quality);
                    this.ACTION(() => this.besides.push(this.tested(card, more, false)));
                  },
                });
                return this.ACTION(() => this.tested(card, a, not !== undefined));
              },
            },
            {
              ALT: () => {
                const not = this.OPTION3(() => this.CONSUME(T.DoNot));
                this.CONSUME(T.Has);
                const range = this.SUBRULE2(this.range);
                const stat = this.SUBRULE(this.measure);
                return this.ACTION(() =>
                  negated(
                    { is: 'card', card, a: { kind: 'stat', stat, range } },
                    not !== undefined,
                  ),
                );
              },
            },
          ]);
        },
      },
    ]),
  );

  /** "is on the field and untapped": more is said of the same card. */
  protected qualityAfterAnd(): boolean {
    if (!this.at(1, T.And)) return false;
    return (
      (this.at(2, CATEGORY.state) && this.at(3, T.Comma, T.And)) ||
      this.ahead(T.And, T.On, T.The, T.Field)
    );
  }

  protected readonly besides: Simple[] = [];

  protected tested(card: CardRef, a: CardTest, not: boolean): Simple {
    if (card.the === 'this' && a.kind === 'place' && a.place === 'under' && !not) {
      this.coverIsThat = true;
    }
    return negated({ is: 'card', card, a }, not);
  }

  /** After "is": a state, a place, or a kind of card. */
  protected quality: ParserMethod<[], CardTest> = this.RULE('quality', () =>
    this.OR<CardTest>([
      {
        GATE: () => !this.nounAt(2) && !this.premodifierAt(2),
        ALT: () => ({ kind: 'state', state: this.SUBRULE(this.state) }),
      },
      {
        ALT: () => {
          this.CONSUME(T.Under);
          this.CONSUME(T.Another);
          this.CONSUME(CATEGORY.noun);
          return { kind: 'place', place: 'under' };
        },
      },
      {
        GATE: () => this.at(1, T.On),
        ALT: () => {
          this.CONSUME(T.On);
          this.CONSUME(T.The);
          this.CONSUME(T.Field);
          return { kind: 'place', place: 'field' };
        },
      },
      {
        GATE: () => this.at(1, T.In),
        ALT: () => {
          this.CONSUME(T.In);
          this.OR2([{ ALT: () => this.CONSUME(T.Your) }, { ALT: () => this.CONSUME2(T.The) }]);
          const place = this.OR3<'hand' | 'deck' | 'discard'>([
            this.word(T.Hand, 'hand'),
            this.word(T.Deck, 'deck'),
            this.word(T.DiscardPile, 'discard'),
          ]);
          return { kind: 'place', place };
        },
      },
      {
        ALT: () => {
          const card = this.SUBRULE(this.kind, { ARGS: [] });
          return this.ACTION(() => {
            if (card.whose || card.place || card.other || card.most) {
              this.refuse('where a card lies and whose it is cannot be asked here');
            }
            return { kind: 'fits', card };
          });
        },
      },
    ]),
  );
}

/** The condition or its opposite. */
export function negated(condition: Positive, not: boolean): Simple {
  return not ? { is: 'not', of: condition } : condition;
}
