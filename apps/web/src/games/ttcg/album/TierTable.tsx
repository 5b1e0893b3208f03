import type { Design, Tier } from '@cardscape/ttcg';
import { statsAt, TIER_NAMES } from '@cardscape/ttcg/tools';
import { signed } from '../../../look/card/numerals.ts';
import css from './TierTable.module.css';

/** The numbers of a card in each tier; choosing one shows the card in it. */
export function TierTable({
  design,
  tier,
  onChoose,
}: {
  design: Design;
  tier: Tier;
  onChoose: (tier: Tier) => void;
}) {
  const spell = design.type === 'spell';
  const written = (value: number) => (spell ? (value === 0 ? '+0' : signed(value)) : value);
  return (
    <section>
      <h3>Tiers</h3>
      <table className={css.tierTable}>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">{spell ? 'Adds to attack' : 'Attack'}</th>
            <th scope="col">{spell ? 'Adds to defense' : 'Defense'}</th>
          </tr>
        </thead>
        <tbody>
          {TIER_NAMES.map((name, place) => {
            const { attack, defense } = statsAt(design, place as Tier);
            return (
              <tr key={name} className={place === tier ? css.chosen : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={place === tier}
                    onClick={() => onChoose(place as Tier)}
                  >
                    {name}
                  </button>
                </th>
                <td className="figures">{written(attack)}</td>
                <td className="figures">{written(defense)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
