import type { PlayerView } from '@cardscape/kolyma';
import { Popover } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { elementAt } from '../../../look/motion/elementAt.ts';
import { cardActs, placeAmong } from './acts.ts';
import { deedWords } from './deedWords.ts';
import { useTable } from './TableContext.tsx';
import { anchorOf } from './tableTypes.ts';
import './ActMenu.css';

/** What can be done with the opened card, shown at the card. Letters and digits do it too. */
export function ActMenu({
  player,
  explain,
}: {
  /** The near player, who acts. */
  player: PlayerView;
  explain: (act: string) => string | undefined;
}) {
  const { turn, prints } = useTable();
  const { opened } = turn;
  const element = opened && elementAt(anchorOf(opened.card));
  if (!opened || !element) return null;
  const acts = cardActs[opened.kind].map((each) => ({
    ...each,
    does: deedWords(each, opened.card, player, prints),
    legal: placeAmong(turn.asked, { act: each.act, card: opened.card }) >= 0,
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = acts.find(
      ({ key }, index) => event.key.toLowerCase() === key || event.key === String(index + 1),
    );
    if (!chosen) return;
    event.preventDefault();
    turn.act({ act: chosen.act, card: opened.card });
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && turn.close()}>
      <Popover.Anchor virtualRef={{ current: element }} />
      <Popover.Portal>
        <Popover.Content
          className="act-menu"
          side="top"
          sideOffset={12}
          collisionPadding={12}
          aria-label="What to do with this card"
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            element.focus({ preventScroll: true });
          }}
          onPointerDownOutside={(event) => {
            // A second click on the card itself closes the menu by the card's own doing.
            if (element.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {acts.map(({ act, verb, key, does, legal }) => (
            <button
              key={act}
              type="button"
              className="act-menu__act"
              aria-disabled={!legal}
              onClick={() => turn.act({ act, card: opened.card })}
            >
              <span className="act-menu__verb">
                {verb} <kbd>{key.toUpperCase()}</kbd>
              </span>
              <span className="act-menu__does">{legal ? does : explain(act)}</span>
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
