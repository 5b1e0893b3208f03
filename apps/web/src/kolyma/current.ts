import type { KolymaSession } from './game.ts';

/** The session that one page hands to the next. */
let handed: KolymaSession | undefined;

/** Hands a session to the match page; with nothing, that page continues the one that is kept. */
export function handSession(session: KolymaSession | undefined): void {
  handed = session;
}

/** The session that was handed over, if one was. */
export function takeSession(): KolymaSession | undefined {
  return handed;
}
