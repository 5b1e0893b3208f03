import {
  type CardSet,
  type Deck,
  type DeckEntry,
  type Design,
  MOST_OF_A_NAME,
  TIER_NAMES,
  type Tier,
} from '@cardscape/ttcg';
import { Glyph } from '../look/Glyph.tsx';
import { CardRef } from '../look/LogList.tsx';
import { Stepper } from '../look/Stepper.tsx';
import { TtcgCard } from '../ttcgCard/TtcgCard.tsx';
import { groundOf } from '../ttcgCard/ttcgPrint.ts';
import { copiesOf, withOneLess, withOneMore, withTier } from './edits.ts';
import { type DeckGroup, deckGroups } from './groups.ts';
import './DeckList.css';

/** The cards of a deck by kind and rank, each with its tier and one more or less. */
export function DeckList({
  deck,
  set,
  onChange,
}: {
  deck: Deck;
  set: CardSet;
  onChange: (deck: Deck) => void;
}) {
  const groups = deckGroups(deck, set);
  if (groups.length === 0)
    return <p className="deck-list__none">Pick a card to put it into your deck.</p>;
  return (
    <div className="deck-list">
      {groups.map(({ kind, rank, cards, count }) => (
        <section key={`${kind} ${rank}`} aria-label={groupName({ kind, rank })}>
          <h3>
            {groupName({ kind, rank })} <span className="figures">{count}</span>
          </h3>
          <ul>
            {cards.map(({ entry, design }) => (
              <DeckLine
                key={`${entry.name} ${entry.tier}`}
                entry={entry}
                design={design}
                full={copiesOf(deck, entry.name) >= MOST_OF_A_NAME}
                onStep={(by) =>
                  onChange(by > 0 ? withOneMore(deck, entry) : withOneLess(deck, entry))
                }
                onTier={(tier) => onChange(withTier(deck, entry, tier))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupName({ kind, rank }: Pick<DeckGroup, 'kind' | 'rank'>): string {
  if (kind === 'unknown') return 'Not in the set';
  return `${kind === 'unit' ? 'Units' : 'Spells'} of rank ${rank}`;
}

function DeckLine({
  entry: { name, tier, count },
  design,
  full,
  onStep,
  onTier,
}: {
  entry: DeckEntry;
  design: Design | undefined;
  full: boolean;
  onStep: (by: 1 | -1) => void;
  onTier: (tier: Tier) => void;
}) {
  return (
    <li>
      {design && <Glyph terrain={groundOf(design.type)} named />}
      <span className="deck-list__name">
        {design ? (
          <CardRef card={() => <TtcgCard design={design} tier={tier} size="large" />}>
            {name}
          </CardRef>
        ) : (
          name
        )}
      </span>
      <select
        className="deck-list__tier"
        aria-label={`Tier of ${name}`}
        value={tier}
        onChange={({ target }) => onTier(Number(target.value) as Tier)}
      >
        {TIER_NAMES.map((tierName, place) => (
          <option key={tierName} value={place}>
            {tierName}
          </option>
        ))}
      </select>
      <Stepper name={name} count={count} full={full || !design} onStep={onStep} />
    </li>
  );
}
