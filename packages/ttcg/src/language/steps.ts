import { pickPhrase } from './print/cards.ts';
import { player } from './print/clauses.ts';
import { conditionPhrase } from './print/conditions.ts';
import type { Speech } from './print/filter.ts';
import {
  actsPhrase,
  costPhrase,
  discardPhrase,
  inItsTurn,
  limitPhrase,
  triggerPhrase,
  watchPhrase,
} from './print/print.ts';
import { periodPhrase } from './print/times.ts';
import { capital } from './print/words.ts';
import { isLasting, openPicks } from './step-choices.ts';
import { sentencesAlone } from './tree/alone.ts';
import { isAskedLate } from './tree/asked-late.ts';
import { isDoneApart } from './tree/for-each.ts';
import { canShield, shieldOf } from './tree/shield.ts';
import { targetsOf } from './tree/targets.ts';
import type { Act, Effect, EffectType, Pick, Sentence } from './tree/tree.ts';
import { usedFrom } from './tree/used-from.ts';

/** R-T20: how an effect of each type comes about. */
const TIMING: Record<EffectType, string> = {
  normal: 'Tap this card to use it: a unit on your turn, a spell on either turn.',
  continuous: 'Tap this card to use it. It lasts while this card stays on the field and tapped.',
  counter: 'Tap this card to use it, and only to answer what your opponent does.',
  equip: 'Tap this card to use it. It lasts until this card or the unit it is equipped to is gone.',
  latent: 'It happens by itself if this card is untapped, and taps it.',
  dormant: 'Use it once per turn while this card is tapped, from the turn after it was tapped.',
  passive: 'It works by itself, whether this card is tapped or not.',
  overload: 'Tap this card and discard another card to use it, once while it is on the field.',
  echo: 'It happens when this card is played, and again, tapping it, when it is next untapped.',
  pulse: 'Tap this card to use it, on either turn, when something has changed or is about to.',
};

/** R-T25: the same for an effect that is used away from the field. */
function timingAway(where: string, type: EffectType, waits: boolean): string {
  if (type === 'counter' && waits) return `Use it from ${where}, and only when that has happened.`;
  if (type === 'counter')
    return `Use it from ${where}, and only to answer what your opponent does.`;
  if (type === 'pulse')
    return `Use it from ${where}, on either turn, when something has changed or is about to.`;
  return `Use it from ${where}, on your turn.`;
}

/** What an effect stands on, where that is known. */
type Bearer = 'unit' | 'spell' | undefined;

const NORMAL_ON = {
  unit: 'Tap this card to use it, on your turn.',
  spell: 'Tap this card to use it, on either turn.',
} as const;

const NORMAL_AT_A_TIME = 'Tap this card to use it.';

function timingOf(effect: Effect, type: EffectType, on: Bearer): string {
  const from = usedFrom(effect);
  // "During your opponent's main phase, ...": that says when.
  if (from === 'field' && type === 'normal' && effect.during) return NORMAL_AT_A_TIME;
  if (from === 'field' && type === 'normal' && on) return NORMAL_ON[on];
  if (from === 'field') return TIMING[type];
  return timingAway(
    from === 'hand' ? 'your hand' : 'your discard pile',
    type,
    effect.when !== undefined,
  );
}

/** R-T7: what is announced waits for answers. */
const ANSWERS = 'both players can answer before it works.';

/**
 * An effect step by step, as its rulings page tells it: when it can be used, what is paid, what is
 * chosen and when, what then happens and for how long.
 */
export function stepsOf(effect: Effect, type: EffectType, on?: Bearer): string[] {
  return [timingOf(effect, type, on), ...courseOf(effect, type)].map(capital);
}

/** The steps that are an effect's own: without those that all effects of its type share. */
export function ownStepsOf(effect: Effect, type: EffectType): string[] {
  return courseOf(effect, type)
    .filter((step) => step !== ANSWERS)
    .map(capital);
}

function courseOf(effect: Effect, type: EffectType): string[] {
  const speech: Speech = { several: false };
  const shields = canShield(type, effect) && shieldOf(effect) !== undefined;
  const steps = openingSteps(effect, shields, speech);
  const chosen = isStanding(effect, type) ? [] : targetsOf(effect).map(({ pick }) => pick);
  const late = isAskedLate(effect);
  effect.sentences.forEach((sentence, i) => {
    const begins = steps.length;
    if (i > 0) steps.push(...laterOpening(sentence, effect.sentences[i - 1], speech));
    else {
      // What is decided or paid only when the effect works comes after the answers.
      const asked = late || (sentence.may !== undefined && sentence.may !== 'you');
      steps.push(...firstOpening(sentence, sentencesAlone(effect).length > 0, speech));
      if (!asked) steps.push(...decisionSteps(sentence, speech));
      if (!late) steps.push(...paymentSteps(sentence, true, speech));
      steps.push(...answerSteps(effect, type, chosen, speech));
      if (sentence.at) steps.push(waitStep(sentence.at));
      if (isAskedThen(sentence)) steps.push(...goOnSteps(sentence, speech));
      if (asked) steps.push(...decisionSteps(sentence, speech));
    }
    if (i > 0 || late) steps.push(...paymentSteps(sentence, false, speech));
    if (isDoneApart(sentence)) steps.push('one player does all of this, then the other.');
    steps.push(...sentence.acts.map((act) => actStep(act, effect, type, chosen, speech)));
    const own = steps.splice(begins);
    steps.push(...own.map((step) => inItsTurn(step, effect.sentences, i)));
  });
  return steps;
}

