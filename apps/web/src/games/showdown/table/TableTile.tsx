import type { CardId } from '@cardscape/kernel';
import type { SeenUnit, ShowdownView } from '@cardscape/showdown';
import { cardAnchor } from '../../../table/anchors.ts';
import { Movable } from '../../../table/dragging/Dragging.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { pictureOf } from '../own/customPictures.ts';
import { StatusBox } from './StatusBox.tsx';
import { TableProvider, useTable } from './TableContext.tsx';
import css from './TableTile.module.css';

/** A card with its face up: in the hand, on the table, in a list. */
export function TableTile({
  card,
  design: name,
  unit,
  anchored = true,
  onPick,
  chosen,
  legal,
}: {
  card: CardId;
  design: string;
  /** How it stands on the table, if it does. */
  unit?: SeenUnit | undefined;
  /** Whether it is the place of this card on the page; a card in a list is only a copy. */
  anchored?: boolean;
  /** What picking it does, if not what the table says. */
  onPick?: (() => void) | undefined;
  chosen?: boolean | undefined;
  legal?: boolean | undefined;
}) {
  const share = useTable();
  const { view, print, turn, look, pass, opens, preview } = share;
  const printed = print(name);
  if (!printed) return <span className={css.unknown}>{name}</span>;
  const isUsed = unit?.attacked && isTurnOf(view, unit);
  const pointed = (by: 'pointer' | 'focus') => look({ design: name, card }, by);
  const tile = (
    <ShowdownTile
      print={printed}
      unit={unit}
      level={unit?.level}
      picture={pictureOf(printed)}
      anchor={anchored ? cardAnchor(card) : undefined}
      legal={legal ?? turn.isLegal(card)}
      chosen={chosen ?? turn.isChosen(card)}
      opens={opens}
      // The large card stands outside of the table.
      about={
        unit &&
        (() => (
          <TableProvider value={share}>
            <StatusBox unit={unit} preview={preview(card)} />
          </TableProvider>
        ))
      }
      onPick={onPick ?? (() => (turn.asked ? turn.pick(card) : pointed('focus')))}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card in it is the button; this only looks
    <div
      className={isUsed ? `${css.tile} ${css.used}` : css.tile}
      onPointerEnter={() => pointed('pointer')}
      onPointerLeave={pass}
      onFocus={() => pointed('focus')}
    >
      {anchored ? (
        <Movable card={card} off={!turn.canCarry(card)}>
          {tile}
        </Movable>
      ) : (
        tile
      )}
    </div>
  );
}

/** Is it the turn of the player on whose side a card stands? */
function isTurnOf({ players, active }: ShowdownView, { card, slot }: SeenUnit): boolean {
  return players[active].slots[slot]?.card === card;
}
