import {
  type Catalogue,
  expFor,
  kindsOwned,
  type Profile,
  sizeOf,
  whyNotReady,
} from '@cardscape/showdown/tools';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { FactList } from '../../../look/paper/FactList.tsx';
import { ElementNames } from './ElementNames.tsx';
import { ExpBar } from './ExpBar.tsx';
import css from './ProfileSheet.module.css';
import { Ready } from './Ready.tsx';

/** Where a match is set up; `?profile=` says who plays. */
const setUpPath: string = '/play/showdown';

/** A profile on the page of all profiles: how far it is, and what can be done with it. */
export function ProfileSheet({
  profile,
  catalogue,
  onExport,
  onErase,
}: {
  profile: Profile;
  catalogue: Catalogue;
  onExport: () => void;
  onErase: () => void;
}) {
  const { name, elements, level, exp, rupees, main, side, characters, statistics } = profile;
  const { won, tied, lost } = statistics;
  const lacks = whyNotReady(profile, catalogue);
  return (
    <article className={css.profileSheet} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <ElementNames elements={elements} />
      </header>
      <ExpBar level={level} to={exp} of={expFor(level)} />
      <FactList
        columns={3}
        facts={[
          ['Rupees', rupees],
          ['Main deck', sizeOf(main)],
          ['Side deck', sizeOf(side)],
          ['Characters', sizeOf(characters)],
          ['Won, tied, lost', `${won}, ${tied}, ${lost}`],
          ['Different cards', kindsOwned(profile)],
        ]}
      />
      <p>
        <Ready lacks={lacks} />
      </p>
      <p className={css.deeds}>
        <Link to={setUpPath} search={{ profile: name }} className={buttonClass('primary')}>
          Play
        </Link>
        <Link
          to="/play/showdown/profiles/$id/draft"
          params={{ id: name }}
          className={buttonClass()}
        >
          Deck and shop
        </Link>
        <Link
          to="/play/showdown/profiles/$id/cards"
          params={{ id: name }}
          className={buttonClass()}
        >
          See the cards
        </Link>
        <Button onClick={onExport}>Export</Button>
        <Button tone="danger" onClick={onErase}>
          Erase
        </Button>
      </p>
    </article>
  );
}
