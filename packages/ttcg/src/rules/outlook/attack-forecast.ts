import {
  type CardId,
  cardOf,
  knows,
  type Option,
  opponentOf,
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import { byBattle } from '../chain/cause.ts';
import { copyState } from '../position/copy-state.ts';
import { controllerOf, type Duel, isFaceDown, refOf, touch } from '../position/duel.ts';
import { openDuel } from '../position/open-duel.ts';
import type { TtcgState } from '../position/state.ts';
import { targetCard } from '../position/targets.ts';
import { attempt } from '../resolve/deed.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import { turnUp } from '../resolve/deeds.ts';
import { mayBeReplaced } from '../resolve/replaceable.ts';
import { guardOf, strikeOf } from '../standing/fight.ts';
import { isForbidden } from '../standing/forbidden.ts';
import { priceOf } from '../standing/price.ts';
import { attackOf, rankOf } from '../standing/values.ts';
import { act } from '../turn/actions.ts';

/** What the player who thinks of an attack can know will come of it, if no effect comes in between. */
export interface AttackForecast {
  /** What it is made with; nothing where something in force keeps it from coming about. */
  readonly attack: number | null;
  /** What it is met with; left out of a direct attack, nothing where its player cannot know. */
  readonly defense?: number | null;
  /** The unit that would be destroyed. */
  readonly destroyed: CardId | null;
  /** The points that would change. */
  readonly points: readonly PointChange[];
  /** The cards whose effects the attack would set off, if they can be done: before it is fought out. */
  readonly setsOff: readonly CardId[];
  /** Whether something on the field could take the place of it. */
  readonly isOpen: boolean;
}

/** A change to a player's points, and what they would have then. */
export interface PointChange {
  readonly seat: Seat;
  readonly by: number;
  readonly now: number;
}

const nothing = { destroyed: null, points: [], setsOff: [], isOpen: false } as const;

/** Works out an attack that can be made (R-T2, R-T3) without making it: the state stays as it is. */
export function forecastAttack(
  book: CardBook,
  state: TtcgState,
  seat: Seat,
  option: Option,
): AttackForecast {
  const attacker = option.card as CardId;
  const defender = targetCard(state.table, option.target);
  // Before it is announced: then something could depend on what is attacked.
  const attack = attackOf(openDuel(book, state), attacker);
  if (defender !== undefined && !knows(cardOf(state.table, defender), seat))
    return { ...nothing, attack, defense: null };
  const duel = openDuel(book, copyState(state));
  if (!isAnnounced(duel, seat, option)) return { ...nothing, attack: null };
  const setsOff = [...new Set(duel.state.waiting.map(({ card }) => card.card))];
  const come =
    defender === undefined ? directly(duel, seat, attacker) : against(duel, attacker, defender);
  return { ...come, setsOff };
}

/** Announces it, and leaves out all answers; says whether it comes about. */
function isAnnounced(duel: Duel, seat: Seat, option: Option): boolean {
  const { chain, working } = duel.state;
  const before = chain.length;
  act(duel, seat, option);
  const link = chain.length > before ? chain.pop() : undefined;
  if (!link || link.countered) return false;
  working.push(link);
  touch(duel);
  return true;
}

function directly(duel: Duel, seat: Seat, attacker: CardId): AttackForecast {
  const attack = attackOf(duel, attacker);
  const cause = byBattle(seat, refOf(duel, attacker));
  const by = -rankOf(duel, attacker);
  return {
    ...nothing,
    attack,
    ...comesOf(duel, [{ do: 'points', seat: opponentOf(seat), by, cause }]),
  };
}

function against(duel: Duel, attacker: CardId, defender: CardId): AttackForecast {
  if (isFaceDown(duel, defender)) turnUp(duel, defender);
  const attack = strikeOf(duel, attacker, defender);
  const defense = guardOf(duel, defender, attacker);
  if (attack === defense) return { ...nothing, attack, defense };
  const [winner, loser] = attack > defense ? [attacker, defender] : [defender, attacker];
  const cause = byBattle(controllerOf(duel, winner), refOf(duel, winner));
  const destroy: Deed = { do: 'destroy', card: refOf(duel, loser), cause };
  if (isForbidden(duel, destroy)) return { ...nothing, attack, defense };
  const owner = cardOf(duel.state.table, loser).owner as Seat;
  const lost: Deed = { do: 'points', seat: owner, by: -priceOf(duel, loser), forUnit: true, cause };
  return { ...nothing, attack, defense, destroyed: loser, ...comesOf(duel, [destroy, lost]) };
}

/** What comes of the first of some deeds, which brings the others with it. */
function comesOf(
  duel: Duel,
  deeds: readonly [Deed, ...Deed[]],
): Pick<AttackForecast, 'points' | 'isOpen'> {
  const isOpen = deeds.some((deed) => mayBeReplaced(duel, deed));
  const before = SEATS.map((seat) => duel.state.players[seat].points);
  // What is to be known of a replacement may hang on hidden cards: then it is only said what comes of it without one.
  if (isOpen) return { isOpen, points: plainly(duel, deeds) };
  attempt(duel, deeds[0]);
  return {
    isOpen,
    points: SEATS.flatMap((seat) => {
      const { points: now } = duel.state.players[seat];
      const by = now - (before[seat] as number);
      return by === 0 ? [] : [{ seat, by, now }];
    }),
  };
}

/** The points as they are printed on the deeds. */
function plainly(duel: Duel, deeds: readonly Deed[]): readonly PointChange[] {
  return deeds.flatMap((deed) => {
    if (deed.do !== 'points' || deed.by === 0 || isForbidden(duel, deed)) return [];
    const { seat, by } = deed;
    return [{ seat, by, now: duel.state.players[seat].points + by }];
  });
}
