import { type ReactNode, useEffect } from 'react';
import { CloseIcon } from '../../look/control/icons.tsx';
import { LogList } from '../../look/feedback/LogList.tsx';
import type { LogLine } from './log.ts';
import { Told } from './Told.tsx';
import './LogPanel.css';

/** The log beside the table; it stays open while the match goes on. */
export function LogPanel({
  lines,
  headings,
  card,
  onClose,
}: {
  lines: readonly LogLine[];
  /** The types of events that open a new part, the largest parts first. */
  headings: readonly string[];
  card: (name: string) => ReactNode;
  onClose: () => void;
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  const entries = lines.map(({ key, type, words }) => ({
    key,
    heading: headingFor(headings.indexOf(type)),
    content: <Told words={words} card={card} />,
  }));
  return (
    <aside className="log-panel" aria-label="Log">
      <header className="log-panel__head">
        <h2>Log</h2>
        <button type="button" aria-label="Close the log" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {entries.length > 0 ? (
        <LogList label="What has happened" entries={entries} />
      ) : (
        <p className="log-panel__empty">Nothing has happened yet.</p>
      )}
    </aside>
  );
}

function headingFor(rank: number): 'large' | 'small' | undefined {
  if (rank < 0) return undefined;
  return rank === 0 ? 'large' : 'small';
}
