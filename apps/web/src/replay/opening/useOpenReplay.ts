import { type ReadSource, readHash } from '@cardscape/games';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lastRecord } from '../../table/kept/saved.ts';
import { toWatch } from '../../table/kept/toWatch.ts';
import type { ReplayGames } from '../replayGames.ts';
import type { Replay } from './loadReplay.ts';
import { openSource } from './openSource.ts';
import type { NamedSource } from './readFile.ts';

/** What the replay page has before it. */
export type Opened =
  | { readonly is: 'choosing'; readonly problem?: string | undefined }
  | { readonly is: 'loading' }
  | {
      readonly is: 'open';
      readonly replay: Replay;
      /** The step to open at. */
      readonly from: number;
      /** Tells one opening from the next. */
      readonly turn: number;
    };

/** Opens matches: at first the one of the address, one that a page handed over, or the last one played. */
export function useOpenReplay(games: ReplayGames) {
  const hash = useLocation({ select: (location) => location.hash });
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  const asked = useRef(0);
  const open = useCallback(
    async (source: NamedSource | Promise<NamedSource>) => {
      asked.current += 1;
      const turn = asked.current;
      setOpened({ is: 'loading' });
      const next = await openSource(await source, games);
      // Another match may have been asked for meanwhile.
      if (turn !== asked.current) return;
      setOpened('problem' in next ? { is: 'choosing', ...next } : { is: 'open', ...next, turn });
    },
    [games],
  );
  const close = useCallback((problem?: string) => {
    asked.current += 1;
    setOpened({ is: 'choosing', problem });
  }, []);
  useEffect(() => {
    const source = readHash(hash) ?? readHanded() ?? readLast();
    if (source) void open(source);
    else close();
  }, [hash, open, close]);
  return { opened, open, close };
}

function readHanded(): ReadSource | undefined {
  const record = toWatch.take();
  return record && { record };
}

/** The last match that was played here, if there is one. */
export function readLast(): ReadSource | undefined {
  const record = lastRecord.read();
  return record ? { record } : undefined;
}
