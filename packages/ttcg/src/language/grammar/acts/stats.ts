import type { IOrAlt, ParserMethod } from 'chevrotain';
import type { Act, Amount, Cards, Stat } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { manyTimes, sharedMany } from '../cards/amounts.ts';
import type { Values } from './moves.ts';

/** Values of cards, or their base values. */
export interface BaseValues extends Values {
  readonly base?: true;
}

import { PriceParser } from './prices.ts';

/** A value of a card, and how much of it. */
interface StatAmount {
  readonly stat: Stat;
  readonly amount: Amount;
}

/** What does not stand between a noun and its "'s". */
const NO_OWNER = new TokenSet(
  T.Semicolon,
  T.Stop,
  T.TurnPlayer,
  T.And,
  T.To,
  T.Gain,
  T.Lose,
  T.Become,
  T.Enter,
  T.Is,
  T.MayNot,
  T.Can,
  T.Must,
  T.Directly,
  T.Then,
  T.Get,
  T.Than,
  T.While,
  T.Once,
  T.As,
  T.EqualTo,
);

/** Attack, defense, rank and bonus. */
export abstract class StatParser extends PriceParser {
  protected stat: ParserMethod<[], Stat> = this.oneOf<Stat>('stat', [
    {
      ALT: () => {
        this.CONSUME(T.Attack);
        const both = this.OPTION({
          GATE: () => this.at(2, T.Defense) || this.ahead(T.And, T.The, T.Defense, T.Of),
          DEF: () => {
            this.CONSUME(T.And);
            this.OPTION2(() => this.CONSUME(T.The));
            return this.CONSUME(T.Defense);
          },
        });
        return this.ACTION(() => (both ? 'attack and defense' : 'attack'));
      },
    },
    this.word(T.Defense, 'defense'),
    this.word(T.Rank, 'rank'),
    this.word(T.Bonus, 'bonus'),
    this.word(T.Stats, 'attack and defense'),
  ]);

  /** Whether base values may be spoken of, and whether they were. */
  protected takesBase = false;
  private saidBase = false;

  /** Values of cards, or their base values. */
  protected maybeBase = this.RULE('maybeBase', () => {
    this.ACTION(() => {
      this.takesBase = true;
      this.saidBase = false;
    });
    const values = this.SUBRULE(this.values);
    return this.ACTION((): BaseValues => {
      this.takesBase = false;
      return { ...values, ...(this.saidBase && { base: true as const }) };
    });
  });

  /** "base", before the values that are printed on cards. */
  protected base = this.RULE('base', () => {
    this.OPTION({
      GATE: () => this.takesBase,
      DEF: () => {
        this.CONSUME(T.Base);
        this.ACTION(() => {
          this.saidBase = true;
        });
      },
    });
  });

  protected statAt(k: number): boolean {
    if (this.at(k, T.Base)) return this.at(k + 1, T.Attack, T.Defense, T.Stats, T.Bonus);
    return this.at(k, T.Attack, T.Defense, T.Rank, T.Bonus, T.Stats);
  }

  /** After "gains": "100 attack", "100 attack and 50 defense", "attack equal to its rank". */
  protected statGain = this.RULE('statGain', (out: Act[], cards: Cards, op: 'gain' | 'lose') => {
    const first = this.SUBRULE(this.statAmount);
    this.ACTION(() => this.changeStat(out, cards, first, op));
    this.MANY({
      GATE: () =>
        this.at(1, T.And) && this.statAmountAt(2) && !(op === 'lose' && this.at(2, T.Plus)),
      DEF: () => {
        this.CONSUME(T.And);
        const next = this.SUBRULE2(this.statAmount);
        this.ACTION(() => this.addStat(out, cards, next, op));
      },
    });
  });

  /** After "gets": "+100 attack", "-50 attack and +50 defense". */
  protected signedGain = this.RULE('signedGain', (out: Act[], cards: Cards) => {
    const first = this.SUBRULE(this.sign);
    this.OR([
      {
        GATE: () => this.at(2, T.Slash),
        ALT: () => this.SUBRULE(this.bothGains, { ARGS: [out, cards, first] }),
      },
      { ALT: () => this.SUBRULE(this.statGain, { ARGS: [out, cards, first] }) },
    ]);
    this.MANY({
      GATE: () => this.at(1, T.And) && this.at(2, T.Plus, T.Dash),
      DEF: () => {
        this.CONSUME(T.And);
        const op = this.SUBRULE2(this.sign);
        const next = this.SUBRULE(this.statAmount);
        this.ACTION(() => this.addStat(out, cards, next, op));
      },
    });
  });

