import { games } from '../games.ts';
import { Card } from '../look/Card.tsx';
import { Contours } from '../look/Contours.tsx';
import { NumberCard } from '../look/NumberCard.tsx';
import { GameSheet } from './GameSheet.tsx';
import './page.css';

/** Every set of cards that can be looked through. */
export function CollectHub() {
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
          <Card
            name="Night Ferry"
            terrain="rune"
            kindLine="Special card"
            text="Swap one number card with a new one."
            art={{ name: 'Night Ferry', terrain: 'rune', figure: 'object', thing: 'rope' }}
          />
          <NumberCard value={6} terrain="red" />
        </GameSheet>
      ))}
    </div>
  );
}
