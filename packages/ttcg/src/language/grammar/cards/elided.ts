import { EOF } from 'chevrotain';
import { slotsOf } from '../../tree/slots.ts';
import type { Act, CardFilter } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { KindParser } from './kinds.ts';
import { isPlural } from './phrase.ts';

/** What ends a clause whose last word is a number. */
const ENDS = [EOF, T.Stop, T.Semicolon, T.Comma, T.And, T.Then];

/** Acts after which there are more cards in a hand, or none to discard that were spoken of: a card is discarded. */
const ANY_CARD: ReadonlySet<Act['do']> = new Set<Act['do']>(['draw', 'mill', 'search']);

/** Acts after which a number is of their cards. */
const THOSE: ReadonlySet<Act['do']> = new Set<Act['do']>(['look', 'reveal', 'target']);

/** Numbers whose noun was just said. */
export abstract class ElidedParser extends KindParser {
  /**
   * What a number stands for that ends its clause: "draw two cards, then discard one" (any card, R-T260),
   * "reveal the top three cards of your deck, choose one" (of them), "tap one unit. If ..., tap two instead" (of
   * the same kind). Nothing where that is not clear.
   */
  protected elided(): CardFilter | undefined {
    const { lastSpoken: act } = this;
    if (!act || !this.at(0, T.Number)) return undefined;
    if (this.at(1, T.Instead)) return this.elidedInstead(act);
    if (!this.at(1, ...ENDS) || this.asked) return undefined;
    const discards = this.verbIs('discard');
    if (discards && ANY_CARD.has(act.do)) return { noun: 'card' };
    if (!discards && !this.verbIs('choose')) return undefined;
    const chosenFrom = THOSE.has(act.do) || (!discards && act.do === 'mill');
    return chosenFrom && speaksOfSeveral(act) ? { noun: 'card', place: 'that' } : undefined;
  }

  /** The verb before the number that was just read. */
  private verbIs(verb: string): boolean {
    const k = this.at(-1, T.UpTo) ? -2 : -1;
    return this.LA(k).tokenType.name.toLowerCase() === verb;
  }

  /** The same is done to more or fewer cards: by the same player, who chooses them in the same way. */
  private elidedInstead(act: Act): CardFilter | undefined {
    const [slot, second] = slotsOf(act);
    if (
      act !== this.lastAct ||
      !slot ||
      second ||
      slot.cards.the !== 'pick' ||
      !this.verbIs(act.do)
    )
      return undefined;
    const { by, alike, apart, card } = slot.cards;
    const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
    if (by || alike || apart || (who ?? 'you') !== this.doer) return undefined;
    return card;
  }
}

function speaksOfSeveral(act: Act): boolean {
  const slots = slotsOf(act);
  return slots.length === 0 || slots.every(({ cards }) => isPlural(cards));
}
