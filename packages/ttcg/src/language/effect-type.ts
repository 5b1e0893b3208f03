import { isOfThisAnywhere } from './tree/overrules.ts';
import { mustBe, untapsAtOnce, untapsToPay } from './tree/own-tap.ts';
import { shieldOf, shieldsOne } from './tree/shield.ts';
import { standingActs } from './tree/standing.ts';
import { eventsOf } from './tree/told.ts';
import type { Act, Condition, Effect, EffectType, Event } from './tree/tree.ts';
import { isSetOffByThis, usedFrom } from './tree/used-from.ts';
import { everyAct, visit } from './tree/walk.ts';

/**
 * R-T22: the type of an effect whose card names none; its text may (R-T83). A text that counters or equips is of that type;
 * otherwise its opening tells. What redirects without saying when answers, too.
 */
export function effectTypeOf(effect: Effect): EffectType {
  if (effect.style) return effect.style;
  const acts = everyAct(effect);
  // It must be so before its card could be used.
  if (!effect.when && acts.some(entersTappedItself)) return 'passive';
  if (isPriceOfAll(effect) || (!effect.when && acts.some(divertsAlways))) return 'passive';
  if (answers(effect, acts, 'counter')) return 'counter';
  if (acts.some(equipsItself) ? !isSetOff(effect) : speaksOfEquippedUnit(effect)) return 'equip';
  switch (effect.when?.at) {
    case 'event':
      // R-T25: out of the hand or discard pile only a counter or pulse answers.
      if (usedFrom(effect) !== 'field') return 'counter';
      if (effect.when.word === 'whenever' || eventsOf(effect.when).some(isOwnTap)) return 'passive';
      return untapsItself(effect) || happensAgain(effect) ? 'passive' : 'latent';
    case 'becomes':
      if (effect.when.word === 'whenever') return 'passive';
      return untapsItself(effect) || happensAgain(effect) ? 'passive' : 'latent';
    case 'start':
    case 'end':
    case 'would':
      return 'passive';
    case 'while':
      if (!cannotBeTappedFor(effect.when.holds)) return 'continuous';
      return standsWhole(effect) || isCovered(effect.when.holds) ? 'passive' : 'normal';
    default:
      if (answers(effect, acts, 'redirect') || answers(effect, acts, 'orderChain'))
        return 'counter';
      if (shieldOf(effect) && !shieldsOne(effect)) return 'passive';
      if (acts.some(isOfThisAnywhere)) return 'passive';
      if (asksForOwnTap(effect)) return 'dormant';
      if (!standsByItself(effect)) return 'normal';
      return effect.during || acts.some(isTrueUntapped) ? 'passive' : 'continuous';
  }
}

/** R-T354. "When a unit is played, equip this card to it": it waits for that, as every effect does that is set off. */
const isSetOff = ({ when }: Effect): boolean => when !== undefined && when.at !== 'while';

/** A text that equips other cards is used like any other. */
export const equipsItself = (act: Act): boolean => act.do === 'equip' && act.card.the !== 'pick';

const entersTappedItself = (act: Act): boolean =>
  (act.do === 'enterTapped' || act.do === 'price') && act.cards.the === 'this';

/** "... go to their owners' hands instead", for no time that is said: as what would happen (R-T31). */
const divertsAlways = (act: Act): boolean => act.do === 'divert' && !act.for;

/** R-T182. "When one of your units is destroyed, you lose no points.": it sets nothing off, and is not used. */
function isPriceOfAll({ when, during, limit, sentences }: Effect): boolean {
  const [only, ...others] = sentences;
  if (when || during || limit || !only || others.length > 0) return false;
  if (Object.keys(only).length > 1) return false;
  return only.acts.every((act) => act.do === 'price' && !act.for && isTrueOf(act));
}

/** Does it answer something itself, rather than what it is on the watch for? */
function answers(
  { sentences }: Effect,
  acts: readonly Act[],
  does: 'counter' | 'redirect' | 'orderChain',
): boolean {
  if (!acts.some((act) => act.do === does)) return false;
  const itself = sentences.filter(({ on }) => !on);
  return everyAct({ sentences: itself }).some((act) => act.do === does);
}

/**
 * "During your turn, this card cannot be destroyed.", "Enemy spells cannot activate effects while this
 * card is untapped.": true for a time that the text itself names, with nothing to choose or to pay.
 */
