import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { numeral } from '../../../look/card/numerals.ts';
import { FigureTable } from '../../../look/paper/FigureTable.tsx';
import type { EndedMatch } from '../../../table/gameTable.ts';

/** The result of a match: of each round the target, both totals, who scored. */
export function Result({ view: { results }, names }: EndedMatch<KolymaView, KolymaEvent>) {
  if (results.length === 0) return <p>No round was finished.</p>;
  const rows = results.map(({ target, totals, winner }, index) => [
    index + 1,
    target,
    ...totals.map(numeral),
    winner === null ? 'Nobody' : names[winner],
  ]);
  return <FigureTable heads={['Round', 'Target', ...names, 'Scores']} rows={rows} />;
}
