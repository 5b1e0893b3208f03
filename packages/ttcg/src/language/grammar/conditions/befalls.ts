import type { ParserMethod } from 'chevrotain';
import type { CardEventKind, CardFilter, Event, EventCard, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { ActiveParser } from './actives.ts';

/** What befalls cards. */
export abstract class BefallParser extends ActiveParser {
  /** After "is": "destroyed in battle", "sent to the discard pile from your hand". */
  protected passive: ParserMethod<[card: EventCard], Event> = this.RULE(
    'passive',
    (card: EventCard) =>
      this.OR<Event>([
        {
          ALT: () => {
            // "is send" is a slip for "is sent".
            this.OR2([
              { ALT: () => this.CONSUME(T.Sent) },
              { ALT: () => this.CONSUME(T.Put) },
              { ALT: () => this.CONSUME(T.Send) },
            ]);
            return this.OR3<Event>([
              {
                GATE: () => this.at(1, T.Under),
                ALT: () => this.SUBRULE(this.underCard, { ARGS: [card, 'tucked'] }),
              },
              { ALT: () => this.SUBRULE(this.sentEvent, { ARGS: [card] }) },
            ]);
          },
        },
        {
          GATE: () => this.usedToRankUpAt(),
          ALT: () => {
            this.CONSUME2(T.Done);
            this.CONSUME(T.To);
            return this.SUBRULE(this.usedToRankUp, { ARGS: [card] });
          },
        },
        {
          GATE: () => this.movedUnderAt(),
          ALT: () => {
            this.CONSUME(T.Done);
            const from = this.OPTION6(() => this.CONSUME2(T.From));
            return this.SUBRULE2(this.underCard, { ARGS: [card, from ? 'untucked' : 'tucked'] });
          },
        },
        {
          ALT: () => {
            const done = this.CONSUME(CATEGORY.done);
            const into = this.OPTION8({
              GATE: () => this.value(this.LA(0)) === 'rankedUp' && this.at(1, T.Into, T.To),
              DEF: () => {
                this.OR4([{ ALT: () => this.CONSUME(T.Into) }, { ALT: () => this.CONSUME3(T.To) }]);
                return this.SUBRULE(this.secondCard);
              },
            });
            const from = this.OPTION2(() => {
              this.CONSUME(T.From);
              return this.SUBRULE(this.pileName);
            });
            const equips = this.OPTION5({
              GATE: () => this.value(this.LA(0)) === 'equipped' && this.at(1, T.To, T.With),
              DEF: () => this.SUBRULE(this.equippedWith),
            });
            const withUnit = this.OPTION7({
              GATE: () => this.value(this.LA(0)) === 'destroyed' && this.at(1, T.With),
              DEF: () => this.SUBRULE(this.withTheUnit, { ARGS: [card] }),
            });
            const by = this.OPTION(() => this.SUBRULE(this.causes));
            const survives = this.SUBRULE(this.andSurvives);
            this.OPTION4({
              GATE: () => this.ahead(T.And, T.Sent),
              DEF: () =>
                this.SUBRULE(this.andSent, {
                  ARGS: [card, this.ACTION(() => this.value<string>(done))],
                }),
            });
            this.OPTION3({
              GATE: () => this.at(3, T.Column),
              DEF: () => this.SUBRULE(this.toColumn),
            });
            return this.ACTION(() => {
              if (equips === 'to this') {
                if (typeof card !== 'object' || !isAnyEquip(card))
                  this.refuse('say "when this card is equipped"');
                return { what: 'equipped' as const, card: 'this' as const, ...by };
              }
              const what =
                equips === 'to a unit' ? 'attached' : CARD_EVENTS[this.value<string>(done)];
              if (from && from.pile !== SOURCES[what ?? ''])
                this.refuse('say "sent" with where from');
              if (!what) this.refuse(`no card is ever ${done.image}`);
              const whose = this.ownedBy(card, from?.whose);
              if (by?.by === 'itself' && what !== 'tapped')
                this.refuse('cards are tapped for their effects');
              if (by?.inBattle && what !== 'destroyed')
                this.refuse('only units are destroyed in battle');
              if (survives && what !== 'attacked') this.refuse('a unit survives an attack');
              const event = {
                what: what ?? 'destroyed',
                card: whose,
                ...(into && { into }),
                ...(survives && { survives }),
                ...(withUnit && { withUnit }),
              };
              if (!by?.by) return event;
              return { ...event, ...by, by: this.notFirst(event.what, card, by.by) };
            });
          },
        },
      ]),
  );

  /** After "destroyed": "with the equipped unit", which an equip card is (R-T11). */
  private withTheUnit: ParserMethod<[card: EventCard], true> = this.RULE(
    'withTheUnit',
    (card: EventCard) => {
      this.CONSUME(T.With);
      this.CONSUME(T.The);
      const state = this.CONSUME(T.Turned);
      this.CONSUME(T.Unit);
      return this.ACTION(() => {
        if (this.value(state) !== 'equipped' || card !== 'this')
          this.refuse('an equip card is destroyed with the equipped unit');
        return true as const;
      });
    },
  );

  private usedToRankUpAt(): boolean {
    return this.LA(1).image === 'used' && this.at(2, T.To) && this.at(3, T.RankUp);
  }

  /** Whether a card was said to be used in ranking up: it may lie under the other then, or on it. */
  protected saysUsedInRankUp = false;

  /** After "used to": "rank up a water unit". */
  private usedToRankUp: ParserMethod<[card: EventCard], Event> = this.RULE(
    'usedToRankUp',
    (card: EventCard) => {
      this.CONSUME(T.RankUp);
      this.OPTION(() =>
        this.OR([{ ALT: () => this.CONSUME(T.Into) }, { ALT: () => this.CONSUME(T.To) }]),
      );
      const into = this.SUBRULE(this.secondCard);
      return this.ACTION(() => {
        this.saysUsedInRankUp = true;
        return { what: 'rankedUp' as const, card, into };
      });
    },
  );

  /** "moved under", "moved from under". */
  private movedUnderAt(): boolean {
    if (this.value(this.LA(1)) !== 'moved') return false;
    return this.at(this.at(2, T.From) ? 3 : 2, T.Under);
  }

  /** "under this card", "under another card". */
  private underCard: ParserMethod<[card: EventCard, what: 'tucked' | 'untucked'], Event> =
    this.RULE('underCard', (card: EventCard, what: 'tucked' | 'untucked') => {
      this.CONSUME(T.Under);
      const under = this.OR<'this' | undefined>([
        {
          ALT: () => {
            this.CONSUME(T.This);
            this.CONSUME(CATEGORY.noun);
            return 'this';
          },
        },
        {
          ALT: () => {
            this.OR2([{ ALT: () => this.CONSUME(T.Another) }, { ALT: () => this.CONSUME(T.A) }]);
            this.CONSUME2(CATEGORY.noun);
            return undefined;
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.It);
            return this.ACTION(() => {
              if (this.spoken || card === 'this') this.refuse('say under which card');
              return 'this' as const;
            });
          },
        },
      ]);
      return this.ACTION((): Event => {
        if (under && card === 'this') this.refuse('no card lies under itself');
        return { what, card, ...(under && { under }) };
      });
    });

  /** "destroyed and sent to the discard pile": where it goes anyway. */
  private andSent = this.RULE('andSent', (card: EventCard, done: string) => {
    this.CONSUME(T.And);
    this.CONSUME(T.Sent);
    const sent = this.SUBRULE(this.sentEvent, { ARGS: [card] });
    this.ACTION(() => {
      const gone = done === 'destroyed' || SOURCES[done] !== undefined;
      if (!gone || sent.what !== 'sent' || sent.to !== 'discard' || sent.from || sent.by)
        this.refuse('say one thing that happens');
    });
  });

  /** After "equipped": "to a unit", "to this card", "with a card". */
  private equippedWith: ParserMethod<[], 'to a unit' | 'to this' | 'with a card'> = this.RULE(
    'equippedWith',
    () => {
      const to = this.OR2([this.word(T.To, true), this.word(T.With, false)]);
      return this.OR<'to a unit' | 'to this' | 'with a card'>([
        {
          GATE: () => to,
          ALT: () => {
            this.CONSUME(T.This);
            this.CONSUME(CATEGORY.noun);
            return 'to this';
          },
        },
        {
          ALT: () => {
            const card = this.SUBRULE(this.kind, { ARGS: [] });
            return this.ACTION(() => {
              if (to && (card.noun === 'spell' || Object.keys(card).length > 1))
                this.refuse('to which unit cannot be asked; say only "is equipped to a unit"');
              if (!to && !isAnyEquip(card))
                this.refuse('with which card cannot be asked; say only "is equipped"');
              return to ? 'to a unit' : 'with a card';
            });
          },
        },
      ]);
    },
  );

  /** After "moved": "to another column"; cards move under others, too. */
  private toColumn = this.RULE('toColumn', () => {
    this.CONSUME(T.To);
    this.CONSUME(T.Another);
    this.CONSUME(T.Column);
    this.ACTION(() => this.refuse('where to cannot be asked; say only "is moved"'));
  });

  /** After "sent" or "goes": "to the discard pile from your hand". */
  protected sentEvent: ParserMethod<[card: EventCard], Event> = this.RULE(
    'sentEvent',
    (card: EventCard) => {
      const before = this.OPTION3(() => {
        this.CONSUME2(T.From);
        return this.SUBRULE3(this.pileName);
      });
      this.OR([
        { ALT: () => this.CONSUME(T.To) },
        { ALT: () => this.CONSUME(T.Into) },
        { ALT: () => this.CONSUME(T.In) },
      ]);
      const to = this.SUBRULE(this.pileName);
      const after = this.OPTION(() => {
        this.CONSUME(T.From);
        return this.SUBRULE2(this.pileName);
      });
      const from = before ?? after;
      const by = this.OPTION2(() => this.SUBRULE(this.cause));
      return this.ACTION(() => {
        if (to.pile === 'field') this.refuse('a card is played to the field');
        return {
          what: 'sent' as const,
          card: this.ownedBy(card, to.whose ?? from?.whose),
          to: to.pile as 'hand' | 'deck' | 'discard',
          ...(from && { from: from.pile }),
          ...(by && { by: this.notFirst('sent', card, by) }),
        };
      });
    },
  );

  /** Cards only go to piles of their owner: "your hand" says whose card it is. */
  private ownedBy(card: EventCard, whose: Whose | undefined): EventCard {
    if (typeof card === 'string' || whose === undefined) return card;
    const owned = whose === 'your' ? 'you' : 'opponent';
    if (card.owned && card.owned !== owned) this.refuse('cards only go to piles of their owner');
    return { ...card, owned };
  }
}

/** "a card", "a spell", "an equip card": any that can be equipped. */
const isAnyEquip = ({ noun, effect, ...more }: CardFilter): boolean =>
  noun === 'card' && (effect === undefined || effect === 'equip') && Object.keys(more).length === 0;

/** Where a card must come from when this happens to it. */
const SOURCES: Readonly<Record<string, string>> = {
  discarded: 'hand',
  milled: 'deck',
  drawn: 'deck',
};

const CARD_EVENTS: Readonly<Record<string, CardEventKind>> = {
  destroyed: 'destroyed',
  attacked: 'attacked',
  played: 'played',
  rankedUp: 'rankedUp',
  tapped: 'tapped',
  untapped: 'untapped',
  discarded: 'discarded',
  milled: 'milled',
  drawn: 'drawn',
  revealed: 'revealed',
  equipped: 'equipped',
  targeted: 'targeted',
  countered: 'countered',
  flipped: 'flipped',
  moved: 'moved',
  covered: 'covered',
  uncovered: 'uncovered',
  activated: 'activates',
};
