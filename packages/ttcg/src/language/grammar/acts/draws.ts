import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Cards, HandSize, Who, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ScalingParser } from './scalings.ts';

/** The other one of two players. */
const OTHER: Partial<Record<Who, Who>> = { you: 'opponent', opponent: 'you' };

/** Drawing and milling. */
export abstract class DrawParser extends ScalingParser {
  /** "draw two cards", "mill the top card of your opponent's deck". */
  protected drawing = this.RULE('drawing', (out: Act[]) => {
    const what = this.OR<'draw' | 'mill'>([this.word(T.Draw, 'draw'), this.word(T.Mill, 'mill')]);
    this.OR2([
      {
        GATE: () => what === 'mill' && this.digAt(),
        ALT: () => this.SUBRULE(this.digging, { ARGS: [out, 'mill'] }),
      },
      {
        GATE: () => what === 'draw' && this.at(1, T.It, T.Them, T.That) && this.refAt(),
        ALT: () => {
          const cards = this.SUBRULE(this.ref);
          this.ACTION(() => {
            const to = { zone: 'hand', whose: this.ownWhose() } as const;
            out.push({ do: 'move', cards, to, ...this.by() });
          });
        },
      },
      {
        GATE: () => this.at(1, T.From),
        ALT: () => {
          const bottom = this.SUBRULE2(this.deckEnd);
          this.ACTION(() => out.push({ do: 'draw', who: this.doer, amount: 1, ...bottom }));
        },
      },
      {
        GATE: () => what === 'draw' && this.at(this.at(1, T.Card) ? 2 : 1, T.Until),
        ALT: () => {
          const amount = this.SUBRULE(this.handSize);
          this.ACTION(() => out.push({ do: 'draw', who: this.doer, amount }));
        },
      },
      {
        GATE: () => what === 'mill' && this.bothDecksAt(),
        ALT: () => {
          const n = this.SUBRULE(this.topOfBoth);
          this.ACTION(() => {
            this.onlyYou();
            out.push({ do: 'mill', who: 'both', amount: n });
          });
        },
      },
      {
        GATE: () => this.at(1, T.Top, T.Bottom) || this.at(2, T.Top, T.Bottom),
        ALT: () => {
          const top = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => this.drawTop(out, what, top));
        },
      },
      {
        // "Look at the top card of your deck. You may mill it."
        GATE: () => what === 'mill' && this.at(1, T.It, T.Them) && this.shownTop() !== undefined,
        ALT: () => this.SUBRULE(this.millShown, { ARGS: [out] }),
      },
      {
        GATE: () => what === 'mill' && this.at(1, T.Half) && this.whoseAt(2) > 0,
        ALT: () => {
          this.CONSUME(T.Half);
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Deck);
          this.ACTION(() => {
            const own = whose === this.ownWhose();
            if (!own && (this.doer !== 'you' || whose !== 'opponent'))
              this.refuse('a player mills from their own deck');
            const each = { noun: 'card', place: 'deck', whose } as const;
            const amount = { times: 1, each, half: true } as const;
            out.push({ do: 'mill', who: own ? this.doer : 'opponent', amount });
          });
        },
      },
      {
        // "Mill 3.", "If you control a dragon, draw two instead."
        GATE: () =>
          this.at(1, T.Number) &&
          (this.at(2, EOF, T.Stop, T.Comma, T.And, T.Then) ||
            (this.at(2, T.Instead) && this.lastAct?.do === what)),
        ALT: () => {
          const amount = this.SUBRULE(this.number);
          this.ACTION(() => out.push({ do: what, who: this.doer, amount } as Act));
        },
      },
      {
        // "If you would draw from an empty deck, ..., then draw.": what was to be drawn.
        GATE: () =>
          what === 'draw' && this.replaced?.what === 'draws' && this.at(1, EOF, T.Stop, T.Comma),
        ALT: () => {
          this.ACTION(() => out.push({ do: 'draw', who: this.doer, amount: 1 }));
        },
      },
      {
        GATE: () => what === 'draw' && this.kindDrawnAt(),
        ALT: () => this.SUBRULE(this.drawingKind, { ARGS: [out] }),
      },
      {
        GATE: () => what === 'draw' && this.ahead(T.UpTo, T.Number, T.Card),
        ALT: () => this.SUBRULE(this.drawingUpTo, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(1, T.UpTo, T.AnyNumber),
        ALT: () => {
          const pick = this.SUBRULE(this.pick, { ARGS: ['search'] });
          this.ACTION(() => {
            const many = pick.card.noun === 'card' ? 'cards' : `${pick.card.noun}s`;
            this.refuse(`how many ${many} it is must be said, like "you may ${what} two ${many}"`);
          });
        },
      },
      {
        ALT: () => {
          const amount = this.SUBRULE(this.amount, { ARGS: [T.Card] });
          const bottom = this.OPTION2({
            GATE: () => what === 'draw' && this.at(1, T.From) && this.at(2, T.The),
            DEF: () => this.SUBRULE(this.deckEnd),
          });
          const from = this.OPTION(() => {
            this.CONSUME(T.From);
            const whose = this.SUBRULE2(this.whose);
            this.CONSUME2(T.Deck);
            return whose;
          });
          const perPhase = this.OPTION4({
            GATE: () => what === 'draw' && this.insteadOfOneAt(),
            DEF: () => this.SUBRULE(this.insteadOfOne),
          });
          this.ACTION(() => {
            if (perPhase) {
              if (typeof amount !== 'number') this.refuse('say how many cards');
              else out.push({ do: 'allot', who: this.player(), what: 'draws', n: amount });
              return;
            }
            if (bottom) {
              out.push({ do: 'draw', who: this.doer, amount, ...bottom });
              return;
            }
            const own = from === undefined || from === this.ownWhose();
            const other = this.doer === 'you' && from === 'opponent' && what === 'mill';
            if (!own && what === 'draw') {
              out.push({ do: 'draw', who: this.doer, amount, ...this.otherDeck(from) });
              return;
            }
            if (!own && !other) this.refuse('a player mills from their own deck');
            out.push({ do: what, who: other ? 'opponent' : this.doer, amount } as Act);
          });
        },
      },
    ]);
  });

  /** "cards until", "cards from the top of your deck until". */
  protected digAt(): boolean {
    if (!this.at(1, T.Card)) return false;
    if (this.at(2, T.Until)) return this.at(3, T.You, T.They) && !this.at(4, T.Has);
    return this.at(2, T.From) && this.before(T.Until, T.Stop, T.Comma, T.And);
  }

  /** After "reveal" or "mill": "cards from the top of your deck until you reveal a unit". */
  protected digging = this.RULE('digging', (out: Act[], how: 'reveal' | 'mill') => {
    this.CONSUME(T.Card);
    const whose = this.OPTION(() => {
      this.CONSUME(T.From);
      this.OPTION2(() => {
        this.CONSUME(T.The);
        this.CONSUME(T.Top);
        this.CONSUME(T.Of);
      });
      const own = this.SUBRULE(this.whose);
      this.CONSUME(T.Deck);
      return own;
    });
    this.CONSUME(T.Until);
    this.OR([{ ALT: () => this.CONSUME(T.You) }, { ALT: () => this.CONSUME(T.They) }]);
    const again = this.OR2<'reveal' | 'mill'>([
      this.word(T.Reveal, 'reveal'),
      this.word(T.Mill, 'mill'),
    ]);
    const until = this.SUBRULE(this.kind, { ARGS: [] });
    this.ACTION(() => {
      const who = this.player();
      const own = whose === undefined || whose === this.ownWhose();
      if (who === 'both' || !own || again !== how)
        this.refuse('a player does so with their own deck');
      if (until.whose || until.place) this.refuse('say what kind of card');
      out.push({ do: 'dig', who: who === 'opponent' ? who : 'you', how, until });
    });
  });

  /** "up to three cards", as whoever draws says. */
  private drawingUpTo = this.RULE('drawingUpTo', (out: Act[]) => {
    this.CONSUME(T.UpTo);
    const n = this.SUBRULE(this.number);
    this.CONSUME(T.Card);
    const amount = this.SUBRULE(this.times, { ARGS: [n] });
    const bottom = this.OPTION({
      GATE: () => this.at(2, T.The),
      DEF: () => this.SUBRULE(this.deckEnd),
    });
    this.ACTION(() => {
      const who = this.player();
      if (who === 'both') this.refuse('only you or your opponent can say how many');
      out.push({ do: 'draw', who, amount, ...bottom, upTo: true });
    });
  });

  /** "a dragon", "two random spells", rather than just so many cards. */
  private kindDrawnAt(): boolean {
    if (!this.at(1, T.A, T.Number)) return false;
    return this.at(2, T.RandomKind) || (this.kindAt(2) && !this.at(2, T.Card));
  }

  /** "draw a dragon": one of the deck, whichever comes. */
  private drawingKind = this.RULE('drawingKind', (out: Act[]) => {
    const pick = this.SUBRULE(this.pick, { ARGS: ['search'] });
    this.ACTION(() => {
      const { card } = pick;
      const own = this.ownWhose();
      if (card.place || (card.whose && card.whose !== own) || pick.by === 'opponent')
        this.refuse('a player draws from their own deck');
      const drawn = { ...card, whose: own };
      out.push({ do: 'search', cards: { ...pick, card: drawn, by: 'random' }, ...this.by() });
    });
  });

  /** "from the bottom of your deck"; from the top is how cards are drawn anyway. */
  private deckEnd: ParserMethod<[], { bottom?: true; deck?: 'other' }> = this.RULE(
    'deckEnd',
    () => {
      this.CONSUME(T.From);
      this.CONSUME(T.The);
      const bottom = this.OR([this.word(T.Bottom, true), this.word(T.Top, false)]);
      this.CONSUME(T.Of);
      const whose = this.SUBRULE(this.whose);
      this.CONSUME(T.Deck);
      return this.ACTION(() => {
        const end = bottom ? { bottom: true as const } : {};
        return whose === this.ownWhose() ? end : { ...end, ...this.otherDeck(whose) };
      });
    },
  );

  /** "your opponent's deck", of what you draw; "your deck", of what they do (R-T194). */
  private otherDeck(whose: Whose | undefined): { deck: 'other' } {
    const others = this.doer === 'you' ? 'opponent' : this.doer === 'opponent' ? 'your' : undefined;
    if (!others || whose !== others) this.refuse('it is not clear whose deck that is');
    return { deck: 'other' };
  }

  /** "instead of one during your draw phase", "during your draw phase instead of one". */
  private insteadOfOneAt(): boolean {
    if (this.at(1, T.Instead)) return this.at(2, T.Of) && !this.at(3, T.Gerund);
    return (
      this.at(1, T.During, T.In) && this.periodAt(2) && this.before(T.Instead, T.Stop, T.Comma)
    );
  }

  private insteadOfOne: ParserMethod<[], boolean> = this.RULE('insteadOfOne', () => {
    const before = this.OPTION(() => this.SUBRULE(this.inDrawPhase));
    this.CONSUME(T.Instead);
    this.CONSUME(T.Of);
    const n = this.SUBRULE(this.number);
    this.OPTION2(() => this.CONSUME(T.Card));
    const after = this.OPTION3({
      GATE: () => !before && this.at(1, T.During, T.In),
      DEF: () => this.SUBRULE2(this.inDrawPhase),
    });
    return this.ACTION(() => {
      const said = before ?? after ?? this.during?.part === 'draw phase';
      if (!said || n !== 1) this.refuse('one card is drawn in a draw phase; say "instead of one"');
      return true;
    });
  });

  private inDrawPhase: ParserMethod<[], boolean> = this.RULE('inDrawPhase', () => {
    this.OR([{ ALT: () => this.CONSUME(T.During) }, { ALT: () => this.CONSUME(T.In) }]);
    const { part } = this.SUBRULE(this.period);
    return this.ACTION(() => {
      this.theyAreEach = false;
      return part === 'draw phase';
    });
  });

  private bothDecksAt(): boolean {
    return this.before(T.Of, T.Stop, T.Comma, T.And) && this.ofBothAt();
  }

  private ofBothAt(): boolean {
    let k = 1;
    while (!this.at(k, T.Of)) k++;
    if (this.at(k + 1, T.Each) && this.at(k + 2, T.Player)) return this.at(k + 4, T.Deck);
    return this.at(k + 1, T.Each, T.Both) && this.at(k + 2, T.Deck);
  }

  /** "the top three cards of each deck", "of each player's deck". */
  private topOfBoth: ParserMethod<[], number> = this.RULE('topOfBoth', () => {
    this.OPTION(() => this.CONSUME(T.The));
    this.CONSUME(T.Top);
    const n = this.OPTION2(() => this.SUBRULE(this.number));
    this.CONSUME(T.Card);
    this.CONSUME(T.Of);
    this.OR([{ ALT: () => this.CONSUME(T.Each) }, { ALT: () => this.CONSUME(T.Both) }]);
    this.OPTION3(() => {
      this.CONSUME(T.Player);
      this.CONSUME(T.Possessive);
    });
    this.CONSUME(T.Deck);
    return n ?? 1;
  });

  private millShown = this.RULE('millShown', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.Them) }]);
    this.ACTION(() => {
      const top = this.shownTop();
      if (top) this.drawTop(out, 'mill', top);
    });
  });

  /** The top of a deck, where that was shown just before. */
  private shownTop(): Cards | undefined {
    const { lastSpoken } = this;
    if (lastSpoken?.do !== 'look' && lastSpoken?.do !== 'reveal') return undefined;
    return lastSpoken.cards.the === 'top' ? lastSpoken.cards : undefined;
  }

  protected drawTop(out: Act[], what: 'draw' | 'mill', top: Cards): void {
    const bottom = top.the === 'bottom' && what === 'draw';
    if (top.the === 'pick')
      this.refuse('cards are drawn from a deck; say "return it to your hand"');
    if (!bottom && top.the !== 'top') {
      this.refuse('only the top of a deck is milled');
      return;
    }
    const own = top.whose === this.ownWhose();
    if (!own && what === 'draw') {
      const end = bottom && { bottom };
      const deck = this.otherDeck(top.whose);
      out.push({ do: 'draw', who: this.doer, amount: top.n, ...end, ...deck });
      return;
    }
    if (!own && (this.doer !== 'you' || top.whose !== 'opponent')) {
      this.refuse('a player mills from their own deck');
    }
    if (bottom) out.push({ do: 'draw', who: this.doer, amount: top.n, bottom });
    else out.push({ do: what, who: own ? this.doer : 'opponent', amount: top.n } as Act);
  }

  /** After "draw": "until you have five cards in your hand", "cards until you have as many as them". */
  protected handSize: ParserMethod<[], HandSize> = this.RULE('handSize', () => {
    this.OPTION(() => this.CONSUME(T.Card));
    const own = this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Until);
          const you = this.OR4([this.word(T.You, true), this.word(T.They, false)]);
          this.CONSUME(T.Has);
          return you;
        },
      },
      {
        // "Discard down to three cards."
        ALT: () => {
          this.CONSUME(T.DownTo);
          return this.ACTION(() => this.doer === 'you');
        },
      },
    ]);
    const many = this.OR2<number | 'as many'>([
      { ALT: () => this.SUBRULE(this.number) },
      this.word(T.AsMany, 'as many'),
    ]);
    this.OPTION2(() => this.CONSUME2(T.Card));
    this.OPTION3(() => {
      this.CONSUME(T.In);
      this.OPTION5(() => this.SUBRULE(this.whose));
      this.CONSUME(T.Hand);
    });
    const other = this.OPTION4({
      GATE: () => many === 'as many',
      DEF: () => {
        this.CONSUME(T.As);
        return this.OR3([this.word(T.You, 'you'), this.word(T.Opponent, 'opponent')]);
      },
    });
    return this.ACTION(() => {
      if (own !== (this.doer === 'you')) this.refuse('it is the hand of the one who draws');
      if (many === 'as many' && other !== OTHER[this.doer]) this.refuse('say as many as who');
      return { hand: many };
    });
  });
}
