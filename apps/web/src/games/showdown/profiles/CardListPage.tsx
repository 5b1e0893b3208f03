import { counted } from '@cardscape/kernel';
import {
  type CardType,
  copiesOwned,
  elementWords,
  listCards,
  type Profile,
  typeWords,
} from '@cardscape/showdown/tools';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../../look/control/Button.tsx';
import { Field, Select } from '../../../look/control/Field.tsx';
import { Tabs } from '../../../look/control/Tabs.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { useLibrary } from '../own/cardSource.ts';
import { CardListDetail } from './CardListDetail.tsx';
import css from './CardListPage.module.css';
import { ListedCards } from './ListedCards.tsx';
import { OneProfile } from './OneProfile.tsx';
import { typeOrder } from './order.ts';

/** The card list of a profile: what lies in its decks, and covered places for all that does not. */
export function CardListPage() {
  return <OneProfile>{(profile, all) => <CardList profile={profile} all={all} />}</OneProfile>;
}

function CardList({ profile, all }: { profile: Profile; all: readonly Profile[] }) {
  const navigate = useNavigate();
  const { library, catalogue } = useLibrary();
  const [type, setType] = useState<CardType>('mob');
  const [element, setElement] = useState('');
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<string>();
  const listed = listCards(profile, { type, element: element || undefined, name }, catalogue);
  const shown = listed.flatMap((each) => (each.covered ? [] : [each]));
  const at = shown.findIndex(({ design }) => design.name === opened);
  const beside = (by: 1 | -1) => {
    const next = at < 0 ? undefined : shown[at + by];
    return next && (() => setOpened(next.design.name));
  };
  const ofSet = catalogue.designs.filter(({ name }) => copiesOwned(profile, name) > 0).length;
  const detail = shown[at];
  return (
    <div className={`page ${css.cardList}`}>
      <Contours seed="card list" />
      <header className={css.head}>
        <div>
          <h1>Card list: {profile.name}</h1>
          <p>
            {ofSet} of {counted(catalogue.designs.length, 'card')} in your decks.
          </p>
        </div>
        <Link to="/play/showdown/profiles" className={buttonClass()}>
          See all profiles
        </Link>
      </header>
      <div className={css.fields}>
        {all.length > 1 && (
          <Select
            label="Select a profile"
            value={profile.name}
            onChange={({ target }) =>
              void navigate({
                to: '/play/showdown/profiles/$id/cards',
                params: { id: target.value },
              })
            }
          >
            {all.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </Select>
        )}
        <Select label="Element" value={element} onChange={({ target }) => setElement(target.value)}>
          <option value="">All</option>
          {catalogue.elements.map((each) => (
            <option key={each} value={each}>
              {elementWords(each)}
            </option>
          ))}
        </Select>
        <Field
          label="Name"
          type="search"
          placeholder="Part of a name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Tabs
        label="Types"
        value={type}
        onChange={(key) => setType(key as CardType)}
        tabs={typeOrder.map((each) => ({
          key: each,
          name: typeWords(each),
          content: (
            <>
              <p className={css.count} role="status">
                {name.trim() === ''
                  ? `${shown.length} of ${listed.length} in your decks`
                  : `${counted(shown.length, 'card')} of this name`}
              </p>
              <ListedCards listed={listed} library={library} onOpen={setOpened} />
            </>
          ),
        }))}
      />
      {detail && (
        <CardListDetail
          listed={detail}
          library={library}
          level={profile.level}
          onClose={() => setOpened(undefined)}
          onBack={beside(-1)}
          onNext={beside(1)}
        />
      )}
    </div>
  );
}
