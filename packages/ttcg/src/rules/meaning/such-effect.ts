import { type CardId, type CardRef, opponentOf, type Seat } from '@cardscape/kernel';
import { DEFAULT_PLACE } from '../../language/tree/places.ts';
import type { CardSlot } from '../../language/tree/slots.ts';
import type {
  Act,
  Acting,
  CardFilter,
  Cards,
  WhichEffect,
  Who,
  Would,
} from '../../language/tree/tree.ts';
import { ANY_UNIT, designIn, effectIn, type Program, SEPARATOR } from '../book/program.ts';
import { type Work, worksOf } from '../book/works.ts';
import type { Cause } from '../chain/cause.ts';
import type { Happening } from '../chain/happening.ts';
import type { Link } from '../position/chain-link.ts';
import { asksOf, type Duel, refsTo } from '../position/duel.ts';
import { type Scope, scopeOf } from '../position/scope.ts';
import { fitsMaker, fitsPointed } from './described.ts';
import { doersOf } from './doers.ts';
import { DECKS } from './open-to.ts';
import { pool } from './pool.ts';
import { refCards } from './refs.ts';

/** An effect that a text may speak of: which it is, of which card, and where it is on its way, if it is. */
export interface Made {
  readonly key: string;
  readonly card: CardRef;
  readonly seat: Seat;
  /** Nothing where it is over. */
  readonly link?: Link | null | undefined;
}

/** The key of the program that a link runs. */
const keyOfLink = ({ design, effect }: Link): string => `${design}${SEPARATOR}${effect}`;

/** What an effect has done that is over, of a card that may have gone. */
export function finishedBy(duel: Duel, link: Link): Cause {
  const cause = { by: link.seat, kind: 'effect', card: null } as const;
  return asksOf(duel).effects ? { ...cause, via: keyOfLink(link) } : cause;
}

/** The effect that is on its way. */
export const madeBy = (link: Link): Made => ({
  key: keyOfLink(link),
  card: link.card,
  seat: link.seat,
  link,
});

/** That effect of a card, or the one that is at work or announced last; nothing if none is. */
export function madeOf(
  { state }: Duel,
  card: CardRef,
  seat: Seat,
  key: string | undefined,
): Made | undefined {
  const isOf = (link: Link) =>
    link.kind === 'effect' &&
    link.card.card === card.card &&
    (key === undefined || keyOfLink(link) === key);
  const link = state.working.findLast(isOf) ?? state.chain.findLast(isOf);
  if (link) return madeBy(link);
  return key === undefined ? undefined : { key, card, seat };
}

/**
 * R-T303. Which effect of a card is meant: "when your opponent activates an effect, copy it" is that one, and
 * not another one of its card.
 */
export function effectMeant(
  duel: Duel,
  event: Scope['event'],
  id: CardId,
  { do: does, cards, which }: Extract<Act, { do: 'activate' | 'copy' }>,
): WhichEffect | undefined {
  const isThat = which === undefined && does === 'copy' && cards.the === 'that';
  if (!isThat || event?.what !== 'activates' || !event.card || event.card.card !== id) return which;
  const made = madeOf(duel, event.card, event.by ?? event.whose, event.via);
  return made && (effectIn(made) === 0 ? 1 : 2);
}

/** Is an effect of the kind that a text speaks of, and would it do what that says? */
export function isSuch(duel: Duel, scope: Scope, acting: Acting, made: Made | undefined): boolean {
  if (!made) return false;
  const program = programWith(duel, made.key);
  const { style, would, answering } = acting;
  if (style && program.type !== style) return false;
  if (would && !wouldDo(duel, scope, program, would, made)) return false;
  return !answering || isAnswerTo(duel, scope, made.link, answering);
}

/** Was it such an effect that something was done by, or that was announced? */
export function isSuchIn(duel: Duel, scope: Scope, acting: Acting, one: Happening): boolean {
  const { via, by, whose } = one;
  const card = one.causeCard ?? one.card;
  if (via === undefined || !card) return false;
  const { working, chain } = duel.state;
  const link = [...chain, ...working].findLast(
    (other) => other.card.card === card.card && keyOfLink(other) === via,
  );
  return isSuch(duel, scope, acting, { key: via, card, seat: by ?? whose, link: link ?? null });
}

function programWith({ book }: Duel, key: string): Program {
  return book.sheet(designIn(key)).programs[effectIn({ key }) as 0 | 1];
}

