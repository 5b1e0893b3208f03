import type { ParserMethod } from 'chevrotain';
import type { CardEventKind, Doer, Event, EventCard, Period } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { EmptyDeckParser } from './empty-decks.ts';

/** What players do to cards, and what befalls these then. */
const BEFALLING: ReadonlyMap<string, CardEventKind> = new Map([
  ['Tap', 'tapped'],
  ['tapped', 'tapped'],
  ['Untap', 'untapped'],
  ['untapped', 'untapped'],
  ['Reveal', 'revealed'],
  ['revealed', 'revealed'],
  ['Counter', 'countered'],
  ['countered', 'countered'],
  ['Equip', 'attached'],
  ['equipped', 'attached'],
]);

const SENDING: readonly string[] = ['Return', 'Send', 'sent', 'returned'];
const RECOVERING: readonly string[] = ['Recover', 'recovered'];
const SKIPPING: readonly string[] = ['Skip', 'skipped'];
const ACTING: readonly string[] = ['Suffer'];

/** What players do that is told of the cards it is done to, or without any. */
export abstract class DoingParser extends EmptyDeckParser {
  protected abstract eventCard: ParserMethod<[], EventCard>;
  protected abstract sentEvent: ParserMethod<[card: EventCard], Event>;

  protected isDoing(verb: string): boolean {
    return (
      BEFALLING.has(verb) ||
      [...SENDING, ...RECOVERING, ...SKIPPING].includes(verb) ||
      (ACTING.includes(verb) && this.at(2, T.Action))
    );
  }

  /** After "your opponent untaps": "a unit"; after "recovers": "a card from their discard pile". */
  protected doing: ParserMethod<[who: Doer, verb: string], Event> = this.RULE(
    'doing',
    (who: Doer, verb: string) =>
      this.OR<Event>([
        {
          GATE: () => SKIPPING.includes(verb),
          ALT: () => {
            const part = this.SUBRULE(this.skippedPart);
            return { what: 'skips', who, part };
          },
        },
        {
          GATE: () => ACTING.includes(verb),
          ALT: () => {
            this.SUBRULE(this.actionCount);
            return { what: 'activatesEffect', who };
          },
        },
        {
          GATE: () => RECOVERING.includes(verb),
          ALT: () => {
            const card = this.SUBRULE(this.eventCard);
            this.OPTION(() => {
              this.CONSUME(T.From);
              this.OR2([
                { ALT: () => this.CONSUME(T.Your) },
                { ALT: () => this.CONSUME(CATEGORY.its) },
                { ALT: () => this.CONSUME(T.The) },
                { ALT: () => this.CONSUME(T.A) },
              ]);
              this.CONSUME(T.DiscardPile);
            });
            return this.ACTION(() =>
              doneBy(who, { what: 'sent', card, to: 'hand', from: 'discard' }),
            );
          },
        },
        {
          GATE: () => SENDING.includes(verb),
          ALT: () => {
            const card = this.SUBRULE2(this.eventCard);
            const event = this.SUBRULE(this.sentEvent, { ARGS: [card] });
            return this.ACTION(() => {
              if ('by' in event && event.by) this.refuse('say one cause');
              return doneBy(who, event);
            });
          },
        },
        {
          ALT: () => {
            const card = this.SUBRULE3(this.eventCard);
            const equips = BEFALLING.get(verb) === 'attached';
            const withItem = this.OPTION2({
              GATE: () => equips,
              DEF: () => this.SUBRULE(this.equipEnd),
            });
            return this.ACTION(() => {
              const what = equips && withItem ? 'equipped' : (BEFALLING.get(verb) ?? 'tapped');
              return doneBy(who, { what, card });
            });
          },
        },
      ]),
  );

  /** After "equips a card": "to a unit"; after "equips a unit": "with a card". */
  private equipEnd: ParserMethod<[], boolean> = this.RULE('equipEnd', () => {
    const withItem = this.OR([this.word(T.To, false), this.word(T.With, true)]);
    const other = this.SUBRULE(this.eventCard);
    this.ACTION(() => {
      const plain =
        typeof other === 'object' &&
        Object.keys(other).every((key) => key === 'noun' || (withItem && key === 'effect')) &&
        other.noun !== (withItem ? 'unit' : 'spell');
      if (!plain)
        this.refuse(
          withItem
            ? 'with which card cannot be asked; say only "equips a unit"'
            : 'to which unit cannot be asked; say only "equips a card to a unit"',
        );
    });
    return withItem;
  });

  /** "a phase", "their battle phase", "a turn". */
  private skippedPart: ParserMethod<[], 'phase' | Period['part']> = this.RULE('skippedPart', () => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.A) },
        { ALT: () => this.CONSUME(T.Any) },
        { ALT: () => this.CONSUME(T.Your) },
        { ALT: () => this.CONSUME(CATEGORY.its) },
      ]),
    );
    return this.OR2<'phase' | Period['part']>([
      this.word(T.PhaseWord, 'phase'),
      { ALT: () => this.SUBRULE(this.part) },
    ]);
  });

  /** "an action", "two actions": a card's effect that is performed. */
  private actionCount = this.RULE('actionCount', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.A) },
      { ALT: () => this.CONSUME(T.Another) },
      { GATE: () => this.countedAt(), ALT: () => this.SUBRULE(this.counting) },
      { ALT: () => this.CONSUME(T.Number) },
    ]);
    this.CONSUME(T.Action);
  });

  /** "outside your draw phase". */
  protected outside: ParserMethod<[], Period> = this.RULE('outside', () => {
    this.CONSUME(T.Outside);
    const period = this.SUBRULE(this.period);
    this.ACTION(() => {
      if (period.next) this.refuse('say outside which turn or phase');
      if (period.part === 'turn' && period.whose === 'each')
        this.refuse('there is always a turn going on');
    });
    return period;
  });
}

/** "A player untaps a unit": whoever does. */
const doneBy = (who: Doer, event: Event): Event =>
  who === 'any' ? event : ({ ...event, by: who } as Event);
