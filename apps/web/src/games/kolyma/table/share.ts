import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { tableShare } from '../../../table/board/tableShare.ts';
import type { Stand } from '../../../table/gameTable.ts';
import type { CardPrints } from '../prints.ts';
import type { Turn } from './useTurn.ts';

/** What every part of one table shares. */
interface TableShare extends Pick<Stand<KolymaView, KolymaEvent>, 'view' | 'near' | 'names'> {
  readonly prints: CardPrints;
  readonly turn: Turn;
}

export const [TableProvider, useTable] = tableShare<TableShare>();
