import { counted } from '@cardscape/kernel';
import { Link } from '@tanstack/react-router';
import { whoPlays } from '../matches/matchWords.ts';
import type { PastMatch } from './history.ts';
import { type Result, resultOf } from './results.ts';
import './HistoryTable.css';

const words: Readonly<Record<Result, string>> = {
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  shared: 'Two people',
};

/** Matches that have ended, the newest first: result, who and what, how long, when, and the replay. */
export function HistoryTable({
  matches,
  titleOf,
  isKept,
}: {
  matches: readonly PastMatch[];
  titleOf: (game: string) => string;
  /** Whether the match of an id can still be watched. */
  isKept: (id: string) => boolean;
}) {
  return (
    <ul className="history" aria-label="Matches that have ended">
      {matches.map((match) => (
        <li key={match.id} data-result={resultOf(match)}>
          <strong className="history__result">{words[resultOf(match)]}</strong>
          <div className="history__words">
            <p>
              <b>{titleOf(match.game)}</b>: {whoPlays(match)}
            </p>
            <p className="history__facts figures">
              {[endOf(match), lengthOf(match), dayOf(match.ended)].filter(Boolean).join('; ')}
            </p>
          </div>
          {isKept(match.id) ? (
            <Link to="/replay/{-$id}" params={{ id: match.id }} className="history__watch">
              Watch
              <span className="sr-only">: {whoPlays(match)}</span>
            </Link>
          ) : (
            <span className="history__gone">Replay no longer kept</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How it stood, and who won where two people played. */
function endOf(match: PastMatch): string {
  const { winner, names, conceded, standing = '' } = match;
  if (conceded && winner !== null) return `${names[winner === 0 ? 1 : 0]} conceded`;
  if (resultOf(match) !== 'shared') return standing;
  const who = winner === null ? 'nobody won' : `${names[winner]} won`;
  return [who, standing].filter(Boolean).join(', ');
}

/** "Turn 9, 63 choices". */
function lengthOf({ where, choices }: PastMatch): string {
  return [where, counted(choices, 'choice')].filter(Boolean).join(', ');
}

function dayOf(ended: number): string {
  return new Date(ended).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
