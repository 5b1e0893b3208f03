import {
  type Deck,
  type Design,
  type Edition,
  isLegalIn,
  MOST_OF_A_NAME,
  TIER_NAMES,
  type Tier,
} from '@cardscape/ttcg';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { InSight } from '../collect/InSight.tsx';
import { Select } from '../look/Field.tsx';
import { TtcgCard } from '../ttcgCard/TtcgCard.tsx';
import { QueryBox } from '../ttcgSearch/QueryBox.tsx';
import type { CardSearch } from '../ttcgSearch/useCardSearch.ts';
import { copiesOf, withOneMore } from './edits.ts';
import './CardPool.css';

/** All cards that can be searched and added to a deck. */
export function CardPool({
  deck,
  search,
  tier,
  onTier,
  edition,
  onChange,
}: {
  deck: Deck;
  search: CardSearch;
  /** The tier that cards are added as. */
  tier: Tier;
  onTier: (tier: Tier) => void;
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
  return (
    <div className="card-pool">
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
      </QueryBox>
      <ul className="card-pool__cards">
        {search.found.map((design) => (
          <li key={design.name}>
            <PoolCard
              design={design}
              tier={tier}
              copies={copies.get(design.name) ?? 0}
              legal={isLegalIn(design, edition)}
              onAdd={add}
            />
          </li>
        ))}
      </ul>
      {search.found.length === 0 && <p>No card is like that. Take something out of your search.</p>}
    </div>
  );
}

const PoolCard = memo(function PoolCard({
  design,
  tier,
  copies,
  legal,
  onAdd,
}: {
  design: Design;
  tier: Tier;
  copies: number;
  legal: boolean;
  onAdd: (name: string) => void;
}) {
  const full = copies >= MOST_OF_A_NAME;
  return (
    <InSight name={design.name}>
      {() => (
        <>
          <TtcgCard
            design={design}
            tier={tier}
            dimmed={full || !legal}
            reason={full ? `${MOST_OF_A_NAME} copies of a card are allowed.` : undefined}
            onPick={() => onAdd(design.name)}
          />
          {copies > 0 && (
            <span className="card-pool__copies figures">
              <span className="sr-only">In the deck: </span>×{copies}
            </span>
          )}
        </>
      )}
    </InSight>
  );
});
