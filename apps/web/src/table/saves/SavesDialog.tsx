import { type ReactNode, useState } from 'react';
import { saveFile } from '../../look/browser/saveFile.ts';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { saveRecordFile } from '../kept/recordFile.ts';
import { CannotGoOn } from '../screen/CannotGoOn.tsx';
import type { SessionOpening } from '../session/opening.ts';
import type { MatchSession } from '../session/session.ts';
import { type PositionFile, positionNow, startOfPart } from './positionFile.ts';
import { savesOf } from './saves.ts';
import { recordAt, type Snapshot, snapshotsOf } from './snapshots.ts';
import './SavesDialog.css';

/** Where saves lead; both say why where they cannot. */
export interface SaveDeeds {
  /** Opens a match that was saved, as one of its own. */
  onLoad(opening: SessionOpening): string | undefined;
  /** Goes on from an earlier point in the place of this match. */
  onGoBack(opening: SessionOpening): string | undefined;
}

const notSaved =
  'The match is not saved: this browser has no more room, or keeps nothing. Throw an older one away, or save it as a file.';

/** Save, load, and go back to the start of a turn. */
export function SavesDialog({
  table,
  session,
  names,
  deeds,
  onClose,
}: {
  table: AnyGameTable;
  session: MatchSession;
  names: readonly [string, string];
  deeds: SaveDeeds;
  onClose: () => void;
}) {
  const say = useToast();
  const [shelf] = useState(() => savesOf(table.game));
  const [saves, setSaves] = useState(shelf.all);
  const [refused, setRefused] = useState<string>();
  const [stuck, setStuck] = useState<{ readonly name: string; readonly why: string }>();
  const { plans } = session;
  const nameOf = (when: string) =>
    `${plans[0].name} against ${plans[1].name}, ${when.toLowerCase()}, choice ${session.story().length}`;
  const putAway = (name: string) => {
    const isKept = shelf.putAway({ name, plans, record: session.record });
    setSaves(shelf.all());
    setRefused(isKept ? undefined : notSaved);
    return isKept;
  };
  const { game } = session.opened;
  const where = () => table.where(game.view(session.table.position, 'table'));
  const load = (name: string) => {
    const found = saves.find((each) => each.name === name);
    if (!found) return;
    const why = deeds.onLoad({ plans: found.plans, from: found.record });
    if (why === undefined) onClose();
    else setStuck({ name, why });
  };
  const snapshots = snapshotsOf(session.story(), table);
  const goBack = (snapshot: Snapshot) => {
    // What was played since stays within reach.
    putAway(`${nameOf(where())}, before going back`);
    const why = deeds.onGoBack({ plans, from: recordAt(session.record, snapshot) });
    if (why === undefined) onClose();
    else setRefused(why);
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
          <Button
            tone="primary"
            onClick={() => putAway(nameOf(where())) && say('The match is saved in this browser.')}
          >
            Save in this browser
          </Button>
          <Button onClick={() => saveRecordFile(session.record)}>Save as a file</Button>
        </p>
        <Positions table={table} session={session} />
        {refused !== undefined && (
          <p className="saves__refused" role="alert">
            {refused}
          </p>
        )}
        <p>Files are opened where a match is set up. Whoever opens one sees all cards.</p>
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
                      shelf.throwAway(name);
                      setSaves(shelf.all());
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
        {snapshots.length > 0 && <h3>Go back to a {table.part}</h3>}
        <ul className="saves__turns">
          {snapshots.map((snapshot) => (
            <li key={snapshot.choices}>
              <Button onClick={() => goBack(snapshot)}>
                {snapshot.name}
                {snapshot.seat !== undefined && `: ${names[snapshot.seat]}`}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The position as a file; a game without a form for it says so. */
function Positions({ table, session }: { table: AnyGameTable; session: MatchSession }): ReactNode {
  const say = useToast();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const save = (file: PositionFile | undefined) => {
    if (file) saveFile(file.name, file.text);
    setLeftOut(file?.leftOut ?? []);
    say(
      file
        ? 'The position is saved as a file. Open it where a match is set up.'
        : 'Something is still to happen there: answer it first, or save the match as a file.',
    );
  };
  if (!table.writePosition)
    return <p>Positions of {table.title} cannot be written down: save the match as a file.</p>;
  return (
    <>
      <p>
        A position is how the table lies, without how it came to that: a file to be read, changed
        and played from.
      </p>
      <p className="saves__deeds">
        <Button onClick={() => save(positionNow(table, session))}>
          Save the position as a file
        </Button>
        <Button onClick={() => save(startOfPart(table, session))}>
          Save the start of this {table.part} as a file
        </Button>
      </p>
      {leftOut.length > 0 && (
        <div role="status">
          <p>A position has no place for this, so the file leaves it out:</p>
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
