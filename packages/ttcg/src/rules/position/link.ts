import { type CardId, type CardRef, cardOf, type Seat } from '@cardscape/kernel';
import { nameOf, type Sheet } from '../book/book.ts';
import type { Program } from '../book/program.ts';
import type { Happening } from '../chain/happening.ts';
import type { Link } from './chain-link.ts';
import { controllerOf, type Duel } from './duel.ts';

/** An effect of a card, about to be announced or carried out. */
export function effectLink(
  duel: Duel,
  id: CardId,
  effect: number,
  more: { seat?: Seat; event?: Happening | null; design?: string } = {},
): Link {
  const event = more.event ?? null;
  const card = cardOf(duel.state.table, id);
  return {
    kind: 'effect',
    seat: more.seat ?? controllerOf(duel, id),
    card: { card: id, generation: card.generation },
    design: more.design ?? nameOf(card.design),
    effect,
    targets: [],
    // Until another card is spoken of, "it" is the card of the event, or else this card.
    that: [spokenOf(event, id) ?? { card: id, generation: card.generation }],
    rest: [],
    event,
    at: '',
    target: null,
    faceDown: false,
    countered: false,
  };
}

/** R-T52. The card that an event is about; of a stack that was ranked up the one that is now on top. */
export function spokenOf(event: Happening | null, source: CardId): CardRef | null {
  if (event?.what === 'rankedUp' && event.card?.card !== source) return event.other;
  return event?.card ?? null;
}

/** A play or an attack, about to be announced. */
export function deedLink(
  kind: 'play' | 'attack',
  seat: Seat,
  card: CardRef,
  more: { at?: string; target?: CardRef | null; faceDown?: boolean; design: string },
): Link {
  return {
    kind,
    seat,
    card,
    design: more.design,
    effect: -1,
    targets: [],
    that: [],
    rest: [],
    event: null,
    at: more.at ?? '',
    target: more.target ?? null,
    faceDown: more.faceDown ?? false,
    countered: false,
  };
}

/** The program that a link runs. */
export function programIn(duel: Duel, { design, effect }: Link): Program {
  const sheet: Sheet = duel.book.sheet(design);
  const program = sheet.programs[effect as 0 | 1];
  if (!program) throw new RangeError(`${design} has no effect ${effect}`);
  return program;
}
