import type { SeenDecision } from '@cardscape/kernel';
import { Button } from '../../../look/control/Button.tsx';
import { EndButtons, type EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { declining } from './picking.ts';
import type { Turn } from './useTurn.ts';

/** The deeds on the message line: what the decision offers, or the ways on once all is over. */
export function LineDeeds({
  decision,
  telling,
  turn,
  end,
}: {
  decision: SeenDecision;
  telling: boolean;
  turn: Turn;
  end: EndDeeds | undefined;
}) {
  const { asked, way, chosen, attacker } = turn;
  const declined = asked && declining(asked);
  const many = asked && asked.max > 1 && way === 'table';
  if (decision.ask === 'over' && !telling) return end && <EndButtons {...end} />;
  return (
    <>
      {attacker !== undefined && (
        <Button onClick={turn.unpick}>
          Another mob <kbd>Esc</kbd>
        </Button>
      )}
      {many && (
        <Button tone="primary" disabled={chosen.length < asked.min} onClick={turn.confirm}>
          Confirm <kbd>C</kbd>
        </Button>
      )}
      {declined && (
        <Button tone={way === 'attack' ? 'primary' : 'quiet'} onClick={turn.decline}>
          {declined.words} <kbd>E</kbd>
        </Button>
      )}
    </>
  );
}
