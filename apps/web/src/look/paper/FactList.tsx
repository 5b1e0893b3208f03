import type { CSSProperties, ReactNode } from 'react';
import './FactList.css';

/** Something worth knowing, and what it is called. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts side by side, each under its name: in so many columns, or each as wide as it is. */
export function FactList({ facts, columns }: { facts: readonly Fact[]; columns?: 2 | 3 }) {
  return (
    <dl
      className={`fact-list ${columns ? 'fact-list--columns' : ''} figures`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
