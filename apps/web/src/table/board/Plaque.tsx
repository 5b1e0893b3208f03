import type { ReactNode } from 'react';
import './Plaque.css';

/** Who sits at a side of the table, and what there is to say of them. */
export function Plaque({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="plaque">
      <strong className="plaque__name" title={name}>
        {name}
      </strong>
      <span className="plaque__facts figures">{children}</span>
    </span>
  );
}
