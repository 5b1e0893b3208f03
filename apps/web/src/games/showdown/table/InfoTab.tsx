import type { Seat } from '@cardscape/kernel';
import type { ShowdownView, Tally } from '@cardscape/showdown';
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
  return (
    <table className={`${table.table} ${css.infoTab}`}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([key, words]) => (
          <tr key={key}>
            <th scope="row">{words}</th>
            {seats.map((seat) => (
              <td key={seat} className="figures">
                {view.players[seat].tally[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
