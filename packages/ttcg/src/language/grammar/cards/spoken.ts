import type { IToken } from 'chevrotain';
import { type CardSlot, slotsOf } from '../../tree/slots.ts';
import type { Act, CardFilter } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { fitness } from './fitness.ts';
import { isPlural } from './phrase.ts';
import { RangeParser } from './ranges.ts';

/** What a text has spoken of last, and whether its words can mean that. */
export abstract class SpokenParser extends RangeParser {
  /** The noun that was just read: of "dragon card" the first. */
  protected nounRead(): IToken {
    return this.at(0, T.Card) && this.at(-1, T.Unit, T.Spell, T.Subtype) ? this.LA(-1) : this.LA(0);
  }

  /** Whether something was asked since, which may have spoken of one of them. */
  protected asked = false;

  /** The acts that spoke of cards last; none since the trigger. */
  protected lastSpoken: Act | undefined;

  /** What the cards last spoken of were called. */
  protected spokenNoun(): CardFilter['noun'] | undefined {
    const cards = this.lastSpoken && slotsOf(this.lastSpoken)[0]?.cards;
    return cards?.the === 'pick' ? cards.card.noun : undefined;
  }

  /** Whether the text has just had cards of a hand or a deck shown. */
  protected hasShown(): boolean {
    const act = this.lastSpoken;
    return act?.do === 'look' || act?.do === 'reveal' || act?.do === 'mill';
  }

  /** "Tap all other units, then destroy it": "it" is not several cards. */
  protected checkNumber(): void {
    const later = this.at(-1, ...LATER_PARTS) && !this.beginsPart();
    if (!this.at(0, T.It) || later || this.doer !== 'you') return;
    const slots = this.lastSpoken && !this.asked && !this.inChoice ? slotsOf(this.lastSpoken) : [];
    const several = slots.every(({ cards }) => isPlural(cards));
    if (slots.length > 0 && (several || this.lastSpoken?.do === 'swap'))
      this.refuse('say "them", or which card');
  }

  /** "the discarded card", where something else was spoken of since. */
  protected checkDone(did: string): void {
    const acts = DONE_BY[did];
    if (acts && this.lastSpoken && !acts.includes(this.lastSpoken.do))
      this.refuse(`the card last spoken of was not ${did}`);
  }

  /**
   * "When you play a unit, tap this card. That unit gains 300 attack.": not this card, which "it" would be,
   * but for what cannot be said of a card that is gone.
   */
  private passesOverThis(act: Act): boolean {
    const others = this.chosenOnField || this.otherThanEvents;
    if (!others || slotsOf(act)[0]?.cards.the !== 'this') return false;
    return act.do !== 'destroy' || !this.at(1, T.Gain, T.Lose, T.MayNot);
  }

  /** "Discard one spell to tap one unit. Return that spell": not the card that "it" would be. */
  protected checkNoun(): void {
    const { lastSpoken } = this;
    if (!lastSpoken || lastSpoken.do === 'equip') return;
    const noun = this.nounRead();
    const shown = lastSpoken.do === 'draw' || lastSpoken.do === 'mill';
    const clear = shown
      ? !this.otherThanEvents || noun.tokenType === T.Card
      : isClear(noun, lastSpoken) && !this.passesOverThis(lastSpoken);
    if (!clear) {
      this.refuse(`it is not clear which card "that ${noun.image}" is`);
    }
  }
}

/** What comes before a card that is not the first of its act. */
const LATER_PARTS = [
  T.And,
  T.Both,
  T.Comma,
  T.Of,
  T.To,
  T.With,
  T.Using,
  T.Below,
  T.Above,
  T.Under,
];

/** By which acts cards come to be called what they are. */
const DONE_BY: Readonly<Record<string, readonly Act['do'][]>> = {
  destroyed: ['destroy'],
  discarded: ['discard'],
  milled: ['mill'],
  drawn: ['draw'],
  revealed: ['reveal', 'look'],
  played: ['play'],
};

/** Is it plain that a noun means what an act has spoken of last? */
function isClear(noun: IToken, act: Act): boolean {
  const [first, second] = slotsOf(act);
  const fits = ({ cards }: CardSlot) => (cards.the === 'pick' ? fitness(noun, cards.card) : 1);
  if (!first || first.cards.the === 'list' || fits(first) === 0) return !first;
  return second?.cards.the !== 'pick' || fits(second) < fits(first);
}
