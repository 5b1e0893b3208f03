import { type ReactNode, useState } from 'react';
import { Button } from '../look/control/Button.tsx';

/** The first of a long list, and the button that shows the others. */
export function useFirst<T>(list: readonly T[], most: number): readonly [readonly T[], ReactNode] {
  const [all, setAll] = useState(false);
  if (all || list.length <= most) return [list, null];
  return [
    list.slice(0, most),
    <Button key="all" onClick={() => setAll(true)}>
      Show all {list.length}
    </Button>,
  ];
}
