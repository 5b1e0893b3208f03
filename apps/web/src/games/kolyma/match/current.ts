import { handing } from '../../../table/kept/handing.ts';
import type { MatchSession } from '../../../table/session/session.ts';

/** Hands a session to the match page; with nothing, that page continues the one that is kept. */
export const { hand: handSession, take: takeSession } = handing<MatchSession>();
