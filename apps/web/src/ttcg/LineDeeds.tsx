import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import { Button } from '../look/Button.tsx';
import { EndButtons, type EndDeeds } from '../match/EndDeeds.tsx';
import type { Shown } from '../match/session.ts';
import type { Turn } from './useTurn.ts';

/** The deeds that need no card, in the order in which they are offered. */
export const plainDeeds = [
  { act: 'battle', words: 'To battle', key: 'b' },
  { act: 'end', words: 'End turn', key: 'e' },
  { act: 'pass', words: 'Pass', key: 'n' },
] as const;

/** The deeds on the message line: what the decision offers, or the ways on once all is over. */
export function LineDeeds({
  shown: { telling, decision, canUndo },
  turn,
  end,
  onUndo,
}: {
  shown: Shown<TtcgView, TtcgEvent>;
  turn: Turn;
  end: EndDeeds | undefined;
  onUndo: () => void;
}) {
  const { asked, chosen, picked } = turn;
  // With a card in hand the next thing is to put it somewhere.
  const offered = plainDeeds.filter(
    ({ act }) => !picked && asked?.options.some((each) => each.act === act),
  );
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
        <Button tone="primary" disabled={chosen.length < asked.min} onClick={turn.confirm}>
          {chosen.length === 0 && asked.min === 0 ? 'Choose none' : 'Confirm'} <kbd>C</kbd>
        </Button>
      )}
      {offered.map(({ act, words, key }, place) => (
        <Button
          key={act}
          tone={place === 0 ? 'primary' : 'quiet'}
          onClick={() => turn.act({ act })}
        >
          {words} <kbd>{key.toUpperCase()}</kbd>
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
