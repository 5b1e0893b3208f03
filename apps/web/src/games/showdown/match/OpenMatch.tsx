import type { BroughtCards } from '@cardscape/kernel';
import { useRef, useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import type { StuckMatch } from '../../../table/kept/keeper.ts';
import { CannotGoOn } from '../../../table/screen/CannotGoOn.tsx';
import type { SeatPlans } from '../../../table/set-up/seats.ts';
import css from '../own/CustomCards.module.css';
import { readMatchFile, type ShowdownOrigin } from './matchFile.ts';
import { savedMatches } from './saves.ts';

/** Opens a match that was saved, as a file or in this browser, or a position that someone wrote. */
export function OpenMatch({
  cards,
  ask,
  onOpen,
}: {
  /** The cards that a position is read with. */
  cards: BroughtCards | undefined;
  /** Does it at once, or after asking whether a match that waits may go. */
  ask: (then: () => void) => void;
  /** Lays the match out, or says why it cannot be played. */
  onOpen: (from: ShowdownOrigin, plans?: SeatPlans) => string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [stuck, setStuck] = useState<Pick<StuckMatch, 'record' | 'why'>>();
  const lay = (from: ShowdownOrigin, plans?: SeatPlans) =>
    ask(() => {
      const why = onOpen(from, plans);
      const cannot = why !== undefined && 'steps' in from;
      setStuck(cannot ? { record: from, why } : undefined);
      setProblems(why === undefined || cannot ? [] : [why]);
    });
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = readMatchFile(await file.text(), file.name, cards);
    setStuck(undefined);
    setProblems('problems' in read ? read.problems : []);
    if ('from' in read) lay(read.from);
  };
  return (
    <div className={css.part}>
      <p className={css.deeds}>
        <Button onClick={() => input.current?.click()}>Open a saved match or position</Button>
        {savedMatches.all().map(({ name, record, plans }) => (
          <Button key={name} onClick={() => lay(record, plans)}>
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
      {stuck && <CannotGoOn words="This match cannot be played on." stuck={stuck} />}
      {problems.length > 0 && (
        <ul role="alert">
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
