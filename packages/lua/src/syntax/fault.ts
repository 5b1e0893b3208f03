/** Something wrong with a source, found while reading it; positions are offsets into the source. */
export class SyntaxFault extends Error {
  readonly index: number;
  /** The piece of source that does not fit. */
  readonly found: string | undefined;
  /** What would have fitted. */
  readonly expected: string | undefined;

  constructor(message: string, index: number, found?: string, expected?: string) {
    super(message);
    this.index = index;
    this.found = found;
    this.expected = expected;
  }
}
