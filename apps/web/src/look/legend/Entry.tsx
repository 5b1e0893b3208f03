import type { ReactNode } from 'react';

/** One part of the legend: its mark in the margin, its name, what it means, and the thing itself. */
export function Entry({
  id,
  title,
  line,
  children,
}: {
  id: string;
  title: string;
  line?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="legend__entry" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {line && <p className="legend__line">{line}</p>}
      </header>
      {children}
    </section>
  );
}

/** A specimen with its name under it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="legend__specimen">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
