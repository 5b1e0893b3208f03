import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import './Tip.css';

/** A few words on hover and focus. What they say must not be needed to go on. */
export function Tip({ words, children }: { words: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={350}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tip" sideOffset={8} collisionPadding={12}>
            {words}
            <Tooltip.Arrow className="tip__arrow" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
