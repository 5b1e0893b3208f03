import { createGame, mustOpen } from '@cardscape/kernel';
import { type LanternsOpened, lanternsModule } from '../module.ts';
import { type LanternGame, type LanternRules, rulesOf } from '../rules/lanterns.ts';
import { lanternBook } from '../set/book.ts';
import { openLanterns } from '../set/open-lanterns.ts';
import { builtInSet } from './built-in.ts';

/** The built-in lanterns. */
export const builtInBook = lanternBook(openLanterns(builtInSet.files).lanterns);

/** The rules of Lanterns; a test spoils one of them to see whether a check notices. */
export const lanternRules: LanternRules = rulesOf(builtInBook);

/** Lanterns with the built-in set. */
export const openedLanterns: LanternsOpened = mustOpen(lanternsModule.open({ set: builtInSet }));

/** A game of Lanterns with the built-in cards. */
export const lanterns: LanternGame = openedLanterns.game;

/** Lanterns with some of its rules replaced. */
export function spoiltLanterns(spoilt: Partial<LanternRules>): LanternGame {
  return createGame({ ...lanternRules, ...spoilt });
}
