import type { ParserMethod } from 'chevrotain';
import type { Act, CardDeed, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { FightParser } from './fights.ts';
import { again } from './stats.ts';

/** What cards have, what they become, and what they are immune to. */
export abstract class StateParser extends FightParser {
  /** "being tapped by effects". */
  protected abstract cardDeed: ParserMethod<[], { from: CardDeed; by?: CardFilter }>;

  /** After what is done: "by effects of spells". */
  protected abstract causeOf: ParserMethod<[done: string], { from: CardDeed; by?: CardFilter }>;

  /** "has its attack doubled". */
  protected hasScaledAt(): boolean {
    if (!this.at(2, CATEGORY.its)) return false;
    return this.before(T.Scaled, T.Comma, T.Stop, T.And) || this.at(4, T.And);
  }

  /** "and 100 defense", after another value. */
  private ownValueAfterAnd(): boolean {
    return this.ahead(T.And, T.Number) && this.statAt(3);
  }

  /** "has +100 attack", "have 50 less attack", "have double attack": than without this effect. */
  protected having = this.RULE('having', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Has);
    this.OR([
      { ALT: () => this.SUBRULE(this.signedGain, { ARGS: [out, cards] }) },
      {
        GATE: () => this.at(1, CATEGORY.its),
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          const stat = this.SUBRULE4(this.stat);
          const scaled = this.CONSUME(T.Scaled);
          this.ACTION(() => {
            const op = this.value<'double' | 'halve'>(scaled);
            out.push({ do: 'stat', cards, stat, change: { op } });
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Double);
          const stat = this.SUBRULE2(this.stat);
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op: 'double' } }));
        },
      },
      {
        ALT: () => {
          const stat = this.SUBRULE3(this.stat);
          const amount = this.SUBRULE(this.equalTo);
          this.ACTION(() =>
            out.push({ do: 'stat', cards, stat, change: { op: 'become', amount } }),
          );
        },
      },
      {
        // "has 0 attack and 100 defense": that is what it has, whatever it had.
        GATE: () => this.statAt(2),
        ALT: () => {
          const first = this.ACTION(() => out.length);
          this.AT_LEAST_ONE({
            GATE: () => out.length === first || this.ownValueAfterAnd(),
            DEF: () => {
              this.OPTION(() => this.CONSUME(T.And));
              const n = this.SUBRULE2(this.number);
              const stat = this.SUBRULE5(this.stat);
              const amount = this.SUBRULE2(this.times, { ARGS: [n] });
              this.ACTION(() => {
                const of = out.length > first ? again(cards) : cards;
                out.push({ do: 'stat', cards: of, stat, change: { op: 'become', amount } });
              });
            },
          });
        },
      },
      {
        ALT: () => {
          const n = this.SUBRULE(this.number);
          const op = this.OR2([
            this.word(T.More, 'gain' as const),
            this.word(T.Less, 'lose' as const),
          ]);
          const stat = this.SUBRULE(this.stat);
          const amount = this.SUBRULE(this.times, { ARGS: [n] });
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op, amount } }));
        },
      },
    ]);
  });

  /** "becomes a fire unit", "become dragons", "becomes indestructible", "becomes tapped". */
  protected becoming = this.RULE('becoming', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Become);
    this.OR([
      {
        ALT: () => {
          const what = this.SUBRULE(this.aimedWith);
          this.ACTION(() => out.push({ do: 'redirect', what, to: cards }));
        },
      },
      {
        GATE: () => this.at(1, T.Immune),
        ALT: () => this.SUBRULE(this.immunity, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.value(this.LA(1)) !== 'equipped',
        ALT: () => {
          const turned = this.CONSUME(T.Turned);
          this.ACTION(() =>
            out.push({ do: this.value(turned) === 'tapped' ? 'tap' : 'untap', cards }),
          );
        },
      },
      {
        GATE: () => this.at(1, T.Active, T.Cover),
        ALT: () => this.SUBRULE(this.newlyActive, { ARGS: [out, cards] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.Lasting);
          this.ACTION(() => out.push({ do: 'forbid', cards, from: 'be destroyed' }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Rank);
          const amount = this.SUBRULE(this.number);
          this.ACTION(() =>
            out.push({ do: 'stat', cards, stat: 'rank', change: { op: 'become', amount } }),
          );
          // "becomes rank 3 and a fire unit".
          this.OPTION({
            GATE: () => this.at(1, T.And) && this.newKindAt(2),
            DEF: () => {
              this.CONSUME(T.And);
              this.SUBRULE2(this.newKind, { ARGS: [out, this.ACTION(() => again(cards))] });
            },
          });
        },
      },
      { ALT: () => this.SUBRULE(this.newKind, { ARGS: [out, cards] }) },
    ]);
  });

  /** "active", "the active card of its stack": it goes on top of the others there. */
  protected newlyActive = this.RULE('newlyActive', (out: Act[], cards: Cards) => {
    this.OR([{ ALT: () => this.CONSUME(T.Active) }, { ALT: () => this.CONSUME(T.Cover) }]);
    this.ACTION(() =>
      out.push({ do: 'restack', cards: this.definite ? uppermost(cards) : cards, to: 'top' }),
    );
  });

  private newKindAt(k: number): boolean {
    return this.at(this.at(k, T.A) ? k + 1 : k, T.UnitType, T.Subtype) || this.typeOfChoiceAt(k);
  }

  /** "enters the field tapped", "enter tapped". */
  protected entering = this.RULE('entering', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Enter);
    this.OPTION(() => {
      this.CONSUME(T.The);
      this.CONSUME(T.Field);
    });
    const turned = this.CONSUME(T.Turned);
    this.ACTION(() => {
      if (this.value(turned) !== 'tapped') this.refuse('cards enter untapped anyway');
      out.push({ do: 'enterTapped', cards });
    });
  });

  /** "immune to spells", "immunity to enemy effects". */
  protected immunity = this.RULE('immunity', (out: Act[], cards: Cards) => {
    this.OR2([{ ALT: () => this.CONSUME(T.Immune) }, { ALT: () => this.CONSUME(T.Immunity) }]);
    this.OR([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.By) }]);
    this.OR3([
      {
        // "being tapped by effects", "destruction by spells": it cannot be.
        GATE: () => this.at(1, T.Gerund),
        ALT: () => {
          const deed = this.SUBRULE(this.cardDeed);
          this.ACTION(() => out.push({ do: 'forbid', cards, ...deed }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Destruction);
          const deed = this.SUBRULE(this.causeOf, { ARGS: ['destroyed'] });
          this.ACTION(() => out.push({ do: 'forbid', cards, ...deed }));
        },
      },
      {
        ALT: () => {
          const { of } = this.SUBRULE(this.agents);
          this.ACTION(() => out.push({ do: 'immune', cards, to: of ?? { noun: 'card' } }));
        },
      },
    ]);
  });
}

/** "The card under it becomes active": the one that lies directly there. */
function uppermost(cards: Cards): Cards {
  if (cards.the !== 'pick' || typeof cards.count !== 'object' || !('n' in cards.count))
    return cards;
  const { card, count } = cards;
  const whole = card.noun === 'card' && Object.keys(card).length === 2 && count.n === 1;
  if (!whole || (card.place !== 'under this' && card.place !== 'under that')) return cards;
  return { ...cards, card: { ...card, place: `directly ${card.place}` } };
}
