import { coreSet } from '@cardscape/kolyma';
import { games } from '../games.ts';
import { printsOf } from '../kolyma/prints.ts';
import { Card } from '../look/Card.tsx';
import { Contours } from '../look/Contours.tsx';
import { GameSheet } from './GameSheet.tsx';
import './page.css';

/** Every game you can make cards for. */
export function MakeHub() {
  const prints = printsOf(coreSet());
  return (
    <div className="page">
      <Contours seed="make" />
      <h1>Make</h1>
      {games.map((game) => (
        <GameSheet
          key={game.key}
          game={game}
          line="Build a special card keyword by keyword. You are offered only what may come next, and read at once what the card will do."
          deed="Make a card"
          to={game.make}
        >
          <Card {...prints.special('True North')} />
          <Card {...prints.special('Thin Ice')} />
        </GameSheet>
      ))}
    </div>
  );
}
