import { EOF, type IToken, type ParserMethod } from 'chevrotain';
import type { Slot } from '../../tree/places.ts';
import type { CardFilter, CardRef, Pick, Place } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Draft, Kept, Phrase } from './phrase.ts';
import { WithParser } from './withs.ts';

/** Cards told by others in the same stack or column. */
export abstract class BesideParser extends WithParser {
  protected pointedAt(k: number): boolean {
    return this.at(k, T.This, T.Another, T.It, T.Them, T.That);
  }

  protected underAt(k: number): boolean {
    return this.pointedAt(k) || this.passingAt(k) || this.severalAt(k);
  }

  /** After "below" and "above": whether a card comes, rather than the next clause. */
  protected besideAt(k: number): boolean {
    return (
      this.refAt(k) ||
      this.passingAt(k) ||
      this.severalAt(k) ||
      this.otherAt(k) ||
      this.oneBesideAt(k)
    );
  }

  /** "the unit across from it": chosen in passing, and told by another card. */
  private oneBesideAt(k: number): boolean {
    if (!this.inClause || !this.at(k, T.The) || !this.kindAt(k + 1)) return false;
    let noun = k + 1;
    while (!this.nounAt(noun) || this.nounAt(noun + 1)) noun++;
    return this.at(noun + 1, T.Opposite, T.Below, T.Above, T.Under, T.Adjacent);
  }

  /** "another unit you control": chosen in passing. */
  private otherAt(k: number): boolean {
    return this.inClause && this.at(k, T.Another);
  }

  /** "your units", "all dragons your opponent controls": any of them. */
  protected severalAt(k: number): boolean {
    if (this.at(k, T.All)) return this.severalAt(k + 1);
    if (this.at(k, T.Each)) return this.severalAt(this.at(k + 1, T.Of) ? k + 2 : k + 1);
    // In an event, one of them is whichever it is.
    if (!this.inClause && this.isOne(k) && this.at(k + 1, T.Of)) return this.severalAt(k + 2);
    const length = this.whoseAt(k);
    if (this.at(k, T.Rank)) return false;
    return (length > 0 || !this.refAt(k)) && this.kindAt(k + length);
  }

  /** "one enemy unit", spoken of in passing: it is chosen first. */
  private passingAt(k: number): boolean {
    if (!this.inClause || !(this.at(k, T.A, T.Target) || this.isOne(k))) return false;
    return !this.at(k + 1, T.Of) || this.whoseAt(k + 2) > 0;
  }

  /** "adjacent to one dragon": that one is chosen first, where "a dragon" is whichever lies there. */
  protected oneFirstAt(): boolean {
    return this.passingAt(1) && !this.at(1, T.A);
  }

  private isOne(k: number): boolean {
    return this.at(k, T.Number) && this.value(this.LA(k)) === 1;
  }

  /** Chooses the card spoken of in passing; after that it is "that card". */
  protected inPassing = this.RULE('inPassing', () => {
    this.ACTION(() => {
      this.inPass = true;
    });
    const cards = this.SUBRULE(this.pick, { ARGS: ['field'] });
    this.ACTION(() => {
      this.inPass = false;
    });
    // "of a unit in your hand that you reveal": it is revealed, where it would be chosen.
    const revealed = this.OPTION({
      GATE: () => this.ahead(T.That, T.You, T.Reveal),
      DEF: () => {
        this.CONSUME(T.That);
        this.CONSUME(T.You);
        return this.CONSUME(T.Reveal);
      },
    });
    this.ACTION(() => this.chooseFirst(cards, revealed !== undefined));
  });

  /** Whether a card is read that is spoken of in passing. */
  private inPass = false;

  protected chooseFirst(cards: Pick, revealed = false): void {
    if (!this.inClause) this.refuse('choose that card first, and say "it"');
    if (this.chosenFirst.length > 0) this.refuse('choose one card after the other');
    const { place, whose, ...card } = cards.card;
    if (revealed && (place !== 'hand' || whose !== 'your' || this.doer !== 'you'))
      this.refuse('cards are revealed from your hand');
    this.chosenFirst.push(
      revealed
        ? { do: 'reveal', cards: { ...cards, card } }
        : { do: 'target', cards, ...this.by() },
    );
  }

  /** "all but the one with the highest attack": that one is chosen first, and all are other than it. */
  protected spare(card: Draft, most: NonNullable<CardFilter['most']>): void {
    if (card.most || card.other) this.refuse('say each by itself');
    this.chooseFirst({ the: 'pick', count: { n: 1 }, card: { ...card, most } });
    card.other = 'that';
  }

  /** So many cards of a kind. */
  protected abstract pick: ParserMethod<[slot: Slot, keep?: Kept], Pick>;

