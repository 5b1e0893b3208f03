import { useState } from 'react';
import { Button } from '../look/control/Button.tsx';
import { Field } from '../look/control/Field.tsx';
import { Panel } from '../look/paper/Panel.tsx';
import type { Explained } from './useRound.ts';

/** Asks why somebody got nothing, or not more. */
export function WhyNot({
  explained,
  onAsk,
}: {
  explained: Explained | undefined;
  onAsk: (person: string) => void;
}) {
  const [person, setPerson] = useState('');
  return (
    <Panel title="Why not me?">
      <form
        className="round__ask"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(person.trim());
        }}
      >
        <Field label="Name" value={person} onChange={({ target }) => setPerson(target.value)} />
        <Button type="submit" disabled={person.trim() === ''}>
          Explain
        </Button>
      </form>
      <div role="status">
        {explained &&
          (explained.lines ?? [`There is nobody called "${explained.person}" in the file.`]).map(
            (line) => <p key={line}>{line}</p>,
          )}
      </div>
    </Panel>
  );
}
