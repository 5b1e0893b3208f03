import type { CardId, Seat } from '@cardscape/kernel';
import type { ShowdownEvent } from '@cardscape/showdown';
import { type CardPlace, type Places, screenSpace } from '@cardscape/showdown/tools';

/** Where things lie on a table at some moment, by their anchors. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, CardPlace>;
}

/** What things of the table are called in `data-anchor`. */
export interface Anchors {
  card(id: CardId): string;
  character(seat: Seat): string;
}

/** Measures everything on a table that carries a `data-anchor`. */
export function measureTable(table: HTMLElement): Layout {
  const frame = table.getBoundingClientRect();
  const places = new Map<string, CardPlace>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    places.set(element.dataset.anchor ?? '', {
      x: left + width / 2 - frame.left,
      y: top + height / 2 - frame.top,
      width,
    });
  }
  return { width: frame.width, height: frame.height, places };
}

/**
 * Where an event is shown. A card that is played is shown where it comes to lie, everything else
 * where it was: a destroyed card is in the graveyard already.
 */
export function placesFor(
  { type }: ShowdownEvent,
  before: Layout | null,
  after: Layout,
  anchors: Anchors,
): Places {
  const layouts = type === 'played' ? [after, before] : [before, after];
  const find = (anchor: string) => {
    return layouts.map((layout) => layout?.places.get(anchor)).find((place) => place);
  };
  return {
    screen: screenSpace(after.width, after.height),
    card: (id) => find(anchors.card(id)),
    character: (seat) => find(anchors.character(seat)),
  };
}
