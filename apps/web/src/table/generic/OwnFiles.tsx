import { counted, type Problem } from '@cardscape/kernel';
import { Link } from '@tanstack/react-router';
import { Button } from '../../look/control/Button.tsx';
import { BringFiles } from '../../make/BringFiles.tsx';
import { Findings } from '../../make/Findings.tsx';
import { isMatchFile } from '../saves/matchFile.ts';
import type { OwnFilesState } from './useOwnFiles.ts';

/** Cards of one's own for any game: brought as files, checked by the game at once, and played with. */
export function OwnFiles({
  own,
  learn,
  problems,
  names,
  alone,
  onAlone,
}: {
  own: OwnFilesState;
  /** Where it is said how cards are written. */
  learn: string;
  /** What the game says of them. */
  problems: readonly Problem[];
  /** The cards in them. */
  names: readonly string[];
  /** Whether they are played without the built-in ones. */
  alone: boolean;
  onAlone: (alone: boolean) => void;
}) {
  const some = own.files.length > 0;
  return (
    <BringFiles
      label="Cards of your own"
      intro={
        <>
          <h2>Cards of your own</h2>
          <p>
            Choose the files of your cards; <Link to={learn}>the rules</Link> say how they are
            written. This browser keeps them.
          </p>
        </>
      }
      accept=".json,.csv,.txt,.lua"
      inputs={{ files: 'Card files', folder: 'A folder of cards' }}
      refused={own.refused}
      deeds={
        some && (
          <>
            <Button onClick={own.forget}>Forget these cards</Button>
            <label>
              <input
                type="checkbox"
                checked={!alone}
                onChange={({ target }) => onAlone(!target.checked)}
              />{' '}
              Play with the built-in set too
            </label>
          </>
        )
      }
      besides={isMatchFile}
      onTake={(given) => void own.take(given)}
    >
      {some && problems.length > 0 && <Findings found={problems} />}
      {names.length > 0 && (
        <p role="status">
          {counted(names.length, 'card')} of your own: {names.join(', ')}.
        </p>
      )}
    </BringFiles>
  );
}
