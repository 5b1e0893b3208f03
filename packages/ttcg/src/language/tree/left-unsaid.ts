import { CARDLESS } from './cardless.ts';
import { slotsOf } from './slots.ts';
import type { Act, Effect, Sentence } from './tree.ts';
import { visit } from './walk.ts';

/** What a sentence speaks of that the next ones can mean with "it" and "that many". */
export type Said = 'cards' | 'this card' | 'points';

/** What each sentence speaks of, and so is nothing for the next ones where that sentence is left out (R-T350). */
export function saidIn({ sentences }: Effect): readonly (Said | undefined)[] {
  // "All units other than it" leaves out what was spoken of before: it would not leave out anything.
  const lastOther = sentences.findLastIndex((sentence) => speaksOfOthers(sentence));
  return sentences.map((sentence, at) => (at < lastOther ? undefined : saidBy(sentence)));
}

function speaksOfOthers(sentence: Sentence): boolean {
  let others = false;
  visit(sentence, (key, value) => {
    others ||= key === 'other' && value === 'that';
  });
  return others;
}

function saidBy({ cost = [], acts }: Sentence): Said | undefined {
  const all = [...cost, ...acts];
  const last = all.findLast(speaks);
  if (last) return isOfThis(last) ? 'this card' : 'cards';
  return all.some(({ do: does }) => does === 'points' || does === 'stake') ? 'points' : undefined;
}

function speaks(act: Act): boolean {
  if (act.do === 'choose') return act.from.some((option) => option.some(speaks));
  if (CARDLESS.includes(act.do) || act.do === 'name' || act.inPassing) return false;
  const slots = slotsOf(act);
  return slots.length === 0 || slots.some(({ cards }) => cards.the !== 'that');
}

const isOfThis = (act: Act): boolean => {
  const slots = slotsOf(act);
  return slots.length > 0 && slots.every(({ cards }) => cards.the === 'this');
};
