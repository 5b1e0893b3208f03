import { savePosition } from '@cardscape/showdown/tools';
import { useState } from 'react';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { saveFile } from '../look/saveFile.ts';
import { useToast } from '../look/Toast.tsx';
import { saveRecordFile } from '../match/recordFile.ts';
import { cardsOf, openSession, type ShowdownSession } from './game.ts';
import { savedMatches } from './saves.ts';
import { recordAt, snapshotsOf } from './snapshots.ts';
import { whyNotPlayed } from './whyNotPlayed.ts';
import './SavesDialog.css';

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
  const { match, plans } = session;
  const save = () => {
    const { turn } = match.state;
    const name = `${plans[0].name} against ${plans[1].name}, turn ${turn}, step ${match.steps.length}`;
    savedMatches.putAway({ name, plans, record: session.record });
    setSaves(savedMatches.all());
    say('The match is saved in this browser.');
  };
  const goTo = (next: ShowdownSession) => {
    onClose();
    onSession(next);
  };
  const load = (name: string) => {
    const found = saves.find((each) => each.name === name);
    if (!found) return;
    try {
      goTo(openSession({ plans: found.plans, from: found.record }));
    } catch (error) {
      say(`This match cannot be played on. ${whyNotPlayed(found.record, error)}`);
    }
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
                `showdown-turn-${match.state.turn}.json`,
                `${JSON.stringify(savePosition(cardsOf(session).book, match.state), null, 2)}\n`,
              )
            }
          >
            Save the position to read
          </Button>
        </p>
        <p>Files are opened where a match is set up.</p>
        {saves.length > 0 && (
          <>
            <h3>Saved in this browser</h3>
            <ul>
              {saves.map(({ name }) => (
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
                onClick={() => goTo(openSession({ plans, from: recordAt(match.record, snapshot) }))}
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
