import type { GameEvent, Outcome, Seat } from '@cardscape/kernel';
import type { Sound } from '../../look/feedback/sound.ts';
import type { AnyGameTable } from '../gameTable.ts';
import type { Impact } from '../impact/impact.ts';
import { times } from '../impact/play.ts';

/** A sound, and how many seconds it waits for what it belongs to. */
type Cue = readonly [sound: Sound, later: number];

const lands = times.landing / 1000;

/** What a moment of a match sounds like: one sound of what is done, and those of what is felt. */
export function cuesOf(
  { sounds, markOf }: Pick<AnyGameTable, 'sounds' | 'markOf'>,
  events: readonly GameEvent[],
  impacts: readonly Impact[],
  near: Seat,
): Cue[] {
  const cues: Cue[] = [];
  const done = events.map(({ type }) => sounds[type]).find((each) => each !== undefined);
  if (done) cues.push([done, 0]);
  const isStrike = impacts.some(({ kind }) => kind === 'strike');
  if (isStrike) cues.push(['strike', lands]);
  if (impacts.some(({ kind }) => kind === 'break')) cues.push(['break', isStrike ? lands : 0]);
  const changes = impacts.flatMap((impact) => (impact.kind === 'change' ? impact.by : []));
  if (changes.some((by) => by > 0)) cues.push(['heal', 0.05]);
  // What a strike takes is heard by the strike.
  else if (changes.length > 0 && !isStrike) cues.push(['loss', 0]);
  if (impacts.some(({ kind }) => kind === 'rise')) cues.push(['rise', 0.1]);
  const begins = events.some((event) => {
    const mark = markOf(event);
    return mark?.kind === 'part' && mark.seat === near;
  });
  if (begins) cues.push(['turn', 0.15]);
  return cues;
}

/** How the end of a match sounds for who sits here; nothing for a draw. */
export function endSound({ winner }: Outcome, people: readonly Seat[]): Sound | undefined {
  if (winner === null) return undefined;
  return people.includes(winner) ? 'win' : 'lose';
}
