import {
  type AskedPick,
  type CardId,
  capital,
  counted,
  type Outcome,
  opponentOf,
  type PickDecision,
  type Picks,
  type Seat,
} from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { numeral } from '../../../look/card/numerals.ts';
import { type EndWords, endWordsOf } from '../../../table/ending/endWords.ts';
import type { Message } from '../../../table/screen/messages.ts';
import type { Goals, Picked } from '../table/goals.ts';

/** What a player waits for, by the kind of the other's decision. */
export const waiting = {
  mulligan: 'Wait: they look at their opening hand.',
  main: 'Wait: they play cards and use effects.',
  battle: 'Wait: they attack.',
  respond: 'Wait: they may answer.',
  choose: 'Wait: they choose cards.',
};

/** What the near player has in hand to answer with. */
export interface Dealings {
  readonly chosen: Picks;
  readonly picked: Picked | undefined;
  readonly goals: Goals;
  /** Whether there is room for few words only. */
  readonly brief: boolean;
  /** Whether what is to be answered is told beside it. */
  readonly told: boolean;
  /** The name of a card that can be seen. */
  nameOf(card: CardId): string;
}

/** What is expected of the player who is asked. */
export function messageFor(
  decision: AskedPick,
  names: readonly [string, string],
  view: TtcgView,
  dealings: Dealings,
): Message {
  return {
    whose: decision.kind === 'respond' ? 'Your answer' : 'Your move',
    yours: true,
    expected: expectedOf(decision, names, view, dealings),
  };
}

function expectedOf(
  decision: AskedPick,
  names: readonly [string, string],
  view: TtcgView,
  { chosen, picked, goals, brief, told, nameOf: name }: Dealings,
): string {
  const { kind, seat, min, max } = decision;
  const prompt = kind === 'main' ? mainWords(decision, view, brief) : decision.prompt;
  if (kind === 'respond')
    return told && view.chain.length > 0 ? 'Answer, or pass.' : answerWords(view, names, seat);
  if (kind === 'choose')
    return max === 1 ? prompt : `${prompt} ${chosen.length} of ${countWords(min, max)} chosen.`;
  if ((!picked || picked.menu) && kind === 'battle' && view.attackers.length === 0)
    return idleWords(decision, view);
  if (!picked || picked.menu) return prompt;
  if (goals.direct)
    return goals.slots.size === 0
      ? `${name(picked.card)} can attack ${names[opponentOf(seat)]} directly.`
      : `What does ${name(picked.card)} attack? Pick a marked card, or attack directly.`;
  if (goals.slots.size === 0) return prompt;
  return kind === 'battle'
    ? `What does ${name(picked.card)} attack? Pick a marked card.`
    : `Where does ${name(picked.card)} go${picked.faceDown ? ', face down' : ''}? Pick a marked place.`;
}

/** What can be done in the main phase, in the order in which one does it. */
function mainWords({ options, seat }: PickDecision, view: TtcgView, brief: boolean): string {
  const can = (...acts: string[]) => options.some(({ act }) => acts.includes(act));
  const { playsLeft } = view.players[seat];
  const most = playsLeft === 1 ? 'play one more card' : `play up to ${playsLeft} cards`;
  const plays = can('play', 'set') ? [most] : [];
  const effects = can('use', 'flip') && !(brief && plays.length > 0) ? ['use effects'] : [];
  const first = [...plays, ...effects];
  const last = can('battle') ? 'battle' : 'end your turn';
  if (first.length > 0) return `${capital(first.join(', '))}, then ${last}.`;
  return can('battle') ? 'Battle, or end your turn.' : 'End your turn.';
}

/** What is left of a battle in which nothing can attack. */
function idleWords({ options, seat }: PickDecision, view: TtcgView): string {
  const none = view.players[seat].units.every(({ length }) => length === 0);
  const why = none ? 'You have no units.' : 'None of your units can attack.';
  const effects = options.some(({ act }) => act === 'use' || act === 'flip');
  return `${why} ${effects ? 'Use effects, or end' : 'End'} your turn.`;
}

function countWords(min: number, max: number): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** When one can use an effect that answers nothing. */
const moments: Readonly<Record<TtcgView['stage'], string>> = {
  mulligan: 'Before the first turn',
  draw: 'Start of turn',
  main: 'Main phase',
  battle: 'Battle',
  end: 'End of turn',
};

/** What is done to put something on the chain: by you, and by another. */
const verbs = {
  effect: ['use', 'uses'],
  play: ['play', 'plays'],
  attack: ['attack with', 'attacks with'],
} as const;

/** What waits for an answer. */
function answerWords({ chain, stage }: TtcgView, names: readonly [string, string], seat: Seat) {
  const top = chain.at(-1);
  if (!top) return `${moments[stage]}: use an effect, or pass.`;
  const who = top.seat === seat ? 'You' : names[top.seat];
  const card = 'design' in top.source ? nameOf(top.source.design) : 'a card';
  const [target] = top.targets;
  const on = target && 'design' in target ? ` on ${nameOf(target.design)}` : '';
  const [yours, theirs] = verbs[top.kind];
  return `${who} ${who === 'You' ? yours : theirs} ${card}${on}. Answer, or pass.`;
}

/** How the match ended, for the end screen. */
export function endWords(
  outcome: Outcome,
  names: readonly [string, string],
  { turn, players }: TtcgView,
): EndWords {
  const won = players[outcome.winner ?? 0].points;
  const lost = players[opponentOf(outcome.winner ?? 0)].points;
  return endWordsOf(outcome, names, {
    score: `${counted(won, 'point')} to ${numeral(lost)}`,
    intro: `It took ${counted(turn, 'turn')}.`,
  });
}
