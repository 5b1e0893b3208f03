import { type ReactNode, useEffect, useRef } from 'react';
import { useCardDetail } from '../card/useCardDetail.tsx';
import './LogList.css';

/** One line of a log. */
export interface LogEntry {
  key: string;
  /** A line that opens a new part: a large one such as a round, a small one such as a turn. */
  heading?: 'large' | 'small' | undefined;
  content: ReactNode;
}

/** What has happened, the newest at the end and in sight. */
export function LogList({ label, entries }: { label: string; entries: readonly LogEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol ref={list} className="log-list" aria-label={label} tabIndex={0}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={entry.heading && `log-list__heading log-list__heading--${entry.heading}`}
        >
          {entry.content}
        </li>
      ))}
    </ol>
  );
}

/** The name of a card in running text; it opens the card when pointed at or focused. */
export function CardRef({ card, children }: { card: () => ReactNode; children: ReactNode }) {
  const detail = useCardDetail(card);
  return (
    <button type="button" className="card-ref" {...detail}>
      {children}
    </button>
  );
}
