import { canLast } from '../tree/lasting.ts';
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

/** What is true from then on, where no time is said: a ban or a permission. */
const RULES: ReadonlySet<string> = new Set<Act['do']>([
  'forbid',
  'bar',
  'immune',
  'ward',
  'absorb',
  'allow',
  'allowRankUp',
  'allowUse',
  'limitPlays',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'enterTapped',
  'price',
  'lure',
  'compel',
  'scalePoints',
  'divert',
]);

/** What changes cards from then on, where no time is said. */
const CHANGES: ReadonlySet<string> = new Set<Act['do']>(['stat', 'type', 'subtype', 'copyStats']);

/**
 * Whether something that would hold without a trigger stands before something that is done, so that a "when" at
 * the end might be said of the latter alone. The last of the acts that have one subject begin at an index.
 */
export function holdsApart(acts: readonly Act[], group: number): boolean {
  const last = acts.at(-1);
  const from = acts.findLastIndex((act) => act.then);
  return acts.slice(Math.max(from, 0), -1).some((act, i) => {
    if (!last || !canLast(act)) return false;
    if (RULES.has(act.do)) return !RULES.has(last.do);
    const isOther = Math.max(from, 0) + i < group;
    return CHANGES.has(act.do) && isOther && !RULES.has(last.do) && !CHANGES.has(last.do);
  });
}

/** Is something asked of what happened in a turn? */
export function saysInThisTurn(part: unknown): boolean {
  let says = false;
  visit(part, (key, value) => {
    says ||= key === 'in' && value === 'this turn';
  });
  return says;
}
