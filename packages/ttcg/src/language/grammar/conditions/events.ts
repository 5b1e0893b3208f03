import type { IOrAlt, ParserMethod } from 'chevrotain';
import type { Event, EventCard } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { rangeOf } from '../cards/ranges.ts';
import type { Done } from './actives.ts';
import type { Happening } from './deeds.ts';
import { withActing } from './effect-kinds.ts';
import { PlainEventParser } from './plain-events.ts';

/** Things that happen. */
export abstract class EventParser extends PlainEventParser {
  /** Made once, as events are read often. */
  private readonly happenings: IOrAlt<Happening>[] = [
    { GATE: () => this.doerAt() || this.at(1, T.They), ALT: () => this.SUBRULE(this.deed) },
    { GATE: () => this.suchEffectAt(), ALT: () => this.SUBRULE(this.suchEffect) },
    { GATE: () => this.effectSubjectAt(), ALT: () => this.SUBRULE(this.effectEvent) },
    { GATE: () => this.someEffectAt(), ALT: () => this.SUBRULE(this.someEffect) },
    { GATE: () => this.plainEventAt(), ALT: () => this.SUBRULE(this.plainEvent) },
    { GATE: () => this.bareEventAt(), ALT: () => this.SUBRULE(this.bareEvent) },
    { ALT: () => this.SUBRULE(this.cardEvent) },
  ];

  protected happening: ParserMethod<[], Happening> = this.RULE('happening', () => {
    const { asks } = this;
    this.ACTION(() => {
      this.cardsInEvent = this.doerOfEvent = undefined;
      this.endsEvent = false;
      this.asks = true;
    });
    const happening = this.OR(this.happenings);
    this.ACTION(() => {
      this.endsEvent = false;
      this.asks = asks;
    });
    return happening;
  });

  /** One thing that happens, where one thing or another cannot be told. */
  protected oneThing: ParserMethod<[], Happening> = this.RULE('oneThing', () => {
    const told = this.SUBRULE(this.happening);
    this.ACTION(() => {
      if (told.or) this.refuse('that is one thing or another; say one of them');
    });
    return told;
  });

  /** "When destroyed", "upon being played", "after attacking": of this card, if no other is known. */
  private bareEventAt(): boolean {
    if (!this.at(0, T.When) || this.spoken) return false;
    if (this.at(1, T.Gerund)) return /^(being|destroying)$/.test(this.LA(1).image);
    if (this.at(1, T.Fighting)) return this.LA(1).image === 'attacking' && !this.headAt(2);
    return this.at(1, CATEGORY.done, T.Sent) && !this.headAt(2);
  }

