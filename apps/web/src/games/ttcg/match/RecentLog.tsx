import type { ReactNode } from 'react';
import { type LogLine, runsOf } from '../../../table/log/log.ts';
import { Told } from '../../../table/log/Told.tsx';
import css from './RecentLog.module.css';

/** How many of the last happenings are listed. */
const recent = 14;
/** What is seen well enough without being told. */
const quiet = new Set(['phase', 'resolves', 'tapped', 'shuffled', 'played']);

/** What happened last, the newest first, beside the field. */
export function RecentLog({
  lines,
  card,
}: {
  lines: readonly LogLine[];
  card: (name: string) => ReactNode;
}) {
  const shown = runsOf(lines.filter(({ type }) => !quiet.has(type)))
    .slice(-recent)
    .reverse();
  return (
    <section className={css.recentLog} aria-label="What happened last">
      <h2>What happened</h2>
      <ol>
        {shown.map(({ key, type, words, times }) => (
          <li key={key} className={type === 'turn' ? css.turn : undefined}>
            <Told words={words} card={card} />
            {times > 1 && ` (${times} times)`}
          </li>
        ))}
      </ol>
    </section>
  );
}
