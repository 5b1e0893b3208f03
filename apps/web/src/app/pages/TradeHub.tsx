import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../look/control/Button.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import { Panel } from '../../look/paper/Panel.tsx';
import '../../look/paper/page.css';

/** What can be done with cards that one has twice. */
export function TradeHub() {
  return (
    <div className="page">
      <Contours seed="trade" />
      <h1>Trade</h1>
      <Panel title="Rounds over everybody">
        <p>
          Two people seldom have just what each of them wants. Rings do better: you give a card to
          one and get another card from somebody else. A round looks at everybody at once, finds the
          best rings there are, and proves it.
        </p>
        <p className="page__deeds">
          <Link to="/trade/round" className={buttonClass('primary')}>
            Try a round
          </Link>
        </p>
      </Panel>
    </div>
  );
}
