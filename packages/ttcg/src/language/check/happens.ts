import { conditionPhrase } from '../print/conditions.ts';
import { eventPhrase } from '../print/events.ts';
import { overrulesIn } from '../tree/overrules.ts';
import { DEFAULT_PLACE } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, CardFilter, Condition, Event, Range } from '../tree/tree.ts';
import { isOnThis, isSetOffByThis } from '../tree/used-from.ts';
import type { Node } from '../tree/walk.ts';
import type { Case, Check } from './case.ts';

const SAID = { several: false } as const;

/** Events that never happen, conditions that never hold, and acts that nothing can be done by (R-T95). */
export const HAPPENS: readonly Check[] = [
  { check: checkTold, about: ['is', 'tapped', 'untapped', 'spell'] },
  { check: checkDone, about: ['counter', 'redirect', 'rankUp'] },
  { check: checkTurns, about: ['during'] },
  { check: checkThisCard, about: ['equip', 'play'] },
  { check: checkPrices, about: ['price'] },
  { check: checkNone, about: ['if', 'while'] },
];

/** What is told to happen, or asked for. */
function checkTold(checked: Case): void {
  for (const node of checked.nodes) {
    if (isEvent(node)) checkEvent(checked, node as unknown as Event);
    if ('is' in node) checkCondition(checked, node as unknown as Condition);
  }
}

/** What is done. */
function checkDone(checked: Case): void {
  for (const act of checked.acts) for (const why of actFaults(act)) checked.complainOf(act, why);
}

/** "If you control no units, all your units gain 50 attack": it has no cards to be done to. */
function checkNone(checked: Case): void {
  const { when, sentences } = checked.effect;
  sentences.forEach(({ if: asked, cost, acts }, i) => {
    const conditions = [asked, i === 0 && when?.at === 'while' ? when.holds : undefined];
    const none = conditions.flatMap((one) => (one ? noneIn(one) : []));
    const [first] = [...(cost ?? []), ...acts];
    if (!first || none.length === 0) return;
    const isEmpty = slotsOf(first).some(
      ({ cards, looks }) =>
        cards.the === 'pick' &&
        DEFAULT_PLACE[looks] === 'field' &&
        none.some((kind) => isAmong(cards.card, kind)),
    );
    if (isEmpty) checked.complainOf(first, 'there are none of them then');
  });
}

/** The kinds of cards of which there must be none on the field. */
function noneIn(condition: Condition): CardFilter[] {
  if (condition.is === 'all') return condition.of.flatMap(noneIn);
  const not = condition.is === 'not' ? condition.of : undefined;
  const counted = not ?? condition;
  if (counted.is !== 'count' || counted.card.place) return [];
  const { than, n } = counted.range;
  const isNone = not ? than === 'at least' && n === 1 : n === 0 && than !== 'at least';
  return isNone ? [counted.card] : [];
}

/** Is every card that fits a description one of a kind? */
function isAmong(card: CardFilter, { noun, ...kind }: CardFilter): boolean {
  if (noun !== 'card' && card.noun !== noun) return false;
  return Object.entries({ place: undefined, ...kind }).every(([key, value]) =>
    isDeepEqual(card[key as keyof CardFilter], value),
  );
}

const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** "When this card is destroyed, you lose no points and draw a card." */
function checkPrices(checked: Case): void {
  const { when } = checked.effect;
  if (!when || !('event' in when) || when.event.what !== 'destroyed') return;
  const [late] = checked.acts.filter((act) => act.do === 'price' && act.cards.the === 'that');
  if (late)
    checked.complainOf(
      late,
      'by then it has cost its points; say that in an effect of its own, with nothing else',
    );
}

function checkEvent(checked: Case, event: Event): void {
  for (const why of eventFaults(event))
    checked.complain(`"${eventPhrase(event, 'present', SAID)}": ${why}.`);
}

function checkCondition(checked: Case, condition: Condition): void {
  if (isImpossible(condition))
    checked.complain(`"${conditionPhrase(condition, 'if', SAID)}": that is never so.`);
  if (isAlways(condition))
    checked.complain(`"${conditionPhrase(condition, 'if', SAID)}": that is always so.`);
}

/** "If it is a card": everything is. */
function isAlways(condition: Condition): boolean {
  if (condition.is !== 'card' || condition.a.kind !== 'fits') return false;
  const { card } = condition.a;
  return card.noun === 'card' && Object.keys(card).length === 1;
}

const isEvent = (node: Node): boolean =>
  typeof node.what === 'string' && ('card' in node || 'who' in node) && !('do' in node);

const isSpell = (card: unknown): boolean =>
  typeof card === 'object' && card !== null && (card as CardFilter).noun === 'spell';

