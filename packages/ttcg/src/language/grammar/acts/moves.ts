import { EOF, type IOrAlt, type ParserMethod } from 'chevrotain';
import type { Slot } from '../../tree/places.ts';
import type { Act, Cards, Destination, Stat, Who } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlaced, pickOf, settle } from '../cards/phrase.ts';
import { timesRate } from '../cards/rates.ts';
import { ShuffleParser } from './shuffles.ts';

/** Values of cards, as something is done to them. */
export interface Values {
  readonly cards: Cards;
  readonly stat: Stat;
}

/** In which row of whose column. */
interface Beside {
  readonly side: 'below' | 'above';
  readonly of: Cards;
}

/** Acts that bring cards from one place to another. */
export abstract class MoveParser extends ShuffleParser {
  /** "send", "return", "add", "put", "place", "recover", "shuffle". */
  protected moveVerb = this.RULE('moveVerb', (out: Act[]) => {
    this.OR([
      { ALT: () => this.SUBRULE(this.sending, { ARGS: [out] }) },
      { ALT: () => this.SUBRULE(this.placing, { ARGS: [out] }) },
      { ALT: () => this.SUBRULE(this.recovering, { ARGS: [out] }) },
      { ALT: () => this.SUBRULE(this.shuffling, { ARGS: [out] }) },
    ]);
  });

