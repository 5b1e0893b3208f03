import { coreSet } from '@cardscape/kolyma';
import { games } from '../games.ts';
import { printsOf } from '../kolyma/prints.ts';
import { Card } from '../look/Card.tsx';
import { Contours } from '../look/Contours.tsx';
import { NumberCard } from '../look/NumberCard.tsx';
import { GameSheet } from './GameSheet.tsx';
import './page.css';

/** Every set of cards that can be looked through. */
export function CollectHub() {
  const prints = printsOf(coreSet());
  return (
    <div className="page">
      <Contours seed="collect" />
      <h1>Collect</h1>
      {games.map((game) => (
        <GameSheet
          key={game.key}
          game={game}
          line="Look through every card of the set: characters, special cards and numbers."
          deed="Open the set"
          to={game.collect}
        >
          <Card {...prints.special('Night Ferry')} />
          <NumberCard value={6} terrain="red" />
        </GameSheet>
      ))}
    </div>
  );
}
