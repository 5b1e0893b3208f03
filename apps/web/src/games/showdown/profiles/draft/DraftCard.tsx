import type { CardPrint } from '@cardscape/kernel';
import type { Mark } from '@cardscape/showdown/tools';
import { ShowdownTile } from '../../card/ShowdownTile.tsx';
import { pictureOf } from '../../own/customPictures.ts';
import './DraftCard.css';

/** A card of a deck or the shop: how many, what it costs or brings, and whether it may go. */
export function DraftCard({
  mark: { card, count, why, rupees },
  found,
  chosen,
  onPick,
}: {
  mark: Mark;
  /** Nothing if the card is not loaded. */
  found: CardPrint | undefined;
  chosen: boolean;
  onPick: () => void;
}) {
  return (
    <li className="draft-card" data-mark={why ? 'red' : 'green'}>
      {found ? (
        <ShowdownTile
          print={found}
          picture={pictureOf(found)}
          chosen={chosen}
          onPick={onPick}
          about={() => (
            <p className="draft-card__about" data-mark={why ? 'red' : 'green'}>
              {why ?? 'It may be swapped.'}
            </p>
          )}
        />
      ) : (
        <button type="button" className="draft-card__lost" aria-pressed={chosen} onClick={onPick}>
          {card}
        </button>
      )}
      <span className="draft-card__foot figures">
        <span className="draft-card__mark" title={why ?? 'It may be swapped.'}>
          <span className="sr-only">{why ?? 'It may be swapped.'}</span>
        </span>
        {rupees !== 0 && (
          <span className="draft-card__price">
            {Math.abs(rupees)}
            <span className="sr-only"> rupees</span>
          </span>
        )}
        <span className="draft-card__count">
          ×{count}
          <span className="sr-only"> copies</span>
        </span>
      </span>
    </li>
  );
}
