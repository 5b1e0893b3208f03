import {
  type CardDesign,
  type Catalogue,
  PLACE_NAMES,
  PLACES,
  type Place,
  priceOf,
  salePriceOf,
} from '@cardscape/showdown/tools';
import { Button } from '../../../../look/control/Button.tsx';
import { type Picked, swapOf } from './picks.ts';
import css from './SwapBar.module.css';
import type { Drafting } from './useDraft.ts';

/** What is chosen, what would become of it, and the button that does it. */
export function SwapBar({ drafting, catalogue }: { drafting: Drafting; catalogue: Catalogue }) {
  const { choosing, why } = drafting;
  const { level } = drafting.draft.now;
  const swap = swapOf(choosing, catalogue);
  const [one, other] = choosing.picks;
  const to = swap?.[1].place;
  return (
    <section className={css.swapBar} aria-label="Swap" data-mark={swap && (why ? 'red' : 'green')}>
      <div className={css.words}>
        {!one && <p>Choose a card to move it, or a card of each of two sides to swap them.</p>}
        {one && !other && to && (
          <>
            <p>
              <strong>{one.card}</strong> from {PLACE_NAMES[one.place]} to
            </p>
            <Goals from={one.place} to={to} onAim={drafting.aim} />
          </>
        )}
        {one && other && (
          <p>
            <strong>{one.card}</strong> from {PLACE_NAMES[one.place]} for{' '}
            <strong>{other.card}</strong> from {PLACE_NAMES[other.place]}
          </p>
        )}
        <p className={css.why} role="status">
          {why}
        </p>
      </div>
      <Button
        tone="primary"
        aria-disabled={!swap || why !== undefined}
        disabled={!swap}
        onClick={drafting.swap}
      >
        {deedOf(choosing.picks, to, level, catalogue.find)}
      </Button>
    </section>
  );
}

const shortNames: Readonly<Record<Place, string>> = {
  main: 'Main deck',
  side: 'Side deck',
  characters: 'Characters',
  shop: 'Shop',
};

function Goals({ from, to, onAim }: { from: Place; to: Place; onAim: (to: Place) => void }) {
  return (
    <fieldset className={css.goals}>
      <legend className="sr-only">Where it goes</legend>
      {PLACES.filter((place) => place !== from).map((place) => (
        <label key={place}>
          <input type="radio" name="goal" checked={place === to} onChange={() => onAim(place)} />
          {shortNames[place]}
        </label>
      ))}
    </fieldset>
  );
}

/** What the button is called. */
function deedOf(
  picks: readonly Picked[],
  to: Place | undefined,
  level: number,
  find: (card: string) => CardDesign | undefined,
): string {
  const [one, other] = picks;
  const design = one && find(one.card);
  if (!design || other) return 'Swap';
  if (one.place === 'shop') return `Buy for ${priceOf(design, level)} rupees`;
  return to === 'shop' ? `Sell for ${salePriceOf(design)} rupees` : 'Swap';
}
