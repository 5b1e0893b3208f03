import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { saveFile } from '../../look/browser/saveFile.ts';
import { useInAddress } from '../../look/browser/useInAddress.ts';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Select } from '../../look/control/Field.tsx';
import { Skeleton } from '../../look/feedback/Skeleton.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import { HistoryTable } from '../../table/history/HistoryTable.tsx';
import { history, type PastMatch } from '../../table/history/history.ts';
import { found, sidesOf, winRates } from '../../table/history/results.ts';
import { WinRates } from '../../table/history/WinRates.tsx';
import { findToWatch } from '../../table/matches/matches.ts';
import { OpenMatches } from '../../table/matches/OpenMatches.tsx';
import { titleOf } from '../games.ts';
import '../../look/paper/page.css';
import './Matches.css';

/** What was played here: what is open, what has ended and how, and how each deck does. */
export function Matches() {
  const [all, setAll] = useState<readonly PastMatch[]>();
  useEffect(() => {
    void history.all().then(setAll);
  }, []);
  return (
    <div className="page matches">
      <Contours seed="matches" />
      <h1>My matches</h1>
      <OpenMatches titleOf={titleOf} />
      {all === undefined ? (
        <Skeleton shape="text" />
      ) : all.length === 0 ? (
        <NoneYet />
      ) : (
        <Ended all={all} />
      )}
    </div>
  );
}

function NoneYet() {
  return (
    <>
      <p>
        No match has ended here yet. Once one has, it stands here with its result, its decks and its
        replay.
      </p>
      <p>
        <Link to="/play" className={buttonClass('primary')}>
          Play a match
        </Link>
      </p>
    </>
  );
}

function Ended({ all }: { all: readonly PastMatch[] }) {
  const [game, setGame] = useInAddress('game');
  const [result, setResult] = useInAddress('result');
  const [deck, setDeck] = useInAddress('deck');
  const wanted = found(all, { game, result, deck });
  const games = [...new Set(all.map((match) => match.game))];
  const decks = new Set(
    found(all, { game, result: '', deck: '' }).map((each) => sidesOf(each).mine),
  );
  return (
    <>
      <div className="matches__wanted">
        <Select
          label="Game"
          value={game}
          onChange={({ target }) => {
            setGame(target.value);
            setDeck('');
          }}
        >
          <option value="">All</option>
          {games.map((each) => (
            <option key={each} value={each}>
              {titleOf(each)}
            </option>
          ))}
        </Select>
        <Select label="Result" value={result} onChange={({ target }) => setResult(target.value)}>
          <option value="">All</option>
          <option value="won">Won</option>
          <option value="lost">Lost</option>
          <option value="drawn">Drawn</option>
          <option value="shared">Two people here</option>
        </Select>
        <Select label="Your deck" value={deck} onChange={({ target }) => setDeck(target.value)}>
          <option value="">All</option>
          {[...decks]
            .filter((each) => each !== undefined)
            .sort()
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </Select>
        <Button onClick={() => exportAll(wanted)}>Save as a file</Button>
      </div>
      <p role="status">
        {wanted.length} {wanted.length === 1 ? 'match' : 'matches'}
      </p>
      {wanted.length === 0 ? (
        <p>No match is like that. Take a filter off.</p>
      ) : (
        <HistoryTable matches={wanted} titleOf={titleOf} isKept={isKept} />
      )}
      <WinRates rates={winRates(wanted)} titleOf={titleOf} />
    </>
  );
}

/** Can it still be watched? */
function isKept(id: string): boolean {
  const match = findToWatch(id);
  return match !== undefined && match !== 'open';
}

/** The matches with the records that are still kept, as one file. */
function exportAll(matches: readonly PastMatch[]): void {
  const whole = matches.map((match) => {
    const record = findToWatch(match.id);
    return { ...match, ...(record !== undefined && record !== 'open' && { record }) };
  });
  saveFile('my-matches.json', `${JSON.stringify({ format: 1, matches: whole }, undefined, 1)}\n`);
}
