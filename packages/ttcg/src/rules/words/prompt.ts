import type { Seat } from '@cardscape/kernel';
import type { Act, Sentence } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import type { Question } from '../position/question.ts';
import { actsIn } from '../resolve/frame-acts.ts';
import { toldTo } from './told-to.ts';
import { actPrompt, eachPrompt, mayPrompt } from './wording.ts';

/**
 * What a question says to the player who is asked: "Discard one card." for "Your opponent discards
 * one card." The state keeps the words of the effect, whose fingerprints are in records.
 */
export function promptOf(duel: Duel, { seat, prompt }: Question): string {
  const { frames, working } = duel.state;
  const frame = frames.at(-1);
  const link = working.at(-1);
  if (!link) return prompt;
  if (frame?.kind === 'acts') {
    const act = actsIn(duel, frame, link)[frame.act];
    return act && actPrompt(act) === prompt ? actPrompt(forAsked(act, link, seat)) : prompt;
  }
  if (frame?.kind === 'resolve') {
    const sentence = programIn(duel, link).effect.sentences[frame.sentence];
    return (sentence && mayPromptOf(sentence, link, seat, prompt)) ?? prompt;
  }
  return prompt;
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

/** An act as it is told to the player who is asked about it. */
function forAsked(act: Act, { seat: you }: Link, seat: Seat): Act {
  const opponent = seat !== you;
  const doer = doerOf(act);
  const named = doer === 'you' || doer === 'opponent';
  if (!opponent && (named || act.do === 'control')) return act;
  const does = named ? (doer === 'opponent') === opponent : act.do !== 'control';
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
