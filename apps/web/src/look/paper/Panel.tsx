import type { ReactNode } from 'react';
import { useId } from 'react';
import './Panel.css';

/** A framed part of a page, with a heading if it has a title. */
export function Panel({
  title,
  actions,
  children,
}: {
  title?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="panel" {...(title ? { 'aria-labelledby': id } : {})}>
      {title && (
        <header className="panel__head">
          <h2 id={id}>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
