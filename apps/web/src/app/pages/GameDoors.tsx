import type { ArtSubject } from '@cardscape/studio';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showdownSamples } from '../../games/showdown/showdownSamples.ts';
import { ttcgSamples } from '../../games/ttcg/ttcgSamples.ts';
import { DrawnArt } from '../../look/card/CardArt.tsx';
import { Die } from '../../look/card/Die.tsx';
import { type GameKey, games } from '../games.ts';
import './GameDoors.css';

/** What stands on the door of each game: what it looks like, and what it is in a nutshell. */
const doors: Readonly<Record<GameKey, { readonly picture: ReactNode; readonly line: string }>> = {
  ttcg: {
    picture: ttcgSamples.map(({ name, art }) => <Picture key={name} of={art} />),
    line: 'Units, spells and chains: take twenty points.',
  },
  showdown: {
    picture: showdownSamples.map(({ name, art }) => <Picture key={name} of={art} />),
    line: 'A character that learns beats one that does not.',
  },
  kolyma: {
    picture: (
      <>
        <Die value={5} size={30} />
        <Die value={6} size={30} tone="ink" />
        <Die value={3} size={30} />
      </>
    ),
    line: 'A duel of numbers: come closest to the target.',
  },
};

/** Every game with a picture and a way in. */
export function GameDoors() {
  return (
    <nav aria-label="Games" className="game-doors-nav">
      <ul className="game-doors">
        {games.map(({ key, name, play }) => (
          <li key={key}>
            <Link to={play} className="game-door">
              <span className="game-door__picture" aria-hidden="true">
                {doors[key].picture}
              </span>
              <span className="game-door__words">
                <b>{name}</b>
                <span>{doors[key].line}</span>
                <span className="game-door__deed">Play</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Picture({ of: subject }: { of: ArtSubject }) {
  return (
    <span className="game-door__card">
      <DrawnArt subject={subject} />
    </span>
  );
}