/** R-T362. Is it asked when what is put off works, and not before? */
const isAskedThen = ({ at, askedFirst }: Sentence): boolean => at !== undefined && !askedFirst;

const goOnSteps = ({ if: condition }: Sentence, speech: Speech): string[] =>
  condition ? [`go on only if ${conditionPhrase(condition, 'if', speech)}.`] : [];

function openingSteps(effect: Effect, shields: boolean, speech: Speech): string[] {
  const { limit, discards, evenTapped, uncounterable, during, when } = effect;
  const steps: string[] = [];
  if (limit) steps.push(`not more than ${limitPhrase(limit)}.`);
  if (discards) steps.push(`${discardPhrase(discards, speech)}.`);
  if (shields) steps.push('this counts each time that it keeps a card from being destroyed.');
  if (evenTapped) steps.push('it can be used even if this card is tapped.');
  if (uncounterable) steps.push('it cannot be countered.');
  if (during) steps.push(`only during ${periodPhrase(during, 'each')}.`);
  if (!when) return steps;
  const words = triggerPhrase(when, speech);
  if (when.at === 'while') {
    const holds = sentencesAlone(effect).length > 0 ? 'the first sentence holds' : 'it holds';
    return [...steps, `${holds} only ${words}.`];
  }
  if (when.at === 'becomes')
    return [...steps, `it is set off ${words}, each time that becomes so.`];
  if (when.at === 'would' && !when.first) return [...steps, `${words}, this happens instead.`];
  return [...steps, `it is set off ${words}.`];
}

/** R-T351. Of several sentences, the "if" may be only that of the first. */
function firstOpening(sentence: Sentence, isItsOwn: boolean, speech: Speech): string[] {
  const { on, if: asked } = sentence;
  const condition = isAskedThen(sentence) ? undefined : asked;
  const only = isItsOwn ? 'the first sentence is done only if' : 'only if';
  return [
    ...(on ? [watchStep(on, speech)] : []),
    ...(condition ? [`${only} ${conditionPhrase(condition, 'if', speech)}.`] : []),
  ];
}

const decisionSteps = ({ may }: Sentence, speech: Speech): string[] =>
  may ? [`${player(may, speech).words} may decide against it.`] : [];

function laterOpening(sentence: Sentence, before: Sentence | undefined, speech: Speech): string[] {
  const { link, at, on, if: condition, askedFirst, may } = sentence;
  const steps: string[] = [];
  if (link === 'done') steps.push('go on only if that was done.');
  if (link === 'undone' && before?.link === 'done') steps.push('otherwise go on here.');
  else if (link === 'undone') steps.push('go on only if that was not done.');
  if (link === 'otherwise') steps.push('go on only if the condition above does not hold.');
  if (askedFirst) steps.push(...goOnSteps(sentence, speech));
  if (at) steps.push(waitStep(at));
  if (on) steps.push(watchStep(on, speech));
  if (condition && link === 'instead') {
    const words = conditionPhrase(condition, 'if', speech);
    steps.push(`if ${words}, what follows takes the place of the sentence before.`);
  } else if (!askedFirst) steps.push(...goOnSteps(sentence, speech));
  if (may) steps.push(`${player(may, speech).words} may stop here.`);
  return steps;
}

function waitStep(moment: NonNullable<Sentence['at']>): string {
  if (moment === 'on the chain') return 'what follows goes on the chain, and can be answered.';
  if (moment === 'end of the chain') return 'wait for the end of the chain.';
  return `wait for the ${moment.at} of ${periodPhrase(moment.of, 'the')}.`;
}

const watchStep = (on: NonNullable<Sentence['on']>, speech: Speech): string =>
  `from now on, what follows happens ${watchPhrase(on, speech)}.`;

function paymentSteps({ may, cost }: Sentence, first: boolean, speech: Speech): string[] {
  if (!cost) return [];
  const when = first ? 'pay to use it' : 'pay to go on';
  return [`${when}: ${costPhrase(cost, may === 'opponent' ? may : 'you', speech)}.`];
}

/** What is chosen for all to see, and the chance to answer it (R-T7). */
function answerSteps(
  effect: Effect,
  type: EffectType,
  chosen: readonly Pick[],
  speech: Speech,
): string[] {
  if (isStanding(effect, type)) return [];
  const targets = chosen.map((pick) => pickPhrase(pick, { slot: 'field' }, { ...speech }));
  const equips = effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'equip'));
  const words = type === 'equip' && !equips ? [...targets, 'the unit to equip'] : targets;
  return [...words.map((target) => `choose before anybody answers: ${target}.`), ANSWERS];
}

/** Whether it simply holds, so that nothing is announced. */
const isStanding = ({ when }: Effect, type: EffectType): boolean =>
  type === 'passive' && (!when || when.at === 'while' || when.at === 'would');

function actStep(
  act: Act,
  effect: Effect,
  type: EffectType,
  chosen: readonly unknown[],
  speech: Speech,
): string {
  const words = `${actsPhrase([act], speech)}.`;
  const late = openPicks(act).some((pick) => !chosen.includes(pick));
  return [
    act.then ? `then, ${words}` : words,
    late && !isStanding(effect, type) ? 'The choice is made now.' : '',
    isLasting(act) ? lastingWords(effect, type) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How long something lasts whose text does not say. */
function lastingWords(effect: Effect, type: EffectType): string {
  const bound = type === 'continuous' || type === 'equip' || isStanding(effect, type);
  return bound ? 'This holds as long as the effect does.' : 'This is for good.';
}
