import { below, type Random } from '@cardscape/kernel';
import type { Event, Period } from '../language/tree/tree.ts';
import { chance, maybe, one } from './random-cards.ts';

const DOERS = ['you', 'opponent', 'any'] as const;
const PHASES = ['draw phase', 'main phase', 'battle phase'] as const;

/** What happens to players, stacks and chains. */
export function randomPlainEvent(random: Random): Event {
  switch (below(random, 3)) {
    case 0:
      return { what: 'stackLoses', who: one(random, DOERS) };
    case 1: {
      const part = one(random, ['phase', 'turn', ...PHASES] as const);
      return { what: 'skips', who: one(random, DOERS), part };
    }
    default:
      return { what: 'chainResolves', ...maybe(random, 2, 'least', () => 2 + below(random, 3)) };
  }
}

/** Sometimes outside a turn or phase. */
export function sometimesOutside(random: Random, event: Event): Event {
  if (!chance(random, 12)) return event;
  const whose = one(random, ['your', 'opponent'] as const);
  const some: Period = { part: one(random, PHASES), whose: one(random, ['each', whose]) };
  return { ...event, outside: chance(random, 3) ? { part: 'turn', whose } : some };
}
