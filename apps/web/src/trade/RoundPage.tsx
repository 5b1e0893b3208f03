import { decodeText } from '@cardscape/kernel';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../look/control/Button.tsx';
import { LongField } from '../look/control/Field.tsx';
import { useToast } from '../look/feedback/Toast.tsx';
import { Contours } from '../look/paper/Contours.tsx';
import { Findings } from '../make/Findings.tsx';
import { useFileDrop } from '../make/useFileDrop.ts';
import { SIX_PEOPLE, WANT_LISTS } from './examples.ts';
import { RoundResultView } from './RoundResultView.tsx';
import { type RoundState, useRound } from './useRound.ts';
import { WhyNot } from './WhyNot.tsx';
import '../look/paper/page.css';
import './RoundPage.css';

/** Larger files are for the command line, in millions of bytes. */
const MOST_MEGABYTES = 40;

/** What is found so far, and what is done with it. */
function soFar({ names, levels, isBest }: Extract<RoundState, { is: 'going' }>): string {
  const worth = names.map((name, at) => `${name} ${levels[at]?.toLocaleString('en')}`).join(', ');
  return isBest ? `Found: ${worth}. Now it is cut into rings.` : `So far: ${worth}.`;
}

/** Try a round: a file is pasted, dropped or chosen, and the best exchange of it is drawn. */
export function RoundPage() {
  const [text, setText] = useState('');
  const [name, setName] = useState('pasted');
  const file = useRef<HTMLInputElement>(null);
  const { state, explained, solve, stop, explain } = useRound();
  const say = useToast();

  const take = async (given: File | undefined) => {
    if (!given) return;
    if (given.size > MOST_MEGABYTES * 1_000_000) {
      say(`${given.name} has more than ${MOST_MEGABYTES} MB. The command line takes it.`);
      return;
    }
    setName(given.name);
    setText(decodeText(new Uint8Array(await given.arrayBuffer())));
  };
  const isOver = useFileDrop(([first]) => void take(first?.file));
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take(target.files?.[0]);
    target.value = '';
  };
  const write = (written: string) => {
    setName('pasted');
    setText(written);
  };
  const isGoing = state.is === 'begun' || state.is === 'going';
  return (
    <div className="page round">
      <Contours seed="trade" />
      <h1>Try a round</h1>
      <p>
        Everybody says which cards they spare and which they want. Cardscape finds the best rings
        there are, and proves that nothing is better. Nothing leaves your device.
      </p>
      <section
        className={`round__given ${isOver ? 'round__given--over' : ''}`}
        aria-label="The file"
      >
        <div className="page__deeds">
          <Button onClick={() => write(SIX_PEOPLE)}>Take the example</Button>
          <Button onClick={() => write(WANT_LISTS)}>Take want lists</Button>
          <Button onClick={() => file.current?.click()}>Choose a file</Button>
        </div>
        <input ref={file} type="file" hidden aria-label="A file with a round" onChange={chosen} />
        <LongField
          label="Round"
          hint="Paste it, or drop a file on the page: a round in JSON, or want lists in the form of TradeMaximizer."
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div className="page__deeds">
          <Button
            tone="primary"
            disabled={isGoing || text.trim() === ''}
            onClick={() => solve(text, name)}
          >
            Find the best exchange
          </Button>
          {isGoing && (
            <Button tone="danger" onClick={stop}>
              Stop
            </Button>
          )}
        </div>
      </section>
      {isGoing && (
        <div className="round__going">
          <progress aria-label="Looking for the best exchange" />
          <p>{state.is === 'begun' ? 'Reading the file.' : soFar(state)}</p>
        </div>
      )}
      {state.is === 'wrong' && <Findings found={state.problems} />}
      {state.is === 'solved' && (
        <>
          <RoundResultView result={state.result} names={state.names} notes={state.notes} />
          <WhyNot explained={explained} onAsk={explain} />
        </>
      )}
    </div>
  );
}
