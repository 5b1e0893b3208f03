import { openGame, type ReadSource, readSource } from '@cardscape/games';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Panel } from '../../look/paper/Panel.tsx';
import { lastToWatch } from '../../table/matches/matches.ts';
import { replayAddress } from '../../table/matches/useBegin.ts';
import type { ReplayGames } from '../replayGames.ts';
import { botMatch } from './botMatch.ts';
import { readFile } from './readFile.ts';
import './OpenPanel.css';
import '../viewer/dialogs.css';

/** Choose a match to watch: there is always one. */
export function OpenPanel({
  games,
  problem,
  onOpen,
}: {
  games: ReplayGames;
  /** Why the last one could not be opened. */
  problem: string | undefined;
  onOpen: (source: ReadSource | Promise<ReadSource>) => void;
}) {
  const [text, setText] = useState('');
  const file = useId();
  const last = lastToWatch();
  return (
    <>
      <h1>Replay</h1>
      {problem && (
        <p className="open-panel__problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        Every match here can be watched again: step by step, from any side, and played on from any
        position. Play one first, or open one that you were given.
      </p>
      <div className="open-panel__deeds">
        {last && (
          <Link to={replayAddress(last)} className={buttonClass('primary')}>
            Watch your last match
          </Link>
        )}
        <Button tone={last ? 'quiet' : 'primary'} onClick={() => onOpen(playSample(games))}>
          Watch a sample match
        </Button>
        <Link to="/play" className={buttonClass()}>
          Play a match
        </Link>
      </div>
      <Panel title="Open a match">
        <div className="open-panel__file">
          <input
            id={file}
            className="sr-only"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => target.files?.[0] && onOpen(readFile(target.files[0]))}
          />
          <label htmlFor={file} className={buttonClass()}>
            Open a file
          </label>
          <span>or drop it anywhere on this page.</span>
        </div>
        <label className="replay-dialog__text">
          Paste a link or a record
          <textarea
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button className="open-panel__open" onClick={() => onOpen(readSource(text))}>
          Open what you pasted
        </Button>
      </Panel>
    </>
  );
}

async function playSample(games: ReplayGames): Promise<ReadSource> {
  const [table, opening] = await Promise.all([games.tableOf(games.sample), openGame(games.sample)]);
  if (!table?.sample || 'problems' in opening) return { problem: 'There is no sample match.' };
  return { record: await botMatch(opening.opened, table.sample) };
}
