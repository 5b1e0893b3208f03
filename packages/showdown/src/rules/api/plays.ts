import { type CardId, type Seat, zoneOf } from '@cardscape/kernel';
import { MAX_VALUE } from '../../interface/index.ts';
import type { Allowance } from '../asking/allowance.ts';
import { askCard } from '../asking/ask.ts';
import { type Duel, isMob, sheetOf } from '../position/duel.ts';
import type { PlayKind } from '../position/position.ts';
import { handOf } from '../position/slots.ts';
import { mayPlay, play, playable, playKindOf } from '../resolve/play.ts';
import { topOfDeck } from '../resolve/relocate.ts';
import { drawCard } from './hands.ts';
import { peek } from './sight.ts';
import { elementNamesIn } from './table.ts';

const KINDS: readonly PlayKind[] = ['mob', 'equip', 'action', 'field'];
/** What a "gear up" asks for. */
const GEAR = ['Weapon', 'Armor', 'Shield'];
const FORCE = 2;
/** `PLAY_FIRSTCARDFIELD`. */
const FIRST = 3;

/** The level that is meant: without one, that of the character. */
function levelFor(duel: Duel, seat: Seat, level: number): number {
  return Number.isNaN(level) ? Math.max(0, duel.state.players[seat].level) : level;
}

function allowance(
  duel: Duel,
  seat: Seat,
  kinds: readonly PlayKind[],
  elements: number | undefined,
  level: number,
): Allowance {
  const limited = elements === undefined ? {} : { elements: elementNamesIn(duel, elements) };
  return { kinds, ...limited, level: levelFor(duel, seat, level) };
}

/** Lets a player play one of the cards that they may. */
function offer(duel: Duel, seat: Seat, allowed: Allowance, prompt?: string): boolean {
  if (duel.preview) return false;
  const cards = playable(duel, seat, allowed);
  // A position is plain data, in which there is no infinity.
  const matter = { allowed: { ...allowed, level: Math.min(allowed.level, MAX_VALUE) } };
  const chosen = askCard(duel, seat, 'play', cards, true, matter, prompt);
  if (chosen !== undefined) return play(duel, seat, chosen);
  // Others are told the same whether there was something to play or not.
  duel.log?.push({
    type: 'unplayed',
    seat,
    none: false,
    secrets: [{ to: [seat], shows: { none: cards.length === 0 } }],
  });
  return false;
}

/** Plays a card of the hand without asking: its last one for a scout, as it is found. */
function playAt(
  duel: Duel,
  seat: Seat,
  place: 'first' | 'last',
  kind: PlayKind,
  allowed: Partial<Allowance>,
): boolean {
  const hand = zoneOf(duel.state.table, handOf(seat)).cards;
  const id = place === 'first' ? hand[0] : hand.at(-1);
  if (id === undefined || playKindOf(duel, id) !== kind || duel.preview) return false;
  const whole = { kinds: [kind], level: Number.POSITIVE_INFINITY, ...allowed };
  return mayPlay(duel, seat, id, whole) && play(duel, seat, id);
}

/** A scout plays by what is learned and, in the old form, the character's level; force by neither. */
function scouted(
  duel: Duel,
  seat: Seat,
  mode: number,
  elements: number | undefined,
  level: number,
): Partial<Allowance> {
  if (mode >= FORCE) return { learned: false };
  const limited = elements === undefined ? {} : { elements: elementNamesIn(duel, elements) };
  const old = elements === undefined && Number.isFinite(level);
  return old ? { level: Math.min(level, duel.state.players[seat].level) } : { ...limited, level };
}

/** Rules that play cards. */
export const PLAY_RULES = {
  playCard: (
    duel: Duel,
    seat: Seat,
    text: string,
    elements: number | undefined,
    mask: number | undefined,
    level: number,
  ) => {
    const kinds = KINDS.filter((_, number) => mask === undefined || mask & (1 << number));
    return offer(duel, seat, allowance(duel, seat, kinds, elements, level), text);
  },
  summon: (
    duel: Duel,
    seat: Seat,
    how: number | undefined,
    elements: number | undefined,
    level: number,
  ) => {
    if (how === 1 || how === FORCE)
      return playAt(duel, seat, 'last', 'mob', scouted(duel, seat, how, elements, level));
    return offer(duel, seat, allowance(duel, seat, ['mob'], elements, level));
  },
  equip: (
    duel: Duel,
    seat: Seat,
    how: number | undefined,
    elements: number | undefined,
    level: number,
  ) => {
    if (how === 2 || how === 3)
      return playAt(duel, seat, 'last', 'equip', scouted(duel, seat, how - 1, elements, level));
    const allowed = allowance(duel, seat, ['equip'], elements, level);
    return offer(duel, seat, how === 1 ? { ...allowed, subtypes: GEAR } : allowed);
  },
  action: (
    duel: Duel,
    seat: Seat,
    use: CardId | null,
    elements: number | undefined,
    level: number,
  ) => {
    if (duel.preview) return false;
    if (use !== null) return playKindOf(duel, use) === 'action' && play(duel, seat, use);
    return offer(duel, seat, allowance(duel, seat, ['action'], elements, level));
  },
  locate: (duel: Duel, seat: Seat, how: number | undefined, elements: number | undefined) => {
    const limited = elements === undefined ? {} : { elements: elementNamesIn(duel, elements) };
    if (how === FIRST) return playAt(duel, seat, 'first', 'field', limited);
    if (how === 1 || how === FORCE) {
      const allowed = how === FORCE ? { learned: false } : limited;
      return playAt(duel, seat, 'last', 'field', allowed);
    }
    return offer(duel, seat, { kinds: ['field'], ...limited, level: Number.POSITIVE_INFINITY });
  },
  scoutMob: (duel: Duel, seat: Seat, mode: number | undefined, elements: number | undefined) => {
    const [top] = topOfDeck(duel, seat);
    if (top === undefined || duel.preview) return false;
    peek(duel, seat, top);
    if (!isMob(sheetOf(duel, top))) return false;
    if (elements !== undefined && !(elements & (1 << sheetOf(duel, top).element))) return false;
    drawCard(duel, seat);
    // The old form draws and plays what the character can; the new one says which.
    if (mode === 0) return true;
    const level = duel.state.players[seat].level;
    const allowed: Allowance = { kinds: ['mob'], level };
    if (mayPlay(duel, seat, top, allowed)) play(duel, seat, top);
    return true;
  },
};
