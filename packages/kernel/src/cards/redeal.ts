import { type Random, shuffle, split } from '../chance/random.ts';
import { copyData } from '../contract/copy.ts';
import type { Game, GameState } from '../contract/game.ts';
import type { Viewer } from '../contract/seats.ts';
import { type CardId, copyTable, knows } from './cards.ts';

/**
 * A position that the viewer cannot tell from this one: the cards unknown to them are dealt anew among
 * those of the same owner and back, and what chance will bring is another. A bot that thinks ahead in
 * such positions does not peek; a view that changes with them leaks.
 */
export function redeal<State extends GameState>(
  state: State,
  viewer: Viewer,
  random: Random,
  { couldBe, copy = copyData }: Partial<Pick<Game<State>, 'couldBe' | 'copy'>> = {},
): State {
  const table = copyTable(state.table);
  const { cards } = table;
  const unknown = new Map<string, CardId[]>();
  cards.forEach((card, id) => {
    if (knows(card, viewer)) return;
    const kind = `${card.owner} ${card.back}`;
    const alike = unknown.get(kind);
    if (alike) alike.push(id);
    else unknown.set(kind, [id]);
  });
  for (const alike of unknown.values()) {
    // Sorted first: how they really lie must not show through the same random numbers.
    const designs = alike.map((id) => cards[id]?.design as string).sort();
    shuffle(random, designs);
    const dealt = couldBe ? dealFitting(alike, designs, (id) => couldBe(state, id)) : designs;
    dealt?.forEach((design, place) => {
      const card = cards[alike[place] as CardId];
      if (card) card.design = design;
    });
  }
  // Copied when it is dealt: a game may keep in mind what the cards of a position are.
  return copy({ ...state, table, random: split(random, 'redeal') });
}

/**
 * Gives each card a design that it can be, those first that cannot be anything; nothing if that fails,
 * and then the cards stay as they are.
 */
function dealFitting(
  ids: readonly CardId[],
  designs: readonly string[],
  couldBe: (id: CardId) => ((design: string) => boolean) | undefined,
): string[] | undefined {
  const left = [...designs];
  const given = new Map<CardId, string>();
  for (const id of ids) {
    const fits = couldBe(id);
    if (!fits) continue;
    const place = left.findIndex(fits);
    if (place < 0) return undefined;
    given.set(id, ...(left.splice(place, 1) as [string]));
  }
  return ids.map((id) => given.get(id) ?? (left.shift() as string));
}
