import type { Cards, Duration } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CardDeedParser } from './card-deeds.ts';

/** What holds for cards in the turn in which they come to the field. */
export abstract class TurnPlayedParser extends CardDeedParser {
  /** Whether "the turn it is played", "on the turn they were played", "the turn it enters the field" comes. */
  protected turnPlayedAt(k: number): boolean {
    const i = this.at(k, T.On, T.In, T.During) ? k + 1 : k;
    if (this.firstTurnAt(i)) return true;
    if (!this.at(i, T.The) || !this.at(i + 1, T.Turn) || !this.at(i + 2, T.It, T.They))
      return false;
    if (this.at(i + 3, T.Enter)) return true;
    return this.at(i + 3, T.Is, T.Was) && this.value(this.LA(i + 4)) === 'played';
  }

  /** "the first turn this card is on the field", "the first turn they are on the field". */
  private firstTurnAt(k: number): boolean {
    if (!this.at(k, T.The) || this.LA(k + 1).image !== 'first' || !this.at(k + 2, T.Turn))
      return false;
    const is = this.at(k + 3, T.This) ? k + 5 : k + 4;
    return this.at(is, T.Is) && this.at(is + 1, T.On);
  }

  protected turnPlayed = this.RULE('turnPlayed', () => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.On) },
        { ALT: () => this.CONSUME(T.In) },
        { ALT: () => this.CONSUME(T.During) },
      ]),
    );
    this.CONSUME(T.The);
    this.OPTION3(() => this.CONSUME(T.Ordinal));
    this.CONSUME(T.Turn);
    this.OR2([
      { ALT: () => this.CONSUME(T.It) },
      { ALT: () => this.CONSUME(T.They) },
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
        },
      },
    ]);
    this.OR3([
      {
        GATE: () => this.at(2, T.On),
        ALT: () => {
          this.CONSUME2(T.Is);
          this.CONSUME2(T.On);
          this.CONSUME3(T.The);
          this.CONSUME2(T.Field);
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Enter);
          this.OPTION2(() => {
            this.CONSUME2(T.The);
            this.CONSUME(T.Field);
          });
        },
      },
      {
        ALT: () => {
          this.OR4([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Was) }]);
          this.CONSUME(T.Done);
        },
      },
    ]);
  });

  /** The cards that it holds for, in that turn: of a kind, those that have been played in the turn. */
  protected whenPlayed(cards: Cards): { cards: Cards; for?: Duration } {
    if (cards.the === 'pick' && cards.count === 'all' && !cards.card.past)
      return { cards: { ...cards, card: { ...cards.card, past: PLAYED_NOW } } };
    if (cards.the !== 'this') this.refuse('say "this turn", or which cards that were played');
    const event = { what: 'played', card: 'this' } as const;
    return { cards, for: { while: { is: 'happened', event, in: 'this turn' } } };
  }
}

const PLAYED_NOW = { did: 'played', in: 'this turn' } as const;
