import type { IToken } from 'chevrotain';
import { CARDLESS } from '../../tree/cardless.ts';
import { hasCard, isOfAnother } from '../../tree/event-cards.ts';
import { isOfBoth } from '../../tree/for-each.ts';
import { takesOffField } from '../../tree/leaving.ts';
import { type CardSlot, slotsOf } from '../../tree/slots.ts';
import type { Act, CardFilter, Cards, Event, Whose } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
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

  /** Whose deck was last spoken of. */
  protected deckNamed: Whose | undefined;

  /** The acts that spoke of cards last; none since the trigger. */
  protected lastSpoken: Act | undefined;

  /** What was done last, for "as many cards as you discarded". */
  protected lastAct: Act | undefined;

  /** What had spoken of them before the player was named who acts: "its controller" is that card's. */
  protected spokenBefore: Act | undefined;

  /** Whether only something that a player does off the field was spoken of: "When you draw a card, ...". */
  protected onlyDeedSpokenOf(): boolean {
    const { event } = this;
    return !this.lastSpoken && event !== undefined && !('card' in event) && !isOfAnother(event);
  }

  /** Whether a card that is not this one was spoken of, wherever it lies. */
  protected otherSpokenOf(): boolean {
    const { event } = this;
    if (this.lastSpoken || !event) return this.lastSpoken !== undefined;
    return 'card' in event ? event.card !== 'this' : hasCard(event);
  }

  /** What the cards last spoken of were called. */
  protected spokenNoun(): CardFilter['noun'] | undefined {
    const cards = this.lastSpoken && slotsOf(this.lastSpoken)[0]?.cards;
    return cards?.the === 'pick' ? cards.card.noun : undefined;
  }

  /** Whether the text has just had cards of a hand or a deck shown. */
  protected hasShown(): boolean {
    const act = this.lastSpoken;
    return act?.do === 'look' || act?.do === 'reveal' || act?.do === 'mill' || act?.do === 'dig';
  }

  /** How many single cards were spoken of, one after the other; `more` once there were others. */
  protected singles: 0 | 1 | 2 | 'more' = 0;

  /** After an act on cards, "it" and "that unit" are these. */
  protected noteCards(act: Act | undefined): void {
    if (!act || CARDLESS.includes(act.do)) return;
    this.twoInEvent = this.namedOfTwo = undefined;
    this.coveredIs = false;
    const cards = 'cards' in act ? act.cards : act.do === 'equip' ? act.card : undefined;
    if (cards && 'the' in cards && cards.the === 'that') {
      this.asked ||= slotsOf(act).length > 1;
      return;
    }
    this.hasLeft = takesOffField(act);
    // "It" is no longer what the condition was about.
    if (cards && 'the' in cards && cards.the === 'pick') this.thatIs = undefined;
    this.countSingles(act);
    this.spokenActs++;
    this.lastSpoken = act;
    this.asked = false;
  }

  /** The single card that was spoken of last, if it was one. */
  protected oneSpokenOf(): 'that' | 'this' | undefined {
    const { lastSpoken: act } = this;
    if (!act || this.asked || isOfBoth(act)) return undefined;
    const [first, second] = slotsOf(act);
    if (!first || second) return undefined;
    if (first.cards.the === 'this') return 'this';
    return isOneCard(first.cards) ? 'that' : undefined;
  }

  /** Counts the cards that an act speaks of. */
  private countSingles(act: Act): void {
    if (!isOfOneCard(act) || this.singles === 'more') this.singles = 'more';
    else this.singles = this.singles === 0 ? 1 : 2;
  }

  /** "Tap one unit and untap another. They cannot attack": "they" are not the last one alone (R-T333). */
  private checkTogether(): void {
    if (this.singles !== 2 || this.inChoice || !this.at(0, T.Them, T.They)) return;
    this.refuse('say "it", or choose both cards first');
  }

  /** "Draw a card and mill a card. If both are units": they were not spoken of together (R-T333). */
  protected checkBoth(): void {
    if (this.lastSpoken && isOfOneCard(this.lastSpoken)) this.refuse('say which cards');
  }

  /** "Each player draws a card. If it is a dragon": there are two of them (R-T334). */
  protected checkAsked(): void {
    this.checkTogether();
    const { lastSpoken: act } = this;
    if (!this.at(0, T.It) || !act || !isOfBoth(act)) return;
    if (slotsOf(act).length === 0 && !SHOWN.has(act.do)) return;
    this.refuse('each player has one; say "if they are", "if either of them is" or of whom');
  }

  /** "Tap all other units, then destroy it": "it" is not several cards. */
  protected checkNumber(): void {
    const later = this.isIn(-1, LATER_PARTS) && !this.beginsPart();
    if (later || this.doer !== 'you') return;
    if (!this.asked) this.checkTogether();
    if (!this.at(0, T.It)) return;
    const slots = this.lastSpoken && !this.asked && !this.inChoice ? slotsOf(this.lastSpoken) : [];
    const several = slots.every(({ cards }) => isPlural(cards));
    if (slots.length > 0 && (several || this.lastSpoken?.do === 'swap'))
      this.refuse('say "them", or which card');
  }

  /** "the discarded card": what was spoken of last, if that was discarded. */
  protected doneTo(did: string): 'that' | 'victim' | 'paid' {
    const { event, lastSpoken } = this;
    const done = DONE_BY[did];
    if (!done) return 'that';
    // For an overload effect a card is discarded before anything else.
    const named = lastSpoken && done.acts.includes(lastSpoken.do);
    if (did === 'discarded' && !event && !named && !this.discarded) return 'paid';
    if (!lastSpoken && !event) this.refuse(`no card was ${did} before`);
    if (lastSpoken) {
      if (!done.acts.includes(lastSpoken.do)) this.refuse(`the card last spoken of was not ${did}`);
    } else if (event) {
      if (event.what === 'destroys' && did === 'destroyed') return 'victim';
      if (!done.events.includes(event.what)) this.refuse(`no card was ${did} before`);
    }
    return 'that';
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

  /** How many acts spoke of cards since the trigger. */
  protected spokenActs = 0;

  /** Acts that spoke of this card in passing. */
  protected readonly passed = new Set<Act>();

  /** "When a unit is played, tap this card and tap that unit": the one of the event, as "that" is never "this". */
  private isOfEvent(act: Act): boolean {
    const { event } = this;
    if (!event || !hasCard(event) || this.spokenActs !== 1 || act.do === 'destroy') return false;
    const slots = slotsOf(act);
    return (
      slots.length > 0 && slots.every(({ cards }) => cards.the === 'this') && this.otherThanEvents
    );
  }

  /** "Discard one spell to tap one unit. Return that spell": not the card that "it" would be. */
  protected checkNoun(): void {
    const { lastSpoken } = this;
    if (!lastSpoken || lastSpoken.do === 'equip') return;
    const noun = this.nounRead();
    const shown = SHOWN.has(lastSpoken.do);
    const clear = shown
      ? !this.otherThanEvents || noun.tokenType === T.Card
      : isClear(noun, lastSpoken) && !this.passesOverThis(lastSpoken);
    if (!clear && this.isOfEvent(lastSpoken)) this.passed.add(lastSpoken);
    else if (!clear) {
      this.refuse(`it is not clear which card "that ${noun.image}" is`);
    }
  }
}

