import type { OpenedGame } from '@cardscape/kernel';
import type { CardSet } from './files/set-types.ts';
import type { KolymaEvent } from './rules/events.ts';
import type { KolymaOptions } from './rules/kolyma.ts';
import type { KolymaState } from './rules/state.ts';
import type { KolymaView } from './rules/view.ts';

/** Kolyma with its cards. */
export interface KolymaOpened
  extends OpenedGame<KolymaState, KolymaOptions, KolymaView, KolymaEvent> {
  /** The cards and characters that are played with. */
  readonly cardSet: CardSet;
}
