import type { ToldEvent } from '@cardscape/kernel';
import type { TtcgEvent } from '@cardscape/ttcg';

/** What is seen well enough without being told. */
const seenWell = new Set(['phase', 'resolves', 'shuffled', 'tapped']);

/** The events that the message line tells: a play that was announced just now is told once. */
export function toldEvents(told: readonly ToldEvent<TtcgEvent>[]): readonly ToldEvent<TtcgEvent>[] {
  const announced = new Set(
    told.flatMap(({ event }) =>
      event.type === 'announced' && event.kind === 'play' && 'card' in event.subject
        ? [event.subject.card]
        : [],
    ),
  );
  return told.filter(
    ({ event }) =>
      !seenWell.has(event.type) &&
      !(event.type === 'played' && 'card' in event.subject && announced.has(event.subject.card)),
  );
}
