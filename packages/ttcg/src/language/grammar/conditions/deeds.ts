import type { IToken, ParserMethod } from 'chevrotain';
import { slotsOf } from '../../tree/slots.ts';
import type { CardFilter, DeedKind, Doer, Event, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from '../cards/phrase.ts';
import { ActivationParser, deedOf } from './activations.ts';
import { BEFALLS, DEEDS } from './deed-words.ts';

/** An event, and how it is spoken of. */
export interface Happening {
  readonly event: Event;
  /** What else it is: "this card or another dragon is destroyed", "this card battles". */
  readonly or?: readonly Event[];
  readonly tense: 'present' | 'would' | 'past';
  readonly not: boolean;
}

const OF_EACH =
  'that is asked of each; say it before them, like "all enemy units that attacked this turn"';

const EACH_TIME =
  'that is told of each; say "whenever one of your units ..., it ..." or "your opponent"';

/** What players do, as events. */
export abstract class DeedParser extends ActivationParser {
  /** Whether a player comes who does something, rather than a player's card. */
  protected doerAt(k = 1): boolean {
    if (this.at(k, T.You, T.Opponent)) return !this.at(k + 1, T.Possessive);
    if (this.eitherPlayerAt(k)) return !this.at(k + (this.at(k, T.Either) ? 4 : 3), T.Possessive);
    return this.at(k, T.A, T.Any, T.Each, T.Either) && this.at(k + 1, T.Player);
  }

  /** "you or your opponent", "either you or your opponent": whichever player. */
  private eitherPlayerAt(k = 1): boolean {
    const i = this.at(k, T.Either) ? k + 1 : k;
    return this.at(i, T.You) && this.at(i + 1, T.Or) && this.at(i + 2, T.Opponent);
  }

  /** "you draw a card", "your opponent would lose points", "a player played a spell". */
  protected deed: ParserMethod<[], Happening> = this.RULE('deed', () => {
    const who = this.OR<Doer>([
      {
        GATE: () => this.eitherPlayerAt(),
        ALT: () => {
          this.OPTION(() => this.CONSUME2(T.Either));
          this.CONSUME(T.You);
          this.CONSUME(T.Or);
          this.CONSUME(T.Opponent);
          return 'any';
        },
      },
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
      this.word(T.They, 'opponent'),
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Any) },
            { ALT: () => this.CONSUME(T.Each) },
            { ALT: () => this.CONSUME(T.Either) },
          ]);
          this.CONSUME(T.Player);
          return 'any';
        },
      },
    ]);
    const token = this.ACTION(() => this.LA(0));
    const told = this.ACTION(() => this.at(-1, T.When));
    const { they } = this;
    this.ACTION(() => {
      if (who === 'opponent') this.they = 'opponent';
      if (who === 'opponent' && token.tokenType !== T.They) this.asks = 'opponent';
    });
    const deed = this.SUBRULE(this.deedOf, { ARGS: [who] });
    return this.ACTION(() => {
      if (token.tokenType !== T.They) return deed;
      if (this.areCards(deed.event)) this.refuse(told ? EACH_TIME : OF_EACH, token);
      this.they = they;
      this.areOpponent(token);
      this.they = 'opponent';
      return deed;
    });
  });

  /** "Enemy units lose 50 attack if they attacked this turn": the cards just named, each for itself. */
  private areCards(event: Event): boolean {
    const cards = this.lastSpoken && slotsOf(this.lastSpoken)[0]?.cards;
    return cards !== undefined && isPlural(cards) && this.doer !== 'opponent' && !('who' in event);
  }

  /** Who does what was read last, where a player does it. */
  protected doerOfEvent: Doer | undefined;

  /** Whether its object is still to come: "you draw or discard a card". */
  protected sharesObject = false;

  /** After the player: "draw a card", "would lose points". */
  protected deedOf: ParserMethod<[who: Doer], Happening> = this.RULE('deedOf', (who: Doer) => {
    const { tense, not, passive } = this.SUBRULE(this.auxiliary);
    this.ACTION(() => {
      this.endsEvent = true;
    });
    const verb = this.OR3([
      { ALT: () => this.CONSUME(CATEGORY.done) },
      { ALT: () => this.CONSUME(T.Sent) },
      { ALT: () => this.CONSUME(T.DirectAttack) },
      { ALT: () => this.CONSUME(CATEGORY.verb) },
    ]);
    const event = this.SUBRULE(this.deedObject, {
      ARGS: [who, this.ACTION(() => (passive ? `be ${nameOf(verb)}` : nameOf(verb)))],
    });
    const empty = this.OPTION2({
      GATE: () => this.emptyDeckAt(),
      DEF: () => this.SUBRULE(this.emptyDeck),
    });
    const byEffect = this.OPTION({
      GATE: () => this.at(1, T.By) || this.at(2, T.A),
      DEF: () => {
        this.OR4([{ ALT: () => this.CONSUME(T.By) }, { ALT: () => this.CONSUME(T.From) }]);
        this.SUBRULE(this.anEffect);
        return true;
      },
    });
    const outside = this.OPTION6(() => this.SUBRULE(this.outside));
    return this.ACTION(() => {
      const past = isParticiple(verb) && tense === 'present' && !passive;
      if ('last' in event && tense !== 'would')
        this.refuse('who has lost their last point has lost the game; say "would lose"');
      this.doerOfEvent = who;
      const drawn = empty ? this.fromEmpty(event, tense === 'would') : event;
      const named = byEffect ? this.byAnEffect(drawn) : drawn;
      const whole = outside ? { ...named, outside } : named;
      return { event: whole, tense: past ? 'past' : tense, not };
    });
  });

  private objectToComeAt(verb: string): boolean {
    return this.ahead(T.Or, CATEGORY.verb) && (isOfPoints(verb) || DEEDS.has(verb));
  }

  private byAnEffect(event: Event): Event {
    if (isDeed(event)) return { ...event, byEffect: true };
    this.refuse('that is not told apart by what it happens by');
    return event;
  }

  /** "an effect", "a card effect", "effects". */
  protected anEffect = this.RULE('anEffect', () => {
    this.OPTION(() => this.CONSUME(T.A));
    this.OPTION2(() => this.CONSUME(T.Card));
    this.CONSUME(T.Effect);
  });

  /** What the player does it with. */
  protected deedObject: ParserMethod<[who: Doer, verb: string], Event> = this.RULE(
    'deedObject',
    (who: Doer, verb: string) =>
      this.OR<Event>([
        {
          GATE: () => this.objectToComeAt(verb),
          ALT: () =>
            this.ACTION((): Event => {
              this.sharesObject = true;
              if (isOfPoints(verb)) return { what: pointsEventOf(verb), who };
              return { what: DEEDS.get(verb) ?? 'draws', who };
            }),
        },
        {
          GATE: () => /^los[et]$/i.test(verb) && this.at(1, T.LastPoint),
          ALT: () => {
            const whose = this.value(this.CONSUME(T.LastPoint));
            return this.ACTION((): Event => {
              if (whose !== (who === 'you' ? 'your' : 'their'))
                this.refuse('a player loses their own points');
              return { what: 'losesPoints', who, last: true };
            });
          },
        },
        {
          GATE: () => isOfPoints(verb),
          ALT: () => {
            // R-T150. "a point", "one or more points": however many at once.
            this.OPTION3(() => {
              this.OR3([
                { ALT: () => this.CONSUME2(T.A) },
                {
                  ALT: () => {
                    const n = this.CONSUME(T.Number);
                    const more = this.OPTION5(() => this.CONSUME(T.OrMore));
                    this.ACTION(() => {
                      if (this.value(n) !== 1 || !more)
                        this.refuse('how many points it is is not asked');
                    });
                  },
                },
              ]);
            });
            this.CONSUME(T.Point);
            const what = pointsEventOf(verb);
            const because = this.OPTION9({
              GATE: () => this.pointCauseAt(),
              DEF: () => this.SUBRULE(this.pointCause),
            });
            this.ACTION(() => {
              if (what === 'gainsPoints' && because && because !== 'effect')
                this.refuse('points are gained by effects only');
            });
            return { what, who, ...(because && { because }) };
          },
        },
        {
          GATE: () => verb === 'DirectAttack',
          ALT: () => this.ACTION(() => attackBy(who, { directly: true })),
        },
        {
          GATE: () => this.isDoing(verb),
          ALT: () => this.SUBRULE(this.doing, { ARGS: [who, verb] }),
        },
        {
          GATE: () => verb === 'Attack' || verb === 'attacked',
          ALT: () => this.SUBRULE(this.playerAttacks, { ARGS: [who] }),
        },
        {
          GATE: () => verb === 'Destroy' || verb === 'destroyed',
          ALT: () => {
            const card = this.SUBRULE(this.eventCard);
            return this.ACTION((): Event => {
              if (who === 'any') this.refuse('say "is destroyed"');
              return { what: 'destroyed', card, by: who === 'any' ? 'you' : who };
            });
          },
        },
        {
          GATE: () => verb === 'be attacked',
          ALT: () => {
            this.CONSUME(T.Directly);
            return this.ACTION(() => attackBy(other(who), { directly: true }));
          },
        },
        {
          GATE: () => verb === 'Activate' || verb === 'activated',
          ALT: () => this.SUBRULE(this.activation, { ARGS: [who] }),
        },
        {
          GATE: () => DEEDS.get(verb) === 'searches' || DEEDS.get(verb) === 'shuffles',
          ALT: () => {
            const whose = this.OPTION(() =>
              this.OR2<Whose | undefined>([
                this.word(T.A, undefined),
                this.word(T.Your, 'your'),
                this.word(T.Their, 'their'),
                {
                  ALT: () => {
                    this.CONSUME(T.Opponent);
                    this.CONSUME(T.Possessive);
                    return 'opponent';
                  },
                },
              ]),
            );
            this.CONSUME(T.Deck);
            const other = this.OPTION2(() => {
              this.CONSUME(T.For);
              return this.SUBRULE(this.kind, { ARGS: [] });
            });
            return this.ACTION(() => this.ofDeck(DEEDS.get(verb) ?? 'searches', who, whose, other));
          },
        },
        {
          GATE: () => this.at(1, T.This) && BEFALLS.has(DEEDS.get(verb)),
          ALT: () => {
            this.SUBRULE(this.ref);
            return this.ACTION(() => {
              const what = BEFALLS.get(DEEDS.get(verb)) ?? 'played';
              const plain = who === 'any' || (who === 'you' && what === 'played');
              return { what, card: 'this' as const, ...(!plain && { by: who }) };
            });
          },
        },
        {
          GATE: () => DEEDS.has(verb) && this.at(1, T.Comma, T.Stop),
          ALT: () => this.ACTION(() => deedOf(DEEDS.get(verb) ?? 'draws', who, undefined)),
        },
        {
          GATE: () => DEEDS.has(verb),
          ALT: () => {
            this.OPTION4({
              GATE: () => this.countedAt() || this.ordinalAt(),
              DEF: () => this.SUBRULE(this.numbering, { ARGS: [who] }),
            });
            const other = this.SUBRULE2(this.kind, { ARGS: [] });
            return this.ACTION(() => deedOf(DEEDS.get(verb) ?? 'draws', who, other));
          },
        },
      ]),
  );

  /** A deck is shuffled by whoever's it is; it may be searched by the other player. */
  private ofDeck(what: DeedKind, who: Doer, whose: Whose | undefined, of?: CardFilter): Event {
    const event = deedOf(what, who, of) as Extract<Event, { what: DeedKind }>;
    const side = who === 'you' ? 'your' : who;
    const theirs = who === 'any' ? 'own' : 'opponent';
    const deck = whose === 'their' ? theirs : whose;
    if (what === 'searches') return deck ? { ...event, deck } : event;
    if (deck && deck !== side && deck !== 'own')
      this.refuse('say "your deck is shuffled" or "your opponent\'s deck is shuffled"');
    return event;
  }

  /** "you attack", "your opponent attacks you directly", "you attack a fire unit with a dragon". */
  private playerAttacks: ParserMethod<[who: Doer], Event> = this.RULE(
    'playerAttacks',
    (who: Doer) => {
      const target = this.OPTION({
        GATE: () => this.cardsAt(1) && !this.oftenAt(),
        DEF: () => this.SUBRULE(this.kind, { ARGS: [] }),
      });
      const directly = this.OPTION2({
        GATE: () => target === undefined,
        DEF: () => {
          this.OPTION3(() =>
            this.OR([{ ALT: () => this.CONSUME(T.You) }, { ALT: () => this.CONSUME(T.Opponent) }]),
          );
          return this.CONSUME(T.Directly);
        },
      });
      const unit = this.OPTION4(() => {
        this.CONSUME(T.With);
        return this.SUBRULE2(this.kind, { ARGS: [] });
      });
      return this.ACTION(() =>
        attackBy(who, {
          ...(target && { other: target }),
          ...(directly && { directly: true as const }),
          ...(unit && { unit }),
        }),
      );
    },
  );

  /** Whether an effect comes that destroys or targets something. */
  protected effectSubjectAt(): boolean {
    let k = 1;
    while (!this.at(k, T.Effect)) {
      const known = this.whoseAt(k) > 0 || this.at(k, T.A, T.Enemy, T.Possessive, CATEGORY.noun);
      if (!known || k > 5) return false;
      k++;
    }
    if (this.at(k + 1, T.Activate)) return this.at(k + 2, T.That) && this.at(k + 3, T.Target);
    if (this.at(k + 1, T.That)) return this.at(k + 2, T.Target);
    return (
      this.at(k + 1, T.Target, T.Destroy) || (this.at(k + 1, T.Would) && this.at(k + 2, T.Destroy))
    );
  }

  /** "has attacked", "have not been destroyed": what happened, not what somebody has. */
  protected perfectAt(k: number): boolean {
    return this.at(this.at(k + 1, T.Not) ? k + 2 : k + 1, T.Done, T.Been);
  }
}

const isOfPoints = (verb: string): boolean => /^(gain|gained|lose|lost)$/i.test(verb);

const pointsEventOf = (verb: string): 'gainsPoints' | 'losesPoints' =>
  /^gain/i.test(verb) ? 'gainsPoints' : 'losesPoints';

function isDeed(event: Event): event is Extract<Event, { what: DeedKind }> {
  return 'who' in event && event.what !== 'gainsPoints' && event.what !== 'losesPoints';
}

const isParticiple = ({ tokenType }: IToken): boolean =>
  tokenType === T.Done || tokenType === T.Turned || tokenType === T.Sent;

function nameOf(token: IToken): string {
  return isParticiple(token) ? String(token.payload) : token.tokenType.name;
}

function attackBy(
  who: Doer,
  { unit, ...how }: { unit?: CardFilter; other?: CardFilter; directly?: true },
): Event {
  const whose = who === 'any' ? {} : { whose: who === 'you' ? ('your' as const) : who };
  return { what: 'attacks', card: { ...(unit ?? { noun: 'unit' }), ...whose }, ...how };
}

const other = (who: Doer): Doer => (who === 'any' ? who : who === 'you' ? 'opponent' : 'you');
