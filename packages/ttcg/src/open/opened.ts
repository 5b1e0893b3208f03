import type { OpenedGame } from '@cardscape/kernel';
import type { Deck } from '../decks/deck.ts';
import type { TtcgPrint } from '../print/card-print.ts';
import type { TtcgEvent } from '../rules/events.ts';
import type { TtcgState } from '../rules/position/state.ts';
import type { TtcgOptions } from '../rules/ttcg.ts';
import type { TtcgView } from '../rules/view.ts';
import type { CardSet } from '../set/card-set.ts';

/** TTCG with its cards. */
export interface TtcgOpened extends OpenedGame<TtcgState, TtcgOptions, TtcgView, TtcgEvent> {
  /** The cards that are played with, and what their effects mean. */
  readonly cardSet: CardSet;
  /** Decks that are ready to play. */
  readonly decks: readonly Deck[];
  print(design: string): TtcgPrint | undefined;
}
