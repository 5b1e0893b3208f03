import {
  type Check,
  fuzz,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from '@cardscape/kernel/testing';
import { expect, it } from 'vitest';
import { cardBook } from '../rules/book/book.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { ttcgOf } from '../rules/ttcg.ts';
import { cardSet } from '../set/card-set.ts';
import { design } from './table.ts';

/** A game whose cards have these texts, each beside another one, and a deck of all of them. */
export function gameOfTexts(texts: readonly string[], apart: number) {
  const designs = texts.flatMap((text, at) => {
    const effects = [text, texts[(at + apart) % texts.length] as string];
    return [
      design(`Unit ${at}`, { effects, attack: 200 + 10 * at }),
      design(`Rank ${at}`, { effects, rank: 2 }),
      design(`Spell ${at}`, { type: 'spell', effects }),
    ];
  });
  return { game: ttcgOf(cardBook(cardSet(designs))), deck: designs.map(({ name }) => name) };
}

/** Plays a random game for each of the checks. */
export function itHoldsInGames(
  { game, deck }: ReturnType<typeof gameOfTexts>,
  edition: TtcgState['edition'],
  seed: string,
): void {
  const options = () => ({ edition, decks: [deck, deck] as const });
  it.each<[string, readonly Check[], boolean]>([
    ['keep the invariants', [invariants], false],
    ['go through JSON', [survivesJson], false],
    ['can be taken back', [rollsBack], false],
    ['leak nothing', [leaksNothing], false],
    ['replay from their records', [], true],
  ])('%s', { timeout: 120_000 }, (_, checks, replays) => {
    expect(fuzz(game, { games: 1, seed, options, checks, replays }).problems).toEqual([]);
  });
}
