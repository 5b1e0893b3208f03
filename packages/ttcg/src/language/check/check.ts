import { ByWords, type Said } from '../by-words.ts';
import { standsByItself } from '../effect-type.ts';
import { isPlural } from '../grammar/cards/phrase.ts';
import { eventPhrase } from '../print/events.ts';
import { watchPhrase } from '../print/print.ts';
import { answersDraw } from '../tree/answers-draw.ts';
import { speaksOfChain } from '../tree/of-chain.ts';
import { inOneWay, waysOf } from '../tree/one-way.ts';
import { IT_WORDS } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Effect, EffectType, Event, Period } from '../tree/tree.ts';
import { answerTo } from '../tree/triggers.ts';
import { everyAct } from '../tree/walk.ts';
import { faultsOf } from './acts.ts';
import { checkAsked } from './asked.ts';
import { Case, type Check, type Complaint } from './case.ts';
import { checkEquipped } from './equipped.ts';
import { faultWords } from './fault.ts';
import { checkFilters } from './filters.ts';
import { HAPPENS } from './happens.ts';
import { checkIt } from './it.ts';
import { checkLeaders, LEADERS } from './leaders.ts';
import { checkLinks } from './links.ts';
import { mentionsOf } from './mentions.ts';
import { checkRanking } from './ranking.ts';
import { checkReferences, POINTING_WORDS } from './references.ts';
import { checkShown } from './shown.ts';
import { checkTwoCards } from './two-cards.ts';
import { checkWhere } from './where.ts';
import { WORKS } from './works.ts';

export type { Complaint } from './case.ts';

/** All that is checked, of what an effect says. */
export const CHECKS = new ByWords<Check>([
  { check: checkStyle, about: ['style'] },
  { check: checkNumbers, about: ['limit'] },
  { check: checkPaid, about: ['cost'] },
  { check: checkFilters, about: ['noun'] },
  { check: checkWhere, about: ['place', 'beside', 'answering'] },
  { check: checkActs },
  { check: checkIt, about: [...IT_WORDS, 'victim'] },
  { check: checkReferences, about: POINTING_WORDS },
  { check: checkTwoCards, about: IT_WORDS },
  { check: checkEquipped, about: ['equip', 'equipped', 'withUnit'] },
  { check: checkAnswers, about: ['counter', 'redirect'] },
  { check: checkReplaced, about: ['nothing', 'would'] },
  { check: checkBefore, about: ['before'] },
  { check: checkType },
  { check: checkStays, about: ['cost'] },
  { check: checkUnpaid, about: ['discards', 'paid'] },
  { check: checkLeaders, about: LEADERS },
  { check: checkLinks, about: ['link', 'both'] },
  { check: checkWatches, about: ['on'] },
  { check: checkShown, about: ['look', 'reveal'] },
  { check: checkTimes, about: ['during'] },
  { check: checkAsked, about: [...IT_WORDS, 'victim'] },
  { check: checkRanking, about: ['allow', 'allowRankUp', 'rankUp'] },
  ...WORKS,
  ...HAPPENS,
]);

/** What makes no sense in an effect that is written well: acts and targets that do not go together. */
export function checkEffect(effect: Effect, type: EffectType): Complaint[] {
  const said = CHECKS.saidIn(effect);
  const ways = waysOf(effect);
  if (ways === 1) return complaintsOf(effect, type, said);
  // What one thing or another sets off must make sense after each.
  const found = new Map<string, Complaint>();
  for (let way = 0; way < ways; way++)
    for (const complaint of complaintsOf(inOneWay(effect, way), type, said))
      found.set(complaint.reason, complaint);
  return [...found.values()];
}

function complaintsOf(effect: Effect, type: EffectType, said: Said): Complaint[] {
  const checked = new Case(effect, type);
  for (const { check, words } of CHECKS.all) if ((said & words) !== 0) check(checked);
  return checked.complaints;
}

