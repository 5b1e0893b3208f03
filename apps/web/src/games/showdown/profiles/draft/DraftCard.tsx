import type { CardPrint } from '@cardscape/kernel';
import type { Mark } from '@cardscape/showdown/tools';
import { ShowdownTile } from '../../card/ShowdownTile.tsx';
import { pictureOf } from '../../own/customPictures.ts';
import css from './DraftCard.module.css';

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
    <li className={css.draftCard} data-mark={why ? 'red' : 'green'}>
      {found ? (
        <ShowdownTile
          print={found}
          picture={pictureOf(found)}
          chosen={chosen}
          onPick={onPick}
          about={() => (
            <p className={css.about} data-mark={why ? 'red' : 'green'}>
              {why ?? 'It may be swapped.'}
            </p>
          )}
        />
      ) : (
        <button type="button" className={css.lost} aria-pressed={chosen} onClick={onPick}>
          {card}
        </button>
      )}
      <span className={`${css.foot} figures`}>
        <span className={css.mark} title={why ?? 'It may be swapped.'}>
          <span className="sr-only">{why ?? 'It may be swapped.'}</span>
        </span>
        {rupees !== 0 && (
          <span className={css.price}>
            {Math.abs(rupees)}
            <span className="sr-only"> rupees</span>
          </span>
        )}
        <span className={css.count}>
          ×{count}
          <span className="sr-only"> copies</span>
        </span>
      </span>
    </li>
  );
}
