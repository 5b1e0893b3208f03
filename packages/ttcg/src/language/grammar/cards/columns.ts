import type { ParserMethod } from 'chevrotain';
import type { Place } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { BoundParser } from './bound.ts';
import type { Phrase } from './phrase.ts';

/** Cards told by the column that they lie in. */
export abstract class ColumnParser extends BoundParser {
  /** "this card's column", "the column of it", "the same column as it", "its column". */
  protected columnAt(k: number): boolean {
    if (this.named === 'column' && this.at(k, T.It)) return true;
    if (this.at(k, T.The) && this.at(k + 1, T.Chosen)) return this.at(k + 2, T.Column);
    if (this.at(k, T.Its, T.Their)) return this.at(k + 1, T.Column);
    if (this.at(k, T.The)) {
      return this.at(k + 1, T.Same)
        ? this.at(k + 2, T.Column)
        : this.at(k + 1, T.Column) && this.at(k + 2, T.Of);
    }
    return this.at(k, T.This, T.That) && this.at(k + 1, T.Column, CATEGORY.noun);
  }

  protected inColumn = this.RULE('inColumn', (phrase: Phrase) => {
    const place = this.OR<Place | undefined>([
      {
        // "Choose a column. Destroy all cards in it."
        GATE: () => this.chosenColumnAt(),
        ALT: () => {
          this.OR4([
            { ALT: () => this.CONSUME(T.It) },
            {
              ALT: () => {
                this.CONSUME2(T.That);
                this.CONSUME4(T.Column);
              },
            },
            {
              ALT: () => {
                this.CONSUME2(T.The);
                this.CONSUME(T.Chosen);
                this.CONSUME5(T.Column);
              },
            },
          ]);
          this.ACTION(() => this.say(phrase.filter, 'chosen', 'column'));
          return undefined;
        },
      },
      {
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.Column);
          return 'that column';
        },
      },
      {
        GATE: () => !this.at(1, T.The),
        ALT: () => {
          const that = this.OR2([this.word(T.This, false), this.word(T.That, true)]);
          this.OPTION(() => {
            this.CONSUME(CATEGORY.noun);
            this.CONSUME(T.Possessive);
          });
          this.CONSUME2(T.Column);
          return that ? 'that column' : 'this column';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.The);
          const same = this.OPTION2(() => this.CONSUME(T.Same));
          this.CONSUME3(T.Column);
          const named = this.OPTION3({
            GATE: () => !same || this.at(1, T.As),
            DEF: () => {
              this.OR3([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.As) }]);
              return this.OR5<Place | 'any'>([
                {
                  // "units in the column of a spell": of whichever.
                  GATE: () => (phrase.number === 'many' && this.at(1, T.A)) || this.severalAt(1),
                  ALT: () => {
                    this.OPTION4(() => this.CONSUME(T.A));
                    this.SUBRULE(this.ofAny, { ARGS: [phrase, 'in the column of', true] });
                    return 'any';
                  },
                },
                { ALT: () => this.SUBRULE(this.columnOf) },
              ]);
            },
          });
          return this.ACTION((): Place | undefined => {
            if (named === 'any') return undefined;
            if (same && !named && phrase.number === 'many' && this.readsPick) {
              this.alike = 'column';
              return undefined;
            }
            if (!named && this.chosenOnField) this.refuse('say as which card');
            return named ?? 'this column';
          });
        },
      },
    ]);
    this.ACTION(() => place && this.say(phrase.filter, 'place', place));
  });

  private chosenColumnAt(): boolean {
    if (this.ahead(T.The, T.Chosen)) return true;
    return this.named === 'column' && (this.at(1, T.It) || this.ahead(T.That, T.Column));
  }

  /** The card whose column is meant: this one, one spoken of, or one chosen in passing. */
  private columnOf: ParserMethod<[], Place> = this.oneOf<Place>('columnOf', [
    {
      GATE: () => this.refAt(),
      ALT: () => {
        const ref = this.SUBRULE(this.ref);
        return this.ACTION(() => (this.isThis(ref) ? 'this column' : 'that column'));
      },
    },
    {
      ALT: () => {
        this.SUBRULE(this.inPassing);
        return 'that column';
      },
    },
  ]);

  /** "that is under another card", "that are at an end of their row". */
  protected isThereAt(): boolean {
    if (!this.at(1, T.That, T.Who) || !this.at(2, T.Is)) return false;
    if (this.at(3, T.Under)) return this.underAt(4);
    if (this.at(3, T.Below, T.Above)) return this.besideAt(4);
    if (this.at(3, T.Adjacent)) return this.at(4, T.To);
    return this.at(3, T.Opposite, T.RowSpot);
  }

  protected isThere = this.RULE('isThere', (phrase: Phrase) => {
    this.OR([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    this.CONSUME(T.Is);
    this.OR2([
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.acrossFrom, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.adjacentTo, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.atRowSpot, { ARGS: [phrase] }) },
    ]);
  });

  protected adjacentTo = this.RULE('adjacentTo', (phrase: Phrase) => {
    this.CONSUME(T.Adjacent);
    this.CONSUME(T.To);
    this.OR([
      {
        GATE: () => this.refAt(),
        ALT: () => {
          const ref = this.SUBRULE(this.ref);
          this.ACTION(() => {
            const of = this.isThis(ref) ? 'this' : 'that';
            this.say(phrase.filter, 'place', `next to ${of}`);
          });
        },
      },
      {
        GATE: () => this.severalAt(1),
        ALT: () => this.SUBRULE(this.ofAny, { ARGS: [phrase, 'adjacent to'] }),
      },
      {
        GATE: () => this.oneFirstAt(),
        ALT: () => {
          this.SUBRULE(this.inPassing);
          this.ACTION(() => this.say(phrase.filter, 'place', 'next to that'));
        },
      },
      { ALT: () => this.SUBRULE(this.ofOne, { ARGS: [phrase, 'adjacent to'] }) },
    ]);
  });

  protected atRowSpot = this.RULE('atRowSpot', (phrase: Phrase) => {
    const spot = this.SUBRULE(this.rowSpot);
    this.ACTION(() => this.say(phrase.filter, 'row', spot));
  });
}