export function standsByItself({ sentences, during, limit }: Effect): boolean {
  const [only, ...others] = sentences;
  if (!only || others.length > 0 || limit) return false;
  const { acts, cost, may, at, on, if: condition } = only;
  if (cost || may || at || on || condition) return false;
  return acts.every(
    (act) =>
      isTrueOf(act) &&
      (during ? !('for' in act && act.for) : isWhile(act) || isOfWhicheverAre(act)),
  );
}

/** Things that are true of cards, rather than done to them. */
const TRUE_OF: readonly Act['do'][] = [
  'stat',
  'type',
  'subtype',
  'forbid',
  'immune',
  'price',
  'turnStats',
];

/** Things that are true of players. */
const TRUE_OF_PLAYERS: readonly Act['do'][] = [
  'bar',
  'limitPlays',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
];

function isTrueOf(act: Act): boolean {
  if (TRUE_OF_PLAYERS.includes(act.do) || (act.do === 'ward' && act.all)) return true;
  if (!TRUE_OF.includes(act.do) || !('cards' in act) || !('the' in act.cards)) return false;
  return act.cards.the === 'this' || (act.cards.the === 'pick' && act.cards.count === 'all');
}

function isWhile(act: Act): boolean {
  return 'for' in act && typeof act.for === 'object' && 'while' in act.for;
}

/**
 * R-T353. "Tapped enemy units cannot attack", "units cannot attack on the turn they are played": said of whichever are so
 * at a time, and not of those that are so now.
 */
export function isOfWhicheverAre(act: Act): boolean {
  if ((act.do !== 'forbid' && act.do !== 'immune') || act.for || act.cards.the !== 'pick')
    return false;
  // To negate effects is something done (R-T312).
  if (act.do === 'forbid' && act.from === 'have effects') return false;
  const { states, past } = act.cards.card;
  return states !== undefined || past?.in === 'this turn';
}

function isTrueUntapped(act: Act): boolean {
  if (!('for' in act) || typeof act.for !== 'object' || !('while' in act.for)) return false;
  return cannotBeTappedFor(act.for.while);
}

/** A continuous effect taps its card: what works untapped or covered must be passive (R-T31). */
function cannotBeTappedFor(holds: Condition): boolean {
  if (holds.is === 'not') return mustBe(holds.of, 'tapped');
  if (holds.is !== 'card' || holds.card.the !== 'this') return false;
  const { a } = holds;
  return a.kind === 'state' ? a.state === 'untapped' : a.kind === 'place' && a.place === 'under';
}

/** "When this card is tapped": by then only a passive effect hears it (R-T31). */
function isOwnTap(event: Event): boolean {
  return event.what === 'tapped' && event.card === 'this';
}

/** "When you gain points, untap this card": a latent effect would need it untapped, and tap it (R-T202). */
function untapsItself({ when, sentences, evenTapped }: Effect): boolean {
  const [first] = sentences;
  if (evenTapped || !first) return false;
  return untapsAtOnce(first, when !== undefined && 'event' in when && isSetOffByThis(when));
}

/** "Twice per turn, when ...": a latent effect would tap its card the first time (R-T203). */
const happensAgain = ({ limit, evenTapped }: Effect): boolean =>
  limit?.per === 'turn' && limit.times > 1 && !evenTapped;

/** "While this card is under another card". */
function isCovered(holds: Condition): boolean {
  return holds.is === 'card' && holds.a.kind === 'place' && holds.a.place === 'under';
}

/** Does all of it hold by itself, with nothing to be done? */
function standsWhole(effect: Effect): boolean {
  const all = effect.sentences.reduce((count, { acts }) => count + acts.length, 0);
  return standingActs(effect).length === all;
}

/** "If this card is tapped, ...", "Untap this card", as what is done or paid: a dormant effect is used so (R-T31). */
function asksForOwnTap({ sentences, evenTapped }: Effect): boolean {
  const [first] = sentences;
  const { if: condition, cost } = first ?? {};
  if (evenTapped) return false;
  if (first && untapsAtOnce(first)) return true;
  return (condition !== undefined && mustBe(condition, 'tapped')) || untapsToPay(cost);
}

/** "the equipped unit", in an act or as the card of an event. */
export function speaksOfEquippedUnit(effect: Effect): boolean {
  let speaks = false;
  visit(effect, (key, value) => {
    speaks ||= key === 'withUnit' || (value === 'equipped' && (key === 'the' || key === 'card'));
  });
  return speaks;
}
