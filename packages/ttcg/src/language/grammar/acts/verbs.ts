import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Amount, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { stackAsOne } from '../cards/lists.ts';
import { isPair, isPlural } from '../cards/phrase.ts';
import { EquipParser } from './equips.ts';
import { inEachRow } from './rows.ts';
import { fromField } from './shifts.ts';

type Plain = Extract<Act, { do: 'destroy' | 'tap' | 'untap' | 'reveal' | 'look' }>;

/** Acts that a player does: what stands after "you may", "your opponent" or at the start. */
export abstract class VerbParser extends EquipParser {
  /** Whether a verb that a player can do comes. */
  protected verbAt(k: number): boolean {
    if (this.at(k, CATEGORY.verb)) return !this.at(k, T.Become, T.Leave, T.Attack, T.Cost, T.Yield);
    if (!this.at(k, T.Target, T.Lower, T.Do, T.Name, T.Edge, T.Rank)) return false;
    if (this.at(k, T.Rank)) return this.rankItUpAt(k);
    if (this.at(k, T.Edge)) return this.endingAt(k);
    if (this.at(k, T.Name)) return this.at(k + 1, T.A) && this.nameableAt(k + 2);
    if (this.at(k, T.Do)) return this.at(k + 1, T.Number, T.UpTo);
    if (this.at(k, T.Lower))
      return this.cardsAt(k + 1) || this.valuesAt(k + 1) || this.at(k + 1, T.The);
    return this.at(k + 1, T.A, T.Number, T.UpTo, T.Another);
  }

  /** "end the turn", "end this battle phase". */
  private endingAt(k: number): boolean {
    if (this.LA(k).image !== 'end') return false;
    if (this.at(k + 1, T.ThisTurn)) return true;
    return this.at(k + 1, T.The, T.This, T.Your) && this.at(k + 2, T.Turn, T.PhaseName);
  }

  /** "look at the top card of your deck at any time": while it lasts. */
  private lookAlways(out: Act[], cards: Cards): void {
    this.onlyYou();
    for (const part of cards.the === 'list' ? cards.of : [cards])
      if (part.the === 'top' && part.n === 1)
        out.push({ do: 'openTop', who: part.whose === 'your' ? 'you' : 'opponent', to: 'you' });
      else this.refuse('only the top card of a deck can be looked at at any time');
  }

