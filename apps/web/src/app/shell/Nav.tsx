import { Link } from '@tanstack/react-router';
import { CollectIcon, MakeIcon, PlayIcon, TradeIcon } from '../../look/control/icons.tsx';

const places = [
  { to: '/play', name: 'Play', Icon: PlayIcon },
  { to: '/make', name: 'Make', Icon: MakeIcon },
  { to: '/collect', name: 'Collect', Icon: CollectIcon },
  { to: '/trade', name: 'Trade', Icon: TradeIcon },
] as const;

/** The places of the site: in the header on a desk, along the bottom edge on a phone. */
export function Nav({ place }: { place: 'header' | 'foot' }) {
  return (
    <nav
      className={`nav nav--${place}`}
      aria-label={place === 'header' ? 'Places' : 'Places, at the foot'}
    >
      {places.map(({ to, name, Icon }) => (
        <Link key={to} to={to} className="nav__place" activeProps={{ 'aria-current': 'page' }}>
          <Icon />
          {name}
        </Link>
      ))}
    </nav>
  );
}
