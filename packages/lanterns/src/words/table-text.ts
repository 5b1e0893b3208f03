import {
  counted,
  opponentOf,
  type Seat,
  type SeenCard,
  type TableCard,
  type TableText,
} from '@cardscape/kernel';
import { DECK, handOf, keptOf } from '../rules/state.ts';
import type { LanternView } from '../rules/view.ts';
import type { LanternBook } from '../set/book.ts';

/** The table in words; who sees both sides reads it as the first player. */
export function tableText(book: LanternBook, view: LanternView): TableText {
  const seat: Seat = view.viewer === 1 ? 1 : 0;
  const other = opponentOf(seat);
  const inZone = (zone: string) => view.zones[zone] ?? [];
  const named = ({ design }: { design: string }) => `${design} (${book.value(design)})`;
  const seenIn = (zone: string) => inZone(zone).filter((seen) => 'card' in seen);
  const list = (zone: string) => seenIn(zone).map(named).join(', ') || 'nothing';
  const held = seenIn(handOf(seat)).map((seen, place) => `${place + 1} ${named(seen)}`);
  const theirs = `${holds(inZone(handOf(other)))} and has kept ${inZone(keptOf(other)).length}`;
  return {
    lines: [
      `${counted(view.turn, 'turn')} left; it is ${view.active === seat ? 'your' : "your opponent's"} turn.`,
      `You have kept ${list(keptOf(seat))}. Your score is ${view.score[seat] ?? 'not known'}.`,
      `Your opponent holds ${theirs}. The deck has ${counted(inZone(DECK).length, 'lantern')}.`,
      ...shownLines(seenIn(handOf(other)).map(named)),
    ],
    hand: held.length > 0 ? held : ['You hold no lanterns.'],
    cards: Object.entries(view.zones).flatMap(([zone, cards]) =>
      cards.flatMap((seen) => tableCard(seen, lies(zone, seat))),
    ),
  };
}

const holds = ({ length }: readonly SeenCard[]) => counted(length, 'lantern');

function shownLines(names: readonly string[]): string[] {
  return names.length > 0 ? [`You have seen of their hand: ${names.join(', ')}.`] : [];
}

function lies(zone: string, seat: Seat): TableCard['lies'] {
  if (zone === handOf(seat)) return 'in hand';
  return zone === keptOf(seat) ? 'on your side' : 'elsewhere';
}

function tableCard(seen: SeenCard, where: TableCard['lies']): TableCard[] {
  if (!('card' in seen)) return [];
  const { card, design } = seen;
  return [{ card, design, name: design, lies: where }];
}
