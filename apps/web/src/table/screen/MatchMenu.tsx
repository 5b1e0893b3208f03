import type { MatchRecord } from '@cardscape/kernel';
import { Link } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { useDraft } from '../../look/control/useDraft.ts';
import { useToast } from '../../look/feedback/Toast.tsx';
import { problemFileName, saveProblem } from '../kept/problemFile.ts';
import { saveRecordFile } from '../kept/recordFile.ts';
import './MatchMenu.css';

/** What can be done with a match besides playing it. */
export function MatchMenu({
  record,
  position,
  rules,
  onChoices,
  onLog,
  onSaves,
  onConcede,
}: {
  record: () => MatchRecord;
  /** How the match stands, for a report. */
  position: () => unknown;
  /** Where the rules of the game stand. */
  rules: string;
  /** Shows all choices as a list; nothing while there are none. */
  onChoices: (() => void) | undefined;
  onLog: () => void;
  /** Opens what was saved, where that has no button of its own. */
  onSaves: (() => void) | undefined;
  /** Gives up; nothing once the match is over. */
  onConcede: (() => void) | undefined;
}) {
  const [asking, setAsking] = useState<'concede' | 'report' | 'reported'>();
  const say = useToast();
  const done = () => setAsking(undefined);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>More</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="match-menu" sideOffset={6} collisionPadding={12}>
            {onChoices && <Item words="List all choices" onSelect={onChoices} />}
            <Item words="Show the log" onSelect={onLog} />
            <DropdownMenu.Item asChild className="match-menu__item">
              <Link to={rules}>How to play</Link>
            </DropdownMenu.Item>
            <Item
              words="Save the record"
              onSelect={() => {
                saveRecordFile(record());
                say('The record is saved as a file.');
              }}
            />
            {onSaves && <Item words="Save, load, go back" onSelect={onSaves} />}
            <Item words="Report a problem" onSelect={() => setAsking('report')} />
            <DropdownMenu.Item asChild className="match-menu__item">
              <Link to="/play">Leave the table</Link>
            </DropdownMenu.Item>
            {onConcede && <Item words="Concede" onSelect={() => setAsking('concede')} />}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Dialog
        open={asking === 'concede'}
        title="Concede the match?"
        intro="Your opponent wins at once. You can still take this back with Undo."
        onClose={done}
        actions={
          <>
            <Button onClick={done}>Play on</Button>
            <Button
              tone="danger"
              onClick={() => {
                done();
                onConcede?.();
              }}
            >
              Concede
            </Button>
          </>
        }
      />
      {asking === 'report' && (
        <Report
          onClose={done}
          onSave={(note) => {
            saveProblem({ note, record: record(), position: position() });
            setAsking('reported');
          }}
        />
      )}
      <Dialog
        open={asking === 'reported'}
        title="Your report is a file now"
        intro={`It is called ${problemFileName(record())} and lies where your browser saves files. Nothing has been sent: the file is yours to give.`}
        onClose={done}
        actions={
          <Button tone="primary" onClick={done}>
            Play on
          </Button>
        }
      >
        <ol className="match-menu__steps">
          <li>Open a new issue where Cardscape is developed, or write to who runs this site.</li>
          <li>Attach the file, and say in a line what went wrong.</li>
          <li>Whoever gets it opens it under Watch a replay, and sees what you saw.</li>
        </ol>
      </Dialog>
    </>
  );
}

function Item({ words, onSelect }: { words: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className="match-menu__item" onSelect={onSelect}>
      {words}
    </DropdownMenu.Item>
  );
}

function Report({ onSave, onClose }: { onSave: (note: string) => void; onClose: () => void }) {
  const { text, write, used } = useDraft('report');
  return (
    <Dialog
      open
      title="Report a problem"
      intro="Say what went wrong and what you expected. One file takes down your words, the whole match, how it stands, and which browser and page you use. It names nobody but the players."
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          onClick={() => {
            used();
            onSave(text);
          }}
        >
          Save the report
        </Button>
      }
    >
      <label className="match-menu__note">
        What went wrong?
        <textarea rows={4} value={text} onChange={(event) => write(event.target.value)} />
      </label>
    </Dialog>
  );
}
