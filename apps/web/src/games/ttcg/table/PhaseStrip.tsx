import { capital } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { phases, type Stops } from '../match/stops.ts';
import { useTable } from './TableContext.tsx';
import './PhaseStrip.css';

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
    <div className="phases">
      <p className="phases__turn figures">
        {turn === 0 ? 'Opening hands' : `Turn ${turn}`}
        <span title="The edition of the rules that is played">Edition {edition}</span>
      </p>
      <ol className="phases__strip" aria-label="Phases of the turn">
        {phases.map((phase) => (
          <li
            key={phase}
            className={`phases__phase ${phase === stage ? 'phases__phase--now' : ''}`}
            aria-current={phase === stage ? 'step' : undefined}
          >
            {capital(phase)}
            {set?.includes(phase) && (
              <span className="phases__stop" title="You stop here">
                <span className="sr-only">, you stop here</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {onStops && (
        <button type="button" className="phases__stops" onClick={onStops}>
          Stops <kbd>T</kbd>
        </button>
      )}
    </div>
  );
}
