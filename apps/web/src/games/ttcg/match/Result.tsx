import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import { numeral } from '../../../look/card/numerals.ts';
import type { EndedMatch } from '../../../table/gameTable.ts';
import css from './Result.module.css';

/** The result of a match: the points of both. */
export function Result({ view, names }: EndedMatch<TtcgView, TtcgEvent>) {
  return (
    <dl className={css.result}>
      {view.players.map(({ points }, seat) => (
        <div key={names[seat]}>
          <dt>{names[seat]}</dt>
          <dd className="figures">{numeral(points)}</dd>
        </div>
      ))}
    </dl>
  );
}
