import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards, Price } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { PointParser } from './points.ts';

/** What the destruction of cards costs their owners, where a text says something else than their rank. */
export abstract class PriceParser extends PointParser {
  /** After "destroy one unit": "for no loss of points", "for a loss of 1 point", "for half the loss of points". */
  protected forPrice: ParserMethod<[], Price> = this.RULE('forPrice', () => {
    this.CONSUME(T.For);
    return this.OR<Price>([
      {
        ALT: () => {
          this.CONSUME(T.No);
          this.SUBRULE(this.lossOf);
          return 0;
        },
      },
      {
        GATE: () => this.at(2, T.Gain),
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Gain);
          this.CONSUME(T.Of);
          this.CONSUME(T.Point);
          return 'gain';
        },
      },
      {
        ALT: () => {
          this.CONSUME2(T.A);
          this.CONSUME(T.Loss);
          this.CONSUME2(T.Of);
          const n = this.SUBRULE(this.number);
          this.CONSUME2(T.Point);
          return n;
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Twice);
          this.CONSUME(T.The);
          this.SUBRULE2(this.lossOf);
          return 'double';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Half);
          this.CONSUME2(T.The);
          this.SUBRULE3(this.lossOf);
          return 'halve';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.LargerHalf);
          this.CONSUME3(T.The);
          this.SUBRULE4(this.lossOf);
          return 'halve up';
        },
      },
    ]);
  });

  private lossOf = this.RULE('lossOf', () => {
    this.CONSUME(T.Loss);
    this.CONSUME(T.Of);
    this.CONSUME(T.Point);
  });

  /** Of a half: "rounded up", or down as it is anyway. */
  private halved: ParserMethod<[], Price> = this.RULE('halved', () => {
    const rounded = this.OPTION({
      GATE: () => this.at(this.at(1, T.Comma) ? 2 : 1, T.Rounded),
      DEF: () => {
        this.OPTION2(() => this.CONSUME(T.Comma));
        return this.CONSUME(T.Rounded);
      },
    });
    return this.ACTION(() => (rounded && this.value(rounded) === 'up' ? 'halve up' : 'halve'));
  });

  /** "costs no points when destroyed", "costs 1 point when destroyed", "yields points when destroyed". */
  protected costing = this.RULE('costing', (out: Act[], cards: Cards) => {
    const price = this.OR<Price>([
      {
        ALT: () => {
          this.CONSUME(T.Yield);
          this.CONSUME(T.Point);
          return 'gain';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Cost);
          return this.SUBRULE(this.fewerPoints);
        },
      },
    ]);
    this.CONSUME(T.When);
    this.OPTION(() => {
      this.OR2([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.They) }]);
      this.CONSUME(T.Is);
    });
    const done = this.CONSUME(T.Done);
    this.ACTION(() => {
      if (this.value(done) !== 'destroyed') this.refuse('cards cost points when destroyed');
      out.push({ do: 'price', cards, price });
    });
  });

  /** "no points", "only 1 point", "half as many points, rounded up". */
  private fewerPoints: ParserMethod<[], Price> = this.RULE('fewerPoints', () =>
    this.OR<Price>([
      {
        ALT: () => {
          this.CONSUME(T.No);
          this.CONSUME(T.Point);
          return 0;
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.Only));
          const n = this.SUBRULE(this.number);
          this.CONSUME2(T.Point);
          return n;
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.TwiceAsMany);
          this.OPTION2(() => this.CONSUME3(T.Point));
          return 'double';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.HalfAsMany);
          this.OPTION3(() => this.CONSUME4(T.Point));
          return this.SUBRULE(this.halved);
        },
      },
    ]),
  );

  /** "You do not lose points when this card is destroyed", "when this card is destroyed, you do not lose points". */
  protected sparedAt(cannot: boolean): boolean {
    // "You cannot lose points" holds from then on.
    if (this.ofDestroyed() !== undefined)
      return !cannot && !this.at(1, T.When) && !this.durationAt() && !this.lossCauseAt();
    return this.at(1, T.When) && this.destroyedAhead(1);
  }

  /** "take no damage", "lose no points this turn", rather than what it costs that something is destroyed. */
  protected losesNoneAt(): boolean {
    if (!this.at(2, T.No)) return false;
    if (this.at(1, T.Suffer)) return true;
    if (!this.ahead(T.Lose, T.No, T.Point) || this.ofDestroyed() !== undefined) return false;
    return this.at(4, T.From, T.By, T.Through, T.ThisTurn, T.Until);
  }

  /** After "you do not lose points": for what is destroyed, its owner loses none. */
  protected spared = this.RULE('spared', (out: Act[]) => {
    const whenever = this.OPTION({
      GATE: () => this.at(1, T.When),
      DEF: () => this.SUBRULE(this.whenDestroyed),
    });
    this.ACTION(() => {
      const cards = whenever ?? this.ofDestroyed();
      if (!cards || !this.isTheirs(cards))
        this.refuse('it is the owner of a unit who loses points for it');
      out.push({ do: 'price', cards: whenever ?? { the: 'that' }, price: 0 });
    });
  });

  /** After "loses": whether it says what destruction costs, rather than what is lost besides. */
  protected priceAt(): boolean {
    if (this.at(1, T.No, T.Only)) return true;
    if (this.at(1, T.TwiceAsMany, T.HalfAsMany))
      return this.ofDestroyed() !== undefined || this.destroyedAhead();
    return this.at(1, T.Number) && this.at(2, T.Point) && this.at(3, T.Instead) && this.at(4, T.Of);
  }

  /** "half as many points when your units are destroyed": said too late. */
  private destroyedAhead(from = 2): boolean {
    let when = false;
    for (let k = from; !this.at(k, EOF, T.Stop, T.Semicolon); k++) {
      when ||= this.at(k, T.When);
      if (when && this.at(k, T.Done)) return this.value(this.LA(k)) === 'destroyed';
    }
    return false;
  }

  /** After "gains": "points equal to its rank instead of losing them". */
  protected gainForLossAt(): boolean {
    if (!this.ahead(T.Point, T.EqualTo) || !this.at(4, T.Rank)) return false;
    return this.at(5, T.Instead) && this.at(6, T.Of);
  }

  /** What its owner loses, in place of its rank, for what is destroyed. */
  protected priced = this.RULE('priced', (out: Act[], op: 'gain' | 'lose') => {
    const price = this.OR<Price>([
      {
        GATE: () => op === 'gain',
        ALT: () => {
          this.CONSUME(T.Point);
          this.CONSUME(T.EqualTo);
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.Rank);
          return 'gain';
        },
      },
      { GATE: () => op === 'lose', ALT: () => this.SUBRULE(this.fewerPoints) },
    ]);
    this.OPTION({
      GATE: () => this.ahead(T.Instead, T.Of),
      DEF: () => {
        this.CONSUME(T.Instead);
        this.CONSUME(T.Of);
        this.SUBRULE(this.itsRank);
      },
    });
    this.OPTION3({
      GATE: () => this.ahead(T.For, T.It) || this.ahead(T.For, T.Them),
      DEF: () => {
        this.CONSUME(T.For);
        this.OR2([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.Them) }]);
      },
    });
    const whenever = this.OPTION2({
      GATE: () => op === 'lose' && this.at(1, T.When) && this.ofDestroyed() === undefined,
      DEF: () => this.SUBRULE(this.whenDestroyed),
    });
    this.ACTION(() => {
      if (whenever) {
        if (!this.isTheirs(whenever))
          this.refuse('it is the owner of a unit who loses points for it');
        out.push({ do: 'price', cards: whenever, price });
        return;
      }
      const cards = this.ofDestroyed();
      if (!cards) this.refuse('say first what is destroyed');
      else if (!this.isTheirs(cards))
        this.refuse('it is the owner of a unit who loses points for it');
      out.push({ do: 'price', cards: { the: 'that' }, price });
    });
  });

  /** "when your rank 1 units are destroyed": what it costs from now on, or for as long as is said. */
  private whenDestroyed: ParserMethod<[], Cards> = this.RULE('whenDestroyed', () => {
    const when = this.CONSUME(T.When);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.Is);
    const done = this.CONSUME(T.Done);
    return this.ACTION((): Cards => {
      if (this.value(done) !== 'destroyed' || !/^when/.test(this.value<string>(when)))
        this.refuse('cards cost points when they are destroyed');
      if (cards.the === 'this') return cards;
      if (cards.the !== 'pick' || cards.by) {
        this.refuse('say it of this card, or of all cards of a kind');
        return cards;
      }
      const { whose, ...card } = cards.card;
      const own = whose === 'their' && this.doer === 'opponent' ? 'opponent' : whose;
      return { the: 'pick', count: 'all', card: { ...card, ...(own && { whose: own }) } };
    });
  });

  /** After "instead of": "its rank", "losing them", "points equal to its rank". */
  private itsRank = this.RULE('itsRank', () => {
    const losing = this.OPTION(() => this.CONSUME(T.Gerund));
    this.ACTION(() => {
      if (losing && this.value(losing) !== 'lose') this.refuse('say "instead of losing them"');
    });
    this.OR([
      { ALT: () => this.CONSUME(T.Them) },
      {
        ALT: () => {
          this.CONSUME(T.Point);
          this.OPTION2(() => {
            this.CONSUME(T.EqualTo);
            this.CONSUME(CATEGORY.its);
            this.CONSUME(T.Rank);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME2(CATEGORY.its);
          this.CONSUME2(T.Rank);
        },
      },
    ]);
  });

  /** The cards of which it was just said that they are destroyed. */
  private ofDestroyed(): Cards | CardFilter | 'this' | undefined {
    if (this.lastSpoken)
      return this.lastSpoken.do === 'destroy' ? this.lastSpoken.cards : undefined;
    const { event } = this;
    if (event?.what !== 'destroyed' || event.by || event.card === 'that') return undefined;
    return event.card === 'equipped' ? { noun: 'unit' } : event.card;
  }

  /** Does whoever is said to lose points own them? */
  private isTheirs(cards: Cards | CardFilter | 'this'): boolean {
    if (this.doer === 'owner') return true;
    if (cards === 'this' || ('the' in cards && cards.the === 'this')) return this.doer === 'you';
    const card = 'the' in cards ? (cards.the === 'pick' ? cards.card : undefined) : cards;
    return card?.whose === (this.doer === 'you' ? 'your' : 'opponent');
  }
}
