import type { DeckStatistics } from '@cardscape/ttcg/tools';
import './RankCurve.css';

/** How many units and spells a deck has of each rank, as a relief of columns. */
export function RankCurve({ curve }: { curve: DeckStatistics['curve'] }) {
  const most = Math.max(1, ...curve.map(({ units, spells }) => units + spells));
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <section>
      <h3>Curve</h3>
      <ol className="rank-curve">
        {curve.map(({ rank, units, spells }) => (
          <li key={rank} title={`Rank ${rank}: ${units} units, ${spells} spells`}>
            <span className="rank-curve__count figures">{units + spells}</span>
            <span className="rank-curve__column" aria-hidden="true">
              <span className="rank-curve__spells" style={height(spells)} />
              <span className="rank-curve__units" style={height(units)} />
            </span>
            <span className="rank-curve__rank">
              <span className="sr-only">Rank </span>
              {rank}
            </span>
          </li>
        ))}
      </ol>
      <p className="rank-curve__key">
        <span className="rank-curve__units" /> Units <span className="rank-curve__spells" /> Spells
      </p>
    </section>
  );
}
