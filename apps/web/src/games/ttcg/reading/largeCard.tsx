import type { ReactNode } from 'react';
import { TtcgCard } from '../card/TtcgCard.tsx';
import { type Prints, printOf } from '../table/TableContext.tsx';

/** A card by its name, large: for names in sentences. */
export function largeCard(prints: Prints, name: string): ReactNode {
  const copy = printOf(prints, name);
  return copy && <TtcgCard {...copy} size="large" />;
}
