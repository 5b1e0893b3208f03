import type { ReactNode } from 'react';
import './AboutCard.css';

/** What is to be known of a card besides its print, on a sheet below it. */
export function AboutCard({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={`about-card ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
