import type { ReplayGames } from '../replayGames.ts';
import { loadReplay, type Replay } from './loadReplay.ts';
import type { NamedSource } from './readFile.ts';

/** A match ready to be watched and the step to open it at, or what is wrong, with the name of its file. */
export async function openSource(
  source: NamedSource,
  games: ReplayGames,
): Promise<{ readonly replay: Replay; readonly from: number } | { readonly problem: string }> {
  if ('problem' in source) return source;
  const loaded = await loadReplay(source.record, games);
  if ('problem' in loaded) {
    const where = source.name === undefined ? '' : `"${source.name}": `;
    return { problem: `${where}${loaded.problem}` };
  }
  const last = loaded.replay.match.length - 1;
  return { replay: loaded.replay, from: Math.min(source.at ?? 0, last) };
}
