import { slotsOf } from './slots.ts';
import type { Act, Action, Duration, Effect, Sentence } from './tree.ts';

/** The acts that can last. */
type Lasting = Extract<Action, { for?: Duration }>;

const LASTING: ReadonlySet<string> = new Set<Lasting['do']>([
  'stat',
  'turnStats',
  'invertBonus',
  'invertChanges',
  'enterTapped',
  'swap',
  'type',
  'subtype',
  'copyStats',
  'forbid',
  'bar',
  'immune',
  'price',
  'control',
  'extraPlays',
  'extraAttacks',
  'attackTimes',
  'allow',
  'allowRankUp',
  'lure',
  'compel',
  'limitPlays',
  'allowUse',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'scalePoints',
  'divert',
  'ward',
  'absorb',
  'skipAttack',
  'fightWith',
  'lend',
]);

/** Whether an act can have a duration and has none yet. */
export function canLast(act: Act): act is Lasting {
  return LASTING.has(act.do) && !('for' in act);
}

/** An act with a duration: what lasts for a time is in every turn of it, so that "each turn" adds nothing. */
function lastingFor(act: Act, duration: Duration | undefined): Act {
  const { eachTurn: _, ...rest } = act as Act & { readonly eachTurn?: true };
  return { ...rest, for: duration } as Act;
}

/** Gives the acts from an index on that can last, and do not say how long, a duration. */
export function lengthen(acts: Act[], from: number, duration: Duration): void {
  for (let i = from; i < acts.length; i++) {
    const act = acts[i];
    if (act && canLast(act)) acts[i] = lastingFor(act, duration);
  }
}

/**
 * "A and B this turn": how long the last one lasts is said of all before it that do not say. What comes
 * before a "then" is over by then, and who has taken control keeps it unless its own words say less.
 */
export function lastTogether(effect: Effect): Effect {
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    ...(sentence.cost && { cost: lastAlike(sentence.cost) }),
    acts: lastAlike(sentence.acts),
  }));
  return { ...effect, sentences };
}

/** R-T253. "Take control of one unit this turn. It gains 100 attack.": for as long as it is taken. */
export function lastWithControl(effect: Effect): Effect {
  let taken: Duration | undefined;
  const endsWithIt = (act: Act): Act => {
    if (act.do === 'control') taken = act.for;
    else if (canLast(act) && 'cards' in act && act.do !== 'bar' && act.cards.the === 'that')
      return taken ? lastingFor(act, taken) : act;
    else if (slotsOf(act).some(({ cards }) => cards.the !== 'that')) taken = undefined;
    return act;
  };
  if (!effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'control' && act.for)))
    return effect;
  // What is said in the same breath lasts as long, as if the words were there.
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    acts: lastAlike(sentence.acts.map(endsWithIt)),
  }));
  return { ...effect, sentences };
}

/**
 * "One unit gains 100 attack this turn. If it is a dragon, it gains 200 attack instead.": what takes the
 * place of something lasts as long, unless it says how long.
 */
export function lastInstead(effect: Effect): Effect {
  if (effect.sentences.every(({ link }) => link !== 'instead')) return effect;
  const sentences: Sentence[] = [];
  for (const sentence of effect.sentences) {
    const before = sentences.at(-1);
    const replaces = sentence.link === 'instead' && before;
    const acts = replaces && lastAlike(sentence.acts.map((act) => asLongAs(act, before.acts)));
    sentences.push(acts ? { ...sentence, acts } : sentence);
  }
  return { ...effect, sentences };
}

function asLongAs(act: Act, replaced: readonly Act[]): Act {
  const like = replaced.find((other) => other.do === act.do && 'for' in other);
  return like && 'for' in like && canLast(act) ? lastingFor(act, like.for) : act;
}

/** The acts of a sentence, each lasting as long as what is said after it, or else before it, unless it says so itself. */
export const lastAlike = (acts: readonly Act[]): Act[] => lastOn(lastBack(acts));

/**
 * R-T290. "This card gains 100 attack this turn and it cannot be destroyed": this turn, both. Up to a "then".
 */
function lastOn(acts: readonly Act[]): Act[] {
  let duration: Duration | undefined;
  return acts.map((act) => {
    if (act.then) duration = undefined;
    if ('for' in act) duration = act.for;
    if (!duration || !canLast(act) || act.do === 'control') return act;
    // What comes after something that lasts otherwise is no longer said in the same breath.
    if (!goesOn(duration, act)) duration = undefined;
    return duration ? lastingFor(act, duration) : act;
  });
}

/** "During its owner's next turn": said of the cards that something is done to. */
export function isOfOwner(duration: Duration | undefined): boolean {
  if (typeof duration !== 'object') return false;
  if ('during' in duration) return duration.during.whose === 'owner';
  return 'until' in duration && duration.of.whose === 'owner';
}

/** Whether an act is done to the cards that were spoken of before it. */
function isOnThose(act: Act): boolean {
  const slots = slotsOf(act);
  return slots.length > 0 && slots.every(({ cards }) => cards.the === 'that');
}

/** Whether an act that does not say how long it lasts goes on as long as what was said before it. */
export function goesOn(duration: Duration, act: Act): boolean {
  if (!canLast(act) || act.do === 'control' || saysWhen(act)) return false;
  if (typeof duration !== 'object') return true;
  if (isOfOwner(duration)) return isOnThose(act);
  if ('while' in duration) return false;
  const until = 'untilAttackOf' in duration ? duration.untilAttackOf : undefined;
  const card = 'untilTurned' in duration ? duration.untilTurned : until;
  // "Until it attacks" would be of other cards if they are named in between.
  return !card || card.the === 'this' || slotsOf(act).every(({ cards }) => cards.the === 'that');
}

/** "Each turn", or the next time only. */
const saysWhen = (act: Act): boolean =>
  'eachTurn' in act ||
  act.do === 'absorb' ||
  act.do === 'skipAttack' ||
  (act.do === 'ward' && !act.all);

function lastBack(acts: readonly Act[]): Act[] {
  let duration: Duration | undefined;
  let later: Act | undefined;
  return acts
    .toReversed()
    .map((act): Act => {
      if (act.do === 'choose') return { ...act, from: act.from.map(lastAlike) };
      if ('for' in act) duration = act.for;
      // Another card than the one before it has an owner of its own.
      else if (isOfOwner(duration) && !(later && isOnThose(later))) duration = undefined;
      later = act;
      const lasts = duration && (canLast(act) || 'for' in act) && act.do !== 'control';
      const own = 'for' in act ? (act.for as Duration | undefined) : duration;
      if (act.then) duration = undefined;
      return lasts ? lastingFor(act, own) : act;
    })
    .reverse();
}

/** "While equipped", and nothing else. */
export function isWhileEquipped(duration: Duration): boolean {
  if (typeof duration !== 'object' || !('while' in duration)) return false;
  const { while: holds } = duration;
  if (holds.is !== 'card' || holds.card.the !== 'equipped' || holds.a.kind !== 'fits') return false;
  return holds.a.card.noun === 'unit' && Object.keys(holds.a.card).length === 1;
}
