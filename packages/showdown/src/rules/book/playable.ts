import type { LoadedCard } from '../../cards/index.ts';
import type { Playable } from './book.ts';

/** A card that was read, ready to be played. */
export function playableOf({ design, script }: LoadedCard): Playable {
  return { design, chunk: script?.chunk };
}
