import type { IToken, ParserMethod } from 'chevrotain';
import type {
  CardEventKind,
  CardFilter,
  DeedKind,
  Doer,
  Event,
  EventCard,
  EventCause,
  Whose,
} from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CountingParser } from './countings.ts';

/** An event, and how it is spoken of. */
export interface Happening {
  readonly event: Event;
  readonly tense: 'present' | 'would' | 'past';
  readonly not: boolean;
}

type Tense = Happening['tense'];

interface Auxiliary {
  readonly tense: Tense;
  readonly not: boolean;
  readonly passive: boolean;
}

/** The noun forms of deeds: "would draw", "draws", "drew". */
const DEEDS: ReadonlyMap<string, DeedKind> = new Map([
  ['Draw', 'draws'],
  ['drawn', 'draws'],
  ['Discard', 'discards'],
  ['discarded', 'discards'],
  ['Mill', 'mills'],
  ['milled', 'mills'],
  ['Play', 'plays'],
  ['played', 'plays'],
  ['RankUp', 'ranksUp'],
  ['rankedUp', 'ranksUp'],
  ['Search', 'searches'],
  ['searched', 'searches'],
  ['Shuffle', 'shuffles'],
  ['shuffled', 'shuffles'],
]);

/** What a deed is for the card it is done to: "you play this card". */
const BEFALLS: ReadonlyMap<DeedKind | undefined, CardEventKind> = new Map([
  ['draws', 'drawn'],
  ['discards', 'discarded'],
  ['mills', 'milled'],
  ['plays', 'played'],
  ['ranksUp', 'rankedUp'],
]);

/** What players do, as events. */
export abstract class DeedParser extends CountingParser {
  /** Whether a player comes who does something, rather than a player's card. */
  protected doerAt(k = 1): boolean {
    if (this.at(k, T.You, T.Opponent)) return !this.at(k + 1, T.Possessive);
    return this.at(k, T.A, T.Any, T.Each, T.Either) && this.at(k + 1, T.Player);
  }

