import type { ReactNode } from 'react';
import { TtcgCard } from '../ttcgCard/TtcgCard.tsx';
import { type Prints, printOf } from './TableContext.tsx';

/** A card by its name, large: for names in sentences. */
export function largeCard(prints: Prints, name: string): ReactNode {
  const print = printOf(prints, name);
  return print && <TtcgCard {...print} size="large" />;
}
