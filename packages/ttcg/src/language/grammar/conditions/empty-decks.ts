import type { Event } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { CountingParser } from './countings.ts';

/** Draws that find no card. */
export abstract class EmptyDeckParser extends CountingParser {
  /** "from an empty deck", "with your empty deck". */
  protected emptyDeckAt(): boolean {
    return this.at(1, T.From, T.With) && this.at(3, T.Empty) && this.at(4, T.Deck);
  }

  protected emptyDeck = this.RULE('emptyDeck', () => {
    this.OR([{ ALT: () => this.CONSUME(T.From) }, { ALT: () => this.CONSUME(T.With) }]);
    this.OR2([
      { ALT: () => this.CONSUME(T.A) },
      { ALT: () => this.CONSUME(T.Your) },
      { ALT: () => this.CONSUME(T.Their) },
    ]);
    this.CONSUME(T.Empty);
    return this.CONSUME(T.Deck);
  });

  /** No card is drawn there: only what would be is asked for. */
  protected fromEmpty(event: Event, would: boolean): Event {
    if (event.what === 'draws' && !event.other && would) return { ...event, empty: true };
    this.refuse('nothing comes from an empty deck; say "would draw a card from an empty deck"');
    return event;
  }
}
