import type { CardSet } from '@cardscape/ttcg';
import type { ReactNode } from 'react';
import { TtcgCard } from '../ttcgCard/TtcgCard.tsx';
import { printOf } from './TableContext.tsx';

/** A card by its name, large: for names in sentences. */
export function largeCard(set: CardSet, name: string): ReactNode {
  const print = printOf(set, name);
  return print && <TtcgCard {...print} size="large" />;
}
