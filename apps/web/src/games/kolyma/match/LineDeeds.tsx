import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { Button } from '../../../look/control/Button.tsx';
import { EndButtons, type EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import type { Shown } from '../../../table/session/sessionParts.ts';
import { asksForCards } from '../table/acts.ts';
import type { Turn } from './useTurn.ts';

/** The deeds on the message line: answering what is asked, or the ways on once all is over. */
export function LineDeeds({
  shown: { telling, decision, canUndo },
  turn: { asked, chosen, confirm },
  end,
  onPass,
  onUndo,
}: {
  shown: Shown<KolymaView, KolymaEvent>;
  turn: Turn;
  end: EndDeeds;
  onPass: () => void;
  onUndo: () => void;
}) {
  return (
    <>
      {decision.ask === 'over' && !telling ? (
        <EndButtons {...end} />
      ) : asksForCards(asked) ? (
        <Button tone="primary" disabled={chosen.length < (asked?.min ?? 0)} onClick={confirm}>
          Confirm <kbd>C</kbd>
        </Button>
      ) : (
        <Button
          aria-disabled={!asked}
          title="Do nothing this turn. When both pass in a row, the round ends."
          onClick={onPass}
        >
          Pass <kbd>N</kbd>
        </Button>
      )}
      <Button aria-disabled={!canUndo} onClick={onUndo}>
        Undo <kbd>U</kbd>
      </Button>
    </>
  );
}
