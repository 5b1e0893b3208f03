import type { Seat } from '@cardscape/kernel';
import type { Outlook, Reach, ShowdownView } from '@cardscape/showdown';
import { memo } from 'react';
import css from './BuildTab.module.css';
import table from './TabTable.module.css';

const ways: Readonly<Record<Outlook['kind'], string>> = {
  mob: 'Mobs',
  equip: 'Equipment',
  action: 'Actions',
  field: 'Fields',
};

const spans = [
  { name: 'Now', says: 'with the abilities you have' },
  { name: 'Left', says: 'with those still to come this turn' },
  { name: 'All', says: 'once every ability is unlocked' },
] as const;

/** How high each player can play each kind of card: now, with what is left of the turn, at last. */
export const BuildTab = memo(function BuildTab({
  outlook,
  view,
  names,
  seats,
}: {
  /** What a player can play. */
  outlook: (of: Seat) => readonly Outlook[];
  view: ShowdownView;
  names: readonly [string, string];
  /** In the order in which they are shown. */
  seats: readonly Seat[];
}) {
  return (
    <div className={css.buildTab}>
      <dl className={css.key}>
        {spans.map(({ name, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {seats.map((seat) => (
        <table key={seat} className={table.table}>
          <caption>
            {names[seat]}, level {view.players[seat].level}
          </caption>
          <thead>
            <tr>
              <th scope="col">Level of</th>
              {spans.map(({ name, says }) => (
                <th key={name} scope="col" title={says}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outlook(seat).map(({ kind, now, turn, all }) => (
              <tr key={kind}>
                <th scope="row">{ways[kind]}</th>
                <td className={`${css.now} figures`}>{reachWords(now)}</td>
                <td className={`${css.turn} figures`}>{reachWords(turn)}</td>
                <td className={`${css.all} figures`}>{reachWords(all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
});

function reachWords(reach: Reach | null): string {
  if (reach === null) return '–';
  return reach === 'any' ? 'any' : String(reach);
}
