import { type CardId, type CardRef, cardOf, copyData, type Seat } from '@cardscape/kernel';
import { isOfTwo } from '../../language/tree/this-card.ts';
import { eventsOf } from '../../language/tree/told.ts';
import type { Sentence, Trigger } from '../../language/tree/tree.ts';
import { nameOf, type Sheet } from '../book/book.ts';
import { kindOf, type Program } from '../book/program.ts';
import type { Happening } from '../chain/happening.ts';
import type { Link } from './chain-link.ts';
import { controllerOf, type Duel } from './duel.ts';

/** An effect of a card, about to be announced or carried out. */
export function effectLink(
  duel: Duel,
  id: CardId,
  effect: number,
  more: { seat?: Seat; event?: Happening | null } = {},
): Link {
  const event = more.event ?? null;
  const card = cardOf(duel.state.table, id);
  const design = nameOf(card.design);
  const { generation } = card;
  const self = { card: id, generation };
  const { when } = programIn(duel, { design, effect });
  return {
    kind: 'effect',
    seat: more.seat ?? controllerOf(duel, id),
    card: self,
    design,
    effect,
    targets: [],
    // Until another card is spoken of, "it" is the card of the event, or else this card.
    that: [spokenOf(event, id, when) ?? self],
    rest: [],
    event,
    at: '',
    target: null,
    faceDown: false,
    countered: false,
  };
}

/** R-T275. An effect of a card under another one, used by that one as if it were its own. */
export function lentLink(
  duel: Duel,
  host: CardId,
  card: CardId,
  effect: number,
  more: { seat: Seat; event: Happening | null },
): Link {
  const own = effectLink(duel, card, effect, more);
  const self = { card: host, generation: cardOf(duel.state.table, host).generation };
  const { when } = programIn(duel, own);
  const that = [spokenOf(more.event, host, when) ?? self];
  return linkWith(own, { card: self, that, lent: own.card });
}

/**
 * The card that an event, as a text tells it, is about: the other one where this card is the first of two,
 * and of a stack that was ranked up the one that is now on top (R-T52).
 */
export function spokenOf(
  event: Happening | null,
  source: CardId,
  told: Trigger | Sentence['on'],
): CardRef | null {
  if (
    told &&
    'event' in told &&
    eventsOf(told).some((said) => kindOf(said.what) === event?.what && isOfTwo(said))
  )
    return event?.other ?? event?.causeCard ?? null;
  if (event?.what === 'rankedUp' && event.card?.card !== source) return event.other;
  return event?.card ?? null;
}

/** A play or an attack, about to be announced. */
export function deedLink(
  kind: 'play' | 'attack',
  seat: Seat,
  card: CardRef,
  more: {
    at?: string;
    target?: CardRef | null;
    onRank?: number;
    faceDown?: boolean;
    design: string;
  },
): Link {
  const link: Link = {
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
  if (more.onRank === undefined) return link;
  const { faceDown, countered, ...before } = link;
  return { ...before, onRank: more.onRank, faceDown, countered };
}

/**
 * The same link with something else told of it. It is written out as links are made: each that is spread would have a
 * shape of its own, and all that reads links would be slow, and made ready again and again by the engine.
 */
export function linkWith(link: Link, more: Partial<Link>): Link {
  const { kind, seat, card, design, effect, targets, that, rest, event, at, target } = link;
  const { faceDown, countered } = link;
  const same: Link = {
    kind,
    seat,
    card,
    design,
    effect,
    targets,
    that,
    rest,
    event,
    at,
    target,
    faceDown,
    countered,
  };
  return Object.assign(withSeldom(same, link), more);
}

/** A link of its own, with the shape of one that is made anew. */
export function copyLink(link: Link): Link {
  // Where a play says which rank it is put on, that is told in the midst of the rest.
  if (link.onRank !== undefined) return copyData(link);
  const { kind, seat, card, design, effect, targets, that, rest, event, at, target } = link;
  const { faceDown, countered } = link;
  const copy: Link = {
    kind,
    seat,
    card: copyData(card),
    design,
    effect,
    targets: copyData(targets),
    that: copyData(that),
    rest: copyData(rest),
    event: copyData(event),
    at,
    target: copyData(target),
    faceDown,
    countered,
  };
  return withSeldom(copy, link, copyData);
}

/** With what is told of few links, in the order in which it was told. */
function withSeldom(same: Link, link: Link, copied = (field: unknown) => field): Link {
  const all = same as unknown as Record<string, unknown>;
  for (const key in link) if (!(key in all)) all[key] = copied(link[key as keyof Link]);
  return same;
}

/** The program that a link runs. */
export function programIn(
  duel: Duel,
  { design, effect }: Pick<Link, 'design' | 'effect'>,
): Program {
  const sheet: Sheet = duel.book.sheet(design);
  const program = sheet.programs[effect as 0 | 1];
  if (!program) throw new RangeError(`${design} has no effect ${effect}`);
  return program;
}
