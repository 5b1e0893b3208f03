import type { ParserMethod } from 'chevrotain';
import type { CardFilter, DeedKind, Doer, Event, EventCause } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { DoingParser } from './doings.ts';

interface Auxiliary {
  readonly tense: 'present' | 'would' | 'past';
  readonly not: boolean;
  readonly passive: boolean;
}

/** Effects that are activated, and the little words before what happens. */
export abstract class ActivationParser extends DoingParser {
  /** "the effect of a spell", "a normal effect that would destroy a unit", "a spell". */
  protected activation: ParserMethod<[who: Doer], Event> = this.RULE('activation', (who: Doer) => {
    const event = this.OR<Event>([
      {
        GATE: () => this.ahead(T.A, T.Effect, T.That, T.Target),
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Effect);
          this.CONSUME(T.That);
          this.CONSUME(T.Target);
          const card = this.SUBRULE(this.eventCard);
          return this.ACTION((): Event => ({ what: 'targeted', card, by: causeBy(who) }));
        },
      },
      {
        GATE: () => this.effectWordAt() > 0,
        ALT: () => {
          const other = this.SUBRULE(this.effects);
          return this.ACTION(() => deedOf('activatesEffect', who, other));
        },
      },
      {
        ALT: () => {
          const other = this.SUBRULE2(this.kind, { ARGS: [] });
          this.OPTION3(() => this.CONSUME(T.Possessive));
          this.OPTION(() => this.CONSUME2(T.Effect));
          return this.ACTION(() => deedOf('activatesEffect', who, other));
        },
      },
    ]);
    const inChain = this.OPTION4(() => this.CONSUME(T.InChain));
    return this.ACTION((): Event => {
      if (!inChain) return event;
      if (event.what !== 'activatesEffect') this.refuse('say it of an effect that is activated');
      return { ...event, inChain: true } as Event;
    });
  });

  protected effectOfAt(k = 1): boolean {
    if (!this.at(k, T.The, T.A, T.Number, T.Both)) return false;
    const i = this.at(k + 1, T.Ordinal) ? k + 2 : k + 1;
    return this.at(i, T.Effect) && this.at(i + 1, T.Of);
  }

  /** "becomes active", "becomes the active card". */
  protected becomesActiveAt(): boolean {
    return this.at(1, T.Become) && this.at(this.at(2, T.The, T.A) ? 3 : 2, T.Active);
  }

  /** "is", "would be", "was not", "did not", "has been" or nothing before a verb. */
  protected auxiliary: ParserMethod<[], Auxiliary> = this.RULE('auxiliary', () => {
    const auxiliary = this.OPTION3({
      GATE: () => !this.becomesActiveAt(),
      DEF: () =>
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
            GATE: () => this.at(2, T.Turned, T.The, T.PartOfChain),
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
    });
    return this.ACTION((): Auxiliary => auxiliary ?? PLAIN);
  });
}

const PLAIN: Auxiliary = { tense: 'present', not: false, passive: false };

/** By whose effects. */
function causeBy(who: Doer): EventCause {
  if (who === 'any') return 'effect';
  return { noun: 'card', whose: who === 'you' ? 'your' : who };
}

/** Something that a player does, with such a card; a card is no more than the rule. */
export function deedOf(what: DeedKind, who: Doer, other: CardFilter | undefined): Event {
  const bare = !other || (other.noun === 'card' && Object.keys(other).length === 1);
  return bare ? { what, who } : { what, who, other };
}
