import type { Design, Tier } from '@cardscape/ttcg';
import {
  type Deck,
  type Edition,
  isLegalIn,
  MOST_OF_A_NAME,
  TIER_NAMES,
} from '@cardscape/ttcg/tools';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { InSight } from '../../../collect/InSight.tsx';
import { Select } from '../../../look/control/Field.tsx';
import { DesignSheet } from '../album/DesignSheet.tsx';
import { DesignCard } from '../reading/DesignCard.tsx';
import { foundEffects } from '../search/foundEffects.ts';
import { QueryBox } from '../search/QueryBox.tsx';
import type { CardSearch } from '../search/useCardSearch.ts';
import css from './CardPool.module.css';
import { copiesOf, withOneMore } from './edits.ts';

const whoseCards = { all: 'All', own: 'Yours', builtIn: 'Built-in' } as const;

/** Which cards are shown: all of them, one's own, or those that come with the game. */
export type Whose = keyof typeof whoseCards;

/** All cards that can be searched and added to a deck. */
export function CardPool({
  deck,
  search,
  tier,
  onTier,
  whose,
  onWhose,
  own,
  edition,
  onChange,
}: {
  deck: Deck;
  search: CardSearch;
  /** The tier that cards are added as. */
  tier: Tier;
  onTier: (tier: Tier) => void;
  /** Which cards are shown; left out where there are none of one's own. */
  whose: Whose | undefined;
  onWhose: (whose: Whose) => void;
  /** The cards of one's own. */
  own: ReadonlySet<Design>;
  edition: Edition;
  onChange: (deck: Deck) => void;
}) {
  const copies = useMemo(
    () => new Map(deck.entries.map(({ name }) => [name, copiesOf(deck, name)])),
    [deck],
  );
  // One function for all cards, so that adding one draws only that one anew.
  const latest = useRef({ deck, tier, onChange });
  useEffect(() => {
    latest.current = { deck, tier, onChange };
  });
  const add = useCallback((name: string) => {
    const now = latest.current;
    now.onChange(withOneMore(now.deck, { name, tier: now.tier }));
  }, []);
  const { found, query, parsed } = search;
  const [read, setRead] = useState<Design>();
  const beside = (by: 1 | -1) => {
    const next = read && found[found.indexOf(read) + by];
    return next && (() => setRead(next));
  };
  return (
    <div className={css.cardPool}>
      <QueryBox search={search}>
        <Select
          label="Add as"
          value={tier}
          onChange={({ target }) => onTier(Number(target.value) as Tier)}
        >
          {TIER_NAMES.map((name, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </Select>
        {whose && (
          <Select
            label="Whose"
            value={whose}
            onChange={({ target }) => onWhose(target.value as Whose)}
          >
            {Object.entries(whoseCards).map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </QueryBox>
      <ul className={css.cards} data-zone="pool">
        {found.map((design) => (
          <li key={design.name} data-design={design.name}>
            <PoolCard
              design={design}
              tier={tier}
              copies={copies.get(design.name) ?? 0}
              legal={isLegalIn(design, edition)}
              own={own.has(design)}
              says={foundEffects(query, design)}
              onAdd={add}
              onRead={setRead}
            />
          </li>
        ))}
      </ul>
      {parsed.ok && found.length === 0 && (
        <p>No card is like that. Take something out of your search.</p>
      )}
      {read && (
        <DesignSheet
          key={read.name}
          design={read}
          onClose={() => setRead(undefined)}
          onBack={beside(-1)}
          onNext={beside(1)}
        />
      )}
    </div>
  );
}

const PoolCard = memo(function PoolCard({
  design,
  tier,
  copies,
  legal,
  own,
  says,
  onAdd,
  onRead,
}: {
  design: Design;
  tier: Tier;
  copies: number;
  legal: boolean;
  own: boolean;
  /** The effects that were searched for. */
  says: string;
  onAdd: (name: string) => void;
  onRead: (design: Design) => void;
}) {
  const full = copies >= MOST_OF_A_NAME;
  return (
    <InSight name={design.name}>
      {() => (
        <>
          <DesignCard
            design={design}
            tier={tier}
            dimmed={full || !legal}
            reason={full ? `${MOST_OF_A_NAME} copies of a card are allowed.` : undefined}
            onPick={() => onAdd(design.name)}
          />
          <button
            type="button"
            className={css.read}
            aria-label={`Read ${design.name}`}
            onClick={() => onRead(design)}
          >
            i
          </button>
          {own && <span className={css.own}>Yours</span>}
          {says !== '' && (
            <p className={css.says} data-says>
              {says}
            </p>
          )}
          {copies > 0 && (
            <span className={`${css.copies} figures`} data-copies={copies}>
              <span className="sr-only">In the deck: </span>×{copies}
            </span>
          )}
        </>
      )}
    </InSight>
  );
});
