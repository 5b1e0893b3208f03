import { type Chunk, globalsUsed, type PlacedFault } from '@cardscape/lua';
import { pointcutNamed } from '../interface/index.ts';
import type { Playable, ScriptFault } from '../rules/book/book.ts';

/** A failure of a script: where, what, and how often it came. */
export interface ScriptFailure extends PlacedFault {
  readonly card: string;
  readonly pointcut: string;
  readonly count: number;
  /** The first game with it, and the decision after which it came. */
  readonly game: string;
  readonly step: number;
}

/** A position that can never be, or an error of the game itself. */
export interface BrokenInvariant {
  readonly message: string;
  readonly count: number;
  readonly game: string;
  readonly step: number;
}

/** What went wrong so far in matches with some cards, the same thing once. */
export class FuzzNotes {
  readonly failures = new Map<string, ScriptFailure>();
  readonly invariants = new Map<string, BrokenInvariant>();
  readonly #chunks: ReadonlyMap<string, Chunk | undefined>;

  constructor(cards: readonly Playable[]) {
    this.#chunks = new Map(cards.map(({ design, chunk }) => [design.name, chunk]));
  }

  failure({ card, pointcut, fault }: ScriptFault, game: string, step: number): void {
    const placed =
      fault.file === '' ? { ...fault, ...functionPlace(this.#chunks.get(card), pointcut) } : fault;
    const key = `${card}/${pointcut}/${placed.file}/${placed.line}`;
    const known = this.failures.get(key) ?? { card, pointcut, ...placed, count: 0, game, step };
    this.failures.set(key, { ...known, count: known.count + 1 });
  }

  invariant(message: string, game: string, step: number): void {
    // The same fault with another card is the same fault.
    const key = message.replace(/\d+/g, '#');
    const known = this.invariants.get(key) ?? { message, count: 0, game, step };
    this.invariants.set(key, { ...known, count: known.count + 1 });
  }
}

/** Where the function of a pointcut begins, for what cannot say itself where it went wrong. */
function functionPlace(
  chunk: Chunk | undefined,
  pointcut: string,
): Omit<PlacedFault, 'message'> | undefined {
  if (!chunk) return undefined;
  const { chunkName, line = 1, column = 1 } = chunk.place;
  const written = globalsUsed(chunk).findLast(
    ({ name, use }) => use === 'assigned' && pointcutNamed(name)?.name === pointcut,
  );
  return { file: chunkName, line: written?.line ?? line, column: written?.column ?? column };
}
