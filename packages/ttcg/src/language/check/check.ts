import { eventPhrase } from '../print/events.ts';
import { watchPhrase } from '../print/print.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { pointsBack } from '../tree/for-each.ts';
import { targetsOf } from '../tree/targets.ts';
import type { Act, Effect, EffectType, Event, Sentence } from '../tree/tree.ts';
import { everyAct } from '../tree/walk.ts';
import { checkAct } from './acts.ts';
import { checkFilters } from './filters.ts';
import { checkIt } from './it.ts';
import { checkReferences } from './references.ts';
import { checkShown } from './shown.ts';
import { about, type Complaint } from './words.ts';

export type { Complaint } from './words.ts';

/** What makes no sense in an effect that is written well: acts and targets that do not go together. */
export function checkEffect(effect: Effect, type: EffectType): Complaint[] {
  const all = [
    ...checkNumbers(effect),
    ...checkFilters(effect),
    ...everyAct(effect).flatMap(checkAct),
    ...checkIt(effect),
    ...checkReferences(effect, type),
    ...checkAnswers(effect, type),
    ...checkReplaced(effect),
    ...checkType(effect, type),
    ...checkLinks(effect),
    ...checkWatches(effect, type),
    ...checkShown(effect),
  ];
  if (all.length < 2) return all;
  return all.filter(({ reason }, i) => all.findIndex((other) => other.reason === reason) === i);
}

function checkNumbers({ limit }: Effect): Complaint[] {
  return limit && limit.times < 1 ? [{ reason: 'An effect that works 0 times does nothing.' }] : [];
}

/** Countering and redirecting need something that they answer. */
function checkAnswers(effect: Effect, type: EffectType): Complaint[] {
  if (type === 'counter' || type === 'pulse') return [];
  if (effect.when && 'event' in effect.when) return [];
  const unasked = effect.sentences.filter(({ on }) => !on);
  return everyAct({ sentences: unasked })
    .filter((act) => act.do === 'counter' || act.do === 'redirect')
    .map((act) =>
      about(act, `${type} effects answer nothing; this needs a counter effect or "when ..."`),
    );
}

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

function checkReplaced({ when, sentences }: Effect): Complaint[] {
  const replaced = sentences.flatMap(({ on }) => (on?.would ? [on.event] : []));
  if (when?.at === 'would') replaced.push(when.event);
  return replaced
    .filter(({ what }) => !REPLACEABLE.includes(what))
    .map((event) => {
      const words = eventPhrase(event, 'would', { several: false });
      const reason = `"if ${words}": nothing can happen instead of that; "when ..." can answer it.`;
      return { reason };
    });
}

const ANSWERS: readonly Act['do'][] = ['counter', 'redirect', 'forbid', 'bar', 'immune'];

const LASTING: readonly Act['do'][] = [
  ...ANSWERS,
  'limitPlays',
  'openHand',
  'openDraws',
  'scalePoints',
  'stat',
  'turnStats',
  'invertBonus',
  'type',
  'subtype',
  'copy',
  'copyStats',
  'control',
  'extraPlays',
  'extraAttacks',
  'allow',
  'lure',
  'compel',
  'equip',
];

/** What the type of the effect asks of its text. */
function checkType(effect: Effect, type: EffectType): Complaint[] {
  const has = (kinds: readonly Act['do'][]) =>
    everyAct(effect).some((act) => kinds.includes(act.do));
  switch (type) {
    case 'latent':
      return effect.when && effect.when.at !== 'while'
        ? []
        : [{ reason: 'A latent effect waits for something: it needs "when ...".' }];
    case 'passive':
      return effect.when || has(LASTING)
        ? []
        : [{ reason: 'A passive effect needs "whenever ..." or something that lasts.' }];
    case 'counter':
      return (effect.when && 'event' in effect.when) || has(ANSWERS)
        ? []
        : [{ reason: 'A counter effect needs something to answer: "when ..." or "counter ...".' }];
    case 'continuous':
    case 'equip':
      return checkStays(effect, type);
    default:
      return [];
  }
}

/** An effect that lasts while its card stays cannot be paid for with that card. */
function checkStays(effect: Effect, type: EffectType): Complaint[] {
  const [first] = effect.sentences;
  return (first?.cost ?? [])
    .filter(
      (act) =>
        (act.do === 'destroy' || act.do === 'move' || act.do === 'discard') &&
        act.cards.the === 'this',
    )
    .map((act) => about(act, `${type} effects end when their card leaves the field`));
}

/** Only what stays at work can watch for something without an end. */
function checkWatches({ sentences }: Effect, type: EffectType): Complaint[] {
  if (type === 'continuous' || type === 'equip') return [];
  return sentences.flatMap(({ on }) => {
    if (!on || on.for) return [];
    const words = watchPhrase(on, { several: false });
    return [{ reason: `"${words}": say for how long, like "this turn, whenever ...".` }];
  });
}

function checkLinks(effect: Effect): Complaint[] {
  const { sentences } = effect;
  return sentences.flatMap((sentence, i) => {
    if (sentence.link === 'otherwise' && !sentences[i - 1]?.if) {
      return [{ reason: '"Otherwise" needs an "if" in the sentence before.' }];
    }
    const before = sentences[i - 1]?.acts.at(-1);
    if ((sentence.link === 'done' || sentence.link === 'undone') && before?.do === 'extraPlays') {
      return [about(before, 'whether it is used is known only later')];
    }
    if (sentence.link === 'instead' && !sentence.if) {
      return [{ reason: '"Instead" needs an "if" that says when.' }];
    }
    return sentence.link === 'instead' ? checkInstead(effect, i) : [];
  });
}

/** "Mill one card. If it is a unit, ... instead.": which card it is must be known before it is done. */
function checkInstead(effect: Effect, at: number): Complaint[] {
  const { if: condition, acts } = effect.sentences[at] as Sentence;
  if (!pointsBack(condition) && !acts.some(pointsBack)) return [];
  if (targetsOf(effect).some(({ sentence }) => sentence === at - 1)) return [];
  const [unknown] = (effect.sentences[at - 1]?.acts ?? []).filter(
    (act) => !CARDLESS.includes(act.do) && !pointsBack(act),
  );
  if (!unknown) return [];
  return [
    about(unknown, 'what "it" is must be known before; say "Choose ..." or "Reveal ..." first'),
  ];
}
