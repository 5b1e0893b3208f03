import type { Act, Cards, Event } from './tree.ts';

/** Does an act take cards off the field, so that they can be asked what they last were (R-T67)? */
export function takesOffField(act: Act): boolean {
  if (act.do === 'destroy') return true;
  return act.do === 'move' && act.to.zone !== 'under' && isOnField(act.cards);
}

/** Cards that lie on the field, as far as the text says where. */
function isOnField(cards: Cards): boolean {
  if (cards.the === 'this') return cards.from === undefined;
  if (cards.the !== 'pick') return false;
  const { place, past, beside } = cards.card;
  if (beside) return true;
  return place === undefined ? past === undefined : !OFF_FIELD.test(place);
}

const OFF_FIELD = /hand|deck|discard|^that$/;

/** Has the card of an event left the field by it? */
export function hasLeftField(event: Event): boolean {
  if (event.what === 'destroyed' || event.what === 'leaves') return true;
  return event.what === 'sent' && (event.from === undefined || event.from === 'field');
}
