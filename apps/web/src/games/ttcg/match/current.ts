import { handing } from '../../../table/kept/handing.ts';
import type { TtcgSession } from './game.ts';

/** Hands a session to the match page; with nothing, that page continues the one that is kept. */
export const { hand: handSession, take: takeSession } = handing<TtcgSession>();
