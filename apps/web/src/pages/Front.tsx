import { Link } from '@tanstack/react-router';
import { buttonClass } from '../look/Button.tsx';
import { Card } from '../look/Card.tsx';
import { Contours } from '../look/Contours.tsx';
import { NumberCard } from '../look/NumberCard.tsx';
import './Front.css';

/** The front page: three cards on the table, and the way to it. */
export function Front() {
  return (
    <div className="front">
      <Contours seed="front" />
      <div className="front__words">
        <h1>A world of cards, surveyed together</h1>
        <p className="front__lead">
          Play a duel of numbers now. Then look under it: every rule has its number, every card is a
          file you can change.
        </p>
        <div className="front__deeds">
          <Link to="/play" className={buttonClass('primary')}>
            Play
          </Link>
          <Link to="/make" className={buttonClass()}>
            Make a card
          </Link>
        </div>
      </div>
      <div className="front__cards">
        <NumberCard value={7} terrain="blue" />
        <Card
          name="Winter Road"
          terrain="rune"
          kindLine="Special card"
          text="Add 3 to your total. If your opponent has swapped a card, draw one."
          art={{ name: 'Winter Road', terrain: 'rune', figure: 'object', thing: 'lantern' }}
          tier="rare"
        />
        <NumberCard value={-4} terrain="red" />
      </div>
    </div>
  );
}
