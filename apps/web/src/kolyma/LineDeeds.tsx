import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { Button } from '../look/Button.tsx';
import { EndButtons, type EndDeeds } from '../match/EndDeeds.tsx';
import type { Shown } from '../match/sessionParts.ts';
import { asksForCards } from './acts.ts';
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
