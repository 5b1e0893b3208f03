import type { ParserMethod } from 'chevrotain';
import { eventsOf } from '../../tree/told.ts';
import type { Event, EventCause, Told } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Happening } from './deeds.ts';
import { EventParser } from './events.ts';

/** What is waited for, and how it is spoken of. */
export interface Waited extends Told {
  readonly tense: Happening['tense'];
}

/** One thing that happens or another: "this card is played or destroyed", "you draw a card or a unit attacks". */
export abstract class EitherParser extends EventParser {
  /** Which of the things that set an effect off the text is read for: it must say the same for each. */
  protected way = 0;

  /** The event that the rest of the text is read for. */
  protected inThisWay(told: Told): Event {
    return eventsOf(told)[this.way] ?? told.event;
  }

  protected waited: ParserMethod<[], Waited> = this.RULE('waited', () => {
    const first = this.SUBRULE(this.happening);
    const all: Event[] = [first.event, ...(first.or ?? [])];
    // Where the verb began that is said of all the words after it: "is tapped or destroyed".
    let from = 0;
    this.ACTION(() => {
      const card = 'card' in first.event ? first.event.card : undefined;
      this.cardBefore = card === 'that' ? undefined : card;
    });
    this.MANY({
      GATE: () => this.orEventAt(),
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        this.OPTION2(() =>
          this.OR2([{ ALT: () => this.CONSUME(T.Or) }, { ALT: () => this.CONSUME(T.And) }]),
        );
        const bare = this.ACTION(() => this.bareAt());
        const next = this.SUBRULE(this.other, { ARGS: [first] });
        this.ACTION(() => {
          if (next.tense !== first.tense || next.not || this.cardsInEvent || first.or || next.or)
            this.refuse('say both in the same way');
          const last = all.length - 1;
          if (this.sharesObject) all[last] = this.withObject(all[last] ?? first.event, next.event);
          this.sharesObject = false;
          all.push(next.event);
          if (bare) this.sayOfEach(all, from);
          else from = all.length - 1;
        });
      },
    });
    return this.ACTION((): Waited => {
      this.cardBefore = undefined;
      const [event = first.event, ...or] = all;
      return { event, tense: first.tense, ...(or.length > 0 && { or }) };
    });
  });

  /** Whether another thing comes that may happen: never "and" alone, which begins what is done. */
  private orEventAt(): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (this.at(k, T.And)) return this.at(k + 1, T.When);
    if (this.at(k, T.Or)) return true;
    return k === 2 && this.at(2, CATEGORY.done) && this.at(3, T.Comma, T.Or);
  }

  /** "destroyed", "is attacked", "discard a card", "when it is destroyed", "a unit attacks". */
  private other: ParserMethod<[first: Happening], Happening> = this.RULE(
    'other',
    (first: Happening) =>
      this.OR<Happening>([
        {
          GATE: () => this.at(1, T.When, T.If, T.NextTime),
          ALT: () => {
            this.OR2([
              { ALT: () => this.CONSUME(T.When) },
              { ALT: () => this.CONSUME(T.If) },
              { ALT: () => this.CONSUME(T.NextTime) },
            ]);
            return this.SUBRULE(this.happening);
          },
        },
        {
          GATE: () => this.at(1, T.By, T.InBattle),
          ALT: () => {
            const by = this.SUBRULE(this.cause);
            return this.ACTION((): Happening => {
              if (!('by' in first.event)) this.refuse('say both in the same way');
              return { ...first, event: { ...first.event, by } as Event };
            });
          },
        },
        {
          GATE: () => this.bareAt(),
          ALT: () => {
            const event = this.SUBRULE(this.passive, {
              ARGS: [this.ACTION(() => this.sameCard(first))],
            });
            return this.ACTION((): Happening => ({ ...first, event }));
          },
        },
        {
          GATE: () => this.at(1, CATEGORY.verb, T.Is, T.Would, T.DirectAttack, T.Die, T.Go),
          ALT: () => this.SUBRULE(this.sameDoes, { ARGS: [first] }),
        },
        { ALT: () => this.SUBRULE2(this.happening) },
      ]),
  );

  /** "destroyed", without another "is". */
  private bareAt(): boolean {
    return this.at(1, CATEGORY.done, T.Sent);
  }

  /** "you draw or discard a card by an effect": what, and by what, is said of both. */
  private withObject(event: Event, next: Event): Event {
    const because = 'because' in next ? next.because : undefined;
    if (because && because !== 'effect') this.refuse('say each by itself');
    return {
      ...event,
      ...('other' in next && next.other && { other: next.other }),
      ...('byEffect' in next && next.byEffect && { byEffect: true }),
      ...(because && { because }),
    } as Event;
  }

  /** "is drawn or discarded by your opponent": by whom is said of each. */
  private sayOfEach(all: Event[], from: number): void {
    const last = all.at(-1);
    const by = last && 'by' in last ? last.by : undefined;
    if (!last || !by || by === 'battle' || by === 'itself') return;
    const fights = 'inBattle' in last && last.inBattle === true;
    for (let i = from; i < all.length - 1; i++) {
      const event = all[i];
      if (!event || ('by' in event && event.by)) continue;
      if (!isDoneBy(event, by) || (fights && event.what !== 'attacked'))
        this.refuse(
          'say "when" of each, like "when this card is tapped or when this card is destroyed by your opponent"',
        );
      all[i] = { ...event, by } as Event;
    }
  }

  /** "attacks or is attacked", "you draw or discard a card": of the same card or player. */
  private sameDoes: ParserMethod<[first: Happening], Happening> = this.RULE(
    'sameDoes',
    (first: Happening) =>
      this.OR<Happening>([
        {
          GATE: () => this.doerOfEvent !== undefined,
          ALT: () =>
            this.SUBRULE(this.deedOf, { ARGS: [this.ACTION(() => this.doerOfEvent ?? 'you')] }),
        },
        {
          ALT: () =>
            this.SUBRULE(this.eventOf, { ARGS: [this.ACTION(() => this.sameCard(first))] }),
        },
      ]),
  );

  /** The card that something else is said of. */
  private sameCard({ event }: Happening) {
    if ('card' in event && this.doerOfEvent === undefined) return event.card;
    this.refuse('say whose doing that is, like "or a card is destroyed"');
    return 'this' as const;
  }
}

/** Whether that can be done to a card by such a player, effect or card. */
function isDoneBy(event: Event, by: EventCause): boolean {
  if (!('card' in event) || NOT_TOLD_BY_WHOM.includes(event.what)) return false;
  const byEffect = by === 'effect' || (typeof by === 'object' && 'effectOf' in by);
  if (event.what === 'attacked') return !byEffect;
  // Who holds this card plays it.
  return event.what !== 'played' || event.card !== 'this' || by !== 'opponent';
}

const NOT_TOLD_BY_WHOM: readonly Event['what'][] = ['tucked', 'untucked', 'attacks', 'destroys'];
