import { passedOver } from '../pass-over.ts';
import { asksAgain } from '../tree/asked-twice.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { hasCard, isAimedAtThis, isOfAnother } from '../tree/event-cards.ts';
import { worksLater } from '../tree/followers.ts';
import { isOfBoth } from '../tree/for-each.ts';
import { slotsOf } from '../tree/slots.ts';
import type {
  Act,
  Action,
  CardFilter,
  ChainMoment,
  Condition,
  Effect,
  Limit,
  Link,
  Moment,
  Sentence,
  Told,
  Trigger,
} from '../tree/tree.ts';
import { everyAct } from '../tree/walk.ts';
import { actClause } from './acts.ts';
import { cardsObject } from './cards.ts';
import { base, type Clause, finite, player } from './clauses.ts';
import { conditionPhrase } from './conditions.ts';
import { durationPhrase } from './duration.ts';
import { eventPhrase } from './events.ts';
import type { Speech } from './filter.ts';
import { periodPhrase } from './times.ts';
import { capital, inWords, times } from './words.ts';

/**
 * An effect in English, in the one wording that this tree has. No other tree has the same, and the
 * parser reads it back to this one:
 *
 * - Every act is a clause of its own; its duration ends it. Acts are joined by "and" or ", then".
 * - "to" ends a cost. After "may" and "to", an act of somebody else is "have it gain 100 attack".
 * - Two cards acted on at once are "both this card and one unit": a bare "and" begins an act.
 * - Each part of a condition says its "if" or "while" again.
 */
export function printEffect(effect: Effect): string {
  const speech: Speech = {
    several: false,
    ...(everyAct(effect).some((act) => act.inPassing) && { overlooked: passedOver(effect) }),
  };
  const opening = [
    effect.limit && limitPhrase(effect.limit),
    effect.evenTapped && 'even if tapped',
    effect.during && `during ${periodPhrase(effect.during, 'each')}`,
    effect.when && triggerPhrase(effect.when, speech),
  ].filter((part) => typeof part === 'string');
  const sentences = effect.sentences.map((sentence, i) => {
    const phrase = sentencePhrase(sentence, effect.sentences[i - 1], effect.when, speech);
    return inItsTurn(phrase, effect.sentences, i);
  });
  const [first = '', ...others] = sentences;
  const words = [[...opening, first].join(', '), ...others]
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ');
  const paid = effect.discards && capital(discardPhrase(effect.discards, speech));
  const last = effect.uncounterable ? ' This effect cannot be countered.' : '';
  const whole = `${paid ? `${paid}. ` : ''}${words}${last}`;
  return effect.style ? `${capital(effect.style)}: ${whole}` : whole;
}

/** R-T361. The words of a sentence: where it works in a later turn, that is "that turn". */
export const inItsTurn = (words: string, sentences: readonly Sentence[], at: number): string =>
  worksLater(sentences, at) ? words.replace(THIS_TURN, 'that turn') : words;

/** An extra turn comes "after this turn", whenever that is. */
const THIS_TURN = /(?<!after )this turn/g;

/** "discard one water card instead of any other card". */
export function discardPhrase(card: CardFilter, speech: Speech): string {
  const pick = { the: 'pick', count: { n: 1 }, card } as const;
  return `discard ${cardsObject(pick, { slot: 'discard' }, speech)} instead of any other card`;
}

/** "twice per turn". */
export const limitPhrase = (limit: Limit): string => `${times(limit.times)} per ${limit.per}`;

/** "when this card is destroyed", "at the start of your turn", "while this card is tapped". */
export function triggerPhrase(trigger: Trigger, speech: Speech): string {
  switch (trigger.at) {
    case 'event':
      return heard(trigger, triggerWords(trigger), 'present', speech);
    case 'would':
      return heard(trigger, trigger.first ? 'before' : 'if', 'would', speech);
    case 'becomes':
      return `${trigger.word} ${conditionPhrase(trigger.so, trigger.word, speech)}`;
    case 'while':
      return `while ${conditionPhrase(trigger.holds, 'while', speech)}`;
    default:
      return `at the ${trigger.at} of ${periodPhrase(trigger.of, 'each')}`;
  }
}

