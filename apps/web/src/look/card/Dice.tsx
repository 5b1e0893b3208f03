import type { ComponentProps } from 'react';
import { Die } from './Die.tsx';

/** Dice that were thrown together, side by side. */
export function Dice({
  values,
  ...die
}: { values: readonly number[] } & Omit<ComponentProps<typeof Die>, 'value'>) {
  return (
    <span className="dice">
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice can show the same
        <Die key={place} value={value} {...die} />
      ))}
    </span>
  );
}
