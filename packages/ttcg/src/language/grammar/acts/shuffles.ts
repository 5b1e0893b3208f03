import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Action, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { StackParser } from './stacks.ts';

/** Decks, discard piles and stacks that are shuffled, and cards that are shuffled into them. */
export abstract class ShuffleParser extends StackParser {
  /** "shuffle your deck", "shuffle one unit into its owner's deck". */
  protected shuffling = this.RULE('shuffling', (out: Act[]) => {
    this.CONSUME(T.Shuffle);
    this.OR([
      {
        GATE: () => this.deckAloneAt(),
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          const zone = this.OR2<'deck' | 'discard'>([
            this.word(T.Deck, 'deck'),
            this.word(T.DiscardPile, 'discard'),
          ]);
          this.ACTION(() => {
            if (zone === 'deck') this.lastDeck = this.doer === 'both' ? undefined : whose;
            out.push(this.shuffled(whose, zone));
          });
        },
      },
      {
        GATE: () => this.stackAloneAt(),
        ALT: () => {
          this.OPTION(() =>
            this.OR3([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.All) }]),
          );
          this.CONSUME(T.Card);
          this.CONSUME(T.Under);
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.ACTION(() => {
            this.onlyYou();
            out.push({ do: 'shuffle', who: 'you', zone: 'under this' });
          });
        },
      },
      {
        GATE: () => this.at(1, EOF, T.Stop),
        ALT: () => {
          this.ACTION(() => out.push(this.shuffled(this.ownWhose())));
        },
      },
      {
        ALT: () => this.SUBRULE(this.movingCards, { ARGS: [out] }),
      },
    ]);
  });

  private deckAloneAt(): boolean {
    const length = this.whoseAt(1);
    if (length === 0 || !this.at(length + 1, T.Deck, T.DiscardPile)) return false;
    return !this.at(length + 2, T.Into) && !this.goalAt(length + 2);
  }

  /** "to your deck", rather than "to draw a card". */
  private goalAt(k: number): boolean {
    return this.at(k, T.To) && (this.whoseAt(k + 1) > 0 || this.at(k + 1, T.The, T.Its));
  }

  /** "the cards under this card", which go nowhere. */
  private stackAloneAt(): boolean {
    const k = this.at(1, T.The, T.All) ? 2 : 1;
    if (!this.at(k, T.Card) || !this.at(k + 1, T.Under) || !this.at(k + 2, T.This)) return false;
    for (let i = k + 4; ; i++) {
      if (this.at(i, T.Into) || this.goalAt(i)) return false;
      if (this.at(i, EOF, T.Stop, T.Semicolon, T.Comma, T.And, T.Then, T.To)) return true;
    }
  }

  protected abstract onlyYou(): void;

  private shuffled(whose: Whose, zone: 'deck' | 'discard' = 'deck'): Action {
    if (this.doer === 'you') {
      return { do: 'shuffle', who: whose === 'your' ? 'you' : 'opponent', zone };
    }
    const who = this.doer;
    if (whose !== 'their' || (who !== 'opponent' && who !== 'both')) {
      this.refuse('a player shuffles their own deck or discard pile');
    }
    return { do: 'shuffle', who: who === 'both' ? 'both' : 'opponent', zone };
  }

  /** "one unit to its owner's hand". */
  protected abstract movingCards: ParserMethod<[out: Act[]], void>;
}
