import type { MatchRecord } from '@cardscape/kernel';
import { handing } from './handing.ts';

/** A match that a page hands to the replay page; with nothing, that page opens the last one that ended. */
export const toWatch = handing<MatchRecord>();
