import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { openMatches, throwAway } from './matches.ts';
import type { MatchEntry } from './matchShelf.ts';
import { matchAddress } from './useBegin.ts';
import './OpenMatches.css';

/** The matches that can be gone on with, each leading to its address. */
export function OpenMatches({
  game,
  titleOf,
  most = Number.POSITIVE_INFINITY,
}: {
  /** Of this game; of all if left out. */
  game?: string;
  /** What a game is called, where matches of several stand together. */
  titleOf?: (game: string) => string;
  /** How many are listed; whoever lists few leaves throwing them away to other pages. */
  most?: number;
}) {
  const [matches, setMatches] = useState(() => openMatches(game));
  const [leaving, setLeaving] = useState<MatchEntry>();
  if (matches.length === 0) return null;
  const wordsOf = ({ game: of, names, where }: MatchEntry) =>
    [titleOf?.(of), where, `${names[0]} against ${names[1]}`].filter(Boolean).join(', ');
  return (
    <section className="open-matches" aria-label="Open matches">
      <ul>
        {matches.slice(0, most).map((match) => (
          <li key={match.id}>
            <Link to={matchAddress(match.id)} className={buttonClass('primary')}>
              Go on
            </Link>
            <span>{wordsOf(match)}</span>
            {most === Number.POSITIVE_INFINITY && (
              <Button
                aria-label={`Throw away: ${wordsOf(match)}`}
                onClick={() => setLeaving(match)}
              >
                Throw away
              </Button>
            )}
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
