import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Field } from '../../look/control/Field.tsx';
import { RadioRow } from '../../look/control/RadioRow.tsx';
import { OpenMatches } from '../matches/OpenMatches.tsx';
import type { FileReading } from '../saves/matchFile.ts';
import { OpenFile } from '../saves/OpenFile.tsx';
import { type OpponentKey, opponents } from './opponents.ts';
import { PlayerNames } from './PlayerNames.tsx';
import type { SetUp } from './useSetUp.ts';
import './SetUp.css';

/** The page on which a match is set up: what all games ask, round what this one asks. */
export function SetUpPage({
  setUp,
  title,
  line,
  learn,
  learning = 'How to play',
  disabled = false,
  head,
  theirs,
  aside,
  advanced,
  known = [],
  reading,
  onOpponent,
  onStart,
  children,
}: {
  setUp: SetUp;
  title: string;
  /** What one does in it. */
  line: string;
  /** Where the game is learnt. */
  learn: string;
  /** What is said of that, if it is not its rules. */
  learning?: string;
  disabled?: boolean;
  /** What stands under the ways into a match. */
  head?: ReactNode;
  /** What the opponent plays: it is asked once it is known who that is. */
  theirs?: ReactNode;
  /** What stands under all of that. */
  aside?: ReactNode;
  /** What few ask for, beside the seed and saved matches. */
  advanced?: ReactNode;
  /** What seats are called already: those are not asked. */
  known?: readonly (string | undefined)[];
  /** What a position from a file is opened with. */
  reading: FileReading;
  onOpponent: (opponent: OpponentKey) => void;
  onStart: () => void;
  /** What is played: it is asked first. */
  children: ReactNode;
}) {
  const { table, opponent, pair, names, setNames, seed, setSeed, plans, open } = setUp;
  return (
    <div className="set-up">
      <header className="set-up__head">
        <h1>{title}</h1>
        <p>{line}</p>
        <div className="set-up__deeds">
          <Button tone="primary" disabled={disabled} onClick={onStart}>
            Start the match
          </Button>
          <Link to={learn} className={buttonClass()}>
            {learning}
          </Link>
        </div>
        <OpenMatches game={table.game} />
        {head}
      </header>
      {children}
      <RadioRow
        legend="Your opponent"
        name="opponent"
        options={opponents}
        chosen={opponent}
        onChange={onOpponent}
      />
      <PlayerNames names={names} pair={pair} known={known} onChange={setNames} />
      {theirs}
      {aside}
      <OpenFile table={table} reading={reading} plans={plans} onOpen={open} />
      <details className="set-up__more">
        <summary>Advanced</summary>
        {advanced}
        <Field
          label="Seed"
          hint="The same seed and choices give the same match. Left empty, chance decides."
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </details>
    </div>
  );
}
