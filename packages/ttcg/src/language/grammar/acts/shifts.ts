import { EOF } from 'chevrotain';
import type { Act, Cards, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { stackAsOne } from '../cards/lists.ts';
import { SkipParser } from './skips.ts';

/** Cards that move to a place which another card tells, or out of a stack. */
export abstract class ShiftParser extends SkipParser {
  /** "from under another card to under this card". */
  protected underAhead(): boolean {
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Semicolon, T.Then) && !this.otherVerbAt(k); k++)
      if (this.at(k, T.Under) && this.LA(k).image.startsWith('to ')) return true;
    return false;
  }

  /** Whether it is told where the cards go to: not how many, as in "two to three units". */
  protected whereToAt(k: number): boolean {
    return this.at(k, T.To) && !(this.at(k - 1, T.Number) && this.at(k + 1, T.Number));
  }

  /** Whether the cards go to a column, or a space, that is told by another card. */
  protected goalColumnAt(): boolean {
    for (let k = 1; !this.at(k, EOF, T.Stop, T.Semicolon, T.Then) && !this.otherVerbAt(k); k++)
      if (this.at(k, T.To) && this.columnGoalAt(k + 1)) return true;
    return false;
  }

  private columnGoalAt(k: number): boolean {
    const i = this.at(k, T.The) ? k + 1 : k;
    const noun = this.at(i, T.Same, T.Empty) ? i + 1 : i;
    if (this.at(noun, T.Column)) return this.at(noun + 1, T.Of, T.As, T.Opposite, T.Below, T.Above);
    if (this.at(i, T.Its, T.Their)) return this.at(i + 1, T.Column);
    return this.at(i, T.This) && this.at(i + 2, T.Possessive) && this.at(i + 3, T.Column);
  }

  /** "to this card's column", "to the same column as it", "to the space above a spell". */
  protected movingToColumn = this.RULE('movingToColumn', (out: Act[]) => {
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    this.OPTION(() => this.CONSUME(T.The));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          this.CONSUME3(T.Column);
          this.ACTION(() => this.intoColumn(out, cards, { the: 'that' }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.CONSUME(T.Possessive);
          this.CONSUME2(T.Column);
          this.ACTION(() => this.intoColumn(out, cards, { the: 'this' }));
        },
      },
      {
        ALT: () => {
          this.OPTION2(() =>
            this.OR3([{ ALT: () => this.CONSUME(T.Same) }, { ALT: () => this.CONSUME(T.Empty) }]),
          );
          this.CONSUME(T.Column);
          this.OR2([
            {
              GATE: () => this.at(1, T.Below, T.Above),
              ALT: () => {
                const goal = this.SUBRULE(this.besideGoal);
                this.ACTION(() => this.placeBeside(out, fromField(cards), goal));
              },
            },
            {
              ALT: () => {
                this.OR4([
                  { ALT: () => this.CONSUME(T.Of) },
                  { ALT: () => this.CONSUME(T.As) },
                  { ALT: () => this.CONSUME(T.Opposite) },
                ]);
                const to = this.SUBRULE2(this.cards, { ARGS: ['field'] });
                this.ACTION(() => this.intoColumn(out, cards, to));
              },
            },
          ]);
        },
      },
    ]);
  });

  private intoColumn(out: Act[], cards: Cards, to: Cards): void {
    out.push({ do: 'column', cards: stackAsOne(cards), to, ...this.by() });
  }

  protected ownRowAt(k: number): number {
    return this.at(k, T.Its) ? 1 : this.whoseAt(k);
  }

  /** "in your unit zone", "of its upper row": the row that the card lies in anyway. */
  protected inOwnRow = this.RULE('inOwnRow', (cards: Cards) => {
    this.OR([{ ALT: () => this.CONSUME(T.In) }, { ALT: () => this.CONSUME(T.Of) }]);
    const whose = this.OR2<Whose | undefined>([
      this.word(T.Its, undefined),
      { ALT: () => this.SUBRULE(this.whose) },
    ]);
    const row = this.OR3<'unit' | 'spell'>([
      this.word(T.UnitZone, 'unit'),
      this.word(T.SpellZone, 'spell'),
    ]);
    this.ACTION(() => {
      const kind = cards.the === 'pick' ? cards.card : undefined;
      if (kind && kind.noun !== row) this.refuse(`say that ${row}s are moved`);
      const theirs = kind ? kind.whose : cards.the === 'this' ? 'your' : whose;
      if (whose && theirs !== whose) this.refuse('cards move on their own side of the field');
    });
  });

  /** "remove one unit and return it to its owner's hand": it only goes there. */
  protected removing = this.RULE('removing', (out: Act[]) => {
    this.CONSUME(T.Remove);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const goes = this.OPTION(() => {
      this.CONSUME(T.And);
      this.SUBRULE(this.moveVerb, { ARGS: [out] });
      return true;
    });
    this.ACTION(() => {
      const act = goes ? out.pop() : undefined;
      if (act?.do !== 'move' || act.cards.the !== 'that')
        this.refuse('here it is "destroy", unless the text says where it goes');
      else out.push({ ...act, cards });
    });
  });
}

/** Cards that are moved lie on the field. */
export function fromField(cards: Cards): Cards {
  if (cards.the === 'list')
    return { the: 'list', of: cards.of.map((part) => fromField(part) as Item) };
  if (cards.the !== 'pick' || cards.card.place) return cards;
  return { ...cards, card: { ...cards.card, place: 'field' } };
}

type Item = Exclude<Cards, { the: 'list' }>;
