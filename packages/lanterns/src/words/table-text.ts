import {
  counted,
  namesFor,
  opponentOf,
  type PlayerNames,
  SEATS,
  type Seat,
  type SeenCard,
  type TableCard,
  type TableText,
} from '@cardscape/kernel';
import { DECK, handOf, keptOf } from '../rules/state.ts';
import type { LanternView } from '../rules/view.ts';
import type { LanternBook } from '../set/book.ts';

/** The table in words: to a player as theirs, to all others with the names of both. */
export function tableText(book: LanternBook, view: LanternView, names?: PlayerNames): TableText {
  const { viewer } = view;
  const words = wordsOf(book, view);
  const said = viewer === 0 || viewer === 1 ? toPlayer(words, viewer) : toOthers(words, names);
  const near = viewer === 1 ? 1 : 0;
  return {
    ...said,
    cards: Object.entries(view.zones).flatMap(([zone, cards]) =>
      cards.flatMap((seen) => tableCard(seen, lies(zone, near))),
    ),
  };
}

type TableWords = ReturnType<typeof wordsOf>;
type Said = Pick<TableText, 'lines' | 'hand'>;

function wordsOf({ lanterns }: LanternBook, view: LanternView) {
  const inZone = (zone: string) => view.zones[zone] ?? [];
  // A match that was kept may hold lanterns that are gone by now.
  const worth = (design: string) => lanterns.find(({ name }) => name === design)?.value;
  const named = ({ design }: { design: string }) => {
    const value = worth(design);
    return value === undefined ? design : `${design} (${value})`;
  };
  return {
    view,
    count: (zone: string) => inZone(zone).length,
    /** Those of a zone that the viewer sees. */
    seen: (zone: string) =>
      inZone(zone)
        .filter((seen) => 'card' in seen)
        .map(named),
    deck: `The deck has ${counted(inZone(DECK).length, 'lantern')}.`,
  };
}

function toPlayer({ view, count, seen, deck }: TableWords, seat: Seat): Said {
  const other = opponentOf(seat);
  const held = seen(handOf(seat)).map((name, place) => `${place + 1} ${name}`);
  const theirs = `${counted(count(handOf(other)), 'lantern')} and has kept ${count(keptOf(other))}`;
  const shown = seen(handOf(other));
  return {
    lines: [
      turnLine(view, namesFor(seat).whose(view.active)),
      `You have kept ${seen(keptOf(seat)).join(', ') || 'nothing'}. Your score is ${view.score[seat] ?? 'not known'}.`,
      `Your opponent holds ${theirs}. ${deck}`,
      ...(shown.length > 0 ? [`You have seen of their hand: ${shown.join(', ')}.`] : []),
    ],
    hand: held.length > 0 ? held : ['You hold no lanterns.'],
  };
}

function toOthers({ view, count, seen, deck }: TableWords, names?: PlayerNames): Said {
  const { who, whose } = namesFor('table', names);
  const all = (zone: string) => {
    const known = seen(zone);
    const number = counted(count(zone), 'lantern');
    const seenOnly = known.length < count(zone) ? 'seen: ' : '';
    return known.length > 0 ? `${number} (${seenOnly}${known.join(', ')})` : number;
  };
  const side = (seat: Seat) =>
    `${who(seat)} holds ${all(handOf(seat))} and has kept ${all(keptOf(seat))}. The score of ${who(seat)} is ${view.score[seat] ?? 'not known'}.`;
  return { lines: [turnLine(view, whose(view.active)), ...SEATS.map(side), deck], hand: [] };
}

const turnLine = ({ turn }: LanternView, whose: string) =>
  turn === 0 ? 'All turns are used up.' : `${counted(turn, 'turn')} left; it is ${whose} turn.`;

function lies(zone: string, seat: Seat): TableCard['lies'] {
  if (zone === handOf(seat)) return 'in hand';
  return zone === keptOf(seat) ? 'on your side' : 'elsewhere';
}

function tableCard(seen: SeenCard, where: TableCard['lies']): TableCard[] {
  if (!('card' in seen)) return [];
  const { card, design } = seen;
  return [{ card, design, name: design, lies: where }];
}
