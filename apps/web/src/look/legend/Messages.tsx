import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { Button } from '../control/Button.tsx';
import { Dialog } from '../control/Dialog.tsx';
import { CardRef, type LogEntry, LogList } from '../feedback/LogList.tsx';
import { MessageLine } from '../feedback/MessageLine.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useToast } from '../feedback/Toast.tsx';
import { Panel } from '../paper/Panel.tsx';
import { Entry } from './Entry.tsx';
import { samples } from './samples.ts';

const lantern = (
  <CardRef card={() => <Card {...samples.lantern} size="large" />}>{samples.lantern.name}</CardRef>
);

const log: LogEntry[] = [
  { key: 'round', heading: 'large', content: 'Round 2, target 17' },
  { key: 'deal', content: 'You have +5, −2, +7 and +1.' },
  { key: 'play', content: <>Vera plays {lantern}.</> },
  { key: 'add', content: 'Her total goes from 9 to 12.' },
  { key: 'flip', content: 'You flip −2. It is now +2.' },
];

/** What the table says: the message line, the log, notes, questions, and the shape of what comes. */
export function Messages() {
  return (
    <Entry
      id="messages"
      title="Messages"
      line="The message line always says whose move it is and what is expected."
    >
      <MessageLine whose="Your move" yours actions={<Button>Pass</Button>}>
        Play a special card, flip or swap a number, or pass.
      </MessageLine>
      <MessageLine whose="Vera’s move" yours={false}>
        Vera chooses a card to discard.
      </MessageLine>
      <div className="legend__panels">
        <Panel title="Log">
          <LogList label="Log" entries={log} />
        </Panel>
        <Panel title="Loading">
          <Skeleton shape="text" count={3} />
          <Skeleton shape="cards" count={3} size="mini" />
        </Panel>
      </div>
      <Asking />
    </Entry>
  );
}

function Asking() {
  const [asking, setAsking] = useState(false);
  const say = useToast();
  const close = () => setAsking(false);
  return (
    <div className="legend__row legend__row--middle">
      <Button onClick={() => setAsking(true)}>Ask a question</Button>
      <Button onClick={() => say('Copied. Paste it wherever you like.')}>Leave a note</Button>
      <Dialog
        open={asking}
        title="Concede this match?"
        intro="Vera wins the match. The record is kept, and you can replay it."
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Play on</Button>
            <Button tone="danger" onClick={close}>
              Concede
            </Button>
          </>
        }
      />
    </div>
  );
}
