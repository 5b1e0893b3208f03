import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { openMatches, throwAway } from './matches.ts';
import type { MatchEntry } from './matchIndex.ts';
import { howItStands, whoPlays } from './matchWords.ts';
import { matchAddress } from './useBegin.ts';
import './OpenMatches.css';

/** The matches that can be gone on with, each leading to its address. */
export function OpenMatches({
  game,
  titleOf,
}: {
  /** Of this game; of all if left out. */
  game?: string;
  /** What a game is called, where matches of several stand together. */
  titleOf?: (game: string) => string;
}) {
  const [matches, setMatches] = useState(() => openMatches(game));
  const [leaving, setLeaving] = useState<MatchEntry>();
  if (matches.length === 0) return null;
  const now = Date.now();
  const stands = (match: MatchEntry) => howItStands(match, titleOf?.(match.game), now);
  const wordsOf = (match: MatchEntry) => `${whoPlays(match)}: ${stands(match)}`;
  return (
    <section className="open-matches" aria-label="Open matches">
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <p className="open-matches__words">
              <strong>{whoPlays(match)}</strong> <span>{stands(match)}</span>
            </p>
            <div className="open-matches__deeds">
              <Link to={matchAddress(match.id)} className={buttonClass('primary')}>
                Go on
              </Link>
              <Button
                aria-label={`Throw away: ${wordsOf(match)}`}
                onClick={() => setLeaving(match)}
              >
                Throw away
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        title="Throw this match away?"
        intro={leaving && `${wordsOf(leaving)}. It cannot be gone on with any more.`}
        onClose={() => setLeaving(undefined)}
        actions={
          <>
            <Button onClick={() => setLeaving(undefined)}>Keep it</Button>
            <Button
              tone="danger"
              onClick={() => {
                if (leaving) throwAway(leaving.id);
                setMatches(openMatches(game));
                setLeaving(undefined);
              }}
            >
              Throw it away
            </Button>
          </>
        }
      />
    </section>
  );
}
