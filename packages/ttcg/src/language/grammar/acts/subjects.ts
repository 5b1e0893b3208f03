import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Cards, Change, Who } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { unlike } from '../cards/unlike.ts';
import { EffectsKeptParser } from './effects-kept.ts';
import { again, type BaseValues } from './stats.ts';

/** Whom or what the last clause was about, for a clause that does not say it again. */
type Subject =
  | {
      readonly who: Who;
      /** "your opponent must discard", "have your opponent discard", "they discard": verbs without an "s". */
      readonly bare?: 'must' | 'caused' | 'they';
    }
  | {
      readonly cards: Cards;
      /** "units that attack it lose ...": one at a time, but told of several. */
      readonly several?: boolean;
    };

/** Players and cards as subjects, and clauses about their values. */
export abstract class SubjectParser extends EffectsKeptParser {
  protected subject: Subject | undefined;

  /** The subject of the acts that come, if it was read with what goes before them. */
  protected givenSubject: Subject | undefined;

  /** Who does what is said without a subject; nobody where that would be unclear. */
  protected unnamed: Who | undefined = 'you';

  /** Where in the list the acts of the subject begin. */
  protected groupStart = 0;

  protected speaksOfThis(): boolean {
    const { subject } = this;
    return (
      !this.spoken && subject !== undefined && 'cards' in subject && subject.cards.the === 'this'
    );
  }

  /** Whether the next verb belongs to the subject of the clause before. */
  protected continued(): 'cards' | 'who' | undefined {
    const { subject } = this;
    if (!subject) return undefined;
    if ('cards' in subject) {
      const several = subject.several && this.at(1, T.Gain, T.Lose, T.Become, T.Get);
      return several || this.continues(subject.cards, 1) ? 'cards' : undefined;
    }
    if (this.at(1, T.MayNot)) return 'who';
    if (!this.verbAt(1) || this.at(1, T.Let, T.Allow, T.Make, T.Force)) return undefined;
    const form = this.value(this.LA(1));
    const plural = subject.who === 'both' || subject.who === 'you' || subject.bare === 'they';
    const joined = subject.bare === 'must' ? this.at(0, T.And, T.Or) : this.goesOnWithIt();
    return form === 's' || plural || joined ? 'who' : undefined;
  }

  /** "Let your opponent choose a card and discard it": whoever chooses it goes on with it. */
  private goesOnWithIt(): boolean {
    if (!this.at(0, T.And, T.Then) || !this.at(2, T.It, T.Them, T.That)) return false;
    return this.lastAct?.do === 'target' && this.lastAct.by === this.doer;
  }

  protected pointsBecome = this.RULE('pointsBecome', (out: Act[]) => {
    const who = this.SUBRULE(this.pointsOf);
    const change = this.SUBRULE(this.newState);
    this.ACTION(() => out.push({ do: 'points', who, change }));
  });

