import type { DeckRate } from './results.ts';
import './WinRates.css';

/** How each deck does: a bar for its share, and the counts. */
export function WinRates({
  rates,
  titleOf,
}: {
  rates: readonly DeckRate[];
  titleOf: (game: string) => string;
}) {
  if (rates.length === 0) return null;
  return (
    <section className="win-rates" aria-labelledby="win-rates">
      <h2 id="win-rates">Win rate by deck</h2>
      <p>Against programs, over the matches above. A draw is no win.</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col">Won</th>
            <th scope="col">Lost</th>
            <th scope="col">Drawn</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ game, deck, won, lost, drawn, rate }) => (
            <tr key={`${game} ${deck}`}>
              <th scope="row">
                {deck} <small>{titleOf(game)}</small>
              </th>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
              <td>
                <span
                  className="win-rates__bar"
                  style={{ '--rate': rate } as React.CSSProperties}
                />
                {Math.round(rate * 100)} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
