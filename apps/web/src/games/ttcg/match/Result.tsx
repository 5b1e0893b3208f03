import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import type { EndedMatch } from '../../../table/gameTable.ts';
import { pointsWords } from './messages.ts';
import css from './Result.module.css';

/** The result of a match: the points of both. */
export function Result({ view, names }: EndedMatch<TtcgView, TtcgEvent>) {
  return (
    <dl className={css.result}>
      {view.players.map(({ points }, seat) => (
        <div key={names[seat]}>
          <dt>{names[seat]}</dt>
          <dd className="figures">{pointsWords(points)}</dd>
        </div>
      ))}
    </dl>
  );
}