  /** "its attack becomes 500", "this card's attack is doubled". */
  protected valuesBecome = this.RULE('valuesBecome', (out: Act[]) => {
    const values = this.SUBRULE(this.maybeBase);
    this.ACTION(() => {
      this.subject = { cards: values.cards };
    });
    this.OR([
      {
        GATE: () => this.ahead(T.Become, T.Twice) && this.at(4, T.PrintedValue),
        ALT: () => {
          this.CONSUME(T.Become);
          this.CONSUME(T.Twice);
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.PrintedValue);
          this.ACTION(() =>
            out.push({ do: 'stat', ...values, change: { op: 'double' }, base: true }),
          );
        },
      },
      {
        GATE: () => this.ahead(T.Become, T.That, T.Of),
        ALT: () => {
          this.CONSUME2(T.Become);
          this.CONSUME(T.That);
          this.CONSUME(T.Of);
          const from = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => this.becomeThoseOf(out, from, values));
        },
      },
      { ALT: () => this.SUBRULE(this.valuesChange, { ARGS: [out, values] }) },
    ]);
  });

  /** "This card's attack becomes that of one unit": it is copied. */
  private becomeThoseOf(out: Act[], from: Cards, { cards, stat, ...base }: BaseValues): void {
    if (cards.the !== 'this') this.refuse('say that of this card');
    if (stat === 'rank' || stat === 'bonus') this.refuse(`the ${stat} cannot be copied`);
    else out.push({ do: 'copyStats', cards: from, stat, ...base });
  }

  private valuesChange = this.RULE('valuesChange', (out: Act[], values: BaseValues) => {
    const change = this.SUBRULE(this.newState);
    const second = this.OPTION({
      GATE: () => values.stat === 'attack and defense' && this.secondValueAt(),
      DEF: () => {
        this.CONSUME(T.And);
        return this.SUBRULE(this.number);
      },
    });
    this.ACTION(() => {
      const { cards, base } = values;
      if (base && (change.op === 'gain' || change.op === 'lose'))
        this.refuse('say what it becomes');
      const same = second === undefined || (change.op === 'become' && change.amount === second);
      if (same) out.push({ do: 'stat', ...values, change });
      else {
        const defense = { op: 'become', amount: second } as const;
        out.push({ do: 'stat', ...values, stat: 'attack', change });
        out.push({
          do: 'stat',
          ...values,
          cards: again(cards),
          stat: 'defense',
          change: defense,
        });
      }
    });
  });

  /** "become 500 and 400": of attack and defense. */
  private secondValueAt(): boolean {
    if (!this.at(0, T.Number) || !this.ahead(T.And, T.Number)) return false;
    return this.at(3, EOF, T.Stop, T.Comma, T.ThisTurn, T.Until, T.While, T.For);
  }

  /** "becomes 500", "is doubled", "equals its rank". */
  private newState: ParserMethod<[], Change> = this.oneOf<Change>('newState', [
    {
      ALT: () => {
        const stays = this.OR2([this.word(T.Become, false), this.word(T.Equals, true)]);
        const amount = this.SUBRULE(this.newValue);
        const shifts = this.OPTION({
          GATE: () => typeof amount === 'number' && !stays,
          DEF: () =>
            this.OR3<'gain' | 'lose'>([this.word(T.Higher, 'gain'), this.word(T.Lower, 'lose')]),
        });
        this.ACTION(() => stays && this.staysSo());
        return { op: shifts ?? 'become', amount };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Is);
        const change = this.SUBRULE(this.changed);
        this.ACTION(() => change.op === 'become' && this.staysSo());
        return change;
      },
    },
  ]);

  /** After "its attack is": "doubled", "reduced by 100", "raised to 500", "500". */
  private changed: ParserMethod<[], Change> = this.oneOf<Change>('changed', [
    {
      ALT: () => {
        const scaled = this.CONSUME(T.Scaled);
        return this.ACTION(() => ({ op: this.value<'double' | 'triple' | 'halve'>(scaled) }));
      },
    },
    {
      ALT: () => {
        const shifted = this.CONSUME(T.Shifted);
        const to = this.OR2([this.word(T.By, false), this.word(T.To, true)]);
        const amount = this.SUBRULE(this.newValue);
        return this.ACTION(() => ({
          op: to ? 'become' : this.value<'gain' | 'lose'>(shifted),
          amount,
        }));
      },
    },
    {
      GATE: () => this.at(2, T.Higher, T.Lower),
      ALT: () => {
        const amount = this.SUBRULE(this.number);
        const op = this.OR3<'gain' | 'lose'>([
          this.word(T.Higher, 'gain'),
          this.word(T.Lower, 'lose'),
        ]);
        return { op, amount };
      },
    },
    {
      ALT: () => {
        this.SUBRULE(this.treatedAs);
        return { op: 'become', amount: this.SUBRULE3(this.newValue) };
      },
    },
    { ALT: () => ({ op: 'become', amount: this.SUBRULE2(this.newValue) }) },
  ]);

  /** "no units can attack", "no player can play spells". */
  protected nobody = this.RULE('nobody', (out: Act[]) => {
    this.CONSUME(T.No);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Player);
          this.OR2([{ ALT: () => this.CONSUME(T.Can) }, { ALT: () => this.CONSUME(T.May) }]);
          this.ACTION(() => this.as('both'));
          this.SUBRULE(this.playerDeed, { ARGS: [out] });
        },
      },
      {
        ALT: () => {
          const card = this.SUBRULE(this.kind, { ARGS: ['field'] });
          this.CONSUME2(T.Can);
          this.OR3([
            {
              // "no unit can attack this card": it cannot be attacked by them.
              GATE: () => this.at(1, T.Attack) && this.cardsAt(2) && !this.at(2, T.Each),
              ALT: () => {
                this.CONSUME(T.Attack);
                const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
                this.ACTION(() => {
                  const any = card.noun !== 'spell' && Object.keys(card).length === 1;
                  const by = !any && { by: card };
                  out.push({ do: 'forbid', cards, from: 'be attacked', ...by });
                });
              },
            },
            {
              ALT: () => {
                const deed = this.SUBRULE(this.cardDeed);
                this.ACTION(() => out.push({ do: 'forbid', cards: pickOf('all', card), ...deed }));
              },
            },
          ]);
        },
      },
    ]);
  });

  protected onlyTheseAt(k: number): boolean {
    if (!this.at(k, T.Only)) return false;
    const next = k + 1 + this.whoseAt(k + 1);
    return this.premodifierAt(next) || this.nounAt(next);
  }

  /** "only fire units can attack": all others cannot. */
  protected onlyThese = this.RULE('onlyThese', (out: Act[]) => {
    this.CONSUME(T.Only);
    const kind = this.SUBRULE(this.kind, { ARGS: ['field'] });
    this.OR([{ ALT: () => this.CONSUME(T.Can) }, { ALT: () => this.CONSUME(T.May) }]);
    const deed = this.SUBRULE(this.cardDeed);
    this.ACTION(() => {
      const others = unlike(kind);
      if (!others && deed.from === 'attack') {
        out.push({ do: 'bar', who: 'both', from: 'attack', cards: kind, only: true });
        return;
      }
      if (!others) this.refuse('say which cards cannot');
      out.push({ do: 'forbid', cards: pickOf('all', { noun: kind.noun, ...others }), ...deed });
    });
  });

  /** "all attacks are redirected to this card". */
  protected attacksRedirected = this.RULE('attacksRedirected', (out: Act[]) => {
    this.CONSUME(T.All);
    this.CONSUME(T.Attack);
    this.CONSUME(T.Is);
    const done = this.CONSUME(T.Done);
    this.CONSUME(T.To);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      if (this.value(done) !== 'redirected') this.refuse('attacks can be redirected');
      out.push({ do: 'lure', cards });
    });
  });

  /** "an extra attack", "two additional attacks". */
  private extraAttacksAt(): boolean {
    return this.at(2, T.Additional) && this.at(3, T.Attack);
  }

  /** "give one unit 100 attack", "grant it immunity to spells", "give control of this card to your opponent". */
  protected giving = this.RULE('giving', (out: Act[]) => {
    this.CONSUME(T.Give);
    this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.Back));
          this.SUBRULE(this.givingBack, { ARGS: [out] });
        },
      },
      {
        GATE: () => this.extraAttacksAt(),
        ALT: () => {
          const amount = this.SUBRULE2(this.extras, { ARGS: [T.Attack] });
          this.CONSUME2(T.To);
          const cards = this.SUBRULE3(this.cards, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: 'extraAttacks', cards, amount }));
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.OR2([
            {
              GATE: () => this.extraAttacksAt(),
              ALT: () => {
                const amount = this.SUBRULE(this.extras, { ARGS: [T.Attack] });
                this.ACTION(() => out.push({ do: 'extraAttacks', cards, amount }));
              },
            },
            { ALT: () => this.SUBRULE(this.immunity, { ARGS: [out, cards] }) },
            {
              GATE: () => this.at(1, T.Dash, T.Plus),
              ALT: () => this.SUBRULE(this.signedGain, { ARGS: [out, cards] }),
            },
            { ALT: () => this.SUBRULE(this.statGain, { ARGS: [out, cards, 'gain'] }) },
          ]);
        },
      },
    ]);
    this.ACTION(() => this.onlyYou());
  });
}
