import { type Card, knows } from './cards.ts';
import { copyData } from './copy.ts';
import type { GameState } from './game.ts';
import { type Random, shuffle, split } from './random.ts';
import type { Viewer } from './seats.ts';

/**
 * A position that the viewer cannot tell from this one: the cards unknown to them are dealt anew among
 * those of the same owner and back, and what chance will bring is another. A bot that thinks ahead in
 * such positions does not peek; a view that changes with them leaks.
 */
export function redeal<State extends GameState>(
  state: State,
  viewer: Viewer,
  random: Random,
): State {
  const next = copyData(state);
  const unknown = new Map<string, Card[]>();
  for (const card of next.table.cards) {
    if (knows(card, viewer)) continue;
    const kind = `${card.owner} ${card.back}`;
    const alike = unknown.get(kind);
    if (alike) alike.push(card);
    else unknown.set(kind, [card]);
  }
  for (const alike of unknown.values()) {
    // Sorted first: how they really lie must not show through the same random numbers.
    const designs = alike.map((card) => card.design).sort();
    shuffle(random, designs);
    alike.forEach((card, place) => {
      card.design = designs[place] as string;
    });
  }
  return { ...next, random: split(random, 'redeal') };
}
