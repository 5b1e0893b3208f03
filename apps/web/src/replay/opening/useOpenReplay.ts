import { readHash } from '@cardscape/games';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watched } from '../../table/kept/watched.ts';
import { findToWatch, lastToWatch } from '../../table/matches/matches.ts';
import { replayAddress } from '../../table/matches/useBegin.ts';
import type { ReplayGames } from '../replayGames.ts';
import type { Replay } from './loadReplay.ts';
import { openSource } from './openSource.ts';
import type { NamedSource } from './readFile.ts';
import { stepIn, withStep } from './stepInHash.ts';

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

/** In the place of an id: a match is to be chosen. */
const choosing = 'open';

/**
 * The match of the address: the one that its link holds, the one of its id, or the last one that ended, which then
 * gives its id. What someone opens gets an address of its own. The address keeps the step.
 */
export function useOpenReplay(games: ReplayGames, id: string | undefined) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  const asked = useRef(0);
  /** The address of what is open, so that writing a step into it opens nothing. */
  const ours = useRef<string>(undefined);
  const load = useCallback(
    async (source: NamedSource | Promise<NamedSource>, onOpen?: (source: NamedSource) => void) => {
      asked.current += 1;
      const turn = asked.current;
      setOpened({ is: 'loading' });
      const given = await source;
      const next = await openSource(given, games);
      // Another match may have been asked for meanwhile.
      if (turn !== asked.current) return;
      onOpen?.(given);
      setOpened('problem' in next ? { is: 'choosing', ...next } : { is: 'open', ...next, turn });
    },
    [games],
  );
  const open = useCallback(
    (source: NamedSource | Promise<NamedSource>) =>
      load(source, (given) => {
        if (!('record' in given)) return;
        const to = watched.keep(given.record);
        const step = withStep('', given.at ?? 0);
        ours.current = `${to}#${step}`;
        void navigate({ to: replayAddress(to), hash: step, resetScroll: false });
      }),
    [load, navigate],
  );
  const keepStep = useCallback(
    (at: number) => {
      const next = withStep(hash, at);
      if (next === hash) return;
      ours.current = `${id}#${next}`;
      const still = { replace: true, resetScroll: false, hashScrollIntoView: false };
      void navigate({ to: '.', hash: next, ...still });
    },
    [hash, id, navigate],
  );
  const choose = useCallback(() => void navigate({ to: replayAddress(choosing) }), [navigate]);
  useEffect(() => {
    const address = `${id}#${hash}`;
    if (address === ours.current) return;
    ours.current = address;
    const link = readHash(hash);
    const last = link || id !== undefined ? undefined : lastToWatch();
    if (link) void load(link);
    else if (last !== undefined) void navigate({ to: replayAddress(last), replace: true });
    else if (id !== undefined && id !== choosing) void load(sourceOf(id, stepIn(hash)));
    else {
      asked.current += 1;
      setOpened({ is: 'choosing' });
    }
  }, [id, hash, load, navigate]);
  return { opened, open, keepStep, choose };
}

function sourceOf(id: string, at: number): NamedSource {
  const record = findToWatch(id);
  if (record === 'open')
    return { problem: 'This match is still played. It can be watched once it is over.' };
  if (!record)
    return {
      problem:
        'This match is gone: a browser keeps the last few that ended or were opened in it. Open its file or its link again.',
    };
  return { record, at };
}
