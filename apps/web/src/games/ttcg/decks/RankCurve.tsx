import type { DeckStatistics } from '@cardscape/ttcg/tools';
import css from './RankCurve.module.css';

/** How many units and spells a deck has of each rank, as a relief of columns. */
export function RankCurve({ curve }: { curve: DeckStatistics['curve'] }) {
  const most = Math.max(1, ...curve.map(({ units, spells }) => units + spells));
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <section>
      <h3>Curve</h3>
      <ol className={css.rankCurve}>
        {curve.map(({ rank, units, spells }) => (
          <li key={rank} title={`Rank ${rank}: ${units} units, ${spells} spells`}>
            <span className={`${css.count} figures`}>{units + spells}</span>
            <span className={css.column} aria-hidden="true">
              <span className={css.spells} style={height(spells)} />
              <span className={css.units} style={height(units)} />
            </span>
            <span className={css.rank}>
              <span className="sr-only">Rank </span>
              {rank}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.key}>
        <span className={css.units} /> Units <span className={css.spells} /> Spells
      </p>
    </section>
  );
}
