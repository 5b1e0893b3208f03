import { opponentOf, type Seat, type SeenDecision } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { scoreRound } from '@cardscape/kolyma/tools';
import { numeral } from '../../../look/card/numerals.ts';
import { endWords } from '../match/messages.ts';

/** The person's seat on the front page. */
const me = 0;

/** What the front page says over its match, as it stands at this moment. */
export function frontWords(
  view: KolymaView,
  decision: SeenDecision,
  events: readonly KolymaEvent[],
  names: readonly [string, string],
): { title: string; line: string } {
  const ended = events.find((event) => event.type === 'round over');
  if (ended) {
    const { winner, totals, target } = ended.result;
    const [mine, theirs] = totals.map(numeral) as [string, string];
    return {
      title: `${roundWords(winner)}.`,
      line: `You stand at ${mine}, your opponent at ${theirs}; the target was ${target}.`,
    };
  }
  if (decision.ask === 'over') {
    const { title, intro } = endWords(decision, names, view);
    return { title: `${title}.`, line: intro };
  }
  const { players, target, active } = view;
  const whose = active === me ? 'Your move.' : 'Your opponent moves.';
  return {
    title: `You are at ${numeral(players[me].total)}, the target is ${target}. ${whose}`,
    line: `${roundsWords(view)}Your opponent is at ${numeral(players[opponentOf(me)].total)}${wayOn(view)}`,
  };
}

/** How a round ended for the person. */
function roundWords(winner: Seat | null): string {
  if (winner === null) return 'Nobody wins the round';
  return winner === me ? 'You win the round' : 'You lose the round';
}

/** The rounds so far, once there are some. */
function roundsWords({ results, players }: KolymaView): string {
  if (results.length === 0) return '';
  if (results.length === 2) return 'The last round. ';
  return `Rounds won: you ${players[me].wins}, your opponent ${players[opponentOf(me)].wins}. `;
}

/** What wins the round from here. Nothing is promised: whoever is not asked may still answer. */
function wayOn({ players, target, active, passes }: KolymaView): string {
  const leads = scoreRound(target, [players[0].total, players[1].total]).winner === me;
  if (active !== me) return passes > 0 ? '. You have passed.' : ' and may answer.';
  if (passes > 0)
    return leads
      ? ' and has passed. Pass too, and the round is yours.'
      : ' and has passed. Come closer without going over, then pass: if they pass too, the round is yours.';
  return leads
    ? '. You lead. Pass: if they pass too, the round is yours.'
    : '. Come closer without going over, then pass.';
}