/** "During your turn, this card gains 100 attack. During your opponent's turn, it gains 100 defense." */
function checkTimes(checked: Case): void {
  const { during, sentences } = checked.effect;
  const [first, ...others] = sentences;
  if (!during || !first || !standsByItself({ during, sentences: [first] })) return;
  const acts = others.flatMap((sentence) => sentence.acts);
  const later = acts.find((act) => 'for' in act && isEverySuchTime(act.for));
  if (later)
    checked.complainOf(later, 'what holds at another time is said in an effect of its own');
}

const isEverySuchTime = (duration: unknown): boolean =>
  typeof duration === 'object' &&
  duration !== null &&
  'during' in duration &&
  !(duration.during as Period).next;

/** R-T83: a card and its text name the same type. */
function checkStyle(checked: Case): void {
  const { effect, type } = checked;
  if (effect.style && effect.style !== type)
    checked.complain(`The text says "${effect.style}", but the card says "${type}".`);
}

function checkNumbers(checked: Case): void {
  const { limit } = checked.effect;
  if (limit && limit.times < 1) checked.complain('An effect that works 0 times does nothing.');
}

/** What is paid is paid in full, so it must be known how much it is. */
function checkPaid(checked: Case): void {
  for (const { cost } of checked.effect.sentences) {
    for (const act of cost ?? []) {
      const cards = slotsOf(act)[0]?.cards;
      const counted = cards?.the === 'pick' && typeof cards.count === 'object';
      if (counted && 'amount' in cards.count)
        checked.complainOf(act, 'say how many cards are paid');
    }
  }
}

/** Acts that make no sense with their targets. */
function checkActs(checked: Case): void {
  for (const [place, act] of checked.acts.entries()) {
    const before = checked.acts[place - 1];
    if (before?.do === 'enterTapped' && before.cards.the === 'pick' && pointsAtThose(act))
      checked.complainOf(act, 'those that are still to come are not on the field; say which cards');
    for (const fault of faultsOf(act)) checked.complainOf(act, faultWords(fault));
    if (isAskedOfEach(act))
      checked.complainOf(act, 'that is asked of each; say it before them, like "all tapped units"');
  }
}

/** "Enemy spells enter tapped and cannot be untapped": those that enter. */
const pointsAtThose = (act: Act): boolean => slotsOf(act).some(({ cards }) => cards.the === 'that');

/** "All units gain 100 attack while they are tapped": how long something lasts is asked of one card. */
function isAskedOfEach(act: Act): boolean {
  if (!('for' in act) || typeof act.for !== 'object' || !('while' in act.for)) return false;
  const cards = slotsOf(act)[0]?.cards;
  return cards?.the === 'pick' && isPlural(cards) && mentionsOf(act.for).that;
}

/** Countering and redirecting need something that they answer. */
function checkAnswers(checked: Case): void {
  const { effect, type, acts } = checked;
  if (effect.when?.at === 'while')
    for (const act of acts.filter(answers))
      checked.complainOf(act, 'say "whenever ...", or that cards "lose their effects"');
  if (type === 'counter' || type === 'pulse') return;
  if (effect.when && 'event' in effect.when) return;
  if (!acts.some(answers)) return;
  const unasked = effect.sentences.filter(({ on }) => !on);
  for (const act of everyAct({ sentences: unasked }).filter(answers)) {
    const why = `${type} effects answer nothing; this needs a counter effect or "when ..."`;
    checked.complainOf(act, why);
  }
}

const answers = (act: Act): boolean => act.do === 'counter' || act.do === 'redirect';

/** What something else can happen instead of. */
const REPLACEABLE: readonly Event['what'][] = [
  'destroyed',
  'leaves',
  'sent',
  'discarded',
  'milled',
  'drawn',
  'tapped',
  'untapped',
  'draws',
  'discards',
  'mills',
  'gainsPoints',
  'losesPoints',
];

