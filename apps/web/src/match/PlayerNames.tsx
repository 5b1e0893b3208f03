import { LONGEST_NAME } from '@cardscape/kernel';
import { Field } from '../look/Field.tsx';
import { kept } from '../look/storage.ts';

/** What the players called themselves last, by seat; empty where they did not. */
export const playerNames = kept<readonly [string, string]>(
  'player-names',
  1,
  ['', ''],
  (found): found is readonly [string, string] =>
    Array.isArray(found) && found.length === 2 && found.every((name) => typeof name === 'string'),
);

/** Asks the people at this screen what they are called: records and replays say it. */
export function PlayerNames({
  names: [first, second],
  pair,
  onChange,
}: {
  names: readonly [string, string];
  /** Whether two people play here. */
  pair: boolean;
  onChange: (names: readonly [string, string]) => void;
}) {
  return (
    <div className="set-up__names">
      <Field
        label={pair ? 'Name of player 1' : 'Your name'}
        placeholder="Player 1"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        value={first}
        onChange={({ target }) => onChange([target.value, second])}
      />
      {pair && (
        <Field
          label="Name of player 2"
          placeholder="Player 2"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={second}
          onChange={({ target }) => onChange([first, target.value])}
        />
      )}
    </div>
  );
}
