import { isOfWhicheverAre } from '../effect-type.ts';
import { saysInThisTurn } from '../grammar/sentence-acts.ts';
import { eventPhrase } from '../print/events.ts';
import { effectBehind } from '../tree/effect-behind.ts';
import { canLast } from '../tree/lasting.ts';
import { mustBe, untapsAtOnce, untapsToPay } from '../tree/own-tap.ts';
import { shieldOf } from '../tree/shield.ts';
import { standingActs, standsStill } from '../tree/standing.ts';
import { eventsOf } from '../tree/told.ts';
import type {
  Act,
  CardRef,
  Condition,
  EffectType,
  Event,
  Sentence,
  Trigger,
} from '../tree/tree.ts';
import { answerTo } from '../tree/triggers.ts';
import { isSetOffByThis, playsItself, usedFrom } from '../tree/used-from.ts';
import type { Node } from '../tree/walk.ts';
import { isThisCovered } from '../tree/while-covered.ts';
import { workedFaults } from './acts.ts';
import type { Case, Check } from './case.ts';

/** What an effect of its type could never do: be used, be set off, or hold (R-T95). */
export const WORKS: readonly Check[] = [
  { check: checkHolds },
  { check: checkCovered, about: ['under'] },
  { check: checkOwnEvents, about: ['event'] },
  { check: checkAway, about: ['cost', 'from'] },
  { check: checkOwnTap, about: ['tapped', 'untapped', 'untap'] },
  { check: checkWhere, about: ['if', 'while'] },
  { check: checkBecomes, about: ['becomes'] },
  { check: checkCountered, about: ['counter', 'redirect'] },
  { check: checkPutOff, about: ['at'] },
  { check: checkCopied, about: ['copy'] },
  { check: checkWhicheverAre, about: ['noun'] },
  { check: checkThenWhile, about: ['if', 'while'] },
];

/** R-T364. "Normal: Tapped enemy units cannot attack.": those that are tapped now, or whichever are so at a time? */
function checkWhicheverAre(checked: Case): void {
  if (standsStill(checked.effect, checked.type)) return;
  for (const act of checked.acts)
    if (isOfWhicheverAre(act))
      checked.complainOf(act, 'say for how long; of whichever are so, a continuous effect says it');
}

/** R-T365. "While this card is tapped, your units gain 100 attack, then draw a card.": at once, or when that is over? */
function checkThenWhile(checked: Case): void {
  const { when, sentences } = checked.effect;
  if (when?.at !== 'while' || !standsStill(checked.effect, checked.type)) return;
  const { acts } = sentences[0] as Sentence;
  const then = acts.findIndex((act) => act.then);
  const lasting = then > 0 && acts.slice(0, then).find((act) => canLast(act));
  if (lasting) checked.complainOf(lasting, 'say in an effect of its own what is done "then"');
}

/** R-T303. "When your opponent activates a continuous effect, copy it": that one is meant. */
function checkCopied(checked: Case): void {
  const { when } = checked.effect;
  if (!when || !('event' in when)) return;
  const styles = eventsOf(when).map((event) => {
    const of = event.what === 'activatesEffect' ? event.other : 'card' in event ? event.card : null;
    return event.what.startsWith('activates') && typeof of === 'object'
      ? of?.acting?.style
      : undefined;
  });
  for (const act of checked.acts) {
    if (act.do !== 'copy' || act.cards.the !== 'that' || act.which) continue;
    const faults = styles.flatMap((which) => (which ? workedFaults({ do: 'copy', which }) : []));
    for (const why of faults) checked.complainOf(act, why);
  }
}

const WHOSE = {
  your: 'your',
  opponent: "your opponent's",
  each: 'each',
  owner: "its owner's",
} as const;

/** "Equip this card to one unit. At the start of your turn, ...": put off to the next, or in each of them? */
function checkPutOff(checked: Case): void {
  const stays = checked.type === 'continuous' || checked.type === 'equip';
  for (const sentence of checked.effect.sentences) {
    const { at } = sentence;
    if (typeof at !== 'object' || at.this) continue;
    if (at.at === 'start' && at.of.part === 'turn' && saysInThisTurn(sentence))
      checked.complain('Nothing has happened in a turn that only begins; say "last turn".');
    if (at.of.next) continue;
    const { part, whose } = at.of;
    const isTurn = part === 'turn';
    const once =
      isTurn && at.at === 'end' ? !stays || whose === 'each' : !isTurn && whose !== 'each';
    if (!once)
      checked.complain(
        `"At the ${at.at} of ${WHOSE[whose]} ${part}": what is put off is done once; say the next ${part}.`,
      );
  }
}

