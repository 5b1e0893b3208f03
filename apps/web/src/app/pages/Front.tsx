import { lazy, Suspense } from 'react';
import { Contours } from '../../look/paper/Contours.tsx';
import { GoOn } from '../../table/matches/GoOn.tsx';
import { frontMatch } from '../../table/matches/matchIndex.ts';
import { titleOf } from '../games.ts';
import { GameDoors } from './GameDoors.tsx';
import './Front.css';

const FrontTable = lazy(() =>
  import('../../games/kolyma/front/FrontTable.tsx').then((module) => ({
    default: module.FrontTable,
  })),
);

/** What was left open, what this is, a door to each game, and a position to play at once. */
export function Front() {
  return (
    <div className="front">
      <GoOn titleOf={titleOf} besides={frontMatch.read()} />
      <Contours seed="front" />
      <h1>Card games to play, make, collect and trade: free, and right here in your browser.</h1>
      <GameDoors />
      <section className="front__table" aria-label="A position to play at once">
        <Suspense fallback={<div className="front__waiting" aria-hidden="true" />}>
          <FrontTable />
        </Suspense>
      </section>
    </div>
  );
}
