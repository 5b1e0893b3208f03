import type { ParserMethod } from 'chevrotain';
import { StatParser } from './grammar-stats.ts';
import { CATEGORY, T } from './tokens.ts';
import type { Act, Amount, Cards, Who } from './tree.ts';

/** Acts that a player does: what stands after "you may", "your opponent" or at the start. */
export abstract class VerbParser extends StatParser {
  /** Whether a verb that a player can do comes. */
  protected verbAt(k: number): boolean {
    return this.at(k, CATEGORY.verb) && !this.at(k, T.Become, T.Leave, T.Attack);
  }

  /** "destroy one unit", "tap it", "reveal your hand", "look at ..." */
  protected plainVerb = this.RULE('plainVerb', (out: Act[]) => {
    const what = this.OR<'destroy' | 'tap' | 'untap' | 'reveal' | 'look'>([
      this.word(T.Destroy, 'destroy'),
      this.word(T.Tap, 'tap'),
      this.word(T.Untap, 'untap'),
      this.word(T.Reveal, 'reveal'),
      this.word(T.Look, 'look'),
    ]);
    const slot = what === 'reveal' || what === 'look' ? 'reveal' : 'field';
    const cards = this.SUBRULE(this.cards, { ARGS: [slot] });
    this.ACTION(() => out.push({ do: what, cards, ...this.by() }));
  });

