import { games } from '../games.ts';
import { Card } from '../look/Card.tsx';
import { Contours } from '../look/Contours.tsx';
import { GameSheet } from './GameSheet.tsx';
import './page.css';

/** Every game you can make cards for. */
export function MakeHub() {
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
          <Card
            name="Surveyor's Oath"
            terrain="rune"
            kindLine="Special card"
            text="If you have flipped a card, add 4 to your total. Otherwise draw one special card."
            art={{ name: "Surveyor's Oath", terrain: 'rune', figure: 'object', thing: 'compass' }}
          />
          <Card
            name="Thin Ice"
            terrain="rune"
            kindLine="Special card"
            text="Your opponent discards one number card."
            art={{ name: 'Thin Ice', terrain: 'rune', figure: 'object', thing: 'bridge' }}
          />
        </GameSheet>
      ))}
    </div>
  );
}
