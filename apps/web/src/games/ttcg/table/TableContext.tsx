import type { CardId, Seat } from '@cardscape/kernel';
import type { TtcgPrint } from '@cardscape/ttcg';
import { tableShare } from '../../../table/board/tableShare.ts';
import type { Copy, Printer } from '../card/ttcgPrint.ts';
import type { Seen } from './seen.ts';
import type { Turn } from './useTurn.ts';

/** The cards that are played with, and whether the edition counts what spells and tiers add. */
export interface Prints {
  readonly print: Printer;
  readonly bonuses: boolean;
}

/** What every part of one table shares. */
export interface TableShare extends Prints {
  readonly seen: ReadonlyMap<CardId, Seen>;
  readonly turn: Turn;
  readonly near: Seat;
  readonly names: readonly [string, string];
  /** Whether the match is over: then it is nobody's turn. */
  readonly ended: boolean;
  /** The cards that something on the chain is aimed at. */
  readonly targeted: ReadonlySet<number>;
  /** The units of the active player that can still attack in this turn. */
  readonly attackers: readonly CardId[];
  /** The slot whose stack is laid out. */
  readonly fanned: string | undefined;
  fan(slot: string | undefined): void;
}

export const [TableProvider, useTable] = tableShare<TableShare>();

/** What a card carries, as it is printed. */
export function printOf({ print, bonuses }: Prints, key: string): Copy | undefined {
  const found = print(key);
  return found && { print: found as TtcgPrint, bonuses };
}
