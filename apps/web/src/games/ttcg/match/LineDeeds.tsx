import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import { Button } from '../../../look/control/Button.tsx';
import { EndButtons, type EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import type { Shown } from '../../../table/session/sessionParts.ts';
import { likelyDeed, offeredDeeds, type PlainDeed } from './plainDeeds.ts';
import type { Turn } from './useTurn.ts';

/** The deeds on the message line: what the decision offers, or the ways on once all is over. */
export function LineDeeds({
  shown: { telling, decision, view, canUndo },
  turn,
  end,
  wanted,
  onUndo,
}: {
  shown: Shown<TtcgView, TtcgEvent>;
  turn: Turn;
  end: EndDeeds | undefined;
  /** What is asked for by somebody else than the rules; `null` for none of these deeds. */
  wanted: PlainDeed | null | undefined;
  onUndo: () => void;
}) {
  const { asked, chosen, picked, goals } = turn;
  // With a card in hand the next thing is to put it somewhere.
  const offered = picked ? [] : offeredDeeds(asked);
  const main = wanted === undefined ? likelyDeed(asked, view.attackers) : wanted;
  const many = asked?.kind === 'choose' && !(asked.min === 1 && asked.max === 1);
  const canSet = asked?.options.some(({ act, card }) => act === 'set' && card === picked?.card);
  if (decision.ask === 'over' && !telling)
    return (
      <>
        {end && <EndButtons {...end} />}
        <Undo canUndo={canUndo} onUndo={onUndo} />
      </>
    );
  return (
    <>
      {goals.direct && (
        <Button tone="primary" onClick={() => goals.direct && turn.act(goals.direct)}>
          Attack directly <kbd>D</kbd>
        </Button>
      )}
      {picked && canSet && (
        <Button aria-pressed={picked.faceDown} onClick={() => turn.turnFace(!picked.faceDown)}>
          {picked.faceDown ? 'Play face up' : 'Set face down'} <kbd>F</kbd>
        </Button>
      )}
      {picked && (
        <Button onClick={turn.unpick}>
          Put back <kbd>Esc</kbd>
        </Button>
      )}
      {many && (
        <Button
          tone={chosen.length === 0 ? 'quiet' : 'primary'}
          disabled={chosen.length < asked.min}
          onClick={turn.confirm}
        >
          {chosen.length === 0 && asked.min === 0 ? 'Choose none' : 'Confirm'} <kbd>C</kbd>
        </Button>
      )}
      {offered.map((deed) => (
        <Button
          key={deed.act}
          tone={deed.act === main ? 'primary' : 'quiet'}
          data-deed={deed.act}
          onClick={() => turn.act({ act: deed.act })}
        >
          {deed.words} <kbd>{deed.key.toUpperCase()}</kbd>
        </Button>
      ))}
      <Undo canUndo={canUndo} onUndo={onUndo} />
    </>
  );
}

function Undo({ canUndo, onUndo }: { canUndo: boolean; onUndo: () => void }) {
  return (
    <Button aria-disabled={!canUndo} onClick={onUndo}>
      Undo <kbd>U</kbd>
    </Button>
  );
}
