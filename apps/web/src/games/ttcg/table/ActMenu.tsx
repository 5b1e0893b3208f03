import { Popover } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { elementAt } from '../../../look/motion/elementAt.ts';
import { aimWords, menuOf } from './menu.ts';
import { clearWords, menuSpot } from './menuSpot.ts';
import { printOf, useTable } from './TableContext.tsx';
import { anchorOf } from './tableTypes.ts';
import './ActMenu.css';

/** What can be done with the card that was taken up, shown by the card. Digits do it too. */
export function ActMenu() {
  const share = useTable();
  const small = useMedia('(max-width: 52rem)');
  const { turn, seen } = share;
  const { picked, asked, hands } = turn;
  const found = picked?.menu ? seen.get(picked.card) : undefined;
  const copy = found && printOf(share, found.design);
  const element = found && elementAt(anchorOf(found.card));
  if (!found || !copy || !element || !hands) return null;
  const faceDown = found.field?.faceDown ?? false;
  const lines = menuOf(asked, found.card, copy.print, faceDown, hands.reason);
  const aim = aimWords(asked, found.card);
  const { at, ...spot } = menuSpot(element, small ? 'phone' : found.place);
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[Number(event.key) - 1];
    if (!line) return;
    event.preventDefault();
    turn.act(line.option);
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && turn.unpick()}>
      <Popover.Anchor virtualRef={{ current: at }} />
      <Popover.Portal>
        <Popover.Content
          className="duel-menu"
          {...spot}
          sticky="always"
          onOpenAutoFocus={({ target }) => small && clearWords(target as Element)}
          aria-label={`What to do with ${copy.print.name}`}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            element.focus({ preventScroll: true });
          }}
          // A click on the table is the table's: it aims, takes up another card, or puts this one back.
          onInteractOutside={(event) => {
            const place = event.target as Element | null;
            if (place?.closest('[data-table] button')) event.preventDefault();
          }}
        >
          {lines.map(({ option, verb, does, legal }, place) => (
            <button
              key={`${option.act} ${option.effect}`}
              type="button"
              className="duel-menu__act"
              aria-disabled={!legal}
              onClick={() => turn.act(option)}
            >
              <span className="duel-menu__verb">
                {verb} <kbd>{place + 1}</kbd>
              </span>
              <span className="duel-menu__does">{does}</span>
            </button>
          ))}
          {aim && <p className="duel-menu__aim">{aim}</p>}
          <button
            type="button"
            className="duel-menu__read"
            onClick={() => {
              turn.unpick();
              turn.read(found.card);
            }}
          >
            Read the card and its rulings
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
