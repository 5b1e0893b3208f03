import { isOfThisAnywhere } from './tree/overrules.ts';
import type { Act, Condition, Effect, EffectType } from './tree/tree.ts';
import { everyAct, visit } from './tree/walk.ts';

/**
 * R-T22: the type of an effect whose card names none. A text that counters or equips is of that type;
 * otherwise its opening tells. What redirects without saying when answers, too.
 */
export function effectTypeOf(effect: Effect): EffectType {
  const acts = everyAct(effect);
  if (answers(effect, acts, 'counter')) return 'counter';
  if (acts.some((act) => act.do === 'equip') || speaksOfEquippedUnit(effect)) return 'equip';
  switch (effect.when?.at) {
    case 'event':
      return effect.when.word === 'whenever' ? 'passive' : 'latent';
    case 'start':
    case 'end':
    case 'would':
      return 'passive';
    case 'while':
      return cannotBeTappedFor(effect.when.holds) ? 'passive' : 'continuous';
    default:
      if (answers(effect, acts, 'redirect')) return 'counter';
      if (acts.some(isOfThisAnywhere)) return 'passive';
      if (!standsByItself(effect)) return 'normal';
      return effect.during || acts.some(isTrueUntapped) ? 'passive' : 'continuous';
  }
}

/** Does it answer something itself, rather than what it is on the watch for? */
function answers(
  { sentences }: Effect,
  acts: readonly Act[],
  does: 'counter' | 'redirect',
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
  return acts.every((act) => isTrueOf(act) && (during ? !('for' in act && act.for) : isWhile(act)));
}

/** Things that are true of cards, rather than done to them. */
const TRUE_OF: readonly Act['do'][] = ['stat', 'type', 'subtype', 'forbid', 'immune', 'turnStats'];

/** Things that are true of players. */
const TRUE_OF_PLAYERS: readonly Act['do'][] = ['bar', 'limitPlays', 'openHand', 'openDraws'];

function isTrueOf(act: Act): boolean {
  if (TRUE_OF_PLAYERS.includes(act.do)) return true;
  if (!TRUE_OF.includes(act.do) || !('cards' in act) || !('the' in act.cards)) return false;
  return act.cards.the === 'this' || (act.cards.the === 'pick' && act.cards.count === 'all');
}

function isWhile(act: Act): boolean {
  return 'for' in act && typeof act.for === 'object' && 'while' in act.for;
}

function isTrueUntapped(act: Act): boolean {
  if (!('for' in act) || typeof act.for !== 'object' || !('while' in act.for)) return false;
  return cannotBeTappedFor(act.for.while);
}

/** A continuous effect taps its card: what works untapped or covered must be passive (R-T31). */
function cannotBeTappedFor(holds: Condition): boolean {
  if (holds.is !== 'card' || holds.card.the !== 'this') return false;
  const { a } = holds;
  return a.kind === 'state' ? a.state === 'untapped' : a.kind === 'place' && a.place === 'under';
}

/** "the equipped unit", in an act or as the card of an event. */
export function speaksOfEquippedUnit(effect: Effect): boolean {
  let speaks = false;
  visit(effect, (key, value) => {
    speaks ||= value === 'equipped' && (key === 'the' || key === 'card');
  });
  return speaks;
}
