import type { Cards, Duration } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { CardDeedParser } from './card-deeds.ts';

/** What holds for cards in the turn in which they come to the field. */
export abstract class TurnPlayedParser extends CardDeedParser {
  /** Whether "the turn it is played", "on the turn they were played", "the turn it enters the field" comes. */
  protected turnPlayedAt(k: number): boolean {
    const i = this.at(k, T.On, T.In, T.During) ? k + 1 : k;
    if (!this.at(i, T.The) || !this.at(i + 1, T.Turn) || !this.at(i + 2, T.It, T.They))
      return false;
    if (this.at(i + 3, T.Enter)) return true;
    return this.at(i + 3, T.Is, T.Was) && this.value(this.LA(i + 4)) === 'played';
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
    this.CONSUME(T.Turn);
    this.OR2([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.They) }]);
    this.OR3([
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
