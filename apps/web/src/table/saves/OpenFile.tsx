import { use, useRef, useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { useFileDrop } from '../../make/useFileDrop.ts';
import type { AnyGameTable } from '../gameTable.ts';
import { CannotGoOn } from '../screen/CannotGoOn.tsx';
import type { MatchOrigin, SessionOpening } from '../session/opening.ts';
import type { SeatPlans } from '../set-up/seats.ts';
import { readAnyMatchFile } from './anyMatchFile.ts';
import { type FileReading, isMatchFile } from './matchFile.ts';
import { TablesContext } from './otherTables.ts';
import { savesOf } from './saves.ts';
import './OpenFile.css';

/** A file may have been dropped far from here: what is wrong with it is read where it is said. */
const bringIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' });

/**
 * Opens a match that was saved, as a file or in this browser, or a position that someone wrote. A file, chosen or
 * dropped anywhere on the page, may be of any game.
 */
export function OpenFile({
  table,
  reading,
  plans,
  onOpen,
}: {
  table: AnyGameTable;
  reading: FileReading;
  /** Who sits where in a match that comes from a file. */
  plans: () => SeatPlans;
  /** Lays the match out, on the table of its game, or says why it cannot be played. */
  onOpen: (opening: SessionOpening, table: AnyGameTable) => string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [saves] = useState(() => savesOf(table.game).all());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [stuck, setStuck] = useState<Parameters<typeof CannotGoOn>[0]['stuck']>();
  const tableOf = use(TablesContext);
  const lay = (
    from: MatchOrigin | SessionOpening['from'],
    who: SeatPlans,
    on: AnyGameTable = table,
  ) => {
    const why = onOpen({ plans: who, from }, on);
    const cannot = why !== undefined && 'steps' in from;
    setStuck(cannot ? { record: from, why } : undefined);
    setProblems(why === undefined || cannot ? [] : [why]);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = await readAnyMatchFile(table, tableOf, await file.text(), file.name, reading);
    setStuck(undefined);
    setProblems('problems' in read ? read.problems : []);
    if ('from' in read) lay(read.from, plans(), read.table);
  };
  useFileDrop((given) => void open(given.find(({ path }) => isMatchFile(path))?.file));
  return (
    <div className="open-file">
      <p className="open-file__deeds">
        <Button onClick={() => input.current?.click()}>Open a saved match or position</Button>
        {saves.map(({ name, record, plans: who }) => (
          <Button key={name} onClick={() => lay(record, who)}>
            Open {name}
          </Button>
        ))}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label="A saved match or position"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      {stuck && (
        <div ref={bringIntoSight}>
          <CannotGoOn words="This match cannot be played on." stuck={stuck} />
        </div>
      )}
      {problems.length > 0 && (
        <ul className="open-file__problems" role="alert" ref={bringIntoSight}>
          {problems.map((problem) => (
            <li key={problem} data-severity="error">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
