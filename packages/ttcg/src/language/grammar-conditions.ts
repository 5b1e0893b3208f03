import type { ParserMethod } from 'chevrotain';
import { EventParser } from './grammar-events.ts';
import { rangeOf } from './grammar-refs.ts';
import { settle } from './phrase.ts';
import { CATEGORY, T } from './tokens.ts';
import type { CardFilter, CardRef, CardTest, Condition, Range, Whose } from './tree.ts';

type Simple = Exclude<Condition, { is: 'all' | 'any' }>;
type Positive = Exclude<Simple, { is: 'not' }>;
type Player = 'you' | 'opponent';

/** What must be true. */
export abstract class ConditionParser extends EventParser {
  /** One condition, or several joined by "and" or "or", each with or without its "if". */
  protected condition: ParserMethod<[], Condition> = this.RULE('condition', () => {
    const parts: Simple[] = [];
    let word = '';
    this.SUBRULE(this.simpleCondition, { ARGS: [parts] });
    this.MANY({
      GATE: () => this.conditionAfterJoint(word),
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        const joint = this.OR([this.word(T.And, 'all'), this.word(T.Or, 'any')]);
        this.OPTION2(() => this.OR2([{ ALT: () => this.CONSUME(T.If) }, { ALT: () => this.CONSUME(T.While) }]));
        this.ACTION(() => {
          word = joint;
        });
        this.SUBRULE2(this.simpleCondition, { ARGS: [parts] });
      },
    });
    return this.ACTION(() => this.joined(parts, word));
  });

  /** A list inside a condition ("a ghost and a dragon") is "all". */
  private joined(parts: readonly Simple[], word: string): Condition {
    const [first] = parts;
    if (parts.length === 1 && first) return first;
    if (word === 'any' && parts.length > 2 && this.listed) this.refuse('and and or are mixed');
    return { is: word === 'any' ? 'any' : 'all', of: parts };
  }

  private listed = false;

  private conditionAfterJoint(word: string): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.And, T.Or)) return false;
    const joint = this.at(k, T.And) ? 'all' : 'any';
    if (word !== '' && word !== joint) return false;
    if (this.at(k + 1, T.If, T.While)) return true;
    return k === 1 && this.conditionAt(2);
  }

  /** Whether a condition comes without its "if", rather than the next act. */
  private conditionAt(k: number): boolean {
    if (this.at(k, T.There)) return true;
    if (this.at(k, T.You, T.Opponent)) return this.at(k + 1, T.Control, T.Has, T.DoNot) && !this.at(k + 1, T.MayNot);
    if (this.at(k, T.It)) return this.at(k + 1, T.Is) && !this.at(k + 2, T.Immune);
    return this.at(k, T.This) && this.at(k + 2, T.Is) && !this.at(k + 3, T.Immune, T.Lasting);
  }

  private simpleCondition = this.RULE('simpleCondition', (parts: Simple[]) => {
    this.OR([
      {
        GATE: () => this.periodTestAt(),
        ALT: () => {
          this.CONSUME(T.It);
          this.CONSUME(T.Is);
          const not = this.OPTION(() => this.CONSUME(T.Not));
          const of = this.SUBRULE(this.period);
          this.ACTION(() => parts.push(negated({ is: 'period', of }, not !== undefined)));
        },
      },
      { ALT: () => this.SUBRULE(this.thereIs, { ARGS: [parts] }) },
      {
        GATE: () => this.at(1, T.Number, T.A) && this.ahead(T.Number, T.Of, T.Them, T.Is),
        ALT: () => {
          const n = this.SUBRULE(this.number);
          this.CONSUME(T.Of);
          this.CONSUME(T.Them);
          this.CONSUME2(T.Is);
          const card = this.SUBRULE(this.kind, { ARGS: [] });
          this.ACTION(() => {
            if (card.place) this.refuse('where a card lies cannot be asked here');
            parts.push({ is: 'count', card: { ...card, place: 'that' }, range: rangeOf('at least', n) });
          });
        },
      },
      {
        GATE: () => this.holderAt(),
        ALT: () => this.SUBRULE(this.holding, { ARGS: [parts] }),
      },
      {
        GATE: () => this.testAt(),
        ALT: () => {
          const test = this.SUBRULE(this.cardTest);
          this.ACTION(() => parts.push(test, ...this.besides.splice(0)));
        },
      },
      {
        ALT: () => {
          const { event, tense, not } = this.SUBRULE(this.happening);
          const time = this.OR2<'this turn' | 'last turn'>([
            this.word(T.ThisTurn, 'this turn'),
            this.word(T.LastTurn, 'last turn'),
          ]);
          this.ACTION(() => {
            if (tense !== 'past') this.refuse('what happened this turn is told in the past');
            parts.push(negated({ is: 'happened', event, in: time }, not));
          });
        },
      },
    ]);
  });

  private periodTestAt(): boolean {
    if (!this.ahead(T.It, T.Is)) return false;
    return this.periodAt(this.at(3, T.Not) ? 4 : 3);
  }

  /** "there is a dragon on the field", "there are no spells in your hand". */
  private thereIs = this.RULE('thereIs', (parts: Simple[]) => {
    this.CONSUME(T.There);
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    const range = this.SUBRULE(this.quantity);
    const card = this.SUBRULE(this.countedCards);
    this.ACTION(() => parts.push(negated({ is: 'count', card, range }, not !== undefined)));
  });

  private countedCards: ParserMethod<[], CardFilter> = this.RULE('countedCards', () => {
    const phrase = this.SUBRULE(this.phrase, {
      ARGS: [this.ACTION(() => (this.LA(0).tokenType === T.Another ? { other: true as const } : {}))],
    });
    return this.ACTION(() => settle(phrase, 'field', 'you'));
  });

  /** "a", "two or more", "no", "exactly three"; a bare number is at least so many. */
  private quantity: ParserMethod<[], Range> = this.RULE('quantity', () =>
    this.OR<Range>([
      this.word(T.A, rangeOf('at least', 1)),
      this.word(T.Another, rangeOf('at least', 1)),
      this.word(T.Any, rangeOf('at least', 1)),
      this.word(T.No, rangeOf('exactly', 0)),
      {
        GATE: () => this.at(1, T.QuotedName),
        ALT: () => rangeOf('at least', 1),
      },
      {
        ALT: () => {
          const bare = this.ACTION(() => this.at(1, T.Number) && !this.at(2, T.OrMore, T.OrFewer));
          const range = this.SUBRULE(this.range);
          return this.ACTION(() => (bare ? rangeOf('at least', range.n) : range));
        },
      },
    ]),
  );

  private holderAt(): boolean {
    if (!this.at(1, T.You, T.Opponent, T.They)) return false;
    return this.at(2, T.Control, T.Has) || (this.at(2, T.DoNot) && this.at(3, T.Control, T.Has));
  }

  /** "you control ...", "your opponent has ...". */
  private holding = this.RULE('holding', (parts: Simple[]) => {
    const who = this.OR<Player>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
      {
        ALT: () => {
          this.CONSUME(T.They);
          return this.ACTION(() => {
            if (this.they !== 'opponent') this.refuse('it is not clear whom "they" means');
            return 'opponent' as const;
          });
        },
      },
    ]);
    this.ACTION(() => {
      if (who === 'opponent') this.they = 'opponent';
    });
    const not = this.OPTION(() => this.CONSUME(T.DoNot));
    this.OR2([{ ALT: () => this.CONSUME(T.Control) }, { ALT: () => this.CONSUME(T.Has) }]);
    const negative = not !== undefined;
    this.OR3([
      {
        GATE: () => this.at(1, T.More, T.Fewer, T.Less, T.AsMany, T.Higher),
        ALT: () => this.SUBRULE(this.comparison, { ARGS: [parts, who, negative] }),
      },
      {
        ALT: () => {
          this.SUBRULE(this.held, { ARGS: [parts, who, negative] });
          this.MANY({
            GATE: () => this.heldAfterJoint(),
            DEF: () => {
              this.OPTION2(() => this.CONSUME(T.Comma));
              this.OPTION3(() => this.CONSUME(T.And));
              this.SUBRULE2(this.held, { ARGS: [parts, who, negative] });
            },
          });
        },
      },
    ]);
  });

  /** "an undead, a ghost and a dragon": more of what a player has. */
  private heldAfterJoint(): boolean {
    if (!this.at(1, T.And, T.Comma)) return false;
    const k = this.ahead(T.Comma, T.And) ? 3 : 2;
    if (!this.at(k, T.A, T.No, T.Number) || this.predicateAfter(k)) return false;
    return k === 3 || this.at(1, T.And) || this.listContinues();
  }

  /** After a comma alone: only if the list is closed by "and" before the clause begins. */
  private listContinues(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Comma)) return this.at(k + 1, T.And) && this.at(k + 2, T.A, T.Number);
      if (this.at(k, CATEGORY.verb, T.Stop)) return false;
      if (this.at(k, T.And)) return this.at(k + 1, T.A, T.Number);
    }
  }

  /** So many cards of a kind, or points. */
  private held = this.RULE('held', (parts: Simple[], who: Player, not: boolean) => {
    const range = this.SUBRULE(this.quantity);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Point);
          this.ACTION(() => parts.push(negated({ is: 'points', who, range }, not)));
        },
      },
      {
        ALT: () => {
          const card = this.SUBRULE(this.heldCards, { ARGS: [who] });
          this.ACTION(() => parts.push(negated({ is: 'count', card, range }, not)));
        },
      },
    ]);
  });

  private heldCards: ParserMethod<[who: Player], CardFilter> = this.RULE(
    'heldCards',
    (who: Player) => {
      const before = this.ACTION(() => this.they);
      const phrase = this.SUBRULE(this.phrase, {
        ARGS: [this.ACTION(() => (this.LA(0).tokenType === T.Another ? { other: true as const } : {}))],
      });
      return this.ACTION(() => {
        if (who === 'opponent') this.they = 'opponent';
        else this.they = before ?? this.they;
        const whose = who === 'you' ? 'your' : 'opponent';
        if (this.othersCards(phrase.filter.whose, who)) {
          this.refuse('the cards cannot be of both players at once');
        }
        phrase.filter.whose = whose;
        return settle(phrase, 'field', 'you');
      });
    },
  );

  /** Whether the cards are said to be of the other player than the one spoken of. */
  private othersCards(whose: Whose | undefined, who: Player): boolean {
    return who === 'you' ? whose === 'opponent' || whose === 'their' : whose === 'your';
  }

  /** "more points than your opponent", "fewer cards in your hand than your opponent". */
  private comparison = this.RULE('comparison', (parts: Simple[], who: Player, not: boolean) => {
    const than = this.OR<'more' | 'fewer' | 'as many'>([
      this.word(T.More, 'more'),
      this.word(T.Fewer, 'fewer'),
      this.word(T.Less, 'fewer'),
      this.word(T.AsMany, 'as many'),
    ]);
    const of = this.OR2<CardFilter | 'points'>([
      this.word(T.Point, 'points'),
      {
        ALT: () => {
          const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({}))] });
          return this.ACTION(() => {
            if (this.othersCards(phrase.filter.whose, who)) {
              this.refuse('both sides of a comparison are of the same kind');
            }
            delete phrase.filter.whose;
            return settle(phrase, 'field', 'you');
          });
        },
      },
    ]);
    this.OR3([{ ALT: () => this.CONSUME(T.Than) }, { ALT: () => this.CONSUME(T.As) }]);
    const other = this.OR4<Player>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
    ]);
    this.OPTION(() => this.OR5([{ ALT: () => this.CONSUME(T.Control) }, { ALT: () => this.CONSUME(T.Has) }]));
    this.ACTION(() => {
      if (other === who) this.refuse('a player is compared with the other player');
      parts.push(negated({ is: 'compare', who, than, of }, not));
    });
  });

  /** Whether something is said of a card that is pointed at, rather than what happened to it. */
  private testAt(): boolean {
    if (this.measureOfAt()) return true;
    const length = this.refLength(1);
    return length > 0 && this.at(length + 1, T.Is, T.Has, T.DoNot, T.Remain);
  }

  /** "this card is tapped", "it is a fire unit", "its rank is 3 or higher". */
  private cardTest: ParserMethod<[], Simple> = this.RULE('cardTest', () =>
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
                this.OR3([{ ALT: () => this.CONSUME2(T.Is) }, { ALT: () => this.CONSUME(T.Remain) }]);
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
                  negated({ is: 'card', card, a: { kind: 'stat', stat, range } }, not !== undefined),
                );
              },
            },
          ]);
        },
      },
    ]),
  );

  /** "is on the field and untapped": more is said of the same card. */
  private qualityAfterAnd(): boolean {
    if (!this.at(1, T.And)) return false;
    return (this.at(2, CATEGORY.state) && this.at(3, T.Comma, T.And)) || this.ahead(T.And, T.On, T.The, T.Field);
  }

  private readonly besides: Simple[] = [];

  private tested(card: CardRef, a: CardTest, not: boolean): Simple {
    if (card.the === 'this' && a.kind === 'place' && a.place === 'under' && !not) {
      this.coverIsThat = true;
    }
    return negated({ is: 'card', card, a }, not);
  }

  /** After "is": a state, a place, or a kind of card. */
  private quality: ParserMethod<[], CardTest> = this.RULE('quality', () =>
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

function negated(condition: Positive, not: boolean): Simple {
  return not ? { is: 'not', of: condition } : condition;
}
