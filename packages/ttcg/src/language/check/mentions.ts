import { isThatPlace } from '../tree/places.ts';
import { visit } from '../tree/walk.ts';

/** What a part of an effect points at, and what it gives later parts to point at. */
export interface Mentions {
  /** "it", "its controller". */
  that: boolean;
  thatPlayer: boolean;
  /** "for each of them". */
  countsThat: boolean;
  thatMany: boolean;
  thosePoints: boolean;
  rest: boolean;
  attack: boolean;
  their: boolean;
  /** "of the chosen type": what was chosen by its name. */
  chosen: readonly unknown[];
  /** It gains or loses points, or tells of that. */
  givesPoints: boolean;
  /** It shows cards. */
  shows: boolean;
}

const POINTS: readonly unknown[] = ['points', 'stake'];
const NOTHING: readonly unknown[] = [];
const SHOWING: readonly unknown[] = ['look', 'reveal', 'mill', 'search', 'draw', 'dig'];

/** All that a part of an effect mentions. */
export function mentionsOf(part: unknown): Mentions {
  const mentions: Mentions = {
    that: false,
    thatPlayer: false,
    countsThat: false,
    thatMany: false,
    thosePoints: false,
    rest: false,
    attack: false,
    their: false,
    chosen: NOTHING,
    givesPoints: false,
    shows: false,
  };
  visit(part, (key, value) => note(mentions, key, value));
  return mentions;
}

/** What a field of an object says of what the part points at and gives. */
function note(mentions: Mentions, key: string, value: unknown): void {
  switch (key) {
    case 'the':
      mentions.that ||= value === 'that';
      mentions.thosePoints ||= value === 'points';
      mentions.rest ||= value === 'rest';
      mentions.attack ||= value === 'attacker' || value === 'defender' || value === 'foe';
      mentions.shows ||= value === 'top' || value === 'bottom';
      break;
    case 'for':
      mentions.attack ||= value === 'attack';
      break;
    case 'place':
      mentions.that ||= isThatPlace(value);
      break;
    case 'inItsPlace':
      mentions.that = true;
      break;
    case 'card':
    case 'other':
      mentions.that ||= value === 'that';
      break;
    case 'who':
    case 'by':
      mentions.that ||= value === 'controller' || value === 'owner';
      mentions.thatPlayer ||= value === 'that';
      break;
    case 'each':
      mentions.countsThat ||= (value as { the?: string }).the === 'that';
      break;
    case 'equal':
      mentions.thatMany ||= value === 'that many';
      break;
    case 'chosen':
      if (value !== undefined) mentions.chosen = [...mentions.chosen, value];
      break;
    case 'type':
      if (value === 'chosen') mentions.chosen = [...mentions.chosen, 'type'];
      break;
    case 'whose':
      mentions.their ||= value === 'their';
      break;
    case 'do':
      mentions.givesPoints ||= POINTS.includes(value);
      mentions.shows ||= SHOWING.includes(value);
      break;
    case 'what':
      mentions.givesPoints ||= value === 'gainsPoints' || value === 'losesPoints';
      break;
  }
}
