import { LONGEST_NAME } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { kept } from '../../look/browser/storage.ts';
import { Field } from '../../look/control/Field.tsx';

/** What the players called themselves last, by seat; empty where they did not. */
export const playerNames = kept<readonly [string, string]>(
  'player-names',
  1,
  ['', ''],
  z.tuple([z.string(), z.string()]),
);

/** Asks the people at this screen what they are called: records and replays say it. */
export function PlayerNames({
  names,
  pair,
  known = [],
  onChange,
}: {
  names: readonly [string, string];
  /** Whether two people play here. */
  pair: boolean;
  /** What seats are called already, in a game that knows: those are not asked. */
  known?: readonly (string | undefined)[];
  onChange: (names: readonly [string, string]) => void;
}) {
  const asked = ([0, 1] as const).filter(
    (seat) => known[seat] === undefined && (seat === 0 || pair),
  );
  if (asked.length === 0) return null;
  return (
    <div className="set-up__names">
      {asked.map((seat) => (
        <Field
          key={seat}
          label={pair ? `Name of player ${seat + 1}` : 'Your name'}
          hint={hintFor(names[seat], pair)}
          placeholder={`Player ${seat + 1}`}
          autoComplete={seat === 0 ? 'nickname' : 'off'}
          maxLength={LONGEST_NAME}
          value={names[seat]}
          onChange={({ target }) =>
            onChange(names.with(seat, target.value) as unknown as readonly [string, string])
          }
        />
      ))}
    </div>
  );
}

function hintFor(name: string, pair: boolean): string | undefined {
  if (name.length >= LONGEST_NAME) return `That is all that fits: ${LONGEST_NAME} characters.`;
  return pair ? undefined : 'At the table you are “You”. Records and replays say your name.';
}
