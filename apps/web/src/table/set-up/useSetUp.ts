import type { BroughtCards } from '@cardscape/kernel';
import { useState } from 'react';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { lastMatch } from '../matches/matches.ts';
import { useBegin } from '../matches/useBegin.ts';
import type { SessionOpening } from '../session/opening.ts';
import { firstSeed } from './firstSeed.ts';
import { type OpponentKey, plansFor } from './opponents.ts';
import { playerNames } from './PlayerNames.tsx';
import type { SeatPlans } from './seats.ts';
import { freshSeed } from './seed.ts';

/** What a match is started with, as a game's own fields say it. */
interface Chosen {
  readonly options: unknown;
  readonly cards?: BroughtCards | undefined;
  /** The profiles that are played for, where they are not those of the page. */
  readonly profiles?: readonly (string | undefined)[];
}

/** What every set-up has: names, a seed, and the ways into a match. */
export interface SetUp {
  readonly table: AnyGameTable;
  readonly opponent: OpponentKey;
  /** Whether two people play here. */
  readonly pair: boolean;
  readonly names: readonly [string, string];
  setNames(names: readonly [string, string]): void;
  readonly seed: string;
  setSeed(seed: string): void;
  /** Who sits where, as the page says it now. */
  plans(): SeatPlans;
  start(chosen: Chosen): void;
  /** Opens a match, on the table of its game where that is another one. */
  open(opening: SessionOpening, on?: AnyGameTable): string | undefined;
}

/** Keeps what every set-up has. `remember` is called when a match begins. */
export function useSetUp(
  table: AnyGameTable,
  opponent: OpponentKey,
  remember: () => void,
  /** The profiles that are played for, by seat: seats go by their names. */
  profiles: readonly (string | undefined)[] = [],
): SetUp {
  const begin = useBegin(table);
  const say = useToast();
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(() => new URLSearchParams(location.search).get('seed') ?? '');
  const plansOf = (named: readonly (string | undefined)[]) =>
    plansFor(
      opponent,
      names.map((name, seat) => named[seat] ?? name),
    );
  const open = (opening: SessionOpening, on = table) => {
    playerNames.write(names);
    if (on === table) remember();
    return begin(opening, on);
  };
  return {
    table,
    opponent,
    pair: opponent === 'person',
    names,
    setNames,
    seed,
    setSeed,
    plans: () => plansOf(profiles),
    open,
    start({ options, cards, profiles: playing = profiles }) {
      // Whoever plays a game for the first time begins.
      const isFirst = lastMatch(table.game) === undefined && opponent !== 'person';
      const chance = isFirst ? firstSeed(table, { options, cards }) : freshSeed();
      const from = { options, seed: seed.trim() || chance, ...(cards && { cards }) };
      const seated = plansOf(playing).map((plan, seat) => {
        const profile = playing[seat];
        return profile === undefined ? plan : { ...plan, profile };
      });
      const why = open({ plans: seated as unknown as SeatPlans, from });
      if (why !== undefined) say(why);
    },
  };
}
