import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './Tabs.css';

/** One tab: its key, its word, and what it shows. */
export interface Tab {
  key: string;
  name: ReactNode;
  content: ReactNode;
}

/** Several sheets in one place, like the index tabs of an atlas. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
}) {
  return (
    <Radix.Root className="tabs" value={value} onValueChange={onChange}>
      <Radix.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.key} className="tabs__tab" value={tab.key}>
            {tab.name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} className="tabs__sheet" value={tab.key}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