  /** "draw two cards", "mill the top card of your opponent's deck". */
  protected drawing = this.RULE('drawing', (out: Act[]) => {
    const what = this.OR<'draw' | 'mill'>([this.word(T.Draw, 'draw'), this.word(T.Mill, 'mill')]);
    this.OR2([
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
        GATE: () => this.at(1, T.Top) || this.at(2, T.Top),
        ALT: () => {
          const top = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => this.drawTop(out, what, top));
        },
      },
      {
        ALT: () => {
          const amount = this.SUBRULE(this.amount, { ARGS: [T.Card] });
          const from = this.OPTION(() => {
            this.CONSUME(T.From);
            const whose = this.SUBRULE(this.whose);
            this.CONSUME(T.Deck);
            return whose;
          });
          this.ACTION(() => {
            const own = from === undefined || from === this.ownWhose();
            const other = this.doer === 'you' && from === 'opponent' && what === 'mill';
            if (!own && !other) this.refuse('a player draws and mills from their own deck');
            out.push({ do: what, who: other ? 'opponent' : this.doer, amount });
          });
        },
      },
    ]);
  });

  private drawTop(out: Act[], what: 'draw' | 'mill', top: Cards): void {
    if (top.the !== 'top') {
      this.refuse('only the top of a deck is drawn or milled');
      return;
    }
    const own = top.whose === this.ownWhose();
    if (!own && (what === 'draw' || this.doer !== 'you' || top.whose !== 'opponent')) {
      this.refuse('a player draws and mills from their own deck');
    }
    out.push({ do: what, who: own ? this.doer : 'opponent', amount: top.n });
  }

  protected discarding = this.RULE('discarding', (out: Act[]) => {
    this.CONSUME(T.Discard);
    const cards = this.SUBRULE(this.cards, { ARGS: ['discard'] });
    this.ACTION(() => {
      if (cards.the === 'top') {
        this.drawTop(out, 'mill', cards);
        return;
      }
      if ('of' in cards || 'n' in cards)
        this.refuse('only cards of one kind are discarded at once');
      else out.push({ do: 'discard', who: this.doer, cards });
    });
  });

  /** "gain 2 points", "lose points equal to its rank". */
  protected scoring = this.RULE('scoring', (out: Act[]) => {
    const op = this.OR<'gain' | 'lose'>([this.word(T.Gain, 'gain'), this.word(T.Lose, 'lose')]);
    const amount = this.OR2<Amount>([
      {
        GATE: () => this.at(1, T.Half) && this.whoseAt(2) > 0,
        ALT: () => this.SUBRULE(this.halfOfPoints),
      },
      { ALT: () => this.SUBRULE(this.amount, { ARGS: [T.Point] }) },
    ]);
    this.ACTION(() => out.push({ do: 'points', who: this.doer, change: { op, amount } }));
  });

  /** "half your points": of whoever gains or loses them. */
  private halfOfPoints: ParserMethod<[], Amount> = this.RULE('halfOfPoints', () => {
    this.CONSUME(T.Half);
    const whose = this.SUBRULE(this.whose);
    this.CONSUME(T.Point);
    return this.ACTION((): Amount => {
      const of = whose === 'your' ? 'you' : 'opponent';
      if (of !== this.doer) this.refuse('say "points equal to half" of whose');
      return { equal: 'points', of, half: true };
    });
  });

  /** "equip this card to a unit". */
  protected equipping = this.RULE('equipping', (out: Act[]) => {
    this.CONSUME(T.Equip);
    const card = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    const to = this.SUBRULE2(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'equip', card, to });
    });
  });

  /** "take control of one unit". */
  protected taking = this.RULE('taking', (out: Act[]) => {
    this.CONSUME(T.Take);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const who = this.player();
      if (who === 'both') this.refuse('only one player can take control');
      else out.push({ do: 'control', who, cards });
    });
  });

  /** "rank up this card using a unit from your deck". */
  protected rankingUp = this.RULE('rankingUp', (out: Act[]) => {
    this.CONSUME(T.RankUp);
    // "with cards" from the hand is what goes without saying.
    let any = false;
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const using = this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(T.With) }, { ALT: () => this.CONSUME(T.Using) }]);
      const bare = this.ACTION(() => this.at(1, T.Card));
      const material = this.SUBRULE2(this.cards, { ARGS: ['rankUpWith'] });
      this.ACTION(() => {
        any = bare && material.the === 'pick' && Object.keys(material.card).length === 1;
      });
      return material;
    });
    const anyType = this.OPTION2(() => this.CONSUME(T.RegardlessOfType));
    this.ACTION(() => {
      this.onlyYou();
      const how = {
        ...(using && !any && { with: using }),
        ...(anyType && { anyType: true as const }),
      };
      out.push({ do: 'rankUp', cards, ...how });
    });
  });

  protected moving = this.RULE('moving', (out: Act[]) => {
    this.CONSUME(T.Move);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    const adjacent = this.OR([
      this.word(T.Another, false),
      this.word(T.Other, false),
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.A));
          return this.OR2([
            this.word(T.Empty, false),
            this.word(T.Different, false),
            this.word(T.Adjacent, true),
          ]);
        },
      },
    ]);
    this.CONSUME(T.Column);
    this.ACTION(() =>
      out.push({ do: 'column', cards, ...(adjacent && { adjacent: true as const }), ...this.by() }),
    );
  });

  /** "skip your next turn", "skip this battle phase", "skip your battle phase this turn". */
  protected skipping = this.RULE('skipping', (out: Act[]) => {
    this.CONSUME(T.Skip);
    const { part, now } = this.OR<{
      part: 'turn' | 'draw phase' | 'main phase' | 'battle phase';
      now: boolean;
    }>([
      this.word(T.ThisTurn, { part: 'turn', now: true }),
      {
        ALT: () => {
          this.CONSUME(T.TheRest);
          this.CONSUME(T.Of);
          this.CONSUME(T.The);
          return { part: this.SUBRULE3(this.part), now: true };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.This);
          return { part: this.SUBRULE(this.part), now: true };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.OR2([{ ALT: () => this.CONSUME(T.PhaseWord) }, { ALT: () => this.CONSUME(T.Turn) }]);
          return this.ACTION(() => {
            const period = this.during;
            const own = period?.whose === 'opponent' ? 'opponent' : 'you';
            if (!period || own !== this.doer) this.refuse('it is not clear what is skipped');
            return { part: period?.part ?? 'turn', now: true };
          });
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          const next = this.OPTION(() => this.CONSUME(T.Next));
          const skipped = this.SUBRULE2(this.part);
          const thisTurn = this.OPTION2({
            GATE: () => next === undefined,
            DEF: () => this.CONSUME2(T.ThisTurn),
          });
          return this.ACTION(() => {
            if (whose !== this.ownWhose()) this.refuse('a player skips their own turn or phase');
            if (!next && !thisTurn && this.doer !== 'you') this.refuse('say "next" or "this turn"');
            return { part: skipped, now: next === undefined };
          });
        },
      },
    ]);
    this.ACTION(() => {
      const who = this.player();
      out.push(now ? { do: 'skip', who, part, this: true } : { do: 'skip', who, part });
    });
  });

  /** Whom an act is done by, for the length of a rule. */
  protected as(who: Who): void {
    this.doer = who;
    if (who === 'opponent') this.they = who;
  }
}
