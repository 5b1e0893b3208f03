import type { RoundResult } from '@cardscape/kolyma';
import { numeral } from '../../../look/card/numerals.ts';

/** The rounds of a match as a table: target, both totals, who scored. */
export function Rounds({
  results,
  names,
}: {
  results: readonly RoundResult[];
  names: readonly [string, string];
}) {
  if (results.length === 0) return <p>No round was finished.</p>;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Target</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
          <th scope="col">Scores</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ target, totals, winner }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{target}</td>
            <td>{numeral(totals[0])}</td>
            <td>{numeral(totals[1])}</td>
            <td>{winner === null ? 'Nobody' : names[winner]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
