import type { TtcgEvent } from '@cardscape/ttcg';
import type { Beat } from '../../../table/session/beats.ts';

/** How long something stays that is put on the chain, and something that works or fails to. */
const holds = { effect: 1100, attack: 800, resolves: 700, countered: 1000, battle: 900 } as const;
/** How long the position after a step is looked at before the next one. */
const after = 450;

/** Does nothing change but whose turn and which phase it is, which one sees without looking for it? */
function isQuiet({ type }: TtcgEvent): boolean {
  return type === 'turn' || type === 'phase' || type === 'shuffled';
}

/** Does something new begin with this event? */
function isHead({ type }: TtcgEvent): boolean {
  return type === 'announced' || type === 'resolves' || type === 'countered' || type === 'fizzles';
}

/** The events of a step in the parts in which they are told. */
function partsOf(events: readonly TtcgEvent[]): TtcgEvent[][] {
  const parts: TtcgEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || isHead(event)) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

/** How long a part is shown before the next; 0 if it is told together with it. */
function holdOf([head]: readonly TtcgEvent[], next: readonly TtcgEvent[]): number {
  if (head?.type === 'announced') return head.kind === 'play' ? 0 : holds[head.kind];
  if (head?.type === 'countered' || head?.type === 'fizzles') return holds.countered;
  // What works is seen by what it leads to; it is shown apart only if more follows.
  if (head?.type === 'resolves' && head.kind !== 'play')
    return next[0]?.type === 'resolves' || next[0]?.type === 'announced' ? holds.resolves : 0;
  return 0;
}

/** Tells a step: what comes onto the chain, what works, and where all lies after. */
export function tell(events: readonly TtcgEvent[]): Beat<TtcgEvent>[] {
  const beats: Beat<TtcgEvent>[] = [];
  const parts = partsOf(events);
  let told: TtcgEvent[] = [];
  parts.forEach((part, index) => {
    told.push(...part);
    const next = parts[index + 1];
    const hold = next ? holdOf(part, next) : 0;
    if (hold === 0) return;
    beats.push({ events: told, over: 'before', hold });
    told = [];
  });
  beats.push({ events: told, over: 'after', hold: holdAfter(told) });
  return beats;
}

/** How long the position after a step is looked at; after a mere pass there is nothing to see. */
function holdAfter(told: readonly TtcgEvent[]): number {
  if (told.some(({ type }) => type === 'battle' || type === 'points')) return holds.battle;
  return told.every(isQuiet) ? 0 : after;
}

/** What a table remembers of the step that is being told. */
export interface Gathered {
  readonly moment: unknown;
  readonly over: 'before' | 'after';
  /** The events of the step so far. */
  readonly events: readonly TtcgEvent[];
}

/** The events of a step so far, as its parts are shown one after another. */
export function gather(before: Gathered | undefined, now: Gathered): Gathered {
  if (before === undefined || before.over === 'after') return now;
  if (before.moment === now.moment) return before;
  return { ...now, events: [...before.events, ...now.events] };
}