  /** "you draw a card", "your opponent would lose points", "a player played a spell". */
  protected deed: ParserMethod<[], Happening> = this.RULE('deed', () => {
    const who = this.OR<Doer>([
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
    this.ACTION(() => {
      if (who === 'opponent') this.they = 'opponent';
    });
    const { tense, not, passive } = this.SUBRULE(this.auxiliary);
    const verb = this.OR3([
      { ALT: () => this.CONSUME(T.Done) },
      { ALT: () => this.CONSUME(CATEGORY.verb) },
    ]);
    const event = this.SUBRULE(this.deedObject, {
      ARGS: [who, this.ACTION(() => (passive ? `be ${nameOf(verb)}` : nameOf(verb)))],
    });
    const empty = this.OPTION2({
      GATE: () => this.emptyDeckAt(),
      DEF: () => {
        this.OR5([{ ALT: () => this.CONSUME2(T.From) }, { ALT: () => this.CONSUME(T.With) }]);
        this.OR6([
          { ALT: () => this.CONSUME2(T.A) },
          { ALT: () => this.CONSUME(T.Your) },
          { ALT: () => this.CONSUME(T.Their) },
        ]);
        this.CONSUME(T.Empty);
        return this.CONSUME(T.Deck);
      },
    });
    const byEffect = this.OPTION({
      GATE: () => this.at(1, T.By) || this.at(2, T.A),
      DEF: () => {
        this.OR4([{ ALT: () => this.CONSUME(T.By) }, { ALT: () => this.CONSUME(T.From) }]);
        this.SUBRULE(this.anEffect);
        return true;
      },
    });
    return this.ACTION(() => {
      const past = verb.tokenType === T.Done && tense === 'present' && !passive;
      const drawn = empty ? this.fromEmpty(event, tense === 'would') : event;
      const whole = byEffect ? this.byAnEffect(drawn) : drawn;
      return { event: whole, tense: past ? 'past' : tense, not };
    });
  });

  /** "from an empty deck", "with your empty deck". */
  private emptyDeckAt(): boolean {
    return this.at(1, T.From, T.With) && this.at(3, T.Empty) && this.at(4, T.Deck);
  }

  /** No card is drawn there: only what would be is asked for. */
  private fromEmpty(event: Event, would: boolean): Event {
    if (event.what === 'draws' && !event.other && would) return { ...event, empty: true };
    this.refuse('nothing comes from an empty deck; say "would draw a card from an empty deck"');
    return event;
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
          GATE: () => verb === 'Gain' || verb === 'gained' || verb === 'Lose' || verb === 'lost',
          ALT: () => {
            // "one or more points"; of "a point", each might be meant by itself.
            this.OPTION3(() => {
              const n = this.CONSUME(T.Number);
              const more = this.OPTION5(() => this.CONSUME(T.OrMore));
              this.ACTION(() => {
                if (this.value(n) !== 1 || !more) this.refuse('how many points it is is not asked');
              });
            });
            this.CONSUME(T.Point);
            const gains = verb === 'Gain' || verb === 'gained';
            const because = this.OPTION9({
              GATE: () => this.at(1, T.BecauseOf),
              DEF: () => this.SUBRULE(this.pointCause),
            });
            this.ACTION(() => {
              if (gains && because && because !== 'effect')
                this.refuse('points are gained by effects only');
            });
            const what = gains ? 'gainsPoints' : 'losesPoints';
            return { what, who, ...(because && { because }) };
          },
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
            this.OPTION(() => {
              this.OR2([
                { ALT: () => this.CONSUME(T.A) },
                { ALT: () => this.CONSUME(T.Your) },
                { ALT: () => this.CONSUME(T.Their) },
              ]);
            });
            this.CONSUME(T.Deck);
            const other = this.OPTION2(() => {
              this.CONSUME(T.For);
              return this.SUBRULE(this.kind, { ARGS: [] });
            });
            return this.ACTION(() => deedOf(DEEDS.get(verb) ?? 'searches', who, other));
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
              GATE: () => this.countedAt(),
              DEF: () => this.SUBRULE(this.counting),
            });
            const other = this.SUBRULE2(this.kind, { ARGS: [] });
            return this.ACTION(() => deedOf(DEEDS.get(verb) ?? 'draws', who, other));
          },
        },
      ]),
  );

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

  /** "the effect of a spell", "a spell effect", "a spell". */
  protected activation: ParserMethod<[who: Doer], Event> = this.RULE('activation', (who: Doer) =>
    this.OR<Event>([
      {
        GATE: () => this.effectOfAt(),
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.A) }]);
          this.CONSUME(T.Effect);
          this.CONSUME(T.Of);
          const other = this.SUBRULE(this.kind, { ARGS: [] });
          return this.ACTION(() => deedOf('activatesEffect', who, other));
        },
      },
      {
        GATE: () => this.ahead(T.A, T.Effect),
        ALT: () => {
          this.CONSUME2(T.A);
          this.CONSUME2(T.Effect);
          const card = this.OPTION2(() => {
            this.CONSUME(T.That);
            this.CONSUME(T.Target);
            return this.SUBRULE(this.eventCard);
          });
          return this.ACTION((): Event => {
            if (card === undefined) return { what: 'activatesEffect', who };
            return { what: 'targeted', card, by: causeBy(who) };
          });
        },
      },
      {
        ALT: () => {
          const other = this.SUBRULE2(this.kind, { ARGS: [] });
          this.OPTION3(() => this.CONSUME(T.Possessive));
          this.OPTION(() => this.CONSUME3(T.Effect));
          return this.ACTION(() => deedOf('activatesEffect', who, other));
        },
      },
    ]),
  );

  /** The card that something happens to, or that does something. */
  protected abstract eventCard: ParserMethod<[], EventCard>;

  protected effectOfAt(k = 1): boolean {
    if (!this.at(k, T.The, T.A, T.Number, T.Both)) return false;
    const i = this.at(k + 1, T.Ordinal) ? k + 2 : k + 1;
    return this.at(i, T.Effect) && this.at(i + 1, T.Of);
  }

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

  /** "an effect", "an enemy effect", "a spell effect", "your opponent's effect". */
  protected effectCause: ParserMethod<[], EventCause> = this.RULE('effectCause', () => {
    this.OPTION(() => this.CONSUME(T.A));
    const whose = this.OPTION2(() =>
      this.OR<Whose>([this.word(T.Enemy, 'opponent'), { ALT: () => this.SUBRULE(this.whose) }]),
    );
    const noun = this.OPTION3(() => this.CONSUME(CATEGORY.noun));
    this.CONSUME(T.Effect);
    return this.ACTION((): EventCause => {
      if (whose === 'opponent') this.they = 'opponent';
      const kind =
        noun?.tokenType === T.Unit ? 'unit' : noun?.tokenType === T.Spell ? 'spell' : 'card';
      if (kind === 'card' && !whose) return 'effect';
      return whose ? { noun: kind, whose } : { noun: kind };
    });
  });

  /** "has attacked", "have not been destroyed": what happened, not what somebody has. */
  protected perfectAt(k: number): boolean {
    return this.at(this.at(k + 1, T.Not) ? k + 2 : k + 1, T.Done, T.Been);
  }

  /** "is", "would be", "was not", "did not", "has been" or nothing before a verb. */
  protected auxiliary: ParserMethod<[], Auxiliary> = this.RULE('auxiliary', () => {
    const auxiliary = this.OPTION3(() =>
      this.OR<Auxiliary>([
        {
          ALT: () => {
            this.CONSUME(T.Would);
            const be = this.OPTION(() => this.CONSUME(T.Be));
            return { tense: 'would', not: false, passive: be !== undefined };
          },
        },
        this.word(T.Is, { tense: 'present', not: false, passive: true }),
        {
          GATE: () => this.at(2, T.Turned, T.The),
          ...this.word(T.Become, { tense: 'present', not: false, passive: true }),
        },
        {
          ALT: () => {
            this.CONSUME(T.Was);
            const not = this.OPTION2(() => this.CONSUME(T.Not));
            return { tense: 'past', not: not !== undefined, passive: true };
          },
        },
        this.word(T.DidNot, { tense: 'past', not: true, passive: false }),
        {
          ALT: () => {
            this.CONSUME(T.Has);
            const not = this.OPTION4(() => this.CONSUME2(T.Not));
            const been = this.OPTION5(() => this.CONSUME(T.Been));
            return { tense: 'past', not: not !== undefined, passive: been !== undefined };
          },
        },
      ]),
    );
    return this.ACTION((): Auxiliary => auxiliary ?? PLAIN);
  });
}

const PLAIN: Auxiliary = { tense: 'present', not: false, passive: false };

function isDeed(event: Event): event is Extract<Event, { what: DeedKind }> {
  return 'who' in event && event.what !== 'gainsPoints' && event.what !== 'losesPoints';
}

function nameOf(token: IToken): string {
  return token.tokenType === T.Done ? String(token.payload) : token.tokenType.name;
}

function attackBy(
  who: Doer,
  { unit, ...how }: { unit?: CardFilter; other?: CardFilter; directly?: true },
): Event {
  const whose = who === 'any' ? {} : { whose: who === 'you' ? ('your' as const) : who };
  return { what: 'attacks', card: { ...(unit ?? { noun: 'unit' }), ...whose }, ...how };
}

/** By whose effects. */
function causeBy(who: Doer): EventCause {
  if (who === 'any') return 'effect';
  return { noun: 'card', whose: who === 'you' ? 'your' : who };
}

const other = (who: Doer): Doer => (who === 'any' ? who : who === 'you' ? 'opponent' : 'you');

function deedOf(what: DeedKind, who: Doer, other: CardFilter | undefined): Event {
  const bare = !other || (other.noun === 'card' && Object.keys(other).length === 1);
  return bare ? { what, who } : { what, who, other };
}
