import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type MatchEntry, matchIndex } from './matchIndex.ts';
import { ago, whoPlays } from './matchWords.ts';
import './GoOn.css';

/** Every open match in one row that stays low, each with its game, turn and standing, leading to its table. */
export function GoOn({
  titleOf,
  besides,
}: {
  titleOf: (game: string) => string;
  /** The match that lies on this page anyway. */
  besides?: string;
}) {
  const [matches] = useState(() =>
    matchIndex()
      .read()
      .filter(({ id, over }) => !over && id !== besides),
  );
  if (matches.length === 0) return null;
  const now = Date.now();
  return (
    <nav className="go-on" aria-label="Open matches">
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <Link to="/match/$id" params={{ id: match.id }} className="go-on__match">
              <strong>Go on</strong>
              <span className="go-on__game">{titleOf(match.game)}</span>
              <span className="figures">{standsAt(match)}</span>
              <span className="go-on__who">
                {whoPlays(match)}, {ago(match.at, now)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "Round 2, totals 15 and 7"; a match that has just begun says so. */
function standsAt({ where, standing }: MatchEntry): string {
  return [where, standing].filter(Boolean).join(', ') || 'Just begun';
}
