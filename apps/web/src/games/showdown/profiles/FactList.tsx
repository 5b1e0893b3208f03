import type { ReactNode } from 'react';
import css from './FactList.module.css';

/** Something worth knowing, and what it is called. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts side by side, each under its name. */
export function FactList({ facts, columns }: { facts: readonly Fact[]; columns: 2 | 3 }) {
  return (
    <dl className={`${css.facts} ${columns === 3 ? css.three : ''} figures`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