/** "When your opponent draws a card, counter the effect": once they have, none is left to be countered (R-T210). */
function checkCountered(checked: Case): void {
  const { when, sentences } = checked.effect;
  if (!when || when.at === 'while') return;
  for (const { on, acts } of sentences)
    for (const act of on ? [] : acts) {
      if (act.do !== 'counter' && act.do !== 'redirect') continue;
      const other = 'all' in act ? undefined : otherAnnounced(when, act.what);
      if (other) checked.complainOf(act, `what is announced then is ${other}`);
      if (act.do !== 'counter' || act.what !== 'effect' || act.of || act.targeting) continue;
      if (when.at !== 'event') checked.complainOf(act, 'nothing is announced then');
      else if (eventsOf(when).some(effectBehind))
        checked.complainOf(act, 'that has happened by then; say "counter it"');
    }
}

/** R-T292. "When this card attacks, counter the effect": what that would answer, if it is something else. */
function otherAnnounced(when: Trigger, what: 'effect' | 'attack' | 'play'): string | undefined {
  if (when.at !== 'event') return undefined;
  const answered = eventsOf(when).map(answerTo);
  if (answered.some((one) => one === undefined || one === what)) return undefined;
  return answered[0] && ANNOUNCED[answered[0]];
}

const ANNOUNCED = {
  effect: 'an effect; say "the effect"',
  attack: 'an attack; say "the attack"',
  play: 'a play; say "the play"',
} as const;

/** A passive effect without an event is not used: all that it says must hold by itself. */
function checkHolds(checked: Case): void {
  const { effect, type } = checked;
  if (type !== 'passive' || !standsStill(effect, type)) return;
  if (shieldOf(effect) || playsItself(effect)) return;
  const standing = standingActs(effect, type);
  const isStanding = (sentence: number, place: number) =>
    standing.some((one) => one.sentence === sentence && one.place === place);
  for (const [sentence, { acts, cost = [] }] of effect.sentences.entries()) {
    for (const act of cost) neverDone(checked, act);
    for (const [place, act] of acts.entries())
      if (!isStanding(sentence, place)) neverDone(checked, act);
  }
}

function neverDone(checked: Case, act: Act): void {
  checked.complainOf(
    act,
    'a passive effect holds by itself or needs "whenever ..."; nobody uses it to do that',
  );
}

/** Cards under others sleep, but for what holds while they lie there (2.2.6). */
function checkCovered(checked: Case): void {
  const { effect, type } = checked;
  const asked = effect.when ? undefined : effect.sentences[0]?.if;
  const holds = effect.when?.at === 'while' ? effect.when.holds : asked;
  if (!holds || !isThisCovered(holds)) return;
  if (type !== 'passive')
    checked.complain(`A card under another one is not used: a ${type} effect does nothing there.`);
}

/** What befalls this card, and how it then lies, where that is not as the type asks. */
const LEAVING: readonly Event['what'][] = [
  'destroyed',
  'sent',
  'leaves',
  'discarded',
  'milled',
  'drawn',
];
const UNTAPPED_AFTER: readonly Event['what'][] = ['played', 'untapped'];
const USED_UNTAPPED: readonly EffectType[] = ['normal', 'latent', 'overload', 'counter', 'pulse'];

function checkOwnEvents(checked: Case): void {
  const { effect, type } = checked;
  const { when, evenTapped } = effect;
  if (when?.at !== 'event') return;
  const answers = type === 'counter' || type === 'pulse';
  if (answers && when.word === 'after')
    checked.complain(`A ${type} effect answers what is announced: say "when", not "after".`);
  if (when.event.what === 'chainResolves' && when.event.before && !answers)
    checked.complain('"a chain would resolve": only counter and pulse effects answer it.');
  if (!('card' in when.event) || when.event.card !== 'this') return;
  const { what } = when.event;
  const say = (why: string) =>
    checked.complain(`"${eventPhrase(when.event, 'present', { several: false })}": ${why}.`);
  if (answers && LEAVING.includes(what))
    say(`by then this card has left, and a ${type} effect is used where it lies`);
  if (type === 'dormant' && LEAVING.includes(what))
    say('a dormant effect works on the field, from a card that was tapped before');
  if (type === 'dormant' && (UNTAPPED_AFTER.includes(what) || what === 'tapped'))
    say('a dormant effect needs a card that was tapped in an earlier turn');
  if (what === 'tapped' && USED_UNTAPPED.includes(type) && !evenTapped)
    say(
      `by then this card is tapped, and a ${type} effect needs it untapped; a passive one does not`,
    );
}

/** What is said of cards and players, rather than done. */
const HOLDS: readonly Act['do'][] = [
  'stat',
  'turnStats',
  'type',
  'subtype',
  'forbid',
  'bar',
  'immune',
  'price',
  'allow',
  'allowRankUp',
  'limitPlays',
  'openHand',
  'scalePoints',
];