  /** After "gets +": "20/+20", attack and defense. */
  private bothGains = this.RULE('bothGains', (out: Act[], cards: Cards, op: 'gain' | 'lose') => {
    const attack = this.SUBRULE(this.number);
    this.CONSUME(T.Slash);
    const second = this.SUBRULE(this.sign);
    const n = this.SUBRULE2(this.number);
    const amount = this.SUBRULE(this.times, { ARGS: [n] });
    this.ACTION(() => {
      if (attack === n && op === second) {
        this.changeStat(out, cards, { stat: 'attack and defense', amount }, op);
        return;
      }
      if (typeof amount !== 'number') this.refuse('say of attack and defense each how much');
      if (attack > 0) this.changeStat(out, cards, { stat: 'attack', amount: attack }, op);
      const defended = attack > 0 ? again(cards) : cards;
      if (n > 0) this.changeStat(out, defended, { stat: 'defense', amount: n }, second);
    });
  });

  private sign: ParserMethod<[], 'gain' | 'lose'> = this.oneOf<'gain' | 'lose'>('sign', [
    this.word(T.Plus, 'gain'),
    this.word(T.Dash, 'lose'),
  ]);

  protected statAmountAt(k: number): boolean {
    if (this.at(k, T.Plus)) return true;
    if (this.at(k, T.Half, T.Twice)) return this.at(k + 1, T.ThatMany) && this.statAt(k + 2);
    if (this.at(k, T.Number) && this.at(k + 1, T.Times))
      return this.at(k + 2, T.ThatMany) && this.statAt(k + 3);
    if (this.at(k, T.Number, T.ThatMany)) return this.statAt(k + 1) && !this.at(k + 2, T.Number);
    return this.statAt(k) && this.at(k + 1, T.EqualTo);
  }

  private changeStat(
    out: Act[],
    cards: Cards,
    { stat, amount }: StatAmount,
    op: 'gain' | 'lose',
  ): void {
    out.push({ do: 'stat', cards, stat, change: { op, amount } });
  }

  /** A second value of the same cards; "100 attack and 100 defense" is one change of both. */
  private addStat(out: Act[], cards: Cards, next: StatAmount, op: 'gain' | 'lose'): void {
    const last = out.at(-1);
    if (
      last?.do === 'stat' &&
      last.stat === 'attack' &&
      next.stat === 'defense' &&
      typeof next.amount === 'number' &&
      last.change.op === op &&
      last.change.amount === next.amount
    ) {
      out[out.length - 1] = { ...last, stat: 'attack and defense' };
      return;
    }
    this.changeStat(out, again(cards), next, op);
  }

