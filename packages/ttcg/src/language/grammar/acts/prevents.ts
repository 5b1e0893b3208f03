import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Event, Who, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { withActing } from '../conditions/effect-kinds.ts';
import { WardedParser } from './warded.ts';

/** What is prevented: deeds of cards and players, attacks and effects. */
export abstract class PreventParser extends WardedParser {
  /** "prevent it from attacking", "prevent the destruction of it", "prevent that attack". */
  protected preventing = this.RULE('preventing', (out: Act[]) => {
    this.CONSUME(T.Prevent);
    this.OR([
      {
        GATE: () => this.at(1, T.NextTime) || this.ahead(T.The, T.Next, T.Destruction),
        ALT: () => this.SUBRULE(this.preventingNext, { ARGS: [out] }),
      },
      {
        GATE: () => this.nextPointsAt(),
        ALT: () => this.SUBRULE(this.absorbing, { ARGS: [out] }),
      },
      {
        // "If this card would be destroyed, prevent it."
        GATE: () => this.at(1, T.It, T.That) && this.at(2, EOF, T.Stop, T.Comma, T.And, T.Instead),
        ALT: () => {
          this.OR5([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME2(T.That) }]);
          this.ACTION(() => {
            if (this.replaced) out.push({ do: 'nothing' });
            else if (this.answers) this.counterIt(out);
            else this.refuse('it is not clear what is prevented; say "would"');
          });
        },
      },
      {
        GATE: () => this.nextAt(),
        ALT: () => this.SUBRULE(this.wardingOff, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(1, T.All) && this.at(this.at(2, T.Enemy) ? 3 : 2, ...PREVENTED),
        ALT: () => {
          this.SUBRULE(this.preventingAll, { ARGS: [out] });
          this.ACTION(() => this.passing.add(out.at(-1) as Act));
        },
      },
      {
        GATE: () => this.effectWordAt() > 0 && this.before(T.From, T.Stop, T.Comma, T.That),
        ALT: () => this.SUBRULE(this.preventingEffects, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(1, T.All) && this.effectWordAt() > 0,
        ALT: () => {
          const such = this.SUBRULE(this.effects);
          this.ACTION(() => {
            out.push(this.barredFrom('effect', such, false));
            this.passing.add(out.at(-1) as Act);
          });
        },
      },
      {
        GATE: () => this.at(2, T.Attack, T.Effect),
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.That) },
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Number) },
          ]);
          const what = this.OR3<'attack' | 'effect'>([
            this.word(T.Attack, 'attack'),
            this.word(T.Effect, 'effect'),
          ]);
          // It is answered in the turn it happens in, so "this turn" adds nothing.
          this.OPTION(() => this.CONSUME(T.ThisTurn));
          this.ACTION(() => out.push({ do: 'counter', what }));
        },
      },
      {
        // "the activation of any spell".
        GATE: () => this.ahead(T.The, T.Activation) || this.at(1, T.Activation),
        ALT: () => {
          this.OPTION3(() => this.CONSUME3(T.The));
          this.CONSUME(T.Activation);
          this.CONSUME2(T.Of);
          this.OPTION4(() =>
            this.OR6([{ ALT: () => this.CONSUME2(T.All) }, { ALT: () => this.CONSUME(T.Any) }]),
          );
          const of = this.SUBRULE2(this.kind, { ARGS: [] });
          this.ACTION(() => {
            out.push(this.barredFrom('effect', of, false));
            this.passing.add(out.at(-1) as Act);
          });
        },
      },
      {
        GATE: () => this.at(this.at(1, T.The, T.All) ? 2 : 1, T.Destruction),
        ALT: () => {
          this.OPTION2(() =>
            this.OR4([{ ALT: () => this.CONSUME2(T.The) }, { ALT: () => this.CONSUME(T.All) }]),
          );
          this.CONSUME(T.Destruction);
          this.CONSUME(T.Of);
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          const deed = this.SUBRULE(this.causeOf, { ARGS: ['destroyed'] });
          this.ACTION(() => out.push({ do: 'forbid', cards, ...deed }));
        },
      },
      {
        GATE: () => this.playerAt(1),
        ALT: () => {
          const who = this.SUBRULE(this.who);
          this.CONSUME(T.From);
          this.ACTION(() => this.as(who));
          this.SUBRULE(this.playerDeed, { ARGS: [out] });
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          this.CONSUME2(T.From);
          const { from, by } = this.SUBRULE(this.cardDeed);
          this.ACTION(() => out.push({ do: 'forbid', cards, from, ...(by && { by }) }));
        },
      },
    ]);
  });

  /** "the next time this card would be destroyed", "the next destruction of it". */
  private preventingNext = this.RULE('preventingNext', (out: Act[]) => {
    const event = this.OR<Event>([
      {
        ALT: () => {
          this.CONSUME(T.NextTime);
          const { event: what, tense } = this.SUBRULE(this.oneThing);
          return this.ACTION(() => {
            if (tense !== 'would') this.refuse('say what would happen');
            return what;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.Next);
          this.CONSUME(T.Destruction);
          this.CONSUME(T.Of);
          const card = this.SUBRULE(this.eventCard);
          return { what: 'destroyed', card };
        },
      },
    ]);
    const time = this.OPTION({
      GATE: () => this.durationAt(),
      DEF: () => this.SUBRULE(this.duration),
    });
    this.ACTION(() => {
      this.preventedNext = { event, ...(time && { for: time }) };
      out.push({ do: 'nothing' });
    });
  });

  /** "the next attack against you", "your opponent's next effect", "the next effect of a spell". */
  protected wardingOff: ParserMethod<[out: Act[]], void> = this.RULE('wardingOff', (out: Act[]) => {
    const whose = this.OR<Whose | undefined>([
      this.word(T.The, undefined),
      { ALT: () => this.SUBRULE(this.whose) },
    ]);
    this.CONSUME(T.Next);
    this.ACTION(() => {
      if (this.at(1, T.Destruction))
        this.refuse('say which cards cannot be destroyed, and how long');
    });
    const enemy = this.OPTION(() => this.CONSUME(T.Enemy));
    const style = this.OPTION4({
      GATE: () => this.effectKindAt(1),
      DEF: () => this.SUBRULE(this.effectKind),
    });
    const kind = this.OPTION3({
      GATE: () => !style && !this.at(1, T.Action),
      DEF: () => this.SUBRULE(this.kind, { ARGS: [] }),
    });
    const what = this.OR2<'attack' | 'effect'>([
      this.word(T.Attack, 'attack'),
      this.word(T.Effect, 'effect'),
      // R-T156. To perform an effect is an action.
      this.word(T.Action, 'effect'),
    ]);
    const said = this.OPTION2(() => this.SUBRULE(this.ofWhom, { ARGS: [what] }));
    const more = this.OPTION5({
      GATE: () => what === 'effect' && (this.wouldAt() || this.at(1, T.InResponse)),
      DEF: () => this.SUBRULE(this.acting),
    });
    this.ACTION(() => {
      this.onlyYou();
      if (said) this.notOfAll();
      const side = enemy ? 'opponent' : whose;
      if ((side || kind) && said) this.refuse('whose it is is said twice');
      const plain = kind ?? { noun: what === 'attack' ? ('unit' as const) : ('card' as const) };
      const maker = said ?? (side ? { ...plain, whose: side } : kind);
      const acting = { ...(style && { style }), ...more };
      const told = Object.keys(acting).length > 0;
      const of = told ? withActing(maker ?? plain, acting) : maker;
      out.push({ do: 'ward', what, ...(of && { of }) });
    });
  });

  /** After an attack or effect: "against you", "of your opponent", "by a dragon". */
  private ofWhom: ParserMethod<[what: 'attack' | 'effect'], CardFilter> = this.RULE(
    'ofWhom',
    (what: 'attack' | 'effect') => {
      const noun = what === 'attack' ? 'unit' : 'card';
      return this.OR<CardFilter>([
        {
          GATE: () =>
            what === 'effect' && this.at(2, ...(this.at(0, T.Action) ? [T.Suffer] : [T.Activate])),
          ALT: () => {
            const whose = this.OR5<Whose>([
              this.word(T.You, 'your'),
              this.word(T.Opponent, 'opponent'),
            ]);
            this.OR6([
              { ALT: () => this.CONSUME(T.Activate) },
              { ALT: () => this.CONSUME(T.Suffer) },
            ]);
            return { noun, whose };
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.Against);
            const whose = this.OR2<Whose>([
              this.word(T.You, 'opponent'),
              this.word(T.Opponent, 'your'),
            ]);
            return { noun, whose };
          },
        },
        {
          ALT: () => {
            this.OR3([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.By) }]);
            return this.OR4<CardFilter>([
              {
                GATE: () => !this.at(2, T.Possessive),
                ...this.word(T.Opponent, { noun, whose: 'opponent' as const }),
              },
              { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
            ]);
          },
        },
      ]);
    },
  );

  /** "all attacks", "all effects of spells", "all damage to you". */
  protected preventingAll: ParserMethod<[out: Act[]], void> = this.RULE(
    'preventingAll',
    (out: Act[]) => {
      this.OR5([{ ALT: () => this.CONSUME(T.All) }, { ALT: () => this.CONSUME(T.Each) }]);
      const enemy = this.OPTION(() => this.CONSUME(T.Enemy));
      this.OR([
        {
          ALT: () => {
            this.SUBRULE(this.damage);
            const who = this.OPTION2(() =>
              this.OR3<Who>([
                {
                  ALT: () => {
                    this.CONSUME(T.To);
                    return this.SUBRULE(this.who);
                  },
                },
                {
                  // "all damage you would take".
                  ALT: () => {
                    const sufferer = this.SUBRULE2(this.who);
                    this.CONSUME(T.Would);
                    this.OR4([
                      { ALT: () => this.CONSUME(T.Suffer) },
                      { ALT: () => this.CONSUME(T.Lose) },
                    ]);
                    return sufferer;
                  },
                },
              ]),
            );
            this.ACTION(() => {
              if (enemy) this.refuse('say to whom');
              this.as(who ?? 'both');
              out.push({ do: 'bar', who: this.player(), from: 'lose points' });
            });
          },
        },
        {
          ALT: () => {
            const what = this.OR2<'attack' | 'effect'>([
              this.word(T.Attack, 'attack'),
              this.word(T.Effect, 'effect'),
            ]);
            const said = this.OPTION3(() => this.SUBRULE(this.ofWhom, { ARGS: [what] }));
            this.ACTION(() => out.push(this.barredFrom(what, said, enemy !== undefined)));
          },
        },
      ]);
    },
  );

  /** "damage", "point loss". */
  private damage = this.RULE('damage', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.Damage) },
      {
        ALT: () => {
          this.CONSUME(T.Point);
          this.CONSUME(T.Loss);
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.PhaseName);
          this.CONSUME2(T.Damage);
          this.ACTION(() => this.refuse('points lost in battle are not told from others'));
        },
      },
    ]);
  });

  protected barredFrom(what: 'attack' | 'effect', of: CardFilter | undefined, enemy: boolean): Act {
    this.onlyYou();
    const { whose, ...kind } = of ?? { noun: what === 'attack' ? 'unit' : 'card' };
    const side = enemy ? 'opponent' : whose;
    const who = side === undefined ? 'both' : side === 'your' ? 'you' : 'opponent';
    const plain =
      Object.keys(kind).length === 1 && kind.noun === (what === 'attack' ? 'unit' : 'card');
    if (plain) return { do: 'bar', who, from: what === 'attack' ? what : 'activate effects' };
    if (what === 'effect') return { do: 'bar', who, from: 'activate effects', cards: kind };
    const card = side ? { ...kind, whose: side } : kind;
    return { do: 'forbid', cards: pickOf('all', card), from: 'attack' };
  }
}

const PREVENTED = [T.Attack, T.Effect, T.Damage, T.Point, T.PhaseName];
