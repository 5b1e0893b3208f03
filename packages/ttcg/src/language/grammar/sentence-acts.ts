import type { Act, Event, Trigger } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';

/** "Another unit": than one that is only chosen after it is paid. */
export function isOtherThanThat(acts: readonly Act[]): boolean {
  let other = false;
  visit(acts, (key, value) => {
    other ||= key === 'other' && value === 'that';
  });
  return other;
}

/** What is only done for something else: discarding, losing points, giving up this card. */
export function isPayment(act: Act): boolean {
  if (act.then) return false;
  if (act.do === 'discard' || act.do === 'mill') return act.who === 'you';
  if (act.do === 'points') return act.who === 'you' && act.change.op === 'lose';
  const given = act.do === 'tap' || act.do === 'destroy' || act.do === 'move';
  return given && act.cards.the === 'this' && act.by === undefined;
}

export function speaksOfThat(acts: readonly Act[]): boolean {
  let speaks = false;
  visit(acts, (key, value) => {
    if (key === 'the') speaks ||= value === 'that';
    else if (key === 'place') speaks ||= typeof value === 'string' && value.endsWith('that');
  });
  return speaks;
}

/** "This card cannot attack unless ...": true as long as that is not so. */
export function isUntimedBan(act: Act): boolean {
  return (act.do === 'forbid' || act.do === 'bar') && act.for === undefined;
}

/** "Before a unit would be destroyed": that then happens. */
export const comesBefore = (when: Trigger | undefined): boolean =>
  when?.at === 'would' && when.first === true;

/** "If you would lose points, you lose half as many.": that is instead, whether it is said or not. */
export function isLessOf(event: Event, acts: readonly Act[]): boolean {
  const [act, ...more] = acts;
  if (event.what !== 'losesPoints' || act?.do !== 'points' || more.length > 0) return false;
  const { change } = act;
  if (change.op !== 'lose' || typeof change.amount !== 'object') return false;
  return 'equal' in change.amount && change.amount.equal === 'that many' && act.who === event.who;
}
