import { EOF } from 'chevrotain';
import type { Act, CardFilter, Cards } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ShiftParser } from './shifts.ts';

/** Equipping cards to units, and from one to another. */
export abstract class EquipParser extends ShiftParser {
  /** "equip this card to a unit". */
  protected equipping = this.RULE('equipping', (out: Act[]) => {
    this.CONSUME(T.Equip);
    // "Equip to a dragon": this card.
    const said = this.OPTION({
      GATE: () => !this.at(1, T.To, T.Only),
      DEF: () => this.SUBRULE(this.cards, { ARGS: ['field'] }),
    });
    this.OPTION2(() => this.CONSUME(T.Only));
    this.CONSUME(T.To);
    const to = this.SUBRULE2(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const card = said ?? ({ the: 'this' } as const);
      this.onlyYou();
      this.equipsThis = card.the === 'this';
      out.push({ do: 'equip', card, to });
    });
  });

  /** Whether an equip card goes from one unit to another: "move an equip card to another unit". */
  protected equipMovesAt(): boolean {
    let equip = false;
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Comma, T.Semicolon); k++) {
      equip ||= this.at(k, T.Equip) || this.value(this.LA(k)) === 'equipped';
      if (this.whereToAt(k) && !this.at(k - 1, T.Turned))
        return (
          equip &&
          this.at(k + 1, T.A, T.Another, T.Number, T.The) &&
          !this.equipGoesToColumnAt(k + 2)
        );
    }
    return false;
  }

  private equipGoesToColumnAt(k: number): boolean {
    return this.at(k, T.Column) || (this.at(k, T.Adjacent) && this.at(k + 1, T.Column));
  }

  /** After "move": "an equip card from one unit to another unit you control". */
  protected movingEquip = this.RULE('movingEquip', (out: Act[]) => {
    const card = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const from = this.OPTION(() => {
      this.CONSUME(T.From);
      this.OPTION2({
        GATE: () => this.at(1, T.The) && this.value(this.LA(2)) === 'equipped',
        DEF: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.Turned);
        },
      });
      return this.SUBRULE(this.kind, { ARGS: ['field'] });
    });
    this.CONSUME(T.To);
    const to = this.OR<Cards>([
      {
        // "Another unit": than the one it is equipped to, as it always is.
        GATE: () => this.at(1, T.Another),
        ALT: () => {
          this.CONSUME(T.Another);
          const other = this.SUBRULE2(this.kind, { ARGS: ['field'] });
          return { the: 'pick', count: { n: 1 }, card: other };
        },
      },
      { ALT: () => this.SUBRULE2(this.cards, { ARGS: ['field'] }) },
    ]);
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'equip', card: this.itemOn(card, from), to });
    });
  });

  /** An equip card that is equipped to such a unit. */
  private itemOn(card: Cards, from: CardFilter | undefined): Cards {
    if (card.the !== 'pick') {
      this.refuse('say "equip it to another unit"');
      return card;
    }
    const { place, beside, ...kind } = card.card;
    if (place !== undefined || (beside && from)) this.refuse('say from which unit it is moved');
    const of = from ?? { noun: 'unit' };
    return { ...card, card: { ...kind, beside: beside ?? { at: 'equipped to', of } } };
  }
}
