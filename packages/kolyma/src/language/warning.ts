/** Something about a card that works but is probably not meant. */
export interface Warning {
  code: string;
  /** Whether the card's own text or its program should be looked at. */
  about: 'text' | 'program';
  message: string;
  /** The usual fix. */
  fix: string;
}
