import type { GameEvent } from '@cardscape/kernel';
import { cardBook, nameOf } from '../rules/book/book.ts';
import type { TtcgEvent } from '../rules/events.ts';
import { newCache } from '../rules/position/cache.ts';
import { openDuel } from '../rules/position/open-duel.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { forces } from '../rules/standing/forces.ts';
import type { CardSet } from '../set/card-set.ts';

/** How often each card was played, and each effect used and of consequence. */
export interface Tally {
  /** By name. */
  readonly played: Record<string, number>;
  /** By `Name / 1` and `Name / 2`. */
  readonly used: Record<string, number>;
  readonly changed: Record<string, number>;
}

/** What an effect is called in a tally. */
export function effectName(design: string, effect: number): string {
  return `${design} / ${effect + 1}`;
}

/** An empty tally of some designs. */
export function newTally(names: readonly string[]): Tally {
  const effects = names.flatMap((name) => [effectName(name, 0), effectName(name, 1)]);
  const zeros = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 0]));
  return { played: zeros(names), used: zeros(effects), changed: zeros(effects) };
}

/** Counts what a step has brought: what is told, and what stands by itself. */
export function effectCounter(set: CardSet, tally: Tally) {
  const book = cardBook(set);
  const standing = new Map<object, string>();
  for (const { name } of set.designs)
    book.sheet(name).programs.forEach((program, effect) => {
      if (program.type === 'passive')
        for (const { act } of program.standing) standing.set(act, effectName(name, effect));
    });

  function count(counts: Record<string, number>, key: string, by = 1): void {
    if (key in counts) counts[key] = (counts[key] ?? 0) + by;
  }

  function countEvent(event: TtcgEvent): void {
    if (event.type === 'played' && 'design' in event.subject)
      count(tally.played, nameOf(event.subject.design));
    if (!('of' in event) || event.of === undefined || event.effect === undefined) return;
    const key = effectName(event.of, event.effect);
    if (event.type === 'announced' || event.type === 'replaced') count(tally.used, key);
    if (event.type === 'resolves' || event.type === 'replaced') count(tally.changed, key);
    if (event.type === 'fizzles') count(tally.changed, key, -1);
  }

  return (state: TtcgState, events: readonly GameEvent[]): void => {
    for (const event of events) countEvent(event as TtcgEvent);
    if (state.over) return;
    const duel = openDuel(book, state, undefined, newCache());
    const { onCard, onPlayers, onPlaying } = forces(duel);
    const now = new Set<string>();
    for (const force of [...onCard.flat(), ...onPlayers, ...onPlaying]) {
      const key = force && standing.get(force.act);
      if (key) now.add(key);
    }
    for (const key of now) {
      count(tally.used, key);
      count(tally.changed, key);
    }
  };
}