  private sending = this.RULE('sending', (out: Act[]) => {
    this.OR([
      { ALT: () => this.CONSUME(T.Send) },
      { ALT: () => this.CONSUME(T.Return) },
      { ALT: () => this.CONSUME(T.Add) },
    ]);
    const adds = this.ACTION(() => this.at(0, T.Add));
    this.OR2([
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.To) && this.valuesAt(3),
        ALT: () => {
          const amount = this.SUBRULE(this.number);
          this.CONSUME(T.To);
          const { cards, stat } = this.SUBRULE(this.values);
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op: 'gain', amount } }));
        },
      },
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.To) && this.pointsAt(3),
        ALT: () => {
          const amount = this.SUBRULE2(this.number);
          this.CONSUME2(T.To);
          const who = this.SUBRULE(this.pointsOf);
          this.ACTION(() => out.push({ do: 'points', who, change: { op: 'gain', amount } }));
        },
      },
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.Attack, T.Defense, T.Bonus),
        ALT: () => {
          const amount = this.SUBRULE3(this.number);
          const stat = this.SUBRULE(this.stat);
          this.CONSUME3(T.To);
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op: 'gain', amount } }));
        },
      },
      {
        GATE: () => adds && this.at(1, T.Number) && this.at(2, T.Point),
        ALT: () => this.SUBRULE(this.addingPoints, { ARGS: [out] }),
      },
      {
        GATE: () => this.ahead(T.Control, T.Of),
        ALT: () => this.SUBRULE(this.givingBack, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(1, T.To),
        ALT: () => {
          const to = this.SUBRULE(this.destination);
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => this.move(out, cards, to));
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.movingCards, { ARGS: [out] });
          this.ACTION(() => adds && this.fromShown(out));
        },
      },
    ]);
  });

  /** After "add": "3 points", "2 points to your score", "1 point to your opponent's points". */
  private addingPoints = this.RULE('addingPoints', (out: Act[]) => {
    const amount = this.SUBRULE(this.amount, { ARGS: [T.Point] });
    const who = this.OPTION({
      GATE: () => this.at(1, T.To) && this.pointsAt(2),
      DEF: () => {
        this.CONSUME(T.To);
        return this.SUBRULE(this.pointsOf);
      },
    });
    const rate = this.OPTION2(() => this.SUBRULE(this.cappedRate));
    this.ACTION(() => {
      const known = typeof amount === 'number';
      if (rate && !known) this.refuse('there is no number to multiply');
      const sum = rate && known ? timesRate(amount, rate) : amount;
      out.push({ do: 'points', who: who ?? this.doer, change: { op: 'gain', amount: sum } });
    });
  });

  /** What is added to a hand comes from the cards just shown, unless the text says from where. */
  private fromShown(out: Act[]): void {
    const act = out.at(-1);
    if (act?.do !== 'move' || act.cards.the !== 'pick' || isPlaced(act.cards.card)) return;
    if (!this.hasShown()) this.refuse('say from where');
    const { cards } = act;
    out[out.length - 1] = { ...act, cards: { ...cards, card: { ...cards.card, place: 'that' } } };
  }

  /** "one unit to its owner's hand". */
  protected movingCards = this.RULE('movingCards', (out: Act[]) => {
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.OPTION(() => this.CONSUME(T.Back));
    this.SUBRULE(this.movedTo, { ARGS: [out, cards] });
  });

  /** The cards that are on their way, and the acts that tell of it. */
  private moved: { readonly out: Act[]; readonly cards: Cards } = {
    out: [],
    cards: { the: 'this' },
  };

  /** Made once, as they are read often. */
  private readonly goals: IOrAlt<void>[] = [
    {
      GATE: () => this.stackEndAt(),
      ALT: () => this.SUBRULE(this.stackEnd, { ARGS: [this.moved.out, this.moved.cards] }),
    },
    {
      GATE: () => this.fieldGoalAt(),
      ALT: () => this.SUBRULE(this.toField, { ARGS: [this.moved.out, this.moved.cards] }),
    },
    {
      ALT: () => {
        const { out, cards } = this.moved;
        const to = this.SUBRULE(this.destination);
        this.ACTION(() => this.move(out, cards, to));
      },
    },
  ];

  /** "to its owner's hand", "to the field". */
  protected movedTo = this.RULE('movedTo', (out: Act[], cards: Cards) => {
    this.ACTION(() => {
      this.moved = { out, cards };
    });
    this.OR(this.goals);
  });

  /** "this card's attack", "the attack of two units". */
  protected abstract values: ParserMethod<[], Values>;
  protected abstract valuesAt(k?: number): boolean;
  protected abstract stat: ParserMethod<[], Stat>;

  /** "your points", "each player's points". */
  protected abstract pointsOf: ParserMethod<[], Who>;
  protected abstract pointsAt(k?: number): boolean;

  private move(out: Act[], cards: Cards, to: Destination): void {
    out.push({ do: 'move', cards, to, ...this.by() });
  }

  /** Whether the clause before was about cards that go somewhere. */
  protected movedBefore = false;

  /** "put one of them into your hand and the rest on the bottom of your deck": they go like those. */
  protected movedAlike = this.RULE('movedAlike', (out: Act[], cards: Cards) => {
    const to = this.SUBRULE(this.destination);
    this.OPTION(() => this.CONSUME(T.InAnyOrder));
    this.ACTION(() => {
      const before = this.lastAct;
      const by = before?.do === 'move' && before.by ? { by: before.by } : {};
      if (to.zone === 'under') this.refuse('say again what is done');
      out.push({ do: 'move', cards, to, ...by });
    });
  });

  /** On or at an end of a deck the cards come from the field; under a card, from the hand. */
  private placing = this.RULE('placing', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.Place) }, { ALT: () => this.CONSUME(T.Put) }]);
    const slot = this.ACTION(() => this.placedFrom());
    const keep = this.ACTION(() => (slot === 'placeUnder' ? 'all' : undefined));
    const cards = this.SUBRULE(this.cards, { ARGS: [slot, keep] });
    const besides = this.OPTION5({
      GATE: () => this.at(1, T.Below, T.Above),
      DEF: () => this.SUBRULE(this.besideGoal),
    });
    const stays = this.OPTION7({
      GATE: () => this.stackEndAt() || this.spaceAt(1),
      DEF: () => {
        this.SUBRULE(this.withinField, { ARGS: [out, cards] });
        return true;
      },
    });
    const back = this.OPTION(() => this.CONSUME(T.Back));
    const fielded = this.OPTION4({
      GATE: () => this.fieldedAt(1) && !back,
      DEF: () =>
        this.OR2([
          { ALT: () => this.CONSUME(T.IntoPlay) },
          {
            ALT: () => {
              this.CONSUME(T.On);
              this.CONSUME(T.The);
              return this.CONSUME(T.Field);
            },
          },
        ]),
    });
    const tapped = this.OPTION6({
      GATE: () => fielded !== undefined && this.LA(1).image === 'tapped',
      DEF: () => this.CONSUME(T.Turned),
    });
    const to = this.OPTION2({
      GATE: () =>
        (!back && !fielded && !besides && !stays) ||
        this.at(1, T.OnTop, T.AtBottom, T.OnTheTop, T.OnTheBottom),
      DEF: () => this.SUBRULE(this.destination),
    });
    this.OPTION3(() => this.CONSUME(T.InAnyOrder));
    this.ACTION(() => {
      if (stays) return;
      if (!to && !back && !fielded && !besides) this.refuse('say where to');
      if (besides) this.placeBeside(out, cards, besides);
      else if (fielded) {
        const how = tapped ? { tapped: true as const } : {};
        out.push({ do: 'play', who: this.anyPlayer(), cards, ...how });
      } else this.move(out, cards, to ?? { zone: 'deck', at: 'top' });
    });
  });

  /** "below this card", "above one spell you control". */
  protected besideGoal: ParserMethod<[], Beside> = this.RULE('besideGoal', () => {
    const side = this.OR<'below' | 'above'>([
      this.word(T.Below, 'below'),
      this.word(T.Above, 'above'),
    ]);
    return { side, of: this.SUBRULE(this.cards, { ARGS: ['field'] }) };
  });

  protected placeBeside(out: Act[], cards: Cards, goal: Beside): void {
    out.push({ do: 'beside', cards, ...goal, ...this.by() });
  }

  private placedFrom(): Slot {
    if (this.deckEndAhead()) return 'field';
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Then); k++) {
      if (this.fieldedAt(k) || this.spaceAt(k)) return 'play';
      if (this.otherVerbAt(k)) break;
    }
    return 'placeUnder';
  }

  /** "onto the field", "into play". */
  private fieldedAt(k: number): boolean {
    return this.at(k, T.IntoPlay) || this.LA(k).image === 'onto';
  }

  private deckEndAhead(): boolean {
    for (let k = 1; ; k++) {
      if (this.at(k, T.AtBottom, T.OnTheBottom, T.OnTheTop, T.Into, T.Back)) return true;
      if (this.at(k, T.OnTop)) {
        if (!this.at(k + 1, T.This, T.It) && !this.discardPileAt(k + 1)) return true;
      } else if (this.at(k, EOF, T.Stop, T.Then)) return false;
      else if (this.otherVerbAt(k)) return false;
    }
  }

  /** "recover" brings cards back from the discard pile to the hand. */
  private recovering = this.RULE('recovering', (out: Act[]) => {
    this.CONSUME(T.Recover);
    const cards = this.OR<Cards>([
      {
        GATE: () => this.refAt(),
        ALT: () => {
          const cards = this.SUBRULE(this.ref);
          this.OPTION2({
            GATE: () => this.at(1, T.From) && this.at(2 + this.whoseAt(2), T.DiscardPile),
            DEF: () => {
              this.CONSUME(T.From);
              this.SUBRULE(this.zoneName);
            },
          });
          return cards;
        },
      },
      {
        ALT: () => {
          const determiner = this.SUBRULE(this.determiner);
          const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner] });
          return this.ACTION((): Cards => {
            const { filter, by, number } = phrase;
            this.comesFromPile(filter);
            const whose = this.ownWhose();
            const place = phrase.controlled ? 'field' : filter.place;
            if (place === 'field') this.refuse('cards are recovered from the discard pile');
            if (place === undefined) {
              filter.place = 'discard';
              filter.whose ??= whose;
            }
            const { count = number === 'one' ? { n: 1 } : 'all' } = determiner;
            return pickOf(count, settle(phrase, 'field', this.doer), by);
          });
        },
      },
    ]);
    this.OR2([
      {
        GATE: () => this.recoveredToAt(),
        ALT: () => this.SUBRULE(this.movedTo, { ARGS: [out, cards] }),
      },
      {
        ALT: () => {
          this.ACTION(() => this.move(out, cards, { zone: 'hand', whose: this.ownWhose() }));
        },
      },
    ]);
  });

  /** Whether it is said where to; "recover a card to draw a card" is what is paid. */
  private recoveredToAt(): boolean {
    if (this.at(1, T.To)) return !this.at(2, CATEGORY.verb);
    return this.at(1, T.Into, T.IntoPlay, T.OnTop, T.AtBottom, T.Under) || this.fieldGoalAt();
  }
}