/** "When you control a dragon, this card gains 100 attack": from then on for good, or as long as that is so? */
function checkBecomes(checked: Case): void {
  const { effect, type, acts } = checked;
  if (effect.when?.at !== 'becomes') return;
  if (type === 'pulse')
    checked.complain('A pulse effect answers what happens, not what has come to be so.');
  for (const act of acts)
    if (HOLDS.includes(act.do) && canLast(act))
      checked.complainOf(act, 'say "while", not "when", or for how long it lasts');
}

/** Out of the hand or discard pile an effect is used by its player, and only once. */
function checkAway(checked: Case): void {
  const { effect, type } = checked;
  const from = usedFrom(effect);
  if (from === 'field') return;
  const place = from === 'hand' ? 'hand' : 'discard pile';
  const stays = type === 'continuous' || type === 'equip';
  if (type === 'echo' || type === 'dormant' || (stays && from === 'discard'))
    checked.complain(`${nameOf(type)} effects work on the field, not out of the ${place}.`);
  const { when } = effect;
  if (!when) return;
  if (when.at !== 'event')
    checked.complain(`Out of the ${place} an effect does not happen: ${sayInstead(when)}.`);
  else if (type !== 'counter' && type !== 'pulse')
    checked.complain(`Out of the ${place} only counter and pulse effects answer (R-T25).`);
  else if (!effect.sentences[0]?.may && !effect.sentences[0]?.cost)
    checked.complain(`Out of the ${place} nothing happens by itself: say "you may".`);
}

function sayInstead({ at }: Trigger): string {
  if (at === 'while') return 'say "if", not "while"';
  if (at === 'becomes') return 'say "if", not "when"';
  if (at === 'would') return 'it takes the place of nothing; say "when ..., you may ..."';
  return 'say "during your turn, you may ..."';
}

const nameOf = (type: EffectType): string => `${type[0]?.toUpperCase()}${type.slice(1)}`;

/** The types of effects that a card is tapped for when it was untapped. */
const TAPS: readonly EffectType[] = [...USED_UNTAPPED, 'continuous', 'equip', 'echo'];

const endsWithOwnTap = ({ untilTurned, to }: Node): boolean =>
  to === 'tapped' && (untilTurned as CardRef | undefined)?.the === 'this';

/** "If this card is tapped": only a dormant or passive effect works then, or one that says so. */
function checkOwnTap(checked: Case): void {
  const { effect, type } = checked;
  if (TAPS.includes(type) && !effect.evenTapped && checked.nodes.some(endsWithOwnTap))
    checked.complain(`"until this card is tapped": it is tapped for a ${type} effect.`);
  const condition = effect.sentences[0]?.if;
  if (type === 'dormant' && condition && mustBe(condition, 'untapped'))
    checked.complain('"if this card is untapped": a dormant effect needs it tapped.');
  const isUsedTapped = type === 'dormant' || type === 'passive' || effect.evenTapped;
  if (!isUsedTapped && untapsToPay(effect.sentences[0]?.cost))
    checked.complain(
      `"untap this card to ...": a ${type} effect needs it untapped; a dormant one does not.`,
    );
  const [first] = effect.sentences;
  if (USED_UNTAPPED.includes(type) && !effect.evenTapped && first && untapsAtOnce(first))
    checked.complain(
      `"untap this card": a ${type} effect needs it untapped; a ${effect.when ? 'passive' : 'dormant'} one does not.`,
    );
  if (isUsedTapped || effect.when || !condition || !mustBe(condition, 'tapped')) return;
  checked.complain(`"if this card is tapped": a ${type} effect needs it untapped.`);
}

/** "While this card is in your hand": away from the field it says nothing, unless it is used there. */
function checkWhere(checked: Case): void {
  const { effect } = checked;
  const { when, sentences } = effect;
  if (when?.at === 'event' && isSetOffByThis(when)) return;
  const conditions = [when?.at === 'while' ? when.holds : undefined, sentences[0]?.if];
  const from = usedFrom(effect);
  for (const place of ['hand', 'deck', 'discard'] as const)
    if (place !== from && conditions.some((one) => one && isOfThis(one, place)))
      checked.complain(
        `Its card says nothing in a ${place === 'discard' ? 'discard pile' : place}: it works on the field.`,
      );
}

function isOfThis(condition: Condition, place: string): boolean {
  if (condition.is === 'all') return condition.of.some((one) => isOfThis(one, place));
  if (condition.is !== 'card' || condition.card.the !== 'this') return false;
  return condition.a.kind === 'place' && condition.a.place === place;
}
