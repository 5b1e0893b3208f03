import { isThatPlace } from './places.ts';
import { slotsOf } from './slots.ts';
import type { Act, Effect, Pick } from './tree.ts';

/** A choice made at announcement: which cards of which act. */
export interface TargetSlot {
  readonly sentence: number;
  readonly act: number;
  readonly slot: number;
  readonly pick: Pick;
}

/** The choices that all can see, made when the effect is announced. */
export function targetsOf({ sentences }: Effect): TargetSlot[] {
  const found: TargetSlot[] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (at > 0 && (sentence.link || sentence.if || sentence.may || sentence.cost)) break;
    if (sentence.at || sentence.on) break;
    for (const [place, act] of sentence.acts.entries()) {
      if (act.then || ('by' in act && act.by) || isForOther(act)) return found;
      slotsOf(act).forEach(({ cards, looks }, slot) => {
        if (looks !== 'field' || cards.the !== 'pick' || !isChosenOpenly(cards)) return;
        // What came to be so this turn may do so only by what is done before.
        if (cards.card.past?.in === 'this turn' && at + place > 0) return;
        found.push({ sentence: at, act: place, slot, pick: cards });
      });
    }
  }
  return found;
}

/** "Your opponent takes control of one unit": they choose when it is done. */
function isForOther(act: Act): boolean {
  return act.do === 'control' && act.who === 'opponent';
}

function isChosenOpenly({ count, card, by, alike }: Pick): boolean {
  if (by || alike || count === 'all' || card.most) return false;
  // How many there are is known when it works.
  if (typeof count === 'object' && 'amount' in count) return false;
  if (card.other === 'that' || card.same?.as.the === 'that' || card.versus?.of.the === 'that')
    return false;
  return !HIDDEN.has(card.place ?? 'field') && !isThatPlace(card.place);
}

/** Places that not all can see. */
const HIDDEN = new Set<string>([
  'hand',
  'deck',
  'deck or discard',
  'hand or discard',
  'hand or deck',
]);
