import type { Phase } from '@cardscape/showdown';
import { memo } from 'react';
import css from './PhaseStrip.module.css';
import { useTable } from './TableContext.tsx';

const phases: readonly (readonly [phase: Phase, words: string])[] = [
  ['start', 'Start'],
  ['level', 'Level up'],
  ['onset', 'Onset'],
  ['actions', 'Character'],
  ['mobs', 'Mobs'],
  ['attacks', 'Attack'],
  ['end', 'End'],
];

/** Whose turn it is, and which part of it. */
export const PhaseStrip = memo(function PhaseStrip() {
  const { view, names, near } = useTable();
  const name = names[view.active];
  const whose = name === 'You' ? 'Your turn' : `${name}’s turn`;
  return (
    <div className={`${css.phases} ${view.active === near ? css.yours : ''}`} data-phases>
      <p className="figures">
        <strong>{whose}</strong>
        <span>Turn {view.turn}</span>
      </p>
      <ol>
        {phases.map(([phase, words]) => (
          <li key={phase} aria-current={view.phase === phase ? 'step' : undefined}>
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
});
