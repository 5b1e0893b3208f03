import { EOF, type IToken, type ParserMethod } from 'chevrotain';
import type { CardFilter, UnitType } from '../../tree/tree.ts';
import type { SubtypeValue } from '../../words/lexicon.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { SpokenParser } from './spoken.ts';

/** "The equipped water unit": of what kind the unit is that this card is equipped to. */
export abstract class EquippedParser extends SpokenParser {
  /** Whether a noun comes. */
  protected abstract nounAt(k: number): boolean;

  /** "equipped water unit": how many tokens it takes; 0 if nothing says of what kind it is. */
  protected equippedKindAt(k: number): number {
    if (!this.at(k, T.Turned) || this.value(this.LA(k)) !== 'equipped') return 0;
    let i = k + 1;
    while (this.at(i, T.UnitType, T.Subtype) && (this.at(i, T.UnitType) || this.nounAt(i + 1))) i++;
    const named = i > k + 1 || this.at(i, T.Subtype);
    return named && this.nounAt(i) && !this.LA(i).image.endsWith('s') ? i - k + 1 : 0;
  }

  /** R-T155. "The equipped water unit": what this card is equipped to, by a text that begins so. */
  protected equipsTo: CardFilter | undefined;

  protected equippedKind: ParserMethod<[], boolean> = this.RULE('equippedKind', () => {
    const types: UnitType[] = [];
    const subtypes: string[] = [];
    this.MANY({
      GATE: () => this.at(1, T.UnitType) || (this.at(1, T.Subtype) && this.nounAt(2)),
      DEF: () =>
        this.OR([
          {
            ALT: () => {
              const type = this.CONSUME(T.UnitType);
              this.ACTION(() => types.push(this.value<UnitType>(type)));
            },
          },
          {
            ALT: () => {
              const subtype = this.CONSUME(T.Subtype);
              this.ACTION(() => subtypes.push(this.value<SubtypeValue>(subtype).subtype));
            },
          },
        ]),
    });
    return this.ACTION(() => {
      // "The equipped dragon": the noun itself says it.
      if (this.at(1, T.Subtype)) subtypes.push(this.value<SubtypeValue>(this.LA(1)).subtype);
      if (types.length + subtypes.length === 0) return false;
      if (this.spoken) this.refuse('say "the equipped unit"; to what, a text says when it equips');
      this.equipsTo = {
        noun: 'unit',
        ...(types.length > 0 && { types }),
        ...(subtypes.length > 0 && { subtypes }),
      };
      return true;
    });
  });

  protected thisOrIt = this.RULE('thisOrIt', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.SUBRULE(this.bareNoun);
        },
      },
      { ALT: () => this.CONSUME(T.It) },
    ]);
  });

  /** A noun that adds nothing to what is pointed at: "card", "spell card", "dragon". */
  protected bareNoun = this.RULE('bareNoun', () => {
    this.OR([{ ALT: () => this.CONSUME(CATEGORY.noun) }, { ALT: () => this.CONSUME(T.Subtype) }]);
    this.OPTION(() => this.CONSUME(T.Card));
  });

  /** "While this card is dormant, the unit above it": the one that it lies under. */
  protected aboveThisAt(k: number): boolean {
    return this.thatIs === 'cover' && this.at(k, T.Above) && this.at(k + 1, T.It, T.This);
  }

  /** "The dragon above it" is one only where the text has said so: "while this card is under a dragon". */
  protected checkCover(kind: IToken): void {
    if (kind.tokenType !== T.Subtype) return;
    const { subtype } = this.value<SubtypeValue>(kind);
    for (let k = -4; !this.at(k, EOF); k--)
      if (this.at(k, T.Subtype) && this.value<SubtypeValue>(this.LA(k)).subtype === subtype) return;
    this.refuse(`say first that this card is under a ${kind.image}`);
  }
}