  /** Whether another "under" or "below" follows in the same act, so that this one is not its goal. */
  protected goalAgain(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Under, T.Below, T.Above) && !this.coversBefore(k)) return true;
      if (this.at(k, EOF, T.Stop, T.Semicolon, T.Then, T.And, T.To)) return false;
      if (this.at(k, T.You, T.Opponent) && !this.at(k + 1, T.Control, T.Own, T.Possessive))
        return false;
      if (this.otherVerbAt(k)) return false;
    }
  }

  /** Whether "under" belongs to "with two cards under it", which says no place. */
  private coversBefore(k: number): boolean {
    if (!this.at(k + 1, T.It, T.Them)) return false;
    for (let i = k - 1; i > 1 && i > k - 12; i--) {
      if (this.at(i, T.Under, T.Below, T.Above, T.Comma)) return false;
      if (this.at(i, T.With, T.Without, T.Has)) return this.coversAt(i + 1) || this.nearAt(i + 1);
    }
    return false;
  }

  /** In "This card gains attack equal to the attack of the card under it". */
  protected itIsThis = false;

  /** Whether this card is meant, rather than the one spoken of: in an attack, that of the event. */
  protected isThis(ref: CardRef): boolean {
    const { event } = this;
    const active = event?.what === 'attacks' && typeof event.card === 'object';
    const passive = event?.what === 'attacked' && typeof event.card === 'object';
    const known = (ref.the === 'attacker' && active) || (ref.the === 'defender' && passive);
    if (ref.the === 'that' && this.itIsThis) return true;
    if (ref.the === 'this' || ref.the === 'that' || known) return ref.the === 'this';
    const fighting =
      ref.the === 'attacker' ? 'attacking' : ref.the === 'defender' ? 'defending' : undefined;
    if (!fighting) this.refuse('choose that card first, and say "it"');
    else {
      const card = { noun: 'unit', states: [fighting] } as const;
      this.chooseFirst({ the: 'pick', count: { n: 1 }, card });
    }
    return false;
  }

  /** "all cards under another card", "one card under another unit": that one is chosen first. */
  private underOneOtherAt({ number }: Phrase): boolean {
    if (!this.inClause || !this.at(1, T.Another)) return false;
    return number === 'many' || !this.at(2, T.Card) || this.at(3, T.You, T.Opponent, T.They);
  }

  /** "under this card", "below this card", "above rank 2". */
  protected beside = this.RULE('beside', (phrase: Phrase) => {
    this.OR([
      {
        ALT: () => {
          const word = this.CONSUME(T.Under);
          const place = this.OR2<Place | undefined>([
            {
              GATE: () => this.underOneOtherAt(phrase),
              ALT: () => {
                this.SUBRULE3(this.inPassing);
                return 'under that';
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Another);
                this.CONSUME(CATEGORY.noun);
                return 'under another';
              },
            },
            {
              GATE: () => this.ahead(T.Other, T.Card) && !this.at(3, T.You, T.Opponent, T.They),
              ALT: () => {
                this.CONSUME(T.Other);
                this.CONSUME(T.Card);
                return 'under another';
              },
            },
            {
              GATE: () => this.severalAt(1),
              ALT: () => {
                this.SUBRULE(this.ofAny, { ARGS: [phrase, 'under'] });
                return undefined;
              },
            },
            {
              // "cards under a dragon": whichever dragon that is.
              GATE: () => phrase.number === 'many' && !phrase.all && this.at(1, T.A),
              ALT: () => {
                this.SUBRULE(this.ofOne, { ARGS: [phrase, 'under'] });
                return undefined;
              },
            },
            {
              GATE: () => !this.refAt(),
              ALT: () => {
                this.SUBRULE(this.inPassing);
                return 'under that';
              },
            },
            {
              ALT: () => {
                const ref = this.SUBRULE(this.ref);
                return this.ACTION(() => (this.isThis(ref) ? 'under this' : 'under that'));
              },
            },
          ]);
          this.ACTION(() => {
            // "A dormant card under it": what lies there is dormant anyway (R-T19).
            if (phrase.filter.place === 'dormant') delete phrase.filter.place;
            if (place) this.say(phrase.filter, 'place', this.justUnder(word, place));
          });
        },
      },
      {
        ALT: () => {
          const down = this.OR3([this.word(T.Below, true), this.word(T.Above, false)]);
          this.OR4([
            {
              GATE: () => this.refAt(),
              ALT: () => {
                const ref = this.SUBRULE2(this.ref);
                this.ACTION(() => {
                  const of = this.isThis(ref) ? 'this' : 'that';
                  this.say(phrase.filter, 'place', `${down ? 'below' : 'above'} ${of}`);
                });
              },
            },
            {
              GATE: () => this.severalAt(1),
              ALT: () => this.SUBRULE2(this.ofAny, { ARGS: [phrase, down ? 'below' : 'above'] }),
            },
            {
              // A unit has one spell below it, so that several lie below several units.
              GATE: () => (phrase.number === 'many' || phrase.all === true) && this.at(1, T.A),
              ALT: () => this.SUBRULE2(this.ofOne, { ARGS: [phrase, down ? 'below' : 'above'] }),
            },
            {
              GATE: () => !this.at(1, T.Rank),
              ALT: () => {
                this.SUBRULE2(this.inPassing);
                this.ACTION(() =>
                  this.say(phrase.filter, 'place', down ? 'below that' : 'above that'),
                );
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Rank);
                const n = this.SUBRULE(this.number);
                this.ACTION(() => {
                  const rank = down
                    ? ({ than: 'at most', n: n - 1 } as const)
                    : ({ than: 'at least', n: n + 1 } as const);
                  this.say(phrase.filter, 'rank', rank);
                });
              },
            },
          ]);
        },
      },
    ]);
  });

  /** "directly under it": only the uppermost of those there. */
  private justUnder({ image }: IToken, place: Place): Place {
    const direct = image.startsWith('directly') && /^under th/.test(place);
    return direct ? (`directly ${place}` as Place) : place;
  }

  /** "across from this card", "from it", "from a dragon you control". */
  protected acrossFrom = this.RULE('acrossFrom', (phrase: Phrase) => {
    this.CONSUME(T.Opposite);
    this.OR([
      {
        GATE: () => this.refAt(),
        ALT: () => {
          const ref = this.SUBRULE(this.ref);
          this.ACTION(() => {
            // "The spell below this card ... the unit across from it": both have it across from them.
            const shares = this.inPass && ref.the === 'that' && COLUMN.has(this.lastKind?.place);
            if (!shares && !this.isThis(ref)) this.say(phrase.filter, 'place', 'across from that');
            else {
              this.say(phrase.filter, 'place', 'this column');
              this.say(phrase.filter, 'whose', 'opponent');
            }
          });
        },
      },
      {
        GATE: () => this.severalAt(1),
        ALT: () => this.SUBRULE(this.ofAny, { ARGS: [phrase, 'across from'] }),
      },
      {
        GATE: () => this.oneFirstAt(),
        ALT: () => {
          this.SUBRULE(this.inPassing);
          this.ACTION(() => this.say(phrase.filter, 'place', 'across from that'));
        },
      },
      { ALT: () => this.SUBRULE(this.ofOne, { ARGS: [phrase, 'across from'] }) },
    ]);
  });

  /** "a dragon you control", whichever it is. */
  protected ofOne = this.RULE(
    'ofOne',
    (phrase: Phrase, at: NonNullable<CardFilter['beside']>['at']) => {
      const of = this.SUBRULE(this.kind, { ARGS: ['field'] });
      this.ACTION(() => {
        if (of.beside || of.place) this.refuse('one card lies beside another, and no further');
        this.say(phrase.filter, 'beside', { at, of });
      });
    },
  );

  /** The kind of card last spoken of. */
  protected abstract lastKind: CardFilter | undefined;

  /** A kind of card, as "a fire unit". */
  protected abstract kind: ParserMethod<[slot?: Slot], CardFilter>;

  /** "under your units", "below dragons": beside any card of a kind. */
  protected ofAny = this.RULE(
    'ofAny',
    (phrase: Phrase, at: NonNullable<CardFilter['beside']>['at'], one = false) => {
      this.OPTION(() => {
        this.OR([
          { ALT: () => this.CONSUME(T.All) },
          {
            ALT: () => {
              this.CONSUME(T.Each);
              this.OPTION2(() => this.CONSUME(T.Of));
            },
          },
          {
            ALT: () => {
              this.CONSUME(T.Number);
              this.CONSUME2(T.Of);
            },
          },
        ]);
      });
      const each = this.ACTION(() => this.at(0, T.Each));
      const whose = this.OPTION3(() => this.SUBRULE(this.whose));
      const of = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => (whose ? { whose } : {}))] });
      this.ACTION(() => {
        if (each) phrase.forEachBeside = true;
        if (of.number === 'one' && !each && !one) this.refuse('say which card, or "a"');
        if (of.filter.beside) this.refuse('one card lies beside another, and no further');
        if (of.filter.place && of.filter.place !== 'field')
          this.refuse('only cards on the field have others beside them');
        if (of.by) phrase.by = of.by;
        const { place: _, ...card } = of.filter;
        this.say(phrase.filter, 'beside', { at, of: card });
      });
    },
  );
}

/** Where cards of this card's own column and side lie. */
const COLUMN: ReadonlySet<Place | undefined> = new Set(['below this', 'above this'] as const);
