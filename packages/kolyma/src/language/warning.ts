import type { Problem } from '@cardscape/kernel';

/** Something about a card that works but is probably not meant. */
export interface Warning extends Required<Pick<Problem, 'code' | 'message' | 'fix'>> {
  /** Whether the card's own text or its program should be looked at. */
  readonly part: 'text' | 'program';
}
