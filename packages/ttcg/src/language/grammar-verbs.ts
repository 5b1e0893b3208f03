import type { ParserMethod } from 'chevrotain';
import { StatParser } from './grammar-stats.ts';
import { CATEGORY, T } from './tokens.ts';
import type { Act, Amount, CardFilter, Cards, Who } from './tree.ts';

type Player = 'you' | 'opponent' | 'both';

/** Acts that a player does: what stands after "you may", "your opponent" or at the start. */
export abstract class VerbParser extends StatParser {
  /** Whether a verb that a player can do comes. */
  protected verbAt(k: number): boolean {
    return this.at(k, CATEGORY.verb) && !this.at(k, T.Become, T.Leave, T.Attack);
  }

  /** The doer, where only you, your opponent or both can be it. */
  protected player(): Player {
    const { doer } = this;
    if (doer === 'you' || doer === 'opponent' || doer === 'both') return doer;
    this.refuse('only you, your opponent or each player can do that');
    return 'you';
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
    this.OPTION(() => {
      this.CONSUME(T.From);
      this.SUBRULE(this.whose);
      this.CONSUME(T.Hand);
    });
    this.ACTION(() => {
      if ('of' in cards || 'n' in cards) this.refuse('only cards of one kind are discarded at once');
      else out.push({ do: 'discard', who: this.doer, cards });
    });
  });

  /** "gain 2 points", "lose points equal to its rank". */
  protected scoring = this.RULE('scoring', (out: Act[]) => {
    const op = this.OR<'gain' | 'lose'>([this.word(T.Gain, 'gain'), this.word(T.Lose, 'lose')]);
    const amount = this.SUBRULE(this.amount, { ARGS: [T.Point] });
    this.ACTION(() => out.push({ do: 'points', who: this.doer, change: { op, amount } }));
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

  protected onlyYou(): void {
    if (this.doer !== 'you') this.refuse('only you can do that');
  }

  /** "activate the effect of one spell", "copy the attack of it". */
  protected usingEffect = this.RULE('usingEffect', (out: Act[]) => {
    const what = this.OR<'activate' | 'copy'>([
      this.word(T.Activate, 'activate'),
      this.word(T.Copy, 'copy'),
    ]);
    this.OR2([
      {
        GATE: () => this.effectOfAt(),
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Number) },
          ]);
          this.CONSUME(T.Effect);
          this.CONSUME(T.Of);
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: what, cards }));
        },
      },
      {
        GATE: () => this.at(1, T.Its, T.Their) && this.at(2, T.Effect),
        ALT: () => {
          this.OR4([{ ALT: () => this.CONSUME(T.Its) }, { ALT: () => this.CONSUME(T.Their) }]);
          this.CONSUME2(T.Effect);
          this.ACTION(() => out.push({ do: what, cards: { the: 'that' } }));
        },
      },
      {
        GATE: () => what === 'copy' && this.valuesAt(),
        ALT: () => {
          const { cards, stat } = this.SUBRULE(this.values);
          this.ACTION(() => {
            if (stat === 'rank' || stat === 'bonus') this.refuse(`the ${stat} cannot be copied`);
            else out.push({ do: 'copyStats', cards, stat });
          });
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          this.CONSUME(T.Possessive);
          this.CONSUME3(T.Effect);
          this.ACTION(() => out.push({ do: what, cards }));
        },
      },
    ]);
    this.ACTION(() => this.onlyYou());
  });

  /** "counter the effect of a spell", "counter it", "counter that attack". */
  protected countering = this.RULE('countering', (out: Act[]) => {
    this.CONSUME(T.Counter);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.It);
          this.ACTION(() => {
            if (!this.answers) this.refuse('it is not clear what is countered');
            out.push({ do: 'counter', what: this.answers ?? 'effect' });
          });
        },
      },
      {
        GATE: () => this.at(2, T.Effect, T.Attack, T.Play),
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.That) },
            { ALT: () => this.CONSUME(T.A) },
          ]);
          const what = this.OR3<'effect' | 'attack' | 'play'>([
            this.word(T.Effect, 'effect'),
            this.word(T.Attack, 'attack'),
            this.word(T.Play, 'play'),
          ]);
          const of = this.OPTION(() => {
            this.CONSUME(T.Of);
            return this.SUBRULE(this.kind, { ARGS: [] });
          });
          this.ACTION(() => out.push({ do: 'counter', what, ...(of && { of }) }));
        },
      },
      {
        ALT: () => {
          const of = this.SUBRULE2(this.kind, { ARGS: [] });
          this.OPTION2(() => this.CONSUME(T.Possessive));
          this.OPTION3(() => this.CONSUME2(T.Effect));
          this.ACTION(() => out.push({ do: 'counter', what: 'effect', of }));
        },
      },
    ]);
    this.ACTION(() => this.onlyYou());
  });

  protected redirecting = this.RULE('redirecting', (out: Act[]) => {
    this.CONSUME(T.Redirect);
    this.OR([
      { ALT: () => this.CONSUME(T.The) },
      { ALT: () => this.CONSUME(T.That) },
      { ALT: () => this.CONSUME(T.A) },
    ]);
    const what = this.OR2<'effect' | 'attack'>([
      this.word(T.Effect, 'effect'),
      this.word(T.Attack, 'attack'),
    ]);
    this.CONSUME(T.To);
    const to = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'redirect', what, to });
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

  /** "play a rank 1 unit", "play two additional cards". */
  protected playing = this.RULE('playing', (out: Act[]) => {
    this.CONSUME(T.Play);
    this.OR([
      {
        GATE: () => this.extraCardsAt(1),
        ALT: () => {
          const n = this.SUBRULE(this.howMany);
          this.OPTION({
            GATE: () => this.at(1, T.Additional, T.More),
            DEF: () => this.OR2([{ ALT: () => this.CONSUME(T.Additional) }, { ALT: () => this.CONSUME(T.More) }]),
          });
          this.CONSUME(T.Card);
          const amount = this.SUBRULE(this.times, { ARGS: [n] });
          this.ACTION(() => out.push({ do: 'extraPlays', who: this.player(), amount }));
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE(this.cards, { ARGS: ['play'] });
          this.OPTION2({
            GATE: () => this.ahead(T.To, T.The, T.Field) || this.ahead(T.On, T.The, T.Field),
            DEF: () => {
              this.OR3([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.On) }]);
              this.CONSUME(T.The);
              this.CONSUME(T.Field);
            },
          });
          const tapped = this.OPTION3({
            GATE: () => this.LA(1).image === 'tapped',
            DEF: () => this.CONSUME(T.Turned),
          });
          const free = this.OPTION4(() => this.CONSUME(T.FreeRank));
          this.ACTION(() => {
            const how = { ...(free && { free: true as const }), ...(tapped && { tapped: true as const }) };
            out.push({ do: 'play', who: this.player(), cards, ...how });
          });
        },
      },
    ]);
  });

  protected extraCardsAt(k: number): boolean {
    if (this.at(k, T.Another)) return this.at(k + 1, T.Card) && !this.at(k + 2, T.From);
    return this.at(k, T.A, T.Number) && this.at(k + 1, T.Additional, T.More) && this.at(k + 2, T.Card);
  }

  /** "rank up this card using a unit from your deck". */
  protected rankingUp = this.RULE('rankingUp', (out: Act[]) => {
    this.CONSUME(T.RankUp);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const using = this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(T.With) }, { ALT: () => this.CONSUME(T.Using) }]);
      return this.SUBRULE2(this.cards, { ARGS: ['rankUpWith'] });
    });
    const anyType = this.OPTION2(() => this.CONSUME(T.RegardlessOfType));
    this.ACTION(() => {
      this.onlyYou();
      const how = { ...(using && { with: using }), ...(anyType && { anyType: true as const }) };
      out.push({ do: 'rankUp', cards, ...how });
    });
  });

  protected moving = this.RULE('moving', (out: Act[]) => {
    this.CONSUME(T.Move);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    this.CONSUME(T.Another);
    this.CONSUME(T.Column);
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'column', cards });
    });
  });

  /** "skip your next turn", "skip this battle phase", "skip your battle phase this turn". */
  protected skipping = this.RULE('skipping', (out: Act[]) => {
    this.CONSUME(T.Skip);
    const { part, now } = this.OR<{ part: 'turn' | 'draw phase' | 'main phase' | 'battle phase'; now: boolean }>([
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

  /** "get one extra play". */
  protected getting = this.RULE('getting', (out: Act[]) => {
    this.CONSUME(T.Get);
    const amount = this.SUBRULE(this.extras, { ARGS: [T.Play] });
    this.ACTION(() => out.push({ do: 'extraPlays', who: this.player(), amount }));
  });

  /** "one extra play for each ...", "extra attacks equal to its rank", "that many extra plays". */
  protected extras: ParserMethod<[noun: typeof T.Play], Amount> = this.RULE(
    'extras',
    (noun: typeof T.Play) => {
      const thing = () => {
        this.CONSUME(T.Additional);
        this.OR2([
          { GATE: () => noun === T.Play, ALT: () => this.CONSUME(T.Play) },
          { GATE: () => noun === T.Attack, ALT: () => this.CONSUME(T.Attack) },
        ]);
      };
      const amount = this.OPTION(() =>
        this.OR<Amount>([
          this.word(T.ThatMany, { equal: 'that many' }),
          { ALT: () => this.SUBRULE(this.howMany) },
        ]),
      );
      thing();
      return this.OR3<Amount>([
        {
          GATE: () => amount === undefined,
          ALT: () => this.SUBRULE(this.equalTo),
        },
        {
          GATE: () => typeof amount === 'number',
          ALT: () => this.SUBRULE(this.times, { ARGS: [amount as number] }),
        },
        { ALT: () => amount as Amount },
      ]);
    },
  );

  /** "by effects of spells", "by enemy effects", "by spells"; nothing for effects of any card. */
  protected agents: ParserMethod<[], { of?: CardFilter; effects: boolean }> = this.RULE(
    'agents',
    () =>
      this.OR<{ of?: CardFilter; effects: boolean }>([
        {
          ALT: () => {
            this.CONSUME(T.Effect);
            const of = this.OPTION(() => {
              this.CONSUME(T.Of);
              return this.SUBRULE(this.kind, { ARGS: [] });
            });
            return this.ACTION(() => ({ effects: true, ...(of && { of }) }));
          },
        },
        {
          GATE: () => this.ahead(T.Enemy, T.Effect) || this.ahead(T.Opponent, T.Possessive, T.Effect),
          ALT: () => {
            this.OR2([
              { ALT: () => this.CONSUME(T.Enemy) },
              {
                ALT: () => {
                  this.CONSUME(T.Opponent);
                  this.CONSUME(T.Possessive);
                },
              },
            ]);
            this.CONSUME2(T.Effect);
            return { of: { noun: 'card', whose: 'opponent' }, effects: true };
          },
        },
        {
          GATE: () => !this.at(2, T.Possessive),
          ALT: () => {
            this.CONSUME2(T.Opponent);
            return { of: { noun: 'card', whose: 'opponent' }, effects: true };
          },
        },
        {
          ALT: () => {
            const of = this.SUBRULE2(this.kind, { ARGS: [] });
            const effects = this.OPTION2(() => this.CONSUME3(T.Effect));
            return this.ACTION(() => ({ of, effects: effects !== undefined || of.noun === 'spell' }));
          },
        },
      ]),
  );

  /** Whom an act is done by, for the length of a rule. */
  protected as(who: Who): void {
    this.doer = who;
    if (who === 'opponent') this.they = who;
  }
}
