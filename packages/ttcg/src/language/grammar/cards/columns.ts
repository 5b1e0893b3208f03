import type { ParserMethod } from 'chevrotain';
import { slotsOf } from '../../tree/slots.ts';
import type { CardRef, Place, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { BesideParser } from './beside.ts';
import type { Phrase } from './phrase.ts';

/** Cards told by the column that they lie in. */
export abstract class ColumnParser extends BesideParser {
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

  /** "across from it": in the same column, on the other side of the field. */
  protected across(phrase: Phrase, ref: CardRef): void {
    const own =
      ref.the === 'that' && (this.firstHere === 'this' || (!this.lastSpoken && !this.event));
    const isThis = own || this.isThis(ref);
    const side = isThis ? 'your' : this.spokenSide();
    if (!side) this.refuse('choose that card first, of yours or of your opponent');
    this.say(phrase.filter, 'place', isThis ? 'this column' : 'that column');
    this.say(phrase.filter, 'whose', side === 'opponent' ? 'your' : 'opponent');
  }

  /** On whose side the cards last spoken of lie, as far as the text says. */
  private spokenSide(): Whose | undefined {
    const { lastSpoken, event } = this;
    const cards = lastSpoken ? slotsOf(lastSpoken)[0]?.cards : undefined;
    if (cards) return cards.the === 'pick' ? cards.card.whose : undefined;
    const card = event && 'card' in event ? event.card : undefined;
    return typeof card === 'object' ? card.whose : undefined;
  }
}
