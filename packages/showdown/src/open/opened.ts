import type { OpenedGame } from '@cardscape/kernel';
import type { LoadedCard, LoadedSprite } from '../cards/index.ts';
import type { Catalogue } from '../profiles/catalogue.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';
import type { ShowdownView } from '../rules/view.ts';

/** Showdown with its cards. */
export interface ShowdownOpened
  extends OpenedGame<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent> {
  readonly book: CardBook;
  /** The built-in set, with those that give way to others of their name; none if it is left out. */
  readonly builtIn: readonly LoadedCard[];
  /** The cards that someone brought. */
  readonly own: readonly LoadedCard[];
  /** The built-in and the brought cards as profiles know them; plain ones that stand in are not there. */
  readonly catalogue: Catalogue;
  /** What effects are drawn with. */
  readonly sprites: readonly LoadedSprite[];
  /** A card that is played with, with its script. */
  find(name: string): LoadedCard | undefined;
}
