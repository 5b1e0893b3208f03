import type { KolymaEvent } from '@cardscape/kolyma';
import type { Beat } from '../match/beats.ts';

/** How long a played card is shown, and the end of a round. */
const holds = { play: 1100, roundOver: 7000 } as const;

/** Tells a step: first the card that was played, then a round's end, then where all lies now. */
export function tell(events: readonly KolymaEvent[]): Beat<KolymaEvent>[] {
  const beats: Beat<KolymaEvent>[] = [];
  const played = events.filter(({ type }) => type === 'play');
  if (played.length > 0) beats.push({ events: played, over: 'before', hold: holds.play });
  const end = events.findIndex(({ type }) => type === 'round over');
  if (end >= 0)
    beats.push({ events: events.slice(0, end + 1), over: 'before', hold: holds.roundOver });
  beats.push({ events: events.slice(end + 1), over: 'after', hold: 0 });
  return beats;
}