function checkReplaced(checked: Case): void {
  const { when, sentences } = checked.effect;
  sentences.forEach(({ on, acts, cost }, i) => {
    const replaces = on?.would || (i === 0 && when?.at === 'would');
    const idle = everyAct({ sentences: [{ acts, ...(cost && { cost }) }] }).some(isNothing);
    if (idle && !replaces)
      checked.complain('"Nothing happens": only instead of something that would happen.');
  });
  for (const { on } of sentences) if (on?.would) checkReplaceable(checked, on.event);
  if (when?.at === 'would') checkReplaceable(checked, when.event);
}

const isNothing = (act: Act): boolean => act.do === 'nothing';

function checkReplaceable(checked: Case, event: Event): void {
  if (REPLACEABLE.includes(event.what)) return;
  const words = eventPhrase(event, 'would', { several: false });
  checked.complain(`"if ${words}": nothing can happen instead of that; "when ..." can answer it.`);
}

/** What is announced, so that something can come before it. */
const ANNOUNCED: readonly Event['what'][] = [
  'attacks',
  'attacked',
  'targeted',
  'activates',
  'activatesEffect',
];

/** "Before a unit is destroyed": it has happened already when it is noticed (R-T7). */
function checkBefore(checked: Case): void {
  const { when } = checked.effect;
  if (when?.at !== 'event' || when.word !== 'before' || ANNOUNCED.includes(when.event.what)) return;
  // What counters a play hears of it before the card has come to the field.
  if (checked.type === 'counter' && answerTo(when.event)) return;
  const speech = { several: false };
  const would = `if ${eventPhrase(when.event, 'would', speech)}, ... instead`;
  const say = REPLACEABLE.includes(when.event.what) ? would : 'when ...';
  const words = eventPhrase(when.event, 'present', speech);
  checked.complain(`"before ${words}": nothing comes before that; say "${say}".`);
}

const ANSWERS: readonly Act['do'][] = [
  'counter',
  'ward',
  'redirect',
  'forbid',
  'bar',
  'immune',
  'orderChain',
];

/** What the type of the effect asks of its text. */
function checkType(checked: Case): void {
  const { type, acts } = checked;
  const { when } = checked.effect;
  const has = (kinds: readonly Act['do'][]) => acts.some((act) => kinds.includes(act.do));
  if (type === 'latent' && !(when && when.at !== 'while')) {
    checked.complain('A latent effect waits for something: it needs "when ...".');
  }
  const answers =
    (when && 'event' in when) ||
    has(ANSWERS) ||
    answersDraw(checked.effect) ||
    speaksOfChain(checked.effect);
  if (type === 'counter' && !answers) {
    checked.complain('A counter effect needs something to answer: "when ..." or "counter ...".');
  }
}

/** For an overload effect alone another card is discarded. */
function checkUnpaid(checked: Case): void {
  if (checked.type === 'overload') return;
  if (checked.effect.discards)
    checked.complain('Another card is discarded for overload effects alone.');
  if (checked.nodes.some(({ the }) => the === 'paid'))
    checked.complain('"The discarded card": no card was discarded before.');
}

/** An effect that lasts while its card stays cannot be paid for with that card. */
function checkStays(checked: Case): void {
  if (checked.type !== 'continuous' && checked.type !== 'equip') return;
  const [first] = checked.effect.sentences;
  for (const act of first?.cost ?? []) {
    const leaves = act.do === 'destroy' || act.do === 'move' || act.do === 'discard';
    if (leaves && act.cards.the === 'this')
      checked.complainOf(act, `${checked.type} effects end when their card leaves the field`);
  }
}

/** Only what stays at work can watch for something without an end. */
function checkWatches(checked: Case): void {
  if (checked.type === 'continuous' || checked.type === 'equip') return;
  for (const { on } of checked.effect.sentences) {
    if (!on || on.for) continue;
    const words = watchPhrase(on, { several: false });
    checked.complain(`"${words}": say for how long, like "this turn, whenever ...".`);
  }
}
