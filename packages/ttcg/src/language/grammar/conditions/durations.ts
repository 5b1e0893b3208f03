import type { ParserMethod } from 'chevrotain';
import type { Duration, Period } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ConditionParser } from './conditions.ts';

/** How long something lasts. */
export abstract class DurationParser extends ConditionParser {
  /** Whether the sentence that is read says "next turn", without whose. */
  protected saysNextTurn = false;

  /** Whether it says "until the end of the turn", rather than "this turn". */
  protected untilTurnEnds = false;

  /** Whether a duration comes, rather than the next clause. */
  protected durationAt(): boolean {
    if (this.at(1, T.ThisTurn, T.Permanently, T.AttackOver, T.Until, T.During, T.While))
      return true;
    if (this.at(1, T.For))
      return this.at(2, T.Number, T.TheRest) || this.ahead(T.For, T.The, T.Next);
    if (this.at(1, T.On)) return this.periodAt(2);
    return this.ahead(T.Next, T.Turn);
  }

  protected duration: ParserMethod<[], Duration> = this.oneOf<Duration>('duration', [
    this.word(T.ThisTurn, 'this turn'),
    this.word(T.AttackOver, 'attack'),
    this.word(T.Permanently, 'game'),
    {
      ALT: () => {
        const until = this.SUBRULE(this.until);
        this.ACTION(() => {
          this.untilTurnEnds ||= until === 'this turn';
        });
        return until;
      },
    },
    {
      ALT: () => {
        this.OR2([{ ALT: () => this.CONSUME(T.During) }, { ALT: () => this.CONSUME(T.On) }]);
        return this.OR3<Duration>([
          { ALT: () => this.SUBRULE(this.thisPeriod) },
          {
            ALT: () => {
              const of = this.SUBRULE(this.period);
              return this.ACTION(() => (this.isThisBattle(of) ? 'attack' : { during: of }));
            },
          },
        ]);
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.While);
        return { while: this.SUBRULE(this.condition) };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Next);
        this.CONSUME(T.Turn);
        this.ACTION(() => {
          this.saysNextTurn = true;
        });
        return { during: { part: 'turn', whose: 'each', next: true } };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.For);
        return this.OR4<Duration>([
          {
            ALT: () => {
              const toCome = this.OPTION(() => {
                this.CONSUME2(T.The);
                return this.CONSUME2(T.Next);
              });
              const turns = this.SUBRULE(this.number);
              this.CONSUME2(T.Turn);
              // It begins at once, and this turn is none of those to come.
              return { turns: toCome ? turns + 1 : turns };
            },
          },
          {
            ALT: () => {
              this.CONSUME(T.TheRest);
              this.CONSUME(T.Of);
              return this.OR5<Duration>([
                {
                  ALT: () => {
                    this.CONSUME(T.The);
                    return this.OR6<Duration>([
                      this.word(T.Game, 'game'),
                      this.word(T.Turn, 'this turn'),
                    ]);
                  },
                },
                this.word(T.ThisTurn, 'this turn'),
              ]);
            },
          },
        ]);
      },
    },
  ]);

  /** "the battle", where an attack is under way: that one, and not the phase. */
  private isThisBattle({ part, whose, next }: Period): boolean {
    return (
      part === 'battle phase' &&
      whose === 'each' &&
      !next &&
      this.LA(0).image === 'battle' &&
      this.answers === 'attack'
    );
  }

  /** "this turn" after "during". */
  private thisPeriod: ParserMethod<[], Duration> = this.RULE('thisPeriod', () => {
    this.CONSUME(T.ThisTurn);
    return 'this turn' as const;
  });

  /** "until the end of the turn" is this turn; "until it leaves the field": while it is there. */
  private until: ParserMethod<[], Duration> = this.RULE('until', () => {
    this.CONSUME(T.Until);
    return this.OR<Duration>([
      {
        GATE: () => this.at(1, T.Edge) || this.at(2, T.Edge),
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.The));
          const edge = this.CONSUME(T.Edge);
          return this.OR2<Duration>([
            {
              ALT: () => {
                const of = this.SUBRULE(this.ofOwnersPeriod);
                return this.ACTION(() => lasting(this.value(edge), of));
              },
            },
            {
              GATE: () => this.at(2, T.ThisTurn),
              ALT: () => {
                this.CONSUME(T.Of);
                this.CONSUME(T.ThisTurn);
                return 'this turn';
              },
            },
            {
              ALT: () => {
                this.CONSUME2(T.Of);
                const of = this.SUBRULE(this.period);
                return this.ACTION(() =>
                  this.isThisBattle(of) ? 'attack' : lasting(this.value(edge), of),
                );
              },
            },
          ]);
        },
      },
      {
        GATE: () => this.refAt(),
        ALT: () => {
          const card = this.SUBRULE(this.ref);
          return this.OR3<Duration>([
            {
              ALT: () => {
                this.CONSUME(T.Attack);
                return { untilAttackOf: card };
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Leave);
                this.CONSUME2(T.The);
                this.CONSUME(T.Field);
                return { while: { is: 'card', card, a: { kind: 'place', place: 'field' } } };
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Is);
                const turned = this.CONSUME(T.Turned);
                return this.ACTION((): Duration => {
                  const until = this.value(turned);
                  if (until === 'equipped') this.refuse('say while what it lasts');
                  return { untilTurned: card, to: until === 'untapped' ? 'untapped' : 'tapped' };
                });
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const of = this.SUBRULE2(this.period);
          // "until your opponent's next turn ends".
          const passes = this.OPTION2(() => this.CONSUME(T.Passes));
          return this.ACTION(() => {
            const edge = passes && this.value<'start' | 'end'>(passes);
            return edge === 'end' ? lasting('end', of) : { until: 'start', of };
          });
        },
      },
    ]);
  });
}

function lasting(until: 'start' | 'end', of: Period): Duration {
  const thisTurn = until === 'end' && of.part === 'turn' && of.whose === 'each' && !of.next;
  return thisTurn ? 'this turn' : { until, of };
}
