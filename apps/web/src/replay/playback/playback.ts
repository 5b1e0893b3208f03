import { eventFor, type GameEvent, plain, type Viewer } from '@cardscape/kernel';
import type { Replay } from '../opening/loadReplay.ts';

/** One picture of a running replay: some events of a step, over the position before or after it. */
export interface Frame {
  readonly step: number;
  readonly over: 'before' | 'after';
  readonly events: readonly GameEvent[];
}

/** The pictures of a whole replay; the last one of each step shows the position after it. */
export function framesOf({ table, match }: Replay): Frame[] {
  return Array.from({ length: match.length }, (_, step): Frame[] => {
    const events = match.events(step);
    const beats = step === 0 ? [] : table.tell(events);
    if (beats.length < 2) return [{ step, over: 'after', events }];
    return beats.map(({ events: told, over }) => ({ step, over, events: told }));
  }).flat();
}

/** Where a replay stands. */
export interface Playback {
  /** The picture that is shown. */
  readonly frame: number;
  readonly playing: boolean;
  readonly speed: number;
}

/** What can be done with a running replay. */
export type PlaybackAct =
  | { readonly act: 'go'; readonly step: number }
  | { readonly act: 'tick' }
  | { readonly act: 'toggle' }
  | { readonly act: 'speed'; readonly speed: number };

/** How fast a replay can run. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** Is there something to see in a step? Where there is not, as with a pass, it is gone over; the last step shows the end. */
function showsSomething(frames: readonly Frame[], step: number): boolean {
  const last = frames.at(-1)?.step ?? 0;
  if (step <= 0 || step >= last) return true;
  return frames.some((frame) => frame.step === step && frame.events.length > 0);
}

/** The nearest step before or after this one that shows something. */
export function stepBeside(frames: readonly Frame[], at: number, by: 1 | -1): number {
  let step = at + by;
  while (!showsSomething(frames, step)) step += by;
  return step;
}

/** The picture that shows a step whole. */
export function frameOf(frames: readonly Frame[], step: number): number {
  const found = frames.findLastIndex((frame) => frame.step <= step);
  return Math.max(0, found);
}

/** The next state of a running replay. */
export function playbackAfter(
  frames: readonly Frame[],
  now: Playback,
  given: PlaybackAct,
): Playback {
  const last = frames.length - 1;
  switch (given.act) {
    case 'go':
      // Whoever goes somewhere by hand wants to look there.
      return { ...now, frame: frameOf(frames, given.step), playing: false };
    case 'tick': {
      let frame = Math.min(last, now.frame + 1);
      while (frame < last && !showsSomething(frames, frames[frame]?.step ?? 0)) frame++;
      return { ...now, frame, playing: now.playing && frame < last };
    }
    case 'toggle':
      // At the end there is nothing left to play: begin anew.
      if (!now.playing && now.frame === last) return { ...now, frame: 0, playing: last > 0 };
      return { ...now, playing: !now.playing };
    case 'speed':
      return { ...now, speed: given.speed };
  }
}

/** What a viewer sees of a picture. */
export function seenIn(
  { match }: Replay,
  { step, over, events }: Frame,
  viewer: Viewer,
): { view: unknown; events: readonly GameEvent[] } {
  return {
    view: match.view(over === 'before' ? step - 1 : step, viewer),
    events: events.map((event) => eventFor(event, viewer)),
  };
}

/** What a picture tells, sentence by sentence. */
export function sentencesOf({ match }: Replay, frame: Frame, viewer: Viewer): string[] {
  const lines = match.lines(frame.step, viewer);
  const events = match.events(frame.step);
  return frame.events.map((event) => plain(lines[events.indexOf(event)] ?? []));
}

const shortest = 450;
const longest = 2200;
const perLetter = 12;

/** How long a picture stays at normal speed: long enough to see what it tells, and the beginning no longer than that. */
export function readingTime(sentences: readonly string[], step: number): number {
  if (step === 0) return shortest;
  const letters = sentences.reduce((sum, { length }) => sum + length, 0);
  return Math.min(longest, Math.max(shortest, letters * perLetter));
}
