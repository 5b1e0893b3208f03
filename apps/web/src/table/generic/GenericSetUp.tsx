import { mustOpen, problemLines, randomFrom, SEATS } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { useEffect, useMemo, useState } from 'react';
import { kept } from '../../look/browser/storage.ts';
import { Select } from '../../look/control/Field.tsx';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { opponentKey } from '../set-up/opponents.ts';
import { SetUpPage } from '../set-up/SetUpPage.tsx';
import { freshSeed } from '../set-up/seed.ts';
import { useSetUp } from '../set-up/useSetUp.ts';

const setUpSchema = z.object({
  opponent: opponentKey,
  /** The form of the rules, and what is played as, by seat; empty where chance decides. */
  variant: z.string(),
  sides: z.readonly(z.tuple([z.string(), z.string()])),
});

/** A match as it was last set up. */
type LastSetUp = Readonly<z.infer<typeof setUpSchema>>;

const lastOf = (game: string) =>
  kept<LastSetUp>(
    `${game}/set-up`,
    1,
    { opponent: 'greedy', variant: '', sides: ['', ''] },
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
  const opened = useMemo(() => mustOpen(table.openWith({})), [table]);
  useEffect(() => {
    document.title = `Set up ${table.title} · Cardscape`;
  }, [table]);

  const { variants } = opened;
  const variant = known(variants, chosen.variant) ?? variants[0];
  const offered = opened
    .sides()
    .filter((side) => variant === undefined || (side.variants?.includes(variant) ?? true))
    .map(({ name }) => name);
  const wished = SEATS.map((seat) => known(offered, chosen.sides[seat]));
  const start = () => {
    const seed = setUp.seed.trim() || freshSeed();
    const arranged = opened.arrange(
      { sides: [wished[0], wished[1]], ...(variant !== undefined && { variant }) },
      randomFrom(seed),
    );
    if ('problems' in arranged) say(problemLines(arranged.problems));
    else setUp.start({ options: arranged.options });
  };
  return (
    <SetUpPage
      setUp={setUp}
      title={table.title}
      line={line}
      learn={table.rules}
      reading={{}}
      onOpponent={(opponent) => change({ opponent })}
      onStart={start}
    >
      {variants.length > 0 && (
        <Select
          label="Rules"
          value={variant}
          onChange={({ target }) => change({ variant: target.value })}
        >
          {variants.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
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
    </SetUpPage>
  );
}

function sideLabel(seat: 0 | 1, pair: boolean): string {
  if (pair) return `Player ${seat + 1} is`;
  return seat === 0 ? 'You are' : 'Your opponent is';
}

const known = (names: readonly string[], name: string | undefined) =>
  name !== undefined && names.includes(name) ? name : undefined;
