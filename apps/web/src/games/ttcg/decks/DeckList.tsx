import type { CardSet, Design, Tier } from '@cardscape/ttcg';
import {
  type Deck,
  type DeckEntry,
  type Illegality,
  MOST_OF_A_NAME,
  TIER_NAMES,
} from '@cardscape/ttcg/tools';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { LongField } from '../../../look/control/Field.tsx';
import { Stepper } from '../../../look/control/Stepper.tsx';
import { CardRef } from '../../../look/feedback/LogList.tsx';
import { groundOf } from '../card/ttcgPrint.ts';
import { DesignCard } from '../reading/DesignCard.tsx';
import css from './DeckList.module.css';
import { copiesOf, withOneLess, withOneMore, withTier } from './edits.ts';
import { deckGroups, groupName } from './groups.ts';

/** The cards of a deck by kind and rank, each with its tier and one more or less. */
export function DeckList({
  deck,
  set,
  faults,
  onChange,
}: {
  deck: Deck;
  set: CardSet;
  /** Cards that are not legal are marked. */
  faults: readonly Illegality[];
  onChange: (deck: Deck, tag?: string) => void;
}) {
  const groups = deckGroups(deck, set);
  const illegal = new Set(faults.map(({ card }) => card));
  return (
    <div className={css.deckList}>
      <LongField
        label="Plan"
        rows={2}
        placeholder="How does it win?"
        value={deck.note}
        maxLength={200}
        // The list of a deck has one line for it.
        onChange={({ target }) =>
          onChange({ ...deck, note: target.value.replace(/\s*\n\s*/g, ' ') }, 'note')
        }
      />
      {groups.length === 0 && <p className={css.none}>Pick a card to put it into your deck.</p>}
      {groups.map(({ kind, rank, cards, count }) => (
        <section key={`${kind} ${rank}`} aria-label={groupName({ kind, rank })}>
          <h2>
            {groupName({ kind, rank })} <span className="figures">{count}</span>
          </h2>
          <ul>
            {cards.map(({ entry, design }) => (
              <DeckLine
                key={`${entry.name} ${entry.tier}`}
                entry={entry}
                design={design}
                illegal={illegal.has(entry.name)}
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

function DeckLine({
  entry: { name, tier, count },
  design,
  illegal,
  full,
  onStep,
  onTier,
}: {
  entry: DeckEntry;
  design: Design | undefined;
  illegal: boolean;
  full: boolean;
  onStep: (by: 1 | -1) => void;
  onTier: (tier: Tier) => void;
}) {
  return (
    <li className={illegal ? css.illegal : undefined}>
      {design && <Glyph terrain={groundOf(design.type)} named />}
      <span className={css.name}>
        {design ? (
          <CardRef card={() => <DesignCard design={design} tier={tier} size="large" />}>
            {name}
          </CardRef>
        ) : (
          name
        )}
        {illegal && <span className="sr-only"> (not legal)</span>}
      </span>
      <select
        className={css.tier}
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
