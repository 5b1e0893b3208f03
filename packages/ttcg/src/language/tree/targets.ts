import { sentencesAlone } from './alone.ts';
import { isAskedLate } from './asked-late.ts';
import { DEFAULT_PLACE, isThatPlace, type Slot } from './places.ts';
import { slotsOf } from './slots.ts';
import type { Act, CardFilter, Cards, Effect, Pick } from './tree.ts';

/** A choice made at announcement: which cards of which act. */
export interface TargetSlot {
  readonly sentence: number;
  readonly act: number;
  readonly slot: number;
  readonly pick: Pick;
}

/** R-T34. The choices that all can see, made when the effect has been paid for, before anybody answers. */
export function targetsOf(effect: Effect): TargetSlot[] {
  const found: TargetSlot[] = [];
  // What is paid only when the effect works may be what is chosen.
  if (effect.sentences[0]?.cost && isAskedLate(effect)) return found;
  const before: Act[] = [];
  for (const [at, sentence] of effect.sentences.entries()) {
    if (at > 0 && (sentence.link || sentence.if || sentence.may || sentence.cost)) break;
    if (sentence.at || sentence.on) break;
    // Whether it is done at all is told when the effect works (R-T351).
    if (at === 0 && sentence.if && sentencesAlone(effect).length > 0) break;
    for (const [place, act] of sentence.acts.entries()) {
      if (act.then || isForOther(act)) return found;
      const known = before.length === 0 && isItKnown(effect);
      for (const { cards, looks, slot } of slotsInOrder(act))
        for (const pick of partsOf(cards))
          if (pick.the === 'pick' && isChosenOpenly(pick, looks, before, known))
            found.push({ sentence: at, act: place, slot, pick });
      before.push(act);
    }
  }
  return found;
}

/** Of what is put beside another card, that one is chosen first. */
function slotsInOrder(act: Act) {
  const slots = slotsOf(act).map((one, slot) => ({ ...one, slot }));
  return act.do === 'beside' ? slots.reverse() : slots;
}

const partsOf = (cards: Cards): readonly Cards[] => (cards.the === 'list' ? cards.of : [cards]);

/** "Your opponent takes control of one unit", "each player destroys one": they choose when it is done. */
function isForOther(act: Act): boolean {
  if ('by' in act && act.by) return true;
  return (act.do === 'control' || act.do === 'play') && act.who !== 'you';
}

/** Whether "it" is settled when targets are chosen: what was paid, or the card of the event. */
function isItKnown({ when, sentences: [first] }: Effect): boolean {
  return first?.cost !== undefined || when?.at === 'event';
}

function isChosenOpenly(
  { count, card, by, alike, apart }: Pick,
  looks: Slot,
  before: readonly Act[],
  known: boolean,
): boolean {
  if (by || alike || apart || count === 'all' || card.most) return false;
  // How many there are is known when it works.
  if (typeof count === 'object' && 'amount' in count) return false;
  const place = card.place ?? DEFAULT_PLACE[looks];
  if (HIDDEN.has(place) || place === 'that') return false;
  if (!known && (isThatPlace(place) || isToldByIt(card))) return false;
  return !isMadeSo(card, place, before);
}

const isToldByIt = ({ other, same, versus }: CardFilter): boolean =>
  other === 'that' || same?.as.the === 'that' || versus?.of.the === 'that';

/** What lies in a discard pile, or came to be so this turn, may do so only by what is done before. */
function isMadeSo({ past }: CardFilter, place: string, before: readonly Act[]): boolean {
  if (before.length > 0 && past?.in === 'this turn') return true;
  return place === 'discard' && before.some(isFilling);
}

/** Does an act put cards into discard piles? */
function isFilling(act: Act): boolean {
  if (act.do === 'move') return act.to.zone === 'discard';
  return act.do === 'destroy' || act.do === 'discard' || act.do === 'mill';
}

/** Places that not all can see, or not all of: there the choice is made when it is carried out. */
const HIDDEN = new Set<string>([
  'hand',
  'deck',
  // Another card may have come there by then.
  'discard top',
  'deck or discard',
  'hand or discard',
  'hand or deck',
  'hand, deck or discard',
  'anywhere',
]);
