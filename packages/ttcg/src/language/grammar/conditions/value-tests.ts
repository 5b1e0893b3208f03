import { EOF, type ParserMethod } from 'chevrotain';
import type { CardTest } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import type { Measure } from '../cards/measures.ts';
import type { Draft } from '../cards/phrase.ts';
import { TurnedParser } from './turned.ts';

/** What is said of a value or the type of one card in a condition. */
export abstract class ValueTestParser extends TurnedParser {
  /** After "its attack is": "300 or more", "higher than this card's defense". */
  protected valueTest: ParserMethod<[stat: Measure], CardTest> = this.RULE(
    'valueTest',
    (stat: Measure) =>
      this.OR<CardTest>([
        {
          GATE: () => this.versusAt(),
          ALT: () => {
            const card = this.ACTION((): Draft => measuredCard(stat));
            this.SUBRULE(this.thanOther, { ARGS: [card, stat] });
            return { kind: 'fits', card };
          },
        },
        { ALT: () => ({ kind: 'stat', stat, range: this.SUBRULE(this.range) }) },
      ]),
  );

  /** Whether a value is compared with that of a card, rather than with a number. */
  private versusAt(): boolean {
    if (this.at(1, T.Higher, T.Lower)) return this.at(2, T.Than) && !this.at(3, T.Number);
    return this.at(1, T.MoreThan, T.FewerThan, T.EqualTo) && !this.at(2, T.Number);
  }

  /** After "it has": "300 or more attack", "more attack than this card". */
  protected heldValue: ParserMethod<[], CardTest> = this.oneOf<CardTest>('heldValue', [
    {
      ALT: () => {
        const card = this.ACTION((): Draft => ({ noun: 'card' }));
        this.OPTION(() => this.CONSUME(T.A));
        this.SUBRULE(this.versusFilter, { ARGS: [card] });
        return this.ACTION(() => ({
          kind: 'fits' as const,
          card: { ...card, ...measuredCard(card.versus?.stat ?? 'rank') },
        }));
      },
    },
    {
      ALT: () => {
        const range = this.SUBRULE(this.range);
        return { kind: 'stat', stat: this.SUBRULE(this.measure), range };
      },
    },
  ]);

  /** "dark", "dark or light", and no noun that it is said of. */
  protected bareTypeAt(k: number): boolean {
    if (!this.at(k, T.UnitType)) return false;
    if (this.at(k + 1, T.Or) && this.at(k + 2, T.UnitType)) return this.bareTypeAt(k + 2);
    if (this.at(k + 1, T.Comma) && this.typesOfKindAt(k)) return false;
    return this.at(k + 1, EOF, T.Stop, T.Semicolon, T.Comma, T.And, T.Or);
  }

  /** "water, nature or light cards": types that a noun follows. */
  private typesOfKindAt(k: number): boolean {
    let i = k;
    while (this.at(i + 1, T.Comma) && this.at(i + 2, T.UnitType)) i += 2;
    return i > k && this.at(i + 1, T.Or) && this.at(i + 2, T.UnitType) && this.kindAt(i + 2);
  }

  /** After a comma, another type begins what is said next. */
  protected bareTypes: ParserMethod<[], CardTest> = this.RULE('bareTypes', () => {
    const types = [this.SUBRULE(this.unitType)];
    this.MANY({
      GATE: () => this.at(1, T.Or) && this.bareTypeAt(2),
      DEF: () => {
        this.CONSUME(T.Or);
        types.push(this.SUBRULE2(this.unitType));
      },
    });
    return { kind: 'fits' as const, card: { noun: 'unit' as const, types } };
  });
}

/** Only units have attack and defense. */
const measuredCard = (stat: Measure): Draft => ({ noun: stat === 'rank' ? 'card' : 'unit' });
