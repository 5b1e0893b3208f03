import type { CardRef, Seat } from '@cardscape/kernel';
import type { Duration, Period } from '../../language/tree/tree.ts';

type Part = Period['part'];

/** What it is now: whose turn, which one, and which part of it. */
export interface Clock {
  readonly turn: number;
  readonly active: Seat;
  readonly stage: string;
}

/** When something in force ends. */
export type Expiry =
  | { readonly kind: 'forever' }
  /** While its continuous or equip effect is at work. */
  | { readonly kind: 'work'; readonly effect: number }
  /** While the condition of its act's duration holds. */
  | { readonly kind: 'while' }
  /** When an attack is over: the next, that of a card, or each card's own. */
  | { readonly kind: 'attack'; readonly of: 'any' | 'own' | CardRef }
  /** When a card, or each card that it holds for, is next tapped or untapped. */
  | { readonly kind: 'turned'; readonly of: 'own' | CardRef; readonly to: 'tapped' | 'untapped' }
  /** It is over, and what was taken for so long is still to be given back. */
  | { readonly kind: 'over' }
  /** After so many ends of turns. */
  | { readonly kind: 'turns'; readonly left: number }
  /** At the start or end of a part of a turn; `notIn` is a turn that does not count. */
  | {
      readonly kind: 'start' | 'end';
      readonly part: Part;
      readonly seat: Seat | null;
      readonly notIn: number;
    }
  /** Only during a part of a turn to come: `begun` once it is there. */
  | {
      readonly kind: 'during';
      readonly part: Part;
      readonly seat: Seat | null;
      readonly notIn: number;
      readonly begun: boolean;
    };

/** Whose turn a period speaks of, seen from a player, or from the owner of a card; nobody's: anyone's. */
export function seatOf({ whose }: Period, you: Seat): Seat | null {
  if (whose === 'each') return null;
  return whose === 'opponent' ? ((1 - you) as Seat) : you;
}

/** The end of a duration that begins now. */
export function expiryOf(state: Clock, duration: Duration | undefined, you: Seat): Expiry {
  if (duration === undefined || duration === 'game') return { kind: 'forever' };
  if (duration === 'this turn') return { kind: 'turns', left: 1 };
  if (duration === 'attack') return { kind: 'attack', of: 'any' };
  if ('turns' in duration) return { kind: 'turns', left: duration.turns };
  if ('while' in duration) return { kind: 'while' };
  if ('untilAttackOf' in duration) return { kind: 'attack', of: 'own' };
  if ('untilTurned' in duration) return { kind: 'turned', of: 'own', to: duration.to };
  const period = 'until' in duration ? duration.of : duration.during;
  const seat = seatOf(period, you);
  // "Until the start of your turn" can only mean the next one; so does "next".
  const notIn = period.next || ('until' in duration && duration.until === 'start') ? state.turn : 0;
  if ('until' in duration) return { kind: duration.until, part: period.part, seat, notIn };
  const begun = notIn === 0 && isNow(state, period.part, seat);
  return { kind: 'during', part: period.part, seat, notIn, begun };
}

/** Is it this part of a turn, of this player? */
export function isNow(state: Clock, part: Part, seat: Seat | null): boolean {
  if (seat !== null && state.active !== seat) return false;
  return part === 'turn' || state.stage === STAGES[part];
}

const STAGES = { 'draw phase': 'draw', 'main phase': 'main', 'battle phase': 'battle' } as const;

/** What is left of the cards that something is in force on, or watches, when the attack of one is over. */
export function leftAfterAttack(
  until: Expiry,
  cards: readonly CardRef[],
  attacker: CardRef,
): readonly CardRef[] | undefined {
  if (until.kind !== 'attack') return cards;
  if (until.of === 'any') return undefined;
  if (until.of !== 'own') return until.of.card === attacker.card ? undefined : cards;
  if (cards.every(({ card }) => card !== attacker.card)) return cards;
  const left = cards.filter(({ card }) => card !== attacker.card);
  return left.length > 0 ? left : undefined;
}

/** What is left of an expiry when a part of a turn starts or ends; nothing if it is over. */
export function passing(
  until: Expiry,
  edge: 'start' | 'end',
  part: Part,
  state: Pick<Clock, 'active' | 'turn'>,
): Expiry | undefined {
  if (until.kind === 'turns') {
    if (edge !== 'end' || part !== 'turn') return until;
    return until.left <= 1 ? undefined : { ...until, left: until.left - 1 };
  }
  if (!('part' in until)) return until;
  const meant =
    until.part === part &&
    (until.seat === null || until.seat === state.active) &&
    until.notIn !== state.turn;
  if (!meant) return until;
  if (until.kind !== 'during') return until.kind === edge ? undefined : until;
  return edge === 'start' ? { ...until, begun: true } : undefined;
}
