import { Link } from '@tanstack/react-router';
import { buttonClass } from '../control/Button.tsx';
import { CompassMark } from '../paper/CompassMark.tsx';
import { Contours } from '../paper/Contours.tsx';
import '../paper/page.css';

/** For addresses where nothing is. */
export function NotFound() {
  return (
    <div className="page page--centred">
      <Contours seed="nowhere" />
      <CompassMark size={128} />
      <h1>Off the map</h1>
      <p>
        There is no page at this address. Check it for a typing error, or start from a known place.
      </p>
      <Link to="/play" className={buttonClass('primary')}>
        Go to the games
      </Link>
    </div>
  );
}
