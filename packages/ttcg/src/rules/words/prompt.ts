import { cardOf, type Seat } from '@cardscape/kernel';
import { inWords } from '../../language/print/words.ts';
import type { Act, Sentence } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import type { Question } from '../position/question.ts';
import { pileOf } from '../position/zones.ts';
import { actsIn } from '../resolve/frame-acts.ts';
import { toldTo } from './told-to.ts';
import { actPrompt, actsSentence, eachPrompt, foundPrompt, mayPrompt } from './wording.ts';

/**
 * What a question says to the player who is asked: "Discard one card." for "Your opponent discards
 * one card." The state keeps the words of the effect, whose fingerprints are in records.
 */
export function promptOf(duel: Duel, question: Question): string {
  const { seat, prompt } = question;
  const { frames, working } = duel.state;
  const frame = frames.at(-1);
  const link = working.at(-1);
  if (!link) return prompt;
  if (frame?.kind === 'acts') {
    const act = actsIn(duel, frame, link)[frame.act];
    if (act?.do === 'choose') return frame.chosen ? prompt : choicePrompt(act);
    if (!act || actPrompt(act) !== prompt) return prompt;
    const told = forAsked(act, link, seat);
    return isInDeck(duel, question) ? foundPrompt(told) : actPrompt(told);
  }
  if (frame?.kind === 'resolve') {
    const sentence = programIn(duel, link).effect.sentences[frame.sentence];
    return (sentence && mayPromptOf(sentence, link, seat, prompt)) ?? prompt;
  }
  return prompt;
}

/** Cards of a deck are added to a hand, rather than returned to it. */
function isInDeck({ state }: Duel, question: Question): boolean {
  if (question.ask !== 'cards') return false;
  return question.from.every((id) => pileOf(cardOf(state.table, id).zone)?.zone === 'deck');
}

/** How many of its options a choice asks for, one after the other. */
function choicePrompt({ count }: Extract<Act, { do: 'choose' }>): string {
  if (count === undefined) return 'Choose one.';
  if (count === 'some') return 'Choose one or more.';
  return 'n' in count ? `Choose ${inWords(count.n)}.` : `Choose up to ${inWords(count.upTo)}.`;
}

/** Whether they want to, said to those who decide in the place of you, or as you do. */
function mayPromptOf(
  { may, acts, cost }: Sentence,
  link: Link,
  seat: Seat,
  prompt: string,
): string | undefined {
  if (may !== 'opponent' && may !== 'both') return undefined;
  const told = (list: readonly Act[]) => list.map((act) => forAsked(act, link, seat));
  if (cost && prompt === mayPrompt(acts, cost)) return mayPrompt(told(acts), told(cost));
  const known = prompt === (may === 'both' ? eachPrompt(acts) : mayPrompt(acts));
  return known ? mayPrompt(told(acts)) : undefined;
}

const ways = [
  { opponent: false, does: true },
  { opponent: true, does: false },
  { opponent: true, does: true },
] as const;
const tellings = ways.map((hearer) => ({ hearer, told: new WeakMap<Act, Act>() }));

/** One of the words to choose among, as the player who is asked reads it. */
export function wordOf(duel: Duel, { seat, from }: Of<'words'>, at: number): string {
  const word = from[at] ?? '';
  const { frames, working } = duel.state;
  const frame = frames.at(-1);
  const link = working.at(-1);
  if (!link || frame?.kind !== 'acts') return word;
  const act = actsIn(duel, frame, link)[frame.act];
  const acts = act?.do === 'choose' && act.from.find((one) => actsSentence(one) === word);
  return acts ? optionText(acts, link, seat) : word;
}

type Of<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>;

/** An option of a choice, as it is told to the one who chooses: "Discard two cards." */
export function optionText(acts: readonly Act[], { seat: you }: Link, seat: Seat): string {
  return actsSentence(seat === you ? acts : acts.map(forOther));
}

/** An act of another player's effect, with who does it. */
function forOther(act: Act): Act {
  const told = telling(act, true, doerOf(act) === 'opponent');
  return DONE_BY.has(act.do) && !('by' in act) ? ({ ...told, by: 'opponent' } as Act) : told;
}

/** Acts on cards that say by whom they are done. */
const DONE_BY = new Set<Act['do']>([
  ...(['destroy', 'tap', 'untap', 'reveal', 'look'] as const),
  ...(['target', 'move', 'search', 'column'] as const),
]);

/** An act as it is told to the player who is asked about it. */
function forAsked(act: Act, { seat: you }: Link, seat: Seat): Act {
  const opponent = seat !== you;
  const doer = doerOf(act);
  const named = doer === 'you' || doer === 'opponent';
  if (!opponent && named) return act;
  const does = !named || (doer === 'opponent') === opponent;
  return telling(act, opponent, does);
}

function telling(act: Act, opponent: boolean, does: boolean): Act {
  const way = tellings.find(({ hearer }) => hearer.opponent === opponent && hearer.does === does);
  const known = way?.told.get(act);
  if (known || !way) return known ?? act;
  const made = toldTo(act, way.hearer);
  way.told.set(act, made);
  return made;
}

/** By whom an act is done, in the words of the effect. */
function doerOf(act: Act): string {
  if ('who' in act) return act.who;
  return 'by' in act && typeof act.by === 'string' ? act.by : 'you';
}
