import { EOF, type IToken, type ParserMethod } from 'chevrotain';
import type { Act, Cards, Count, Shared } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from '../cards/phrase.ts';
import { EffectVerbParser } from './effects.ts';
import { notOther } from './redirects.ts';

/** What something is swapped with, and whether the text calls it "another". */
interface Partner {
  readonly cards: Cards;
  readonly another: boolean;
  /** What both have in common: "of the same type". */
  readonly alike?: Shared;
}

type Swapped = Extract<Act, { do: 'swap' }>['what'];

/** Swapping and turning over. */
export abstract class SwapParser extends EffectVerbParser {
  protected swapping = this.RULE('swapping', (out: Act[]) => {
    this.OR4([{ ALT: () => this.CONSUME(T.Swap) }, { ALT: () => this.CONSUME(T.Exchange) }]);
    this.OR([
      {
        GATE: () => this.at(this.at(1, T.Your) ? 2 : 1, T.Hand, T.Point, T.Deck),
        ALT: () => this.SUBRULE(this.exchanged, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(1, T.Aim) || this.ahead(T.The, T.Target),
        ALT: () => this.SUBRULE(this.swappedTarget, { ARGS: [out] }),
      },
      {
        GATE: () => this.turnedAt(),
        ALT: () => this.SUBRULE(this.turnedStats, { ARGS: [out] }),
      },
      {
        GATE: () => this.swappedAt(),
        ALT: () => {
          const what = this.SUBRULE(this.swapped);
          this.CONSUME(T.Of);
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          let as: 'attack' | 'defense' | undefined;
          const other = this.OPTION(() => {
            this.CONSUME(T.With);
            this.OPTION2({
              GATE: () => this.ahead(T.That, T.Of) || this.swappedAt(),
              DEF: () => {
                const from = this.LA(1);
                const value = this.OR2<Swapped | undefined>([
                  this.word(T.That, undefined),
                  { ALT: () => this.SUBRULE2(this.swapped) },
                ]);
                this.ACTION(() => {
                  if (value && value !== what) as = this.otherValue(what, value, from);
                });
                this.CONSUME2(T.Of);
              },
            });
            return this.SUBRULE(this.swapPartner);
          });
          this.ACTION(() => this.swap(out, what, cards, other, as));
        },
      },
      {
        GATE: () => !this.at(1, T.Its, T.Their) && this.valuesAt(),
        ALT: () => this.SUBRULE(this.swappedValues, { ARGS: [out] }),
      },
      {
        GATE: () => this.ahead(T.Their, T.Attack) || this.ahead(T.Their, T.Defense),
        ALT: () => {
          this.CONSUME(T.Their);
          const what = this.OR3<'attack' | 'defense'>([
            this.word(T.Attack, 'attack'),
            this.word(T.Defense, 'defense'),
          ]);
          this.ACTION(() => out.push({ do: 'swap', what, cards: { the: 'that' } }));
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE3(this.cards, { ARGS: ['field'] });
          const other = this.OPTION3(() => {
            this.CONSUME2(T.With);
            return this.SUBRULE2(this.swapPartner);
          });
          this.ACTION(() => {
            if (!other && !isPlural(cards)) this.refuse('say with what it is swapped');
            this.swap(out, 'places', cards, other);
          });
        },
      },
    ]);
    this.ACTION(() => {
      if (this.doer !== 'both') this.onlyYou();
    });
  });

  /** "its target with another unit": what is answered is redirected to that. */
  private swappedTarget = this.RULE('swappedTarget', (out: Act[]) => {
    this.OR([
      { ALT: () => this.CONSUME(T.Aim) },
      {
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.Target);
        },
      },
    ]);
    this.OPTION({
      GATE: () => this.ahead(T.Of, T.The, T.Effect) || this.ahead(T.Of, T.That, T.Effect),
      DEF: () => {
        this.CONSUME(T.Of);
        this.OR2([{ ALT: () => this.CONSUME2(T.The) }, { ALT: () => this.CONSUME(T.That) }]);
        this.CONSUME(T.Effect);
      },
    });
    this.CONSUME(T.With);
    const another = this.ACTION(() => this.at(1, T.Another));
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const what = this.answers ?? 'effect';
      if (what === 'play') this.refuse('what is played has no target yet');
      else out.push({ do: 'redirect', what, to: another ? notOther(cards) : cards });
    });
  });

  /** "this card's attack with that of one unit", "with the attack of one unit". */
  private swappedValues = this.RULE('swappedValues', (out: Act[]) => {
    const { cards, stat } = this.SUBRULE(this.values);
    this.CONSUME(T.With);
    let as: 'attack' | 'defense' | undefined;
    const other = this.OR<Cards>([
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.CONSUME(T.Of);
          return this.SUBRULE(this.cards, { ARGS: ['field'] });
        },
      },
      {
        ALT: () => {
          const value = this.SUBRULE2(this.values);
          this.ACTION(() => {
            if (value.stat !== stat) as = this.otherValue(stat, value.stat);
          });
          return value.cards;
        },
      },
    ]);
    this.ACTION(() => {
      if (stat === 'attack and defense') this.refuse('one value of both is swapped');
      else this.swap(out, stat, cards, { cards: other, another: false }, as);
    });
  });

  /** What something is swapped with; there, "another" is another than that. */
  private swapPartner: ParserMethod<[], Partner> = this.RULE('swapPartner', () => {
    const another = this.ACTION(() => this.at(1, T.Another));
    this.ACTION(() => {
      this.chosenHere &&= !another;
      this.readsPartner = true;
      this.partnersShare = undefined;
    });
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    return this.ACTION(() => {
      this.readsPartner = false;
      const alike = this.partnersShare;
      return { cards, another, ...(alike && { alike }) };
    });
  });

  /** "its attack with the defense of one unit". */
  private otherValue(what: string, value: string, from?: IToken): 'attack' | 'defense' {
    const both = [what, value].every((one) => one === 'attack' || one === 'defense');
    if (!both) this.refuse(`${what} is swapped only with ${what}`, from);
    return value === 'attack' ? 'attack' : 'defense';
  }

  /** "one fire unit with another fire unit" are two fire units. */
  private swap(
    out: Act[],
    what: Swapped,
    cards: Cards,
    partner: Partner | undefined,
    as?: 'attack' | 'defense',
  ): void {
    const other = partner?.cards;
    if (as && partner?.another) this.refuse(`${what} is swapped only with ${what} of another`);
    if (
      as ||
      partner?.alike ||
      !partner?.another ||
      other?.the !== 'pick' ||
      cards.the !== 'pick'
    ) {
      const alike = partner?.alike && { alike: partner.alike };
      out.push({
        do: 'swap',
        what,
        cards,
        ...(other && { with: other }),
        ...(as && { as }),
        ...alike,
      });
      return;
    }
    const { other: _, ...alike } = other.card;
    const isPair = JSON.stringify({ ...other, card: alike }) === JSON.stringify(cards);
    if (!isPair || !isOne(cards.count)) this.refuse('say "two", or one of each kind');
    out.push({ do: 'swap', what, cards: { ...cards, count: { n: 2 } } });
  }

  /** Whether both attack and defense of cards come. */
  private turnedAt(): boolean {
    for (let k = 1; k < 24; k++) {
      if (this.at(k, T.Stats) || this.withItsOtherAt(k)) return true;
      if (this.at(k, T.Attack) && this.at(k + 1, T.And)) {
        const both = this.at(this.at(k + 2, T.The) ? k + 3 : k + 2, T.Defense);
        return both && !this.at(k - 1, T.Number);
      }
      if (this.at(k, T.With, T.Stop, T.Of, T.And, T.Comma, T.Semicolon, T.Bonus)) return false;
    }
    return false;
  }

  /** "attack with its defense". */
  private withItsOtherAt(k: number): boolean {
    if (!this.at(k + 1, T.With) || !this.at(k + 2, T.Its, T.Their)) return false;
    return this.at(k, T.Attack)
      ? this.at(k + 3, T.Defense)
      : this.at(k, T.Defense) && this.at(k + 3, T.Attack);
  }

  /** "the attack and defense of all units", "its attack with its defense". */
  private turnedStats = this.RULE('turnedStats', (out: Act[]) => {
    const { cards, stat } = this.SUBRULE(this.values);
    const other = this.OPTION(() => {
      this.CONSUME(T.With);
      this.CONSUME(CATEGORY.its);
      return this.SUBRULE(this.stat);
    });
    this.ACTION(() => {
      if (!other && stat !== 'attack and defense')
        this.refuse('attack and defense are swapped together');
      out.push({ do: 'turnStats', cards });
    });
  });

  private swappedAt(): boolean {
    const k = this.at(1, T.The) ? 2 : 1;
    return this.at(k, ...SWAPPED) && this.at(k + 1, T.Of);
  }

  private swapped: ParserMethod<[], Swapped> = this.RULE('swapped', () => {
    this.OPTION(() => this.CONSUME(T.The));
    return this.OR<Swapped>([
      this.word(T.Positions, 'places'),
      this.word(T.Place, 'places'),
      this.word(T.Attack, 'attack'),
      this.word(T.Defense, 'defense'),
      this.word(T.Rank, 'rank'),
      this.word(T.Bonus, 'bonus'),
      this.word(T.Control, 'control'),
    ]);
  });

  private exchanged = this.RULE('exchanged', (out: Act[]) => {
    this.OPTION(() => this.CONSUME(T.Your));
    const what = this.OR<'points' | 'hands' | 'decks'>([
      this.word(T.Point, 'points'),
      this.word(T.Hand, 'hands'),
      this.word(T.Deck, 'decks'),
    ]);
    this.CONSUME(T.With);
    this.OPTION2(() => {
      this.CONSUME(T.That);
      this.CONSUME(T.Of);
    });
    this.CONSUME(T.Opponent);
    const same = { points: T.Point, hands: T.Hand, decks: T.Deck }[what];
    this.OPTION3(() => {
      this.CONSUME(T.Possessive);
      this.OPTION4({
        GATE: () => this.at(1, same),
        DEF: () =>
          this.OR2([
            { ALT: () => this.CONSUME2(T.Point) },
            { ALT: () => this.CONSUME2(T.Hand) },
            { ALT: () => this.CONSUME2(T.Deck) },
          ]),
      });
    });
    this.ACTION(() => out.push({ do: 'exchange', what }));
  });

  /** "invert the bonus of a spell", "invert the attack and defense of a unit". */
  protected inverting = this.RULE('inverting', (out: Act[]) => {
    this.CONSUME(T.Invert);
    this.OR([
      {
        GATE: () => this.changesAt(),
        ALT: () => {
          const cards = this.SUBRULE(this.changesOf);
          this.ACTION(() => out.push({ do: 'invertChanges', cards }));
        },
      },
      {
        GATE: () => this.turnedAt(),
        ALT: () => this.SUBRULE(this.turnedStats, { ARGS: [out] }),
      },
      {
        ALT: () => {
          const { cards, stat } = this.SUBRULE(this.values);
          this.ACTION(() => {
            if (stat !== 'bonus') this.refuse(`only a bonus is inverted alone, not ${stat}`);
            out.push({ do: 'invertBonus', cards });
          });
        },
      },
    ]);
  });

  /** "all stat changes of one unit", "this card's stat changes". */
  protected changesAt(): boolean {
    if (!this.says(T.StatChanges)) return false;
    for (let k = 1; k < 24; k++) {
      if (this.at(k, T.StatChanges)) return true;
      if (this.at(k, EOF, T.Stop, T.Comma, T.And, T.Bonus, CATEGORY.verb)) return false;
    }
    return false;
  }

  protected changesOf: ParserMethod<[], Cards> = this.oneOf<Cards>('changesOf', [
    {
      GATE: () => this.at(1, T.StatChanges) || this.at(2, T.StatChanges),
      ALT: () => {
        const its = this.OPTION(() =>
          this.OR2([
            this.word(T.The, false),
            this.word(T.All, false),
            this.word(CATEGORY.its, true),
          ]),
        );
        this.CONSUME(T.StatChanges);
        const cards = this.OPTION2({
          GATE: () => its !== true,
          DEF: () => {
            this.OR3([
              { ALT: () => this.CONSUME(T.Of) },
              { ALT: () => this.CONSUME(T.To) },
              { ALT: () => this.CONSUME(T.On) },
            ]);
            return this.SUBRULE(this.cards, { ARGS: ['field'] });
          },
        });
        return this.ACTION((): Cards => {
          if (its !== true && !cards) this.refuse('say of which cards');
          return cards ?? { the: 'that' };
        });
      },
    },
    {
      ALT: () => {
        const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
        this.CONSUME(T.Possessive);
        this.CONSUME2(T.StatChanges);
        return cards;
      },
    },
  ]);

  /** "turn it face-down". */
  protected flipping = this.RULE('flipping', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.Turn) }, { ALT: () => this.CONSUME(T.Flip) }]);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const face = this.OPTION(() =>
      this.OR2<'up' | 'down'>([this.word(T.FaceUp, 'up'), this.word(T.FaceDown, 'down')]),
    );
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'flip', cards, face: face ?? this.otherFace(cards) });
    });
  });

  /** "flip one face-down spell": to the other face. */
  private otherFace(cards: Cards): 'up' | 'down' {
    const states = cards.the === 'pick' ? (cards.card.states ?? []) : [];
    if (states.includes('face-up')) return 'down';
    if (!states.includes('face-down')) this.refuse('say "face-up" or "face-down"');
    return 'up';
  }
}

const SWAPPED = [T.Positions, T.Place, T.Attack, T.Defense, T.Rank, T.Bonus, T.Control];

const isOne = (count: Count): boolean => typeof count === 'object' && 'n' in count && count.n === 1;