/** What happens; after it, "other units" may be other than the one it happens to. */
function heard(told: Told, word: string, tense: 'present' | 'would', speech: Speech): string {
  const others = told.or?.map((event) => `${word} ${eventPhrase(event, tense, speech)}`) ?? [];
  const words = `${word} ${eventPhrase(told.event, tense, speech)}`;
  speech.chosen = isOfAnother(told.event) || speech.chosen === true;
  speech.aimed = isAimedAtThis(told.event);
  return [words, ...others].join(' or ');
}

const triggerWords = ({ nth, word }: Extract<Trigger, { at: 'event' }>): string =>
  nth === undefined ? word : `the ${ORDINALS[nth]} time each turn`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function sentencePhrase(
  sentence: Sentence,
  before: Sentence | undefined,
  when: Trigger | undefined,
  speech: Speech,
): string {
  // What is asked once more is asked of the same cards (R-T313).
  if (asksAgain(before, sentence)) speech.several = speech.asked ?? speech.several;
  speech.asked = speech.several;
  const at = sentence.at && momentPhrase(sentence.at);
  const on = sentence.on && watchPhrase(sentence.on, speech);
  const asked = sentence.if && `if ${conditionPhrase(sentence.if, 'if', speech)}`;
  const opening = [
    sentence.link && linkPhrase(sentence.link, before),
    ...(sentence.askedFirst ? [asked, at] : [at, on, asked]),
  ].filter((part) => typeof part === 'string');
  const isEvent = (when !== undefined && 'event' in when) || sentence.on !== undefined;
  // What takes the place of something is done to the same cards.
  const sameCards =
    isEvent || sentence.link === 'instead' || (sentence.if && isAskedOfIt(sentence.if));
  if (sentence.if && !sameCards) speech.several = asksForSeveral(sentence.if);
  const replaces =
    sentence.link === 'instead' ||
    (!before && when?.at === 'would' && !when.first) ||
    sentence.on?.would;
  const recalled = !before && when !== undefined && 'event' in when && hasCard(when.event);
  const body = bodyPhrase(sentence, speech, recalled);
  const last = sentence.acts.at(-1);
  if (last && isOfBoth(last) && !CARDLESS.includes(last.do) && !last.inPassing)
    speech.several = true;
  const parts = [...opening, replaces ? `${body} instead` : body];
  return parts.join(', ').replace(':,', ':');
}

/** "at the start of your next turn", "at the end of this turn", "at the end of the chain". */
function momentPhrase(moment: Moment | ChainMoment): string {
  if (moment === 'on the chain') return 'add another effect to the chain:';
  if (moment === 'end of the chain') return 'at the end of the chain';
  const { at, of, this: now } = moment;
  return `at the ${at} of ${now ? 'this turn' : periodPhrase(of, 'the')}`;
}

/** "this turn, whenever you draw a card", "this turn, the next time you draw a card". */
export function watchPhrase(on: NonNullable<Sentence['on']>, speech: Speech): string {
  const every = on.would ? 'if' : 'whenever';
  const word = NEXT[on.word] ?? every;
  const words = heard(on, word, on.would ? 'would' : 'present', speech);
  return on.for ? `${durationPhrase(on.for, speech)}, ${words}` : words;
}

const NEXT: Readonly<Record<string, string>> = {
  when: 'the next time',
  after: 'after the next time',
};

function linkPhrase(link: Link, before: Sentence | undefined): string | undefined {
  const they = before && isUpToOthers(before) ? 'they' : 'you';
  switch (link) {
    case 'then':
      return 'then';
    case 'done':
      return `if ${they} do`;
    case 'undone':
      return `if ${they} do not`;
    case 'otherwise':
      return 'otherwise';
    case 'instead':
      return undefined;
  }
}

/** "If you have two or more spells, ... them": the cards of a condition, where no event has one. */
const asksForSeveral = (condition: Condition): boolean =>
  condition.is === 'count' && condition.range.than !== 'at most' && condition.range.n > 1;

/** "If those cards are tapped, ... them": of the cards last spoken of. */
function isAskedOfIt(condition: Condition): boolean {
  if (condition.is === 'not') return isAskedOfIt(condition.of);
  return condition.is === 'card' && condition.card.the === 'that';
}

