import { savePosition } from '@cardscape/showdown/tools';
import { useState } from 'react';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { saveRecordFile } from '../../../table/kept/recordFile.ts';
import { CannotGoOn } from '../../../table/screen/CannotGoOn.tsx';
import { attemptSession, cardsOf, openSession, type ShowdownSession } from './game.ts';
import { savedMatches } from './saves.ts';
import { recordAt, snapshotsOf } from './snapshots.ts';
import './SavesDialog.css';

const notSaved =
  'The match is not saved: this browser has no more room, or keeps nothing. Throw an older one away, or save it as a file.';

/** Save, load, and go back to the start of a turn. */
export function SavesDialog({
  session,
  names,
  onSession,
  onClose,
}: {
  session: ShowdownSession;
  names: readonly [string, string];
  /** Goes on with another session. */
  onSession: (session: ShowdownSession) => void;
  onClose: () => void;
}) {
  const say = useToast();
  const [saves, setSaves] = useState(savedMatches.all);
  const [refused, setRefused] = useState<string>();
  const [stuck, setStuck] = useState<{ readonly name: string; readonly why: string }>();
  const { table, plans } = session;
  const save = () => {
    const { turn } = table.position;
    const name = `${plans[0].name} against ${plans[1].name}, turn ${turn}, step ${table.positions.length}`;
    const isKept = savedMatches.putAway({ name, plans, record: session.record });
    setSaves(savedMatches.all());
    setRefused(isKept ? undefined : notSaved);
    if (isKept) say('The match is saved in this browser.');
  };
  const goTo = (next: ShowdownSession) => {
    onClose();
    onSession(next);
  };
  const load = (name: string) => {
    const found = saves.find((each) => each.name === name);
    if (!found) return;
    const opened = attemptSession({ plans: found.plans, from: found.record });
    if ('why' in opened) setStuck({ name, why: opened.why });
    else goTo(opened.session);
  };
  return (
    <Dialog
      open
      title="Save, load, go back"
      intro="A match can be saved at any moment and played on from there."
      onClose={onClose}
    >
      <div className="saves">
        <p className="saves__deeds">
          <Button tone="primary" onClick={save}>
            Save in this browser
          </Button>
          <Button onClick={() => saveRecordFile(session.record)}>Save as a file</Button>
          <Button
            onClick={() =>
              saveFile(
                `showdown-turn-${table.position.turn}.json`,
                `${JSON.stringify(savePosition(cardsOf(session).book, table.position), null, 2)}\n`,
              )
            }
          >
            Save the position to read
          </Button>
        </p>
        {refused !== undefined && (
          <p className="saves__refused" role="alert">
            {refused}
          </p>
        )}
        <p>Files are opened where a match is set up.</p>
        {saves.length > 0 && (
          <>
            <h3>Saved in this browser</h3>
            <ul>
              {saves.map(({ name, record }) => (
                <li key={name}>
                  <span>{name}</span>
                  <Button onClick={() => load(name)}>Load</Button>
                  <Button
                    tone="danger"
                    aria-label={`Throw away ${name}`}
                    onClick={() => {
                      savedMatches.throwAway(name);
                      setSaves(savedMatches.all());
                    }}
                  >
                    Throw away
                  </Button>
                  {stuck?.name === name && (
                    <CannotGoOn
                      words="This match cannot be played on."
                      stuck={{ record, why: stuck.why }}
                    />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>Go back to a turn</h3>
        <ul className="saves__turns">
          {snapshotsOf(session).map((snapshot) => (
            <li key={`${snapshot.turn} ${snapshot.choices}`}>
              <Button
                onClick={() =>
                  goTo(openSession({ plans, from: recordAt(session.record, snapshot) }))
                }
              >
                Turn {snapshot.turn}: {names[snapshot.seat]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
