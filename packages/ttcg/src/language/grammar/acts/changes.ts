import type { ParserMethod } from 'chevrotain';
import type { Act, Cards, UnitType } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { SwapParser } from './swaps.ts';

/** Changing what cards are, and their values. */
export abstract class ChangeParser extends SwapParser {
  /** "change the type of one unit to water", "set its attack to 500". */
  protected changing = this.RULE('changing', (out: Act[]) => {
    this.CONSUME(T.Change);
    this.OR([
      {
        GATE: () => this.ahead(T.Its, T.Target),
        ALT: () => {
          this.CONSUME(T.Its);
          this.CONSUME(T.Target);
          this.CONSUME3(T.To);
          const to = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => {
            if (this.answers !== 'effect') this.refuse('it is not clear what is redirected');
            out.push({ do: 'redirect', what: 'effect', to });
          });
        },
      },
      {
        GATE: () => this.ahead(T.The, T.Target, T.Of),
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME2(T.Target);
          this.CONSUME(T.Of);
          this.OR3([{ ALT: () => this.CONSUME2(T.The) }, { ALT: () => this.CONSUME(T.That) }]);
          const what = this.OR4<'attack' | 'effect'>([
            this.word(T.Attack, 'attack'),
            this.word(T.Effect, 'effect'),
          ]);
          this.CONSUME4(T.To);
          const to = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: 'redirect', what, to }));
        },
      },
      {
        GATE: () => this.pointsAt(),
        ALT: () => {
          const who = this.SUBRULE(this.pointsOf);
          this.CONSUME2(T.To);
          const amount = this.SUBRULE2(this.newValue);
          this.ACTION(() => out.push({ do: 'points', who, change: { op: 'become', amount } }));
        },
      },
      {
        GATE: () => this.typeOfAt(),
        ALT: () => {
          const cards = this.SUBRULE(this.typeOf);
          this.CONSUME(T.To);
          this.OR2([
            {
              GATE: () => this.typeOfChoiceAt(),
              ALT: () => this.SUBRULE(this.newType, { ARGS: [out, cards] }),
            },
            {
              ALT: () => {
                const type = this.SUBRULE(this.unitType);
                this.ACTION(() => out.push(typeChange(cards, type)));
              },
            },
            {
              ALT: () => {
                const { subtype } = this.SUBRULE(this.subtype);
                this.ACTION(() => out.push({ do: 'subtype', cards, op: 'become', subtype }));
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const { cards, stat } = this.SUBRULE(this.values);
          const op = this.SUBRULE(this.changeWord);
          const amount = this.SUBRULE(this.newValue);
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op, amount } }));
        },
      },
    ]);
  });

  /** "a type of your choice", "any other type", "that type". */
  protected typeOfChoiceAt(k = 1): boolean {
    if (this.at(k, T.Any)) return this.at(this.at(k + 1, T.Other) ? k + 2 : k + 1, T.Type);
    if (this.at(k, T.The) && this.at(k + 1, T.Chosen)) return this.at(k + 2, T.Type);
    if (!this.at(k, T.A, T.The, T.Another, T.That)) return false;
    return this.at(this.at(k + 1, T.Different) ? k + 2 : k + 1, T.Type);
  }

  /** A type that is chosen now, unless one was before. */
  protected newType = this.RULE('newType', (out: Act[], cards: Cards) => {
    const another = this.ACTION(() => this.at(1, T.Another) || this.at(2, T.Other, T.Different));
    const chosen = this.OR<boolean>([
      this.word(T.That, true),
      {
        GATE: () => this.at(2, T.Chosen),
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.Chosen);
          return true;
        },
      },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME2(T.The) },
            { ALT: () => this.CONSUME(T.Another) },
            { ALT: () => this.CONSUME(T.Any) },
          ]);
          this.OPTION(() =>
            this.OR3([
              { ALT: () => this.CONSUME(T.Other) },
              { ALT: () => this.CONSUME(T.Different) },
            ]),
          );
          return false;
        },
      },
    ]);
    this.CONSUME(T.Type);
    const whose = this.OPTION2({
      GATE: () => this.at(1, T.Of),
      DEF: () => {
        this.CONSUME(T.Of);
        const chooser = this.SUBRULE(this.whose);
        this.CONSUME(T.Choice);
        return chooser;
      },
    });
    this.ACTION(() => {
      if (chosen && this.at(0, T.Type) && this.at(-1, T.That) && this.named !== 'type')
        this.refuse('no type was chosen that this could mean');
      if (chosen) {
        out.push({ do: 'type', cards, type: 'chosen' });
        return;
      }
      // The type of one card is known once that is chosen; of several, each has its own (R-T163).
      const one = another && isOne(cards);
      if (one && cards.the === 'pick') out.push({ do: 'target', cards, ...this.by() });
      const card: Cards = one && cards.the === 'pick' ? { the: 'that' } : cards;
      const not =
        one && 'the' in card && (card.the === 'this' || card.the === 'that')
          ? { not: { the: card.the } }
          : {};
      out.push({
        do: 'name',
        who: whose === 'opponent' ? 'opponent' : 'you',
        what: 'type',
        ...not,
      });
      this.named = 'type';
      out.push({ do: 'type', cards: card, type: 'chosen' });
    });
  });

  /** "treat this card as a fire unit": a unit has one type, so it becomes that. */
  protected treating = this.RULE('treating', (out: Act[]) => {
    this.CONSUME(T.Treat);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.As);
    this.OPTION(() => this.CONSUME(T.A));
    const type = this.SUBRULE(this.unitType);
    this.OPTION2(() => this.CONSUME(T.Type));
    this.OPTION3(() => this.CONSUME(T.Unit));
    this.ACTION(() => {
      this.onlyYou();
      out.push(typeChange(cards, type));
    });
  });

  /** "to", "by", "by -". */
  private changeWord: ParserMethod<[], 'gain' | 'lose' | 'become'> = this.oneOf<
    'gain' | 'lose' | 'become'
  >('changeWord', [
    this.word(T.To, 'become'),
    {
      ALT: () => {
        this.CONSUME(T.By);
        const sign = this.OPTION(() =>
          this.OR2([this.word(T.Dash, 'lose' as const), this.word(T.Plus, 'gain' as const)]),
        );
        return sign ?? 'gain';
      },
    },
  ]);

  private typeOfAt(): boolean {
    for (let k = 1; k < 24; k++) {
      if (this.at(k, T.Type, T.SubtypeWord)) return !this.at(k - 1, T.Same);
      if (this.at(k, T.To, T.Stop, T.Comma, T.Attack, T.Defense)) return false;
    }
    return false;
  }

  private typeWord = this.RULE('typeWord', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Type) }, { ALT: () => this.CONSUME(T.SubtypeWord) }]);
  });

  private typeOf: ParserMethod<[], Cards> = this.oneOf<Cards>('typeOf', [
    {
      GATE: () => this.at(1, T.The) && this.at(2, T.Type, T.SubtypeWord),
      ALT: () => {
        this.CONSUME(T.The);
        this.SUBRULE(this.typeWord);
        this.CONSUME(T.Of);
        return this.SUBRULE(this.cards, { ARGS: ['field'] });
      },
    },
    {
      GATE: () => this.at(1, T.Its, T.Their),
      ALT: () => {
        this.CONSUME(CATEGORY.its);
        this.SUBRULE2(this.typeWord);
        return { the: 'that' };
      },
    },
    {
      ALT: () => {
        const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
        this.CONSUME(T.Possessive);
        this.SUBRULE3(this.typeWord);
        return cards;
      },
    },
  ]);
}

function typeChange(cards: Cards, type: UnitType): Act {
  return { do: 'type', cards, type };
}

/** A single card, as far as the text says. */
function isOne(cards: Cards): boolean {
  if (cards.the !== 'pick') return cards.the === 'this' || cards.the === 'that';
  return typeof cards.count === 'object' && 'n' in cards.count && cards.count.n === 1;
}
