import type { Round } from '../round/round.ts';

/** A round as its file says it. */
export function roundFile({ people }: Round): string {
  return JSON.stringify({
    people: people.map(({ spares, wants, ...person }) => ({
      ...person,
      spares: Object.fromEntries(spares),
      wants: Object.fromEntries(wants),
    })),
  });
}