function wouldDo(duel: Duel, scope: Scope, program: Program, would: Would, made: Made): boolean {
  const works = worksOf(program, would);
  if (would.does === 'equip' && works.length === 0)
    return program.type === 'equip' && isBoundTo(duel, scope, program, would.card, made);
  return works.some((work) => {
    if (!('card' in would))
      return !('who' in would) || isMadeTo(duel, scope, work, would.who, made);
    return work.slots.some(
      (slot, place) =>
        isDoneTo(would.does, slot, place) &&
        reaches(duel, scope, program, work, place, slot, would.card, made),
    );
  });
}

/** Is it done to the cards of a slot, rather than with them? */
function isDoneTo(does: Would['does'], { looks }: CardSlot, place: number): boolean {
  if (does === 'equip') return place === 1;
  return does !== 'rank up' || looks === 'field';
}

/** An equip effect that does not say to what it is equipped: its unit is chosen after its targets. */
function isBoundTo(
  duel: Duel,
  scope: Scope,
  { targets }: Program,
  card: 'this' | CardFilter,
  { link }: Made,
): boolean {
  if (!link) return mayMean(ANY_UNIT, card);
  return (link.targets[targets.length] ?? []).some((ref) => isMeant(duel, scope, ref, card));
}

const isMeant = (duel: Duel, scope: Scope, ref: CardRef, card: 'this' | CardFilter): boolean =>
  card === 'this' ? ref.card === scope.source.card : fitsPointed(duel, scope, ref, card);

/** Is it this player who would have to do it? */
function isMadeTo(
  duel: Duel,
  { you }: Scope,
  { who = 'you' }: Work,
  meant: 'you' | 'opponent' | undefined,
  { seat, link }: Made,
): boolean {
  if (!meant) return true;
  const player = meant === 'you' ? you : opponentOf(you);
  if (link) return doersOf(duel, scopeOf(link), who).includes(player);
  const open: readonly Who[] = [
    'both',
    'choice',
    'controller',
    'owner',
    'own owner',
    'that',
    'turn',
  ];
  return open.includes(who) || (who === 'you') === (seat === player);
}

/** R-T131. Would it be done to such a card: to what it is aimed at, or else to what it may be done to? */
function reaches(
  duel: Duel,
  scope: Scope,
  { targets }: Program,
  { sentence, act }: Work,
  place: number,
  { cards, looks }: CardSlot,
  card: 'this' | CardFilter,
  { link }: Made,
): boolean {
  const fits = (ref: CardRef) => isMeant(duel, scope, ref, card);
  if (!link) return partsOf(cards).some((part) => mayMean(part, card));
  const chosen = targets.flatMap((target, at) =>
    target.sentence === sentence && target.act === act && target.slot === place
      ? (link.targets[at] ?? [])
      : [],
  );
  if (chosen.length > 0) return chosen.some(fits);
  return partsOf(cards).some((part) => {
    if (part.the === 'this') return fits(link.card);
    if (part.the === 'that') return [...link.targets.flat(), ...link.that].some(fits);
    if ('n' in part) return mayMean(part, card);
    if (part.the !== 'pick') return refsTo(duel, refCards(duel, scopeOf(link), part)).some(fits);
    const where = part.card.place ?? DEFAULT_PLACE[looks];
    // What lies where not all can see it is judged by the text alone.
    if (where === 'hand' || where === 'hand or discard' || where === 'anywhere' || DECKS.has(where))
      return mayMean(part, card);
    return refsTo(duel, pool(duel, scopeOf(link), part.card, looks)).some(fits);
  });
}

type Part = Exclude<Cards, { the: 'list' }>;

const partsOf = (cards: Cards): readonly Part[] => (cards.the === 'list' ? cards.of : [cards]);

/** Can a text mean such a card, as far as its words tell? */
function mayMean(part: Part, card: 'this' | CardFilter): boolean {
  if (part.the !== 'pick' || card === 'this') return true;
  const { noun, types } = part.card;
  if (noun !== 'card' && card.noun !== 'card' && noun !== card.noun) return false;
  return !types || !card.types || types.some((type) => card.types?.includes(type));
}

/**
 * R-T132. Was it announced in answer to such an effect: right above it, and not set off by something else? What is not
 * on the chain lies, or would lie, on top of it.
 */
function isAnswerTo(
  duel: Duel,
  scope: Scope,
  link: Link | null | undefined,
  answering: CardFilter,
): boolean {
  if (link === null) return false;
  const { chain } = duel.state;
  const at = link ? chain.indexOf(link) : -1;
  const below = chain.at(at < 0 ? -1 : at - 1);
  if (at === 0 || below?.kind !== 'effect') return false;
  const { card } = below.card;
  const event = link?.event;
  if (event && event.card?.card !== card && event.causeCard?.card !== card) return false;
  if (!fitsMaker(duel, scope, below.card, answering, below.design)) return false;
  return !answering.acting || isSuch(duel, scope, answering.acting, madeBy(below));
}
