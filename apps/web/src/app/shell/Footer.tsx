import { Link, useLocation } from '@tanstack/react-router';
import { gameAt } from '../games.ts';

/** The foot of the map: its scale, which is the width of a printed card, and the small print. */
export function Footer() {
  const game = useLocation({ select: ({ pathname }) => gameAt(pathname) });
  return (
    <footer className="footer">
      <div className="footer__scale">
        <svg
          className="footer__bar"
          viewBox="0 0 63 5"
          aria-hidden="true"
          preserveAspectRatio="none"
        >
          <path d="M0 1 H63 V4 H0 Z" />
          <path
            className="footer__ink"
            d="M0 1 H10.5 V4 H0 Z M21 1 H31.5 V4 H21 Z M42 1 H52.5 V4 H42 Z"
          />
        </svg>
        <p>63 mm, one card</p>
      </div>
      <nav className="footer__links" aria-label="Small print">
        <Link to="/rulings" {...(game && { hash: game })}>
          Rulings
        </Link>
        <Link to="/settings">Settings</Link>
        <Link to="/matches">My matches</Link>
        <Link to="/look">Signs and colours</Link>
      </nav>
    </footer>
  );
}