function eventFaults(event: Event): string[] {
  const states = 'card' in event && typeof event.card === 'object' ? event.card.states : undefined;
  if ((event.what === 'tapped' || event.what === 'untapped') && states?.includes(event.what))
    return [`it is ${event.what} already`];
  switch (event.what) {
    case 'attacks':
      return [
        ...(isSpell(event.card) ? ['spells do not attack'] : []),
        ...(isSpell(event.other) ? ['spells are not attacked'] : []),
      ];
    case 'attacked':
      return [
        ...(isSpell(event.card) ? ['spells are not attacked'] : []),
        ...(isSpell(event.by) ? ['spells do not attack'] : []),
      ];
    case 'destroyed':
      return (event.by === 'battle' || event.inBattle) && (isSpell(event.card) || isSpell(event.by))
        ? ['spells take no part in battle']
        : [];
    case 'destroys': {
      const fights = event.inBattle || event.attacking;
      return fights && (isSpell(event.card) || isSpell(event.other))
        ? ['spells take no part in battle']
        : [];
    }
    default:
      return [];
  }
}

const HIGHEST = { unit: 5, spell: 3, card: 5 } as const;

function actFaults(act: Act): string[] {
  switch (act.do) {
    case 'counter':
      if (act.what !== 'attack') return [];
      return [
        ...(isSpell(act.of) ? ['spells do not attack'] : []),
        ...(isSpell(act.targeting) ? ['spells are not attacked'] : []),
      ];
    case 'redirect':
      if (act.what !== 'attack') return [];
      return act.to.the === 'pick' && isSpell(act.to.card) ? ['spells are not attacked'] : [];
    case 'rankUp': {
      if (act.cards.the !== 'pick' || overrulesIn(act).anyRank) return [];
      const { rank, noun } = act.cards.card;
      const least = rank && rank.than !== 'at most' ? rank.n : 1;
      return least >= HIGHEST[noun] ? ['there is no higher rank'] : [];
    }
    default:
      return [];
  }
}

/** How many columns each row of a player has. */
const COLUMNS = 5;

function isImpossible(condition: Condition): boolean {
  if (condition.is === 'count') return leastOf(condition.range) > mostOnField(condition.card);
  if (condition.is === 'kinds') return leastOf(condition.range) > mostKinds(condition);
  if (condition.is !== 'all') return false;
  const ranges = new Map<string, Range[]>();
  for (const one of condition.of) {
    if (one.is !== 'count' && one.is !== 'points') continue;
    const { range, ...counted } = one;
    const key = JSON.stringify(counted);
    ranges.set(key, [...(ranges.get(key) ?? []), range]);
  }
  return [...ranges.values()].some(
    (those) => Math.max(...those.map(leastOf)) > Math.min(...those.map(mostOf)),
  );
}

const leastOf = ({ than, n }: Range): number => (than === 'at most' ? 0 : n);
const mostOf = ({ than, n }: Range): number => (than === 'at least' ? Number.POSITIVE_INFINITY : n);

/** Active cards lie five in a row; elsewhere any number may. */
function mostOnField({ noun, whose, place, beside }: CardFilter): number {
  if (beside || (place && place !== 'field')) return Number.POSITIVE_INFINITY;
  return COLUMNS * (noun === 'card' ? 2 : 1) * (whose ? 1 : 2);
}

/** "During your opponent's turn, at the start of your turn": one of them at a time. */
function checkTurns(checked: Case): void {
  const { during, when } = checked.effect;
  if (!during || (when?.at !== 'start' && when?.at !== 'end')) return;
  const sides = [during.whose, when.of.whose];
  if (sides.includes('your') && sides.includes('opponent'))
    checked.complain('It cannot be the turn of both players.');
}

/** What cannot be done to this card where it lies when its effect is used. */
function checkThisCard(checked: Case): void {
  const { when, sentences } = checked.effect;
  const [first] = sentences;
  if (!first || first.on || (when && isSetOffByThis(when))) return;
  const [act] = [...(first.cost ?? []), ...first.acts];
  // "Equip this card to itself": "it" is this card, of which alone was spoken.
  if (!when && act?.do === 'equip' && act.card.the === 'this' && act.to.the === 'that')
    checked.complainOf(act, 'a card cannot be equipped to itself');
  if (when && first.cost?.some(isOnThis)) return;
  for (const one of when ? first.acts.slice(0, 1) : first.acts)
    if (one.do === 'play' && one.cards.the === 'this' && !one.cards.from)
      checked.complainOf(
        one,
        'it is on the field then; say "this card can be played without ranking up", or from your hand or discard pile',
      );
}

/** Of how many kinds cards can be: of one each, but for subtypes. */
function mostKinds({ what, card }: Extract<Condition, { is: 'kinds' }>): number {
  if (what === 'subtype') return Number.POSITIVE_INFINITY;
  const known = { type: 8, rank: 5, name: Number.POSITIVE_INFINITY }[what];
  return Math.min(known, mostOnField(card));
}