/** What shows cards without saying which. */
const SHOWN: ReadonlySet<Act['do']> = new Set(['draw', 'mill', 'dig']);

const isOneCard = (cards: Cards): boolean =>
  cards.the === 'pick' &&
  typeof cards.count === 'object' &&
  'n' in cards.count &&
  cards.count.n === 1;

/** Does an act speak of one card at most, of one player? */
export function isOfOneCard(act: Act): boolean {
  if (isOfBoth(act)) return false;
  if (act.do === 'draw' || act.do === 'mill') return act.amount === 1;
  const [first, second] = slotsOf(act);
  return first !== undefined && !second && !isPlural(first.cards);
}

/** What comes before a card that is not the first of its act. */
const LATER_PARTS = new TokenSet(
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
);

interface Done {
  readonly acts: readonly Act['do'][];
  readonly events: readonly Event['what'][];
}

/** By which acts and events cards come to be called what they are. */
const DONE_BY: Readonly<Record<string, Done>> = {
  destroyed: { acts: ['destroy'], events: ['destroyed'] },
  discarded: { acts: ['discard'], events: ['discarded', 'discards'] },
  milled: { acts: ['mill'], events: ['milled', 'mills'] },
  drawn: { acts: ['draw'], events: ['drawn', 'draws'] },
  revealed: { acts: ['reveal', 'look'], events: ['revealed'] },
  played: { acts: ['play', 'beside'], events: ['played', 'plays'] },
  targeted: { acts: ['target'], events: ['targeted'] },
  rankedUp: { acts: ['rankUp'], events: ['rankedUp', 'ranksUp'] },
  countered: { acts: [], events: ['countered'] },
  moved: { acts: ['column', 'beside', 'move'], events: ['moved'] },
  flipped: { acts: ['flip'], events: ['flipped'] },
};

/** Is it plain that a noun means what an act has spoken of last? */
function isClear(noun: IToken, act: Act): boolean {
  const [first, second] = slotsOf(act);
  const fits = ({ cards }: CardSlot) => (cards.the === 'pick' ? fitness(noun, cards.card) : 1);
  if (!first || first.cards.the === 'list' || fits(first) === 0) return !first;
  return second?.cards.the !== 'pick' || fits(second) < fits(first);
}
