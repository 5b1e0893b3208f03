import type { ParserMethod } from 'chevrotain';
import type { Slot } from '../../tree/places.ts';
import type { Pick, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { AmongParser } from './among.ts';
import type { Item } from './lists.ts';
import { type Draft, type Kept, newPhrase, pickOf, settle } from './phrase.ts';

/** Cards told by their place in a deck or a stack. */
export abstract class StackTopParser extends AmongParser {
  /** Whether the cards last read were told by "the". */
  protected definite = false;

  /** Whose deck was spoken of last, by what was done to it. */
  protected lastDeck: Whose | undefined;

  /** "the top three cards of your deck". */
  protected top: ParserMethod<[], Item> = this.RULE('top', () => {
    this.OPTION(() => this.CONSUME(T.The));
    const the = this.OR<'top' | 'bottom'>([this.word(T.Top, 'top'), this.word(T.Bottom, 'bottom')]);
    const n = this.OPTION2(() => this.SUBRULE(this.number));
    this.CONSUME(T.Card);
    // "Shuffle your deck and reveal the top card."
    const { lastDeck } = this;
    const deck = this.OR3<Deck>([
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.From) }]);
          return this.OR4<Deck>([
            {
              GATE: () => this.discardPileAt(1),
              ALT: () => {
                const whose = this.SUBRULE(this.zoneOwner);
                this.CONSUME(T.DiscardPile);
                return this.ACTION(() => ({ pile: true, ...(whose && { whose }) }));
              },
            },
            {
              ALT: () => {
                const whose = this.SUBRULE(this.whose);
                this.CONSUME(T.Deck);
                return this.ACTION(() => ({ whose }));
              },
            },
          ]);
        },
      },
      { GATE: () => lastDeck !== undefined, ALT: () => ({ whose: lastDeck ?? 'your' }) },
    ]);
    return this.ACTION((): Item => {
      this.firstHere ??= 'pick';
      const { whose } = deck;
      if (deck.pile) return this.topOfPile(whose, n, the);
      this.deckNamed = whose;
      return { the, n: n ?? 1, whose: whose ?? 'your' };
    });
  });

  /** "the top card of a discard pile": of one that lies open (R-T300). */
  private topOfPile(whose: Whose | undefined, n: number | undefined, end: 'top' | 'bottom'): Pick {
    if (end === 'bottom' || (n ?? 1) !== 1)
      this.refuse('of a discard pile the top card alone is told by where it lies');
    const card: Draft = { noun: 'card', place: 'discard top', ...(whose && { whose }) };
    this.lastKind = card;
    return pickOf({ n: 1 }, card);
  }

  /** "A stack", all of it; but what is placed under it is placed under its active card. */
  protected wholeStackAt(): boolean {
    return this.at(1, T.StackTop) && !this.at(0, T.Under) && !this.LA(1).image.startsWith('the ');
  }

  /** "Any stack of units you control", "the active card of a stack": the one on top of it. */
  protected stackTop: ParserMethod<[slot: Slot, keep: Kept], Pick> = this.RULE(
    'stackTop',
    (slot: Slot, keep: Kept) => {
      const token = this.CONSUME(T.StackTop);
      const kind = this.OPTION({
        GATE: () => this.at(1, T.Of) && this.kindAt(2),
        DEF: () => {
          this.CONSUME(T.Of);
          return this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({})), keep] });
        },
      });
      const phrase = this.ACTION(() => kind ?? newPhrase());
      this.MANY({
        GATE: () => kind === undefined && this.postmodifierAt(keep),
        DEF: () => this.SUBRULE(this.postmodifier, { ARGS: [phrase] }),
      });
      return this.ACTION(() => {
        const card: Draft = settle(phrase, slot, this.doer);
        if (slot !== 'field' && !card.place) card.place = 'field';
        if (card.place && card.place !== 'field') this.refuse('stacks lie on the field');
        this.firstHere ??= 'pick';
        this.lastKind = card;
        if (OF_EACH.test(token.image)) {
          // Only units have attack and defense to gain.
          const gains = this.at(1, T.Gain, T.Lose) && this.at(3, T.Attack, T.Defense);
          return pickOf('all', gains ? { ...card, noun: 'unit' } : card);
        }
        this.chosenHere = this.chosenOnField = true;
        return pickOf({ n: 1 }, card, phrase.by);
      });
    },
  );
}

/** A deck, or a discard pile, and whose. */
interface Deck {
  readonly whose?: Whose;
  readonly pile?: true;
}

/** "The active card of each stack", rather than of one. */
const OF_EACH = / of (each|every|all) /i;
