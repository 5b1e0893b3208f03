import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../../look/card/Glyph.tsx';
import { buttonClass } from '../../look/control/Button.tsx';
import type { Game } from '../games.ts';
import './GameSheet.css';

/** A game as a sheet of the map: its name, what to know, and one deed. */
export function GameSheet({
  game,
  line,
  facts,
  deed,
  to,
  also = [],
  children,
}: {
  game: Pick<Game, 'key' | 'name' | 'terrains'>;
  line: string;
  facts?: readonly string[] | undefined;
  deed: string;
  to: string;
  /** More deeds, beside the first. */
  also?: readonly { deed: string; to: string }[];
  /** Cards that show what it looks like. */
  children: ReactNode;
}) {
  return (
    <section className="game-sheet" aria-labelledby={`game-${game.key}`}>
      <div className="game-sheet__words">
        <h2 id={`game-${game.key}`}>{game.name}</h2>
        <p>{line}</p>
        {facts && (
          <ul className="game-sheet__facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className="game-sheet__glyphs">
          {game.terrains.map((terrain) => (
            <Glyph key={terrain} terrain={terrain} size={22} named />
          ))}
        </p>
        <p className="game-sheet__deeds">
          <Link to={to} className={buttonClass('primary')}>
            {deed}
          </Link>
          {also.map((other) => (
            <Link key={other.to} to={other.to} className={buttonClass()}>
              {other.deed}
            </Link>
          ))}
        </p>
      </div>
      <div className="game-sheet__cards">{children}</div>
    </section>
  );
}
