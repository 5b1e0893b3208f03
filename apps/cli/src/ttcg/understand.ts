import { loadGame } from '@cardscape/games';
import type { Understand } from '@cardscape/studio/workshop';
import { compile } from './effect.ts';

/** Reads effects in TTCG's language, with the words of its set (R-T18). */
export async function understandTtcg(): Promise<Understand> {
  const { builtIn } = await loadGame('ttcg');
  return (text) => {
    const read = compile(builtIn, text);
    return read.ok ? undefined : { why: read.error, at: read.at.start };
  };
}
