import type { ParserMethod } from 'chevrotain';
import type { Doer, PointCause, Range } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { PeriodParser } from './periods.ts';

/** What a number that is not just one begins with. */
const BOUNDS = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.FewerThan];

/** To how many cards something happened, and how often. */
export abstract class CountingParser extends PeriodParser {
  /** How many cards the event that was read last is of, where it says so. */
  protected cardsInEvent: Range | undefined;

  /** Whether a number comes that is not just "one". */
  protected countedAt(): boolean {
    if (this.at(1, T.Number)) {
      return this.value(this.LA(1)) !== 1 || this.at(2, T.OrMore, T.OrFewer);
    }
    return this.at(1, T.No, ...BOUNDS);
  }

  /** "two or more", before the cards that something happened to. */
  protected counting = this.RULE('counting', () => {
    const range = this.SUBRULE(this.quantity);
    this.OPTION(() => this.CONSUME(T.Of));
    this.ACTION(() => {
      this.cardsInEvent = range;
    });
  });

  /** Whether the event that was read last is of the first or second card in a turn. */
  private ordinalSaid = false;

  /** "your second", "the first", before the card that something is done with. */
  protected ordinalAt(): boolean {
    return this.at(1, T.The, T.Your, T.Their) && this.at(2, T.Ordinal);
  }

  private ordinal = this.RULE('ordinal', (who: Doer) => {
    this.OR([
      { ALT: () => this.CONSUME(T.The) },
      { ALT: () => this.CONSUME(T.Your) },
      { ALT: () => this.CONSUME(T.Their) },
    ]);
    const whose = this.ACTION(() => this.LA(0));
    const token = this.CONSUME(T.Ordinal);
    this.ACTION(() => {
      if (whose.tokenType !== T.The && (whose.tokenType === T.Your) !== (who === 'you'))
        this.refuse('a player counts their own cards', whose);
      this.cardsInEvent = { than: 'exactly', n: Number(this.value(token)) };
      this.ordinalSaid = true;
    });
  });

  /** "two or more", "your second": how many, or which of them. */
  protected numbering = this.RULE('numbering', (who: Doer) => {
    this.OR([
      {
        GATE: () => this.ordinalAt(),
        ALT: () => this.SUBRULE(this.ordinal, { ARGS: [who] }),
      },
      { ALT: () => this.SUBRULE(this.counting) },
    ]);
  });

  /** "in the same turn"; of the second card, "each turn". */
  protected inOneTurn = this.RULE('inOneTurn', () => {
    this.OR([{ ALT: () => this.CONSUME(T.SameTurn) }, { ALT: () => this.SUBRULE(this.everyTurn) }]);
  });

  protected inOneTurnAt(): boolean {
    const { ordinalSaid } = this;
    this.ordinalSaid = false;
    if (this.at(1, T.SameTurn)) return true;
    return ordinalSaid && this.at(this.at(1, T.In) ? 3 : 2, T.Turn);
  }

  protected everyTurn = this.RULE('everyTurn', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.Each) },
      {
        ALT: () => {
          this.CONSUME(T.In);
          this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME2(T.Each) }]);
        },
      },
    ]);
    this.CONSUME(T.Turn);
    return true;
  });

  /** Whether "twice" or "two or more times" comes. */
  protected oftenAt(): boolean {
    if (this.at(1, T.Twice)) return true;
    let k = this.at(1, ...BOUNDS) ? 2 : 1;
    if (!this.at(k, T.Number)) return false;
    k++;
    if (this.at(k, T.OrMore, T.OrFewer)) k++;
    return this.at(k, T.Times);
  }

  /** Whether a cause comes, and not "by discarding a card". */
  protected pointCauseAt(): boolean {
    return this.at(1, T.By) && this.LA(1).image !== 'by';
  }

  /** After "cannot lose points": "from direct attacks", "by card effects". */
  protected lossCauseAt(): boolean {
    const k = this.at(2, T.A, T.The, T.Card) ? 3 : 2;
    if (!this.at(1, T.By, T.From, T.Through)) return false;
    return this.at(2, T.ADirectAttack) || this.at(k, T.Effect, T.Empty, T.Destruction);
  }

  protected lossCause: ParserMethod<[], PointCause> = this.RULE('lossCause', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.By) },
      { ALT: () => this.CONSUME(T.From) },
      { ALT: () => this.CONSUME(T.Through) },
    ]);
    return this.SUBRULE(this.lossReason);
  });

  /** "because of an effect", "a direct attack", "the destruction of a unit", "an empty deck". */
  protected pointCause: ParserMethod<[], PointCause> = this.RULE('pointCause', () => {
    this.CONSUME(T.By);
    return this.SUBRULE(this.lossReason);
  });

  private lossReason: ParserMethod<[], PointCause> = this.RULE('lossReason', () =>
    this.OR<PointCause>([
      this.word(T.ADirectAttack, 'direct attack'),
      {
        GATE: () => this.ahead(T.A, T.Empty, T.Deck),
        ALT: () => {
          this.CONSUME3(T.A);
          this.CONSUME(T.Empty);
          this.CONSUME(T.Deck);
          return 'empty deck';
        },
      },
      {
        GATE: () => this.at(2, T.Effect) || this.at(1, T.Effect),
        ALT: () => {
          this.OPTION(() =>
            this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.Card) }]),
          );
          this.CONSUME(T.Effect);
          return 'effect';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.Destruction);
          this.CONSUME(T.Of);
          this.CONSUME2(T.A);
          this.CONSUME(T.Unit);
          return 'destruction';
        },
      },
    ]),
  );
}
