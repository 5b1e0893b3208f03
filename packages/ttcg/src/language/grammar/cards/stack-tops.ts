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
    const whose = this.OR3<Whose>([
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.From) }]);
          const said = this.SUBRULE(this.whose);
          this.CONSUME(T.Deck);
          return said;
        },
      },
      { GATE: () => lastDeck !== undefined, ALT: () => lastDeck ?? 'your' },
    ]);
    return this.ACTION(() => {
      this.firstHere ??= 'pick';
      this.deckNamed = whose;
      return { the, n: n ?? 1, whose };
    });
  });

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

/** "The active card of each stack", rather than of one. */
const OF_EACH = / of (each|every|all) /i;
