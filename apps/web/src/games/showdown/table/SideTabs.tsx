import { opponentOf, type Seat } from '@cardscape/kernel';
import type { Outlook, ShowdownView } from '@cardscape/showdown';
import { type ReactNode, useMemo } from 'react';
import { Tabs } from '../../../look/control/Tabs.tsx';
import { LogList } from '../../../look/feedback/LogList.tsx';
import type { LogLine } from '../../../table/log/log.ts';
import { Told } from '../../../table/log/Told.tsx';
import { BuildTab } from './BuildTab.tsx';
import { InfoTab } from './InfoTab.tsx';
import css from './SideTabs.module.css';

/** The tabs beside the table, in their order: F1, F2, F3. */
export const tabKeys = ['build', 'log', 'info'] as const;

export type TabKey = (typeof tabKeys)[number];

/** What is worth a line of the log: turns open a part, phases are seen on the table. */
const quiet = new Set(['phase', 'effect', 'shuffled', 'damaged']);

/** Build, Match Log and Info. */
export function SideTabs({
  tab,
  onTab,
  outlook,
  view,
  near,
  names,
  log,
  card,
}: {
  tab: TabKey;
  onTab: (tab: TabKey) => void;
  /** What a player can play. */
  outlook: (of: Seat) => readonly Outlook[];
  view: ShowdownView;
  near: Seat;
  names: readonly [string, string];
  log: readonly LogLine[];
  /** Draws a card, large, by its name. */
  card: (name: string) => ReactNode;
}) {
  const seats = useMemo(() => [near, opponentOf(near)], [near]);
  const entries = log
    .filter(({ type, words }) => !quiet.has(type) && words.length > 0)
    .map(({ key, type, words }) => ({
      key,
      heading: type === 'turn' ? ('small' as const) : undefined,
      content: <Told words={words} card={card} />,
    }));
  return (
    <div className={css.sideTabs}>
      <Tabs
        label="About the match"
        value={tab}
        onChange={(key) => onTab(key as TabKey)}
        tabs={[
          {
            key: 'build',
            name: 'Build',
            content: <BuildTab outlook={outlook} view={view} names={names} seats={seats} />,
          },
          {
            key: 'log',
            name: 'Match Log',
            content: <LogList label="What has happened" entries={entries} />,
          },
          {
            key: 'info',
            name: 'Info',
            content: <InfoTab view={view} names={names} seats={seats} />,
          },
        ]}
      />
    </div>
  );
}
