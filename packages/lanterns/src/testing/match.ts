import type { Choice, Decision, Outcome, PickDecision, Picks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternOptions } from '../rules/options.ts';
import type { LanternState } from '../rules/state.ts';
import type { LanternView } from '../rules/view.ts';
import { lanterns } from './game.ts';

type LanternMatch = Match<LanternState, LanternOptions, LanternView, LanternEvent>;

/** A match of Lanterns in which these were chosen: acts by name, or picks as they are. */
export function lanternMatch(...chosen: readonly (string | Choice)[]): LanternMatch {
  const match = new Match(lanterns, { options: { turns: 6 }, seed: 'match' });
  for (const choice of chosen)
    match.choose(typeof choice === 'string' ? pickOf(match.decision, choice) : choice);
  return match;
}

/** The picks of the first option with this act. */
export function pickOf(now: Decision | Outcome, act: string): Picks {
  const place = (now as PickDecision).options.findIndex((option) => option.act === act);
  if (place < 0) throw new Error(`"${act}" cannot be chosen now`);
  return [place];
}
