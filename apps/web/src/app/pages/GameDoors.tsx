import type { ArtSubject } from '@cardscape/studio';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showdownSamples } from '../../games/showdown/showdownSamples.ts';
import { ttcgSamples } from '../../games/ttcg/ttcgSamples.ts';
import { Die } from '../../look/card/Die.tsx';
import { useArt } from '../../look/card/useArt.ts';
import { type GameKey, games } from '../games.ts';
import './GameDoors.css';

/** What each game looks like, in a nutshell. */
const pictures: Partial<Record<GameKey, ReactNode>> = {
  ttcg: ttcgSamples.map(({ name, art }) => <Picture key={name} of={art} />),
  showdown: showdownSamples.map(({ name, art }) => <Picture key={name} of={art} />),
  kolyma: (
    <>
      <Die value={5} size={30} />
      <Die value={6} size={30} tone="ink" />
    </>
  ),
};

/** What the way into each game is called, where it is not its set-up alone. */
const deeds: Partial<Record<GameKey, string>> = { kolyma: 'Start a whole match' };

/** Every game with a picture and a way in. */
export function GameDoors() {
  return (
    <nav aria-label="Games">
      <ul className="game-doors">
        {games.map(({ key, name, play }) => (
          <li key={key}>
            <Link to={play} className="game-door">
              <span className="game-door__picture" aria-hidden="true">
                {pictures[key]}
              </span>
              <span>
                <b>{name}</b>
                <span className="game-door__deed">{deeds[key] ?? 'Set up a match'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Picture({ of: subject }: { of: ArtSubject }) {
  const address = useArt(subject);
  return <span className="game-door__card">{address && <img src={address} alt="" />}</span>;
}