  /** "destroy one unit", "tap it", "reveal your hand", "look at ..." */
  protected plainVerb = this.RULE('plainVerb', (out: Act[]) => {
    const what = this.OR<'destroy' | 'tap' | 'untap' | 'reveal' | 'look'>([
      this.word(T.Destroy, 'destroy'),
      this.word(T.Tap, 'tap'),
      this.word(T.Untap, 'untap'),
      this.word(T.Reveal, 'reveal'),
      this.word(T.Look, 'look'),
    ]);
    this.OR2([
      {
        GATE: () => what === 'reveal' && this.digAt(),
        ALT: () => this.SUBRULE(this.digging, { ARGS: [out, 'reveal'] }),
      },
      {
        GATE: () => what === 'reveal' && this.eachDrawnAt(),
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME(T.Each) }, { ALT: () => this.CONSUME(T.All) }]);
          this.CONSUME(T.Card);
          const own = this.OR4([this.word(T.You, true), this.word(T.They, false)]);
          this.CONSUME(T.Draw);
          this.ACTION(() => {
            const who = this.player();
            if (own !== (who === 'you')) this.refuse('a player reveals what they draw themselves');
            out.push({ do: 'openDraws', who });
          });
        },
      },
      {
        GATE: () => what === 'tap' && this.at(1, T.Colon),
        ALT: () => {
          this.ACTION(() => out.push({ do: 'tap', cards: { the: 'this' }, ...this.by() }));
        },
      },
      {
        ALT: () => {
          const slot = what === 'reveal' || what === 'look' ? 'reveal' : 'field';
          const cards = this.SUBRULE(this.cards, { ARGS: [slot] });
          const price = this.OPTION({
            GATE: () => what === 'destroy' && this.at(2, T.No, T.A, T.Twice, T.Half, T.LargerHalf),
            DEF: () => this.SUBRULE(this.forPrice),
          });
          const row = this.OPTION7({
            GATE: () => slot === 'field',
            DEF: () => this.CONSUME(T.InARow),
          });
          const always = this.OPTION9({
            GATE: () => what === 'look',
            DEF: () => this.CONSUME(T.AnyTime),
          });
          this.ACTION(() => {
            const paid = price !== undefined && { price };
            if (always) this.lookAlways(out, cards);
            else if (row)
              out.push(this.oneOfThese([{ do: what, cards, ...paid, ...this.by() }], true));
            else
              for (const part of this.apartFor(cards))
                out.push({ do: what, cards: part, ...paid, ...this.by() });
          });
        },
      },
      {
        ALT: () => {
          const or = this.SUBRULE(this.orVerb);
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          const row = this.OPTION8(() => this.CONSUME2(T.InARow));
          this.ACTION(() => {
            if (what === 'reveal' || what === 'look') this.refuse('that is no choice');
            const act: Plain = { do: what, cards, ...this.by() };
            if (act.do === or) this.refuse('that is no choice');
            out.push(this.oneOfThese([act, { ...act, do: or }], row !== undefined));
          });
        },
      },
    ]);
  });

  /** "Tap this card and another unit. If that unit ...": the other one is spoken of by itself, then. */
  private apartFor(cards: Cards): readonly Cards[] {
    if (cards.the !== 'list' || cards.of.length !== 2 || cards.of[0]?.the !== 'this')
      return [cards];
    if (cards.of[1]?.the !== 'pick' || isPlural(cards.of[1])) return [cards];
    for (let k = 1; !this.at(k, EOF); k++)
      if (
        this.at(k, T.That) &&
        this.at(k + 1, CATEGORY.noun) &&
        this.value(this.LA(k + 1)) === 'one'
      )
        return cards.of;
    return [cards];
  }

  /** After "tap": "or untap". */
  private orVerb = this.RULE('orVerb', () => {
    this.CONSUME(T.Or);
    return this.OR([
      this.word(T.Destroy, 'destroy' as const),
      this.word(T.Tap, 'tap' as const),
      this.word(T.Untap, 'untap' as const),
    ]);
  });

  /** "tap or untap one unit", "all units in a row"; of two, each might be meant by itself. */
  private oneOfThese(acts: readonly Plain[], inRow: boolean): Act {
    const who = this.doer === 'opponent' ? 'opponent' : 'you';
    if (this.doer !== who) this.refuse('it is not clear who chooses');
    else if (this.inChoice) this.refuse('a choice leaves no other choice');
    for (const { cards } of acts)
      if (isPlural(cards) && !isPair(cards) && !(cards.the === 'pick' && cards.count === 'all'))
        this.refuse('it is not clear whether that is chosen for each of them');
    const from = acts.flatMap((act) => (inRow ? (inEachRow(act) ?? []) : [act]));
    if (from.length === 0) this.refuse('say "all" of them, and not whose');
    return { do: 'choose', who, from: from.map((act) => [act]) };
  }

  /** "each card they draw". */
  private eachDrawnAt(): boolean {
    return this.at(2, T.Card) && this.at(3, T.You, T.They) && this.at(4, T.Draw);
  }

  protected discarding = this.RULE('discarding', (out: Act[]) => {
    this.CONSUME(T.Discard);
    const down = this.OPTION({
      GATE: () => this.ahead(T.Card, T.Until) || this.at(1, T.Until, T.DownTo),
      DEF: () => this.SUBRULE(this.handSize),
    });
    const cards = this.OR<Cards>([
      {
        GATE: () => down !== undefined,
        ALT: () =>
          this.ACTION((): Cards => {
            const n = down?.hand;
            if (typeof n !== 'number') this.refuse('say how many cards are kept');
            return { the: 'pick', count: { downTo: Number(n) || 0 }, card: { noun: 'card' } };
          }),
      },
      { ALT: () => this.SUBRULE(this.cards, { ARGS: ['discard'] }) },
    ]);
    this.ACTION(() => {
      if ('n' in cards) {
        if (cards.the === 'top') this.drawTop(out, 'mill', cards);
        else out.push({ do: 'move', cards, to: { zone: 'discard' }, ...this.by() });
      } else if ('of' in cards) this.discardEach(out, cards.of);
      else out.push({ do: 'discard', who: this.doer, cards });
    });
  });

  /** "one fire unit and one water unit": one after the other, so that no later word means both. */
  private discardEach(out: Act[], kinds: readonly Cards[]): void {
    const places = new Set<string>();
    for (const cards of kinds) {
      const picked = cards.the === 'pick' && !cards.by;
      if (cards.the === 'this') out.push({ do: 'discard', who: this.doer, cards });
      else if (!picked) this.refuse('say each by itself');
      else {
        places.add(`${cards.card.whose} ${cards.card.place}`);
        out.push({ do: 'discard', who: this.doer, cards });
      }
    }
    if (places.size > 1) this.refuse('say each by itself');
    this.pointsAtNone();
  }

  /** "gain 2 points", "lose points equal to its rank". */
  protected scoring = this.RULE('scoring', (out: Act[]) => {
    const op = this.OR<'gain' | 'lose'>([this.word(T.Gain, 'gain'), this.word(T.Lose, 'lose')]);
    const amount = this.OR2<Amount | 'any' | 'price'>([
      {
        GATE: () => (op === 'lose' ? this.priceAt() : this.gainForLossAt()),
        ALT: () => {
          this.SUBRULE(this.priced, { ARGS: [out, op] });
          return 'price';
        },
      },
      {
        GATE: () => op === 'lose',
        ALT: () => {
          this.CONSUME(T.AnyNumber);
          this.CONSUME(T.Point);
          return 'any';
        },
      },
      {
        GATE: () => this.at(1, T.Half) && this.whoseAt(2) > 0,
        ALT: () => this.SUBRULE(this.halfOfPoints),
      },
      {
        // "If your opponent would gain points, you gain them instead."
        GATE: () => this.at(this.at(1, T.Half) ? 2 : 1, T.Them) && this.isOfPoints(),
        ALT: () => {
          const half = this.OPTION(() => this.CONSUME(T.Half));
          this.CONSUME(T.Them);
          return half ? { equal: 'that many', half: true } : { equal: 'that many' };
        },
      },
      { ALT: () => this.SUBRULE(this.amount, { ARGS: [T.Point] }) },
    ]);
    this.ACTION(() => {
      if (amount === 'price') return;
      if (amount !== 'any') out.push({ do: 'points', who: this.doer, change: { op, amount } });
      else if (this.doer === 'you' || this.doer === 'opponent')
        out.push({ do: 'stake', who: this.doer });
      else this.refuse('only you or your opponent can say how many');
    });
  });

  private isOfPoints(): boolean {
    return this.event?.what === 'gainsPoints' || this.event?.what === 'losesPoints';
  }

  /** "half your points": of whoever gains or loses them. */
  private halfOfPoints: ParserMethod<[], Amount> = this.RULE('halfOfPoints', () => {
    this.CONSUME(T.Half);
    const whose = this.SUBRULE(this.whose);
    this.CONSUME(T.Point);
    return this.ACTION((): Amount => {
      const of = whose === 'your' ? 'you' : 'opponent';
      if (of !== this.doer) this.refuse('say "points equal to half" of whose');
      return { equal: 'points', of, half: true };
    });
  });

  /** "steal 2 points from your opponent": they lose them, and you gain them. */
  protected stealing = this.RULE('stealing', (out: Act[]) => {
    this.CONSUME(T.Steal);
    const amount = this.SUBRULE(this.amount, { ARGS: [T.Point] });
    this.CONSUME(T.From);
    const from = this.OR<'you' | 'opponent'>([
      this.word(T.Opponent, 'opponent'),
      this.word(T.You, 'you'),
    ]);
    this.ACTION(() => {
      const who = this.player();
      if (who === 'both' || who === from) this.refuse('points are stolen from the other player');
      out.push({ do: 'points', who: from, change: { op: 'lose', amount } });
      out.push({ do: 'points', who, change: { op: 'gain', amount } });
    });
  });

  /** "take control of one unit", "steal one unit". */
  protected taking = this.RULE('taking', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.Take) }, { ALT: () => this.CONSUME(T.Steal) }]);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const who = this.player();
      if (who === 'both') this.refuse('only one player can take control');
      else out.push({ do: 'control', who, cards: stackAsOne(cards) });
    });
  });

  protected moving = this.RULE('moving', (out: Act[]) => {
    this.CONSUME(T.Move);
    this.OR3([
      {
        GATE: () => this.underAhead(),
        ALT: () => {
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          const to = this.SUBRULE(this.destination);
          this.ACTION(() => out.push({ do: 'move', cards: fromField(cards), to, ...this.by() }));
        },
      },
      {
        GATE: () => this.goalColumnAt(),
        ALT: () => this.SUBRULE(this.movingToColumn, { ARGS: [out] }),
      },
      {
        GATE: () => this.equipMovesAt(),
        ALT: () => this.SUBRULE(this.movingEquip, { ARGS: [out] }),
      },
      {
        GATE: () => this.pileAhead(),
        ALT: () => this.SUBRULE(this.movingCards, { ARGS: [out] }),
      },
      {
        GATE: () => !this.besideGoalAt(),
        ALT: () => this.SUBRULE(this.movingColumn, { ARGS: [out] }),
      },
      {
        ALT: () => {
          const cards = this.SUBRULE(this.cards, { ARGS: ['field', 'beside'] });
          const goal = this.SUBRULE(this.besideGoal);
          this.ACTION(() => this.placeBeside(out, fromField(cards), goal));
        },
      },
    ]);
  });

  /** Whether the cards go to a hand, a deck or a discard pile. */
  private pileAhead(): boolean {
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Semicolon, T.Then) && !this.otherVerbAt(k); k++) {
      if (this.at(k, T.Into, T.AtBottom) || this.stackEndAt(k)) return true;
      if (this.at(k, T.OnTop) && !this.at(k + 1, T.This, T.It) && !this.discardPileAt(k + 1))
        return true;
      if (this.whereToAt(k)) return this.at(k + 1, T.Your, T.Their, T.Its, T.Opponent, T.The);
    }
    return false;
  }

  /** Whether the cards go below or above a card, rather than "to another column". */
  private besideGoalAt(): boolean {
    let beside = false;
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Semicolon, T.Then) && !this.otherVerbAt(k); k++) {
      if (this.whereToAt(k)) return false;
      beside ||= this.at(k, T.Below, T.Above);
    }
    return beside;
  }

  private movingColumn = this.RULE('movingColumn', (out: Act[]) => {
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    // Cards only move to empty columns, so that word adds nothing.
    const adjacent = this.OR([
      this.word(T.Another, false),
      this.word(T.Other, false),
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.A));
          return this.OR2([
            {
              ALT: () => {
                this.CONSUME(T.Empty);
                return this.OPTION2(() => this.CONSUME2(T.Adjacent)) !== undefined;
              },
            },
            this.word(T.Different, false),
            this.word(T.Adjacent, true),
            // "a column of your choice".
            { GATE: () => this.at(1, T.Column), ALT: () => false },
          ]);
        },
      },
    ]);
    this.OPTION3(() => this.CONSUME2(T.Empty));
    this.CONSUME(T.Column);
    this.OPTION5({
      GATE: () => this.at(1, T.In, T.Of) && this.at(2 + this.ownRowAt(2), T.UnitZone, T.SpellZone),
      DEF: () => this.SUBRULE(this.inOwnRow, { ARGS: [cards] }),
    });
    this.OPTION4({
      GATE: () => this.ahead(T.Of, T.Your, T.Choice),
      DEF: () => {
        this.CONSUME(T.Of);
        this.CONSUME(T.Your);
        this.CONSUME(T.Choice);
      },
    });
    this.ACTION(() =>
      out.push({
        do: 'column',
        cards: stackAsOne(cards),
        ...(adjacent && { adjacent: true as const }),
        ...this.by(),
      }),
    );
  });
}
