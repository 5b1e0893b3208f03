import type { Seat } from '@cardscape/kernel';
import type { ShowdownView, Tally } from '@cardscape/showdown';
import { FigureTable } from '../../../look/paper/FigureTable.tsx';
import css from './InfoTab.module.css';
import table from './TabTable.module.css';

const lines: readonly (readonly [key: keyof Tally, words: string])[] = [
  ['damage', 'Damage dealt'],
  ['healing', 'HP recovered'],
  ['played', 'Cards played'],
  ['destroyed', 'Cards destroyed'],
  ['drawn', 'Cards drawn'],
];

/** What both players have done in the match. */
export function InfoTab({
  view,
  names,
  seats,
}: {
  view: ShowdownView;
  names: readonly [string, string];
  seats: readonly Seat[];
}) {
  const rows = lines.map(([key, words]) => [
    words,
    ...seats.map((seat) => view.players[seat].tally[key]),
  ]);
  return (
    <FigureTable
      className={`${table.table} ${css.infoTab}`}
      heads={['', ...seats.map((seat) => names[seat])]}
      rows={rows}
    />
  );
}
