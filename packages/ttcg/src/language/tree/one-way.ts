import { eventsOf, type Told } from './told.ts';
import type { Effect, Sentence } from './tree.ts';

/** In how many ways an effect can be set off: by one thing or another. */
export function waysOf({ when, sentences }: Effect): number {
  let most = when && 'event' in when ? eventsOf(when).length : 1;
  for (const { on } of sentences) if (on) most = Math.max(most, eventsOf(on).length);
  return most;
}

/** An effect as if only one of the things that set it off could: the same text, read for that one. */
export function inOneWay(effect: Effect, way: number): Effect {
  return withTold(effect, <T extends Told>(told: T): T => {
    const { or, ...only } = told;
    return or ? ({ ...only, event: eventsOf(told)[way] ?? told.event } as T) : told;
  });
}

/** An effect with all that sets another one off. */
export function setOffAs(effect: Effect, other: Effect): Effect {
  const { when, sentences } = other;
  const all = [when && 'event' in when ? when : undefined, ...sentences.map(({ on }) => on)];
  return withTold(effect, (told, place) => {
    const { event, or } = all[place] ?? told;
    return { ...told, event, ...(or && { or }) };
  });
}

/** An effect with what it waits for changed: of its trigger, and of each sentence. */
function withTold(effect: Effect, change: <T extends Told>(told: T, place: number) => T): Effect {
  const { when, sentences } = effect;
  return {
    ...effect,
    ...(when && 'event' in when && { when: change(when, 0) }),
    sentences: sentences.map((sentence, i): Sentence => {
      const { on } = sentence;
      return on ? { ...sentence, on: change(on, i + 1) } : sentence;
    }),
  };
}
