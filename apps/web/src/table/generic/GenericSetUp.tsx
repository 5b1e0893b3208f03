import { mustOpen, type NumberInfo, problemLines, randomFrom, SEATS } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { useEffect, useMemo, useState } from 'react';
import { kept } from '../../look/browser/storage.ts';
import { Field, Select } from '../../look/control/Field.tsx';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { opponentKey } from '../set-up/opponents.ts';
import { SetUpPage } from '../set-up/SetUpPage.tsx';
import { freshSeed } from '../set-up/seed.ts';
import { useSetUp } from '../set-up/useSetUp.ts';
import { OwnFiles } from './OwnFiles.tsx';
import { useOwnFiles } from './useOwnFiles.ts';

const setUpSchema = z.object({
  opponent: opponentKey,
  /** The form of the rules, and what is played as, by seat; empty where chance decides. */
  variant: z.string(),
  sides: z.readonly(z.tuple([z.string(), z.string()])),
  /** What was agreed on, by the names of the game's numbers, as it was typed. */
  numbers: z._default(z.record(z.string(), z.string()), {}),
  /** Whether own cards are played without the built-in ones. */
  alone: z._default(z.boolean(), false),
});

/** A match as it was last set up. */
type LastSetUp = Readonly<z.infer<typeof setUpSchema>>;

const lastOf = (game: string) =>
  kept<LastSetUp>(
    `${game}/set-up`,
    1,
    { opponent: 'greedy', variant: '', sides: ['', ''], numbers: {}, alone: false },
    setUpSchema,
  );

/** Sets up a match of any game, by what the game itself offers. Remembers what was chosen last. */
export function GenericSetUp({
  table,
  line = 'A game of this house.',
}: {
  table: AnyGameTable;
  /** What one does in it. */
  line: string | undefined;
}) {
  const say = useToast();
  const last = useMemo(() => lastOf(table.game), [table]);
  const [chosen, setChosen] = useState(() => last.read());
  const change = (part: Partial<LastSetUp>) => setChosen({ ...chosen, ...part });
  const setUp = useSetUp(table, chosen.opponent, () => last.write(chosen));
  const own = useOwnFiles(table.game);
  const cards = useMemo(
    () => (own.files.length > 0 ? { files: own.files, alone: chosen.alone } : undefined),
    [own.files, chosen.alone],
  );
  const opening = useMemo(() => table.openWith(cards ? { cards } : {}), [table, cards]);
  const refused = 'problems' in opening ? opening.problems : undefined;
  const opened = 'problems' in opening ? mustOpen(table.openWith({})) : opening.opened;
  useEffect(() => {
    document.title = `Set up ${table.title} · Cardscape`;
  }, [table]);

  const { variants, numbers = [] } = opened;
  const agreed = numbers.map((one) => ({
    ...one,
    read: readNumber(one, chosen.numbers[one.name]),
  }));
  const variant = known(variants, chosen.variant) ?? variants[0];
  const offered = opened
    .sides()
    .filter((side) => variant === undefined || (side.variants?.includes(variant) ?? true))
    .map(({ name }) => name);
  const wished = SEATS.map((seat) => known(offered, chosen.sides[seat]));
  const start = () => {
    const seed = setUp.seed.trim() || freshSeed();
    const arranged = opened.arrange(
      {
        sides: [wished[0], wished[1]],
        ...(variant !== undefined && { variant }),
        ...(agreed.length > 0 && {
          numbers: Object.fromEntries(agreed.map(({ name, read, usual }) => [name, read ?? usual])),
        }),
      },
      randomFrom(seed),
    );
    if ('problems' in arranged) say(problemLines(arranged.problems));
    else setUp.start({ options: arranged.options, cards });
  };
  return (
    <SetUpPage
      setUp={setUp}
      title={table.title}
      line={line}
      learn={table.rules}
      disabled={refused !== undefined || agreed.some(({ read }) => read === undefined)}
      reading={{}}
      onOpponent={(opponent) => change({ opponent })}
      onStart={start}
      advanced={
        variants.length > 0 && (
          <Select
            label="Rules"
            value={variant}
            onChange={({ target }) => change({ variant: target.value })}
          >
            {variants.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )
      }
    >
      {offered.length > 0 &&
        SEATS.map((seat) => (
          <Select
            key={seat}
            label={sideLabel(seat, setUp.pair)}
            value={wished[seat] ?? ''}
            onChange={({ target }) =>
              change({
                sides: chosen.sides.with(seat, target.value) as unknown as LastSetUp['sides'],
              })
            }
          >
            <option value="">Left to chance</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        ))}
      {agreed.map(({ name, words, least, most, usual, read }) => (
        <Field
          key={name}
          label={words}
          type="number"
          min={least}
          max={most}
          value={chosen.numbers[name] ?? String(usual)}
          hint={`From ${least} to ${most}; as a rule ${usual}.`}
          error={read === undefined ? `A whole number from ${least} to ${most}.` : undefined}
          onChange={({ target }) =>
            change({ numbers: { ...chosen.numbers, [name]: target.value } })
          }
        />
      ))}
      <OwnFiles
        own={own}
        learn={table.rules}
        problems={refused ?? opened.problems}
        names={refused ? [] : opened.designs().flatMap((one) => (one.own ? [one.name] : []))}
        alone={chosen.alone}
        onAlone={(alone) => change({ alone })}
      />
    </SetUpPage>
  );
}

/** The number that was typed, if it can be agreed on; the usual one if nothing was. */
function readNumber({ least, most, usual }: NumberInfo, typed = String(usual)) {
  const read = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(read) && read >= least && read <= most ? read : undefined;
}

function sideLabel(seat: 0 | 1, pair: boolean): string {
  if (pair) return `Player ${seat + 1} is`;
  return seat === 0 ? 'You are' : 'Your opponent is';
}

const known = (names: readonly string[], name: string | undefined) =>
  name !== undefined && names.includes(name) ? name : undefined;
