import type { Seat } from '@cardscape/kernel';
import type { KolymaEvent } from '@cardscape/kolyma';
import type { Impact } from '../../../table/impact/impact.ts';

/** What of these events is felt: what special cards add to a total, or take from it. */
export function impactsOf(events: readonly KolymaEvent[], near: Seat): Impact[] {
  return events.flatMap((event): Impact[] => {
    if (event.type !== 'add' || event.amount === 0) return [];
    const side = event.seat === near ? 'near' : 'far';
    const at = `[data-zone="line"][data-side="${side}"] [data-total]`;
    return [{ kind: 'change', at, by: event.amount }];
  });
}
