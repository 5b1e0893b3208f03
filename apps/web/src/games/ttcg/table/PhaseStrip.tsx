import { capital } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { phases, type Stops } from '../match/stops.ts';
import css from './PhaseStrip.module.css';
import { useTable } from './TableContext.tsx';

/** The four phases of the turn, the current one marked; a post stands where one stops. */
export function PhaseStrip({
  view: { stage, turn, active, edition },
  stops,
  onStops,
}: {
  view: TtcgView;
  stops?: Stops | undefined;
  /** Opens the stops. */
  onStops?: (() => void) | undefined;
}) {
  const { near } = useTable();
  const set = active === near ? stops?.mine : stops?.theirs;
  return (
    <div className={css.phases}>
      <p className={`${css.turn} figures`}>
        {turn === 0 ? 'Opening hands' : `Turn ${turn}`}
        <span title="The edition of the rules that is played">Edition {edition}</span>
      </p>
      <ol className={css.strip} aria-label="Phases of the turn">
        {phases.map((phase) => (
          <li key={phase} className={css.phase} aria-current={phase === stage ? 'step' : undefined}>
            {capital(phase)}
            {set?.includes(phase) && (
              <span className={css.stop} title="You stop here">
                <span className="sr-only">, you stop here</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {onStops && (
        <button type="button" className={css.stops} onClick={onStops}>
          Stops <kbd>T</kbd>
        </button>
      )}
    </div>
  );
}