  /** Made once, as they are read often. */
  private readonly statAmounts: IOrAlt<StatAmount>[] = [
    {
      GATE: () => this.ownValueAt(),
      ALT: () => {
        const amount = this.SUBRULE(this.readValue);
        return this.ACTION(() => ({ stat: this.measured(amount), amount }));
      },
    },
    {
      GATE: () => !this.at(1, T.Number) || this.timesAt(T.ThatMany),
      ALT: () => {
        const many = this.SUBRULE(this.thatMany);
        const stat = this.SUBRULE(this.stat);
        const amount = this.SUBRULE(this.plus, { ARGS: [this.ACTION(() => sharedMany(many))] });
        return { stat, amount };
      },
    },
    {
      ALT: () => {
        this.OPTION(() => this.CONSUME(T.Plus));
        const n = this.SUBRULE(this.number);
        const stat = this.SUBRULE2(this.stat);
        // "100 attack times the rank of that card".
        const times = this.OPTION2({
          GATE: () => this.at(1, T.Times) && this.measureOfAt(2),
          DEF: () => {
            this.CONSUME(T.Times);
            return this.SUBRULE(this.measureOf);
          },
        });
        const amount = this.SUBRULE(this.times, { ARGS: [n] });
        return this.ACTION(() => ({
          stat,
          amount: times ? { equal: times.stat, of: times.of, ...manyTimes(n) } : amount,
        }));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.A);
        this.CONSUME(T.Rank);
        return { stat: 'rank', amount: this.SUBRULE2(this.times, { ARGS: [1] }) };
      },
    },
    {
      ALT: () => {
        const stat = this.SUBRULE3(this.stat);
        return { stat, amount: this.SUBRULE(this.equalTo) };
      },
    },
  ];

  private statAmount: ParserMethod<[], StatAmount> = this.RULE('statAmount', () =>
    this.OR(this.statAmounts),
  );

  /** "its attack", "half its defense", "the attack of it": as much of the same value. */
  private ownValueAt(): boolean {
    if (this.at(1, T.Number)) return false;
    const k = this.at(1, T.Half, T.Twice) ? 2 : 1;
    const inPassing = this.at(k, T.The) && this.measureAt(k + 1) && this.at(k + 2, T.Of);
    return inPassing || this.measureOfAt(k);
  }

  private measured(amount: Amount): Stat {
    if (typeof amount === 'object' && 'equal' in amount) {
      const { equal } = amount;
      if (equal === 'attack' || equal === 'defense' || equal === 'rank') return equal;
    }
    this.refuse('say of which value');
    return 'attack';
  }

  /** After "becomes": "500", "equal to its attack", "its attack", "100 for each ...". */
  protected newValue: ParserMethod<[], Amount> = this.oneOf<Amount>('newValue', [
    {
      // "+30", "-10": a bonus may be below 0.
      GATE: () => this.at(1, T.Plus, T.Dash),
      ALT: () => {
        const sign = this.SUBRULE(this.sign);
        const n = this.SUBRULE2(this.number);
        return this.ACTION(() => (sign === 'lose' ? -n : n));
      },
    },
    { GATE: () => this.valueAt(), ALT: () => this.SUBRULE(this.readValue) },
    {
      GATE: () => !this.at(1, T.Number) || this.timesAt(T.ThatMany),
      ALT: () => {
        const many = this.SUBRULE(this.thatMany);
        return this.SUBRULE(this.plus, { ARGS: [this.ACTION(() => sharedMany(many))] });
      },
    },
    {
      ALT: () => {
        const n = this.SUBRULE(this.number);
        return this.SUBRULE(this.times, { ARGS: [n] });
      },
    },
    { ALT: () => this.SUBRULE(this.equalTo) },
  ]);

  /** "Its attack is that of the card under it" would be so whichever card lies there. */
  protected staysSo(): void {
    if (this.chosenFirst.length > 0)
      this.refuse('a value is read from that card once; say "becomes"');
  }

  /** Whether values of cards come: "this card's attack", "the attack of", "its defense". */
  protected valuesAt(k = 1): boolean {
    if (this.at(k, T.Its, T.Their)) return this.statAt(k + 1);
    if (this.at(k, T.The))
      return (this.statAt(k + 1) && this.ofAfterStat(k + 1)) || this.possessiveAhead(k);
    return this.says(T.Possessive) && this.cardsAt(k) && this.possessiveAhead(k);
  }

  private ofAfterStat(k: number): boolean {
    if (this.at(k, T.Base)) return this.ofAfterStat(k + 1);
    if (!this.at(k + 1, T.And)) return this.at(k + 1, T.Of);
    return this.at(this.at(k + 2, T.The) ? k + 4 : k + 3, T.Of);
  }

  /** Whether a noun phrase from the k-th token on ends in "'s attack". */
  private possessiveAhead(k: number): boolean {
    for (let i = k; i < k + 24; i++) {
      if (this.at(i, T.Possessive)) return this.statAt(i + 1) || this.at(i + 1, T.Type);
      if (this.isIn(i, NO_OWNER)) return false;
    }
    return false;
  }

  /** "this card's attack", "the attack and defense of two units", "its rank". */
  protected values: ParserMethod<[], Values> = this.oneOf<Values>('values', [
    {
      GATE: () => this.at(1, T.Its, T.Their) && this.statAt(2),
      ALT: () => {
        this.CONSUME(CATEGORY.its);
        this.ACTION(() => this.meansOne());
        this.SUBRULE(this.base);
        return { stat: this.SUBRULE(this.stat), cards: { the: 'that' } };
      },
    },
    {
      GATE: () => this.at(1, T.The) && this.statAt(2),
      ALT: () => {
        this.CONSUME(T.The);
        this.SUBRULE2(this.base);
        const stat = this.SUBRULE2(this.stat);
        this.CONSUME(T.Of);
        return { stat, cards: this.SUBRULE(this.cards, { ARGS: ['field'] }) };
      },
    },
    {
      ALT: () => {
        const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
        this.CONSUME(T.Possessive);
        this.SUBRULE3(this.base);
        return { stat: this.SUBRULE3(this.stat), cards };
      },
    },
  ]);
}

/** The cards of an act spoken of once more. */
export function again(cards: Cards): Cards {
  const chosen =
    cards.the === 'pick' || cards.the === 'list' || cards.the === 'top' || cards.the === 'bottom';
  return chosen ? { the: 'that' } : cards;
}
