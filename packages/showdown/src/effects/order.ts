import type { ShowdownEvent } from '../rules/events/events.ts';
import { effectsOf, FLIGHT, type Places } from './events.ts';
import type { EffectRequest } from './world.ts';

/** How many frames an effect has for itself before the next event is shown. */
const LEADS: Partial<Record<ShowdownEvent['type'], number>> = {
  played: 10,
  levelUp: 10,
  attack: FLIGHT,
  damaged: 12,
  healed: 6,
  ailing: 6,
  destroyed: 8,
};

/** No effect waits longer for those before it: the table has gone on already. */
export const LONGEST_WAIT = 75;

/** The effects of events that are told together, one after another. */
export function effectsInOrder(
  events: readonly ShowdownEvent[],
  placesOf: (event: ShowdownEvent) => Places,
): EffectRequest[] {
  const requests: EffectRequest[] = [];
  let delay = 0;
  for (const event of events) {
    const shown = effectsOf(event, placesOf(event));
    requests.push(...shown.map((request) => ({ ...request, delay })));
    // What is not shown is not waited for either.
    if (shown.length > 0) delay = Math.min(LONGEST_WAIT, delay + (LEADS[event.type] ?? 0));
  }
  return requests;
}