  private bareEvent: ParserMethod<[], Happening> = this.RULE('bareEvent', () => {
    const event = this.OR<Event>([
      {
        ALT: () => {
          this.CONSUME(T.Fighting);
          return this.SUBRULE(this.attacks, { ARGS: ['this'] });
        },
      },
      {
        GATE: () => this.LA(1).image === 'destroying',
        ALT: () => {
          this.CONSUME2(T.Gerund);
          return this.SUBRULE(this.destroys, { ARGS: ['this'] });
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.Gerund));
          return this.SUBRULE(this.passive, { ARGS: ['this'] });
        },
      },
    ]);
    return this.ACTION((): Happening => {
      // Who attacked was not said, but may be meant.
      this.twoMeant ||= event.what === 'attacked';
      return { event, tense: 'present', not: false };
    });
  });

  /** Something that befalls a card, or that a card does. */
  private cardEvent: ParserMethod<[], Happening> = this.RULE('cardEvent', () => {
    const none = this.OPTION({
      GATE: () => this.at(1, T.No),
      DEF: () => this.CONSUME(T.No),
    });
    const ofEffect = this.OPTION2({
      GATE: () => this.effectOfAt(),
      DEF: () => {
        this.OR2([
          { ALT: () => this.CONSUME(T.The) },
          { ALT: () => this.CONSUME(T.A) },
          { ALT: () => this.CONSUME(T.Number) },
        ]);
        this.CONSUME(T.Effect);
        this.CONSUME(T.Of);
        return true;
      },
    });
    this.ACTION(() => {
      this.several = false;
    });
    const card = this.SUBRULE(this.eventCard);
    const second = this.OPTION7({
      GATE: () => this.orCardAt(card),
      DEF: () => {
        this.CONSUME(T.Or);
        return this.SUBRULE2(this.eventCard);
      },
    });
    const itsEffect = this.OPTION3(() => {
      this.OPTION4(() => this.CONSUME(T.Possessive));
      return this.CONSUME2(T.Effect);
    });
    this.ACTION(() => {
      this.ofOther = card !== 'this';
    });
    const told = this.SUBRULE(this.eventOf, { ARGS: [card] });
    this.ACTION(() => {
      this.ofOther = false;
    });
    const acting = this.OPTION5({
      GATE: () => told.event?.what === 'activates' && (this.wouldAt() || this.at(1, T.InResponse)),
      DEF: () => this.SUBRULE(this.acting),
    });
    const outside = this.OPTION6({
      GATE: () => acting !== undefined,
      DEF: () => this.SUBRULE(this.outside),
    });
    return this.ACTION(() => {
      const { event, tense, not } = told;
      const effect = ofEffect !== undefined || itsEffect !== undefined;
      const ofEffects = event.what === 'activates' || event.what === 'chained';
      if (effect && !ofEffects) this.refuse('that cannot happen to an effect');
      const such =
        acting && event.what === 'activates' && typeof event.card === 'object'
          ? { ...event, card: { ...event.card, acting }, ...(outside && { outside }) }
          : event;
      const said = { event: such, tense, not: not !== (none !== undefined) };
      const or = [...(told.or ?? []), ...(second ? this.ofSecond(told, card, second) : [])];
      return or.length > 0 ? { ...said, or } : said;
    });
  });

  /** "this card or another dragon", "a dragon or this card": what happens to either. */
  private orCardAt(card: EventCard): boolean {
    if (!this.at(1, T.Or)) return false;
    if (typeof card === 'object') return this.at(2, T.This) && this.nounAt(3);
    return this.at(2, T.Another, T.A, T.Number, T.Enemy) || this.whoseAt(2) > 0;
  }

  /** The same of a second card. */
  private ofSecond({ event, or }: Happening, card: EventCard, second: EventCard): Event[] {
    return [event, ...(or ?? [])].map((one) => {
      if (!('card' in one) || one.card !== card) this.refuse('say of each card what happens to it');
      return { ...one, card: second } as Event;
    });
  }

  /** After the card: "is destroyed in battle", "attacks", "would leave the field". */
  protected eventOf: ParserMethod<[card: EventCard], Happening> = this.RULE(
    'eventOf',
    (card: EventCard) => {
      const aux = this.SUBRULE(this.auxiliary);
      this.ACTION(() => {
        this.endsEvent = true;
      });
      const event = this.OR<Done>([
        {
          GATE: () => aux.passive,
          ALT: () => {
            this.CONSUME2(T.The);
            this.CONSUME(T.Target);
            this.CONSUME2(T.Of);
            const by = this.SUBRULE(this.agent);
            return this.ACTION(() => ({
              event: { what: 'targeted' as const, card, by: this.notFirst('targeted', card, by) },
            }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.PartOfChain);
            this.ACTION(() => {
              if (aux.tense !== 'present' || aux.not)
                this.refuse('say "when it becomes part of a chain"');
            });
            return { event: { what: 'chained', card } };
          },
        },
        {
          GATE: () => aux.passive,
          ALT: () => ({ event: this.SUBRULE(this.passive, { ARGS: [card] }) }),
        },
        {
          ALT: () => {
            this.CONSUME(T.Go);
            return { event: this.SUBRULE(this.sentEvent, { ARGS: [card] }) };
          },
        },
        { ALT: () => this.SUBRULE(this.active, { ARGS: [card] }) },
      ]);
      const outside = this.OPTION5(() => this.SUBRULE(this.outside));
      return this.ACTION(() => {
        const tense = event.past && aux.tense === 'present' ? 'past' : aux.tense;
        if ('survives' in event.event && event.event.survives && tense !== 'present')
          this.refuse('whether it survives is known when that is over; say "when"');
        if ('withUnit' in event.event && tense !== 'would')
          this.refuse('say "would be destroyed with the equipped unit, ... instead"');
        const whole = this.together(event.event, tense);
        const said = { event: outside ? { ...whole, outside } : whole, tense, not: aux.not };
        return event.or ? { ...said, or: event.or } : said;
      });
    },
  );

  /** "one or more": what is done by one card after the other needs no word for it. */
  private together(event: Event, tense: Happening['tense']): Event {
    if (!this.several || tense === 'past') return event;
    if (tense === 'would' || event.what === 'sent') this.refuse('say it of one card');
    return TOGETHER.has(event.what) ? ({ ...event, several: true } as Event) : event;
  }

  /** "an enemy effect targets this card", "an effect would destroy one of your units". */
  private effectEvent: ParserMethod<[], Happening> = this.RULE('effectEvent', () => {
    const by = this.SUBRULE(this.effectCause);
    const activates = this.OPTION(() => this.CONSUME(T.Activate));
    this.OPTION2(() => this.CONSUME(T.That));
    const would = this.OPTION3(() => this.CONSUME(T.Would));
    const what = this.OR<'targeted' | 'destroyed'>([
      this.word(T.Target, 'targeted'),
      this.word(T.Destroy, 'destroyed'),
    ]);
    const card = this.SUBRULE(this.eventCard);
    this.OPTION4({
      GATE: () => !activates && what === 'targeted',
      DEF: () => this.CONSUME2(T.Activate),
    });
    return this.ACTION(() => ({
      event: { what, card, by },
      tense: would ? ('would' as const) : ('present' as const),
      not: false,
    }));
  });

  /** "a normal effect of your opponent activates", "an effect activates that would destroy a unit". */
  private suchEffectAt(): boolean {
    const k = this.effectWordAt();
    if (k === 0) return false;
    if (this.effectKindAt(k - 1)) return true;
    const i = this.at(k + 1, T.Activate) ? k + 2 : this.at(k + 2, T.Done) ? k + 3 : k + 1;
    if (this.wouldAt(i)) return true;
    return (
      this.at(i, T.InResponse) ||
      (this.ahead(T.A, T.Effect, T.Of, T.Opponent) && !this.at(5, T.Possessive))
    );
  }

  private suchEffect: ParserMethod<[], Happening> = this.RULE('suchEffect', () => {
    const of = this.SUBRULE(this.effects);
    const { tense, not } = this.SUBRULE(this.auxiliary);
    const past = this.OR([
      this.word(T.Activate, false),
      {
        ALT: () => {
          const passive = this.ACTION(() => this.at(0, T.Is, T.Be));
          this.CONSUME(T.Done);
          return !passive;
        },
      },
    ]);
    const after = this.SUBRULE(this.acting);
    const outside = this.OPTION(() => this.SUBRULE(this.outside));
    return this.ACTION((): Happening => {
      const { acting, ...card } = of ?? { noun: 'card' };
      const such = withActing(card, { ...acting, ...after }) ?? card;
      const event = { what: 'activates', card: such, ...(outside && { outside }) } as const;
      return { event, tense: past && tense === 'present' ? 'past' : tense, not };
    });
  });

  /** "an effect activates", "an enemy effect is activated": of some card. */
  private someEffectAt(): boolean {
    let k = this.at(1, T.A) ? 2 : this.ahead(T.Number, T.Of) ? 3 : 1;
    k += this.at(k, T.Enemy) ? 1 : this.whoseAt(k);
    if (k === 1 || !this.at(k, T.Effect)) return false;
    return this.at(k + 1, T.Activate) || this.LA(k + 2).image === 'activated';
  }

  private someEffect: ParserMethod<[], Happening> = this.RULE('someEffect', () => {
    this.OPTION(() => {
      this.CONSUME(T.Number);
      this.CONSUME(T.Of);
    });
    const by = this.SUBRULE(this.effectCause);
    this.OR([
      { ALT: () => this.CONSUME(T.Activate) },
      {
        ALT: () => {
          this.CONSUME(T.Is);
          this.CONSUME(T.Done);
        },
      },
    ]);
    return this.ACTION((): Happening => {
      const of = typeof by === 'object' && 'effectOf' in by ? by.effectOf : by;
      const card = typeof of === 'object' ? of : ({ noun: 'card' } as const);
      return { event: { what: 'activates', card }, tense: 'present', not: false };
    });
  });

  protected eventCard: ParserMethod<[], EventCard> = this.oneOf<EventCard>('eventCard', [
    {
      GATE: () => this.refAt() && !this.at(0, T.No),
      ALT: () => {
        const equipped = this.ACTION(() => this.equipsThis);
        const ref = this.SUBRULE(this.ref);
        return this.ACTION(() => {
          if (ref.the === 'this' || ref.the === 'equipped') return ref.the;
          if (ref.the === 'that' && equipped) return 'equipped';
          if (ref.the === 'that' && this.cardBefore) return this.cardBefore;
          if (ref.the === 'that' && this.spoken) return 'that';
          this.refuse('an event is of this card, the equipped unit or a kind of card');
          return 'this';
        });
      },
    },
    {
      GATE: () => this.at(2, T.OrMore),
      ALT: () => {
        const n = this.SUBRULE(this.number);
        this.CONSUME(T.OrMore);
        this.OPTION(() => this.CONSUME(T.Of));
        const card = this.SUBRULE2(this.kind, { ARGS: [] });
        return this.ACTION(() => {
          if (n !== 1) this.cardsInEvent = rangeOf('at least', n);
          this.several = true;
          return card;
        });
      },
    },
    {
      GATE: () => this.countedAt() && !this.at(1, T.No),
      ALT: () => {
        this.SUBRULE(this.counting);
        return this.SUBRULE3(this.kind, { ARGS: [] });
      },
    },
    {
      ALT: () => {
        const all = this.ACTION(() => this.at(1, T.All));
        this.ACTION(() => {
          if (this.at(1, T.Another) && this.chosenOnField) this.refuse('say other than which card');
        });
        const card = this.SUBRULE(this.kind, { ARGS: [] });
        this.ACTION(() => {
          if (all) this.refuse('say it of one card, or of "one or more"');
        });
        return card;
      },
    },
  ]);

  /** The card of the event before: "is played or when it is destroyed". */
  protected cardBefore: EventCard | undefined;

  /** Whether "one or more" cards were spoken of. */
  private several = false;
}

/** What can happen to several cards at once. */
const TOGETHER: ReadonlySet<string> = new Set([
  'destroyed',
  'tapped',
  'untapped',
  'discarded',
  'milled',
  'drawn',
  'revealed',
]);
