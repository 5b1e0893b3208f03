import type { CardId, Seat } from '@cardscape/kernel';
import { nameOf } from '../../rules/book/book.ts';
import type { TtcgEvent } from '../../rules/events.ts';
import type { TtcgState } from '../../rules/position/state.ts';
import { pileOf, spotOf } from '../../rules/position/zones.ts';
import { STAR, type StarGame } from './cast.ts';

/** What is to be seen of a card. */
export interface CardLook {
  readonly id: CardId;
  readonly isStar: boolean;
  readonly owner: Seat;
  /** Who has it. */
  readonly seat: Seat;
  readonly place: 'field' | 'hand' | 'deck' | 'discard' | 'stage';
  readonly kind: 'unit' | 'spell';
  readonly column: number;
  /** From the top: 0 is the active card, or the top of a pile. */
  readonly depth: number;
  /** How many cards lie under it. */
  readonly under: number;
  readonly tapped: boolean;
  readonly attack: number;
  readonly defense: number;
  readonly rank: number;
  readonly type: string;
  readonly subtypes: readonly string[];
  /** Which card it is equipped to. */
  readonly bound: CardId | null;
  /** Who knows it, as bits. */
  readonly known: number;
  readonly notes: readonly string[];
  /** The types of its effects. */
  readonly effects: readonly string[];
}

/** What is to be seen of a position. */
export interface Look {
  readonly cards: readonly CardLook[];
  readonly points: readonly [number, number];
  readonly plays: readonly [number, number];
  readonly skips: readonly [Skips, Skips];
  readonly turn: number;
  readonly active: Seat;
  readonly stage: string;
  readonly notes: readonly string[];
}

type Skips = Readonly<TtcgState['players'][0]['skips']>;

/** Looks at a position with the eyes of one who sees the hands. */
export function lookAt(game: StarGame, state: TtcgState): Look {
  const view = game.view(state, 'hands');
  const seen = new Map(
    view.players
      .flatMap(({ units, spells }) => [...units, ...spells].flat())
      .flatMap((one) => ('card' in one ? [[one.card, one] as const] : [])),
  );
  const cards = state.table.cards.map((card, id): CardLook => {
    const sheet = game.book.sheet(card.design);
    const spot = spotOf(card.zone);
    const pile = pileOf(card.zone);
    const owner = (card.owner ?? 0) as Seat;
    const stack = state.table.zones[card.zone]?.cards ?? [];
    const depth = stack.indexOf(id);
    const there = seen.get(id);
    const values = there ?? { ...sheet.design, attack: sheet.attack, defense: sheet.defense };
    return {
      id,
      isStar: nameOf(card.design) === STAR,
      owner,
      seat: spot?.seat ?? pile?.seat ?? owner,
      place: spot ? 'field' : (pile?.zone ?? 'stage'),
      kind: sheet.isSpell ? 'spell' : 'unit',
      column: spot?.column ?? -1,
      depth,
      under: spot ? stack.length - depth - 1 : 0,
      tapped: there?.tapped ?? false,
      attack: values.attack,
      defense: values.defense,
      rank: values.rank,
      type: values.type,
      subtypes: values.subtypes,
      bound: there?.bound ?? null,
      known: card.known,
      notes: there?.notes ?? [],
      effects: sheet.design.effects.map(({ type }) => type),
    };
  });
  const [mine, theirs] = view.players;
  return {
    cards,
    points: [mine.points, theirs.points],
    plays: [mine.playsLeft, theirs.playsLeft],
    skips: [{ ...state.players[0].skips }, { ...state.players[1].skips }],
    turn: state.turn,
    active: state.active,
    stage: state.over ? 'over' : state.stage,
    notes: view.notes.map(({ seat, says }) => `${seat}: ${says}`),
  };
}

/** What a text has changed: how things are without it, and how they are with it. */
export interface Pair {
  /** Before it was used; or as it has come in the same game with a star that says nothing. */
  readonly before: Look;
  readonly after: Look;
  /** What was told on the way to `after`, and on the way to `before` if that was played too. */
  readonly events: readonly TtcgEvent[];
  readonly without: readonly TtcgEvent[];
}

/** What can be done at some point only with the text, or only without it. */
export interface Offers {
  readonly refused: readonly Offer[];
  readonly added: readonly Offer[];
  readonly look: Look;
}

export interface Offer {
  readonly act: string;
  readonly seat: Seat;
  readonly card: CardId | undefined;
  readonly effect: number | undefined;
  /** In which phase, and in whose turn. */
  readonly stage: string;
  readonly active: Seat;
  /** The card that it is aimed at, or that lies on top where it is played. */
  readonly on: CardId | undefined;
}

/** One way in which things have gone, with all that was seen on it. */
export interface Line {
  readonly pairs: readonly Pair[];
  readonly offers: readonly Offers[];
}