/** Whether "if they do" asks what somebody else than you did. */
function isUpToOthers({ may, acts }: Sentence): boolean {
  if (may) return may !== 'you';
  return acts.every(
    (act) => ('who' in act ? act.who : 'by' in act ? act.by : 'you') === 'opponent',
  );
}

/** [you may] [cost to] acts. Where an event has a card, that is "it" after the cost too. */
function bodyPhrase({ may, cost, acts }: Sentence, speech: Speech, recalled: boolean): string {
  const may_ = may ? `${player(may, speech).words} may ` : '';
  if (may && may !== 'you' && may !== 'opponent') return `${may_}${eachDoes(acts, speech)}`;
  const decides = may ?? 'you';
  const { several } = speech;
  const paid = cost ? `${costPhrase(cost, decides, speech)} to ` : '';
  if (recalled) speech.several = several;
  return `${may_}${paid}${actsPhrase(acts, speech, may || cost ? decides : undefined)}`;
}

/** What each player decides on for themselves. */
export const eachDoes = (acts: readonly Act[], speech: Speech): string =>
  joinActs(acts, (act) => {
    const { verb, rest } = clauseOf(act, speech);
    return `${verb}${rest}`;
  });

/** What is paid, each act in its base form: "discard one card and have your opponent draw one card". */
export function costPhrase(
  cost: readonly Act[],
  decides: 'you' | 'opponent',
  speech: Speech,
): string {
  let named = false;
  return joinActs(cost, (act) => {
    const clause = clauseOf(act, speech);
    const words = base(clause, decides, named);
    const others = clause.denied === undefined && clause.subject.who !== decides;
    named ||= clause.allowed === true || others;
    return words;
  });
}

/** Acts in a row; if somebody decides on them, the first is in its base form after "may" or "to". */
export function actsPhrase(
  acts: readonly Act[],
  speech: Speech,
  decides?: 'you' | 'opponent',
  named = decides === 'opponent',
): string {
  let youAreNamed = named;
  return joinActs(acts, (act, i) => {
    const clause = clauseOf(act, speech);
    if (decides && i === 0) {
      youAreNamed ||= clause.denied === undefined && clause.subject.who !== 'you';
      return base(clause, decides, false);
    }
    const words = finite(clause, youAreNamed);
    const said = clause.denied !== undefined || clause.allowed === true;
    youAreNamed ||= said || clause.subject.who !== 'you';
    return words;
  });
}

function joinActs(acts: readonly Act[], print: (act: Act, i: number) => string): string {
  return acts.reduce((words, act, i) => {
    const link = i === 0 ? '' : act.then ? ', then ' : ' and ';
    return `${words}${link}${print(act, i)}`;
  }, '');
}

function clauseOf(act: Act, speech: Speech): Clause {
  const { several, found } = speech;
  const clause = act.do === 'choose' ? choiceClause(act, speech) : actClause(act, speech);
  const slots = act.do === 'choose' ? [] : slotsOf(act);
  if (slots.length > 0) {
    const ofThis = act.inPassing && slots.every(({ cards }) => cards.the === 'this');
    if (ofThis && !speech.overlooked?.has(act)) speech.passed = true;
    else delete speech.passed;
  }
  speech.shown = act.do === 'look' || act.do === 'reveal';
  // "Each player chooses one unit they control. Destroy them."
  if ('by' in act && act.by === 'both') speech.several = true;
  if (act.inPassing) {
    speech.several = several;
    if (found === undefined) delete speech.found;
    else speech.found = found;
  }
  return clause;
}

function choiceCount(count: Extract<Action, { do: 'choose' }>['count']): string {
  if (count === undefined) return 'one';
  if (count === 'some') return 'one or more';
  return 'n' in count ? inWords(count.n) : `up to ${inWords(count.upTo)}`;
}

function choiceClause(choice: Extract<Action, { do: 'choose' }>, speech: Speech): Clause {
  const options = choice.from.map((acts) =>
    actsPhrase(acts, speech, undefined, choice.who === 'opponent'),
  );
  const last = options.at(-1) ?? '';
  const rest = ` ${choiceCount(choice.count)}: ${[...options.slice(0, -1), `or ${last}`].join('; ')}`;
  return { subject: player(choice.who, speech), verb: 'choose', rest };
}
