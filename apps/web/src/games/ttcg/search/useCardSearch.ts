import type { Design, Tier } from '@cardscape/ttcg';
import { type ParsedQuery, parseQuery } from '@cardscape/ttcg/tools';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useInAddress } from '../../../look/browser/useInAddress.ts';
import { isOrder, type Order, ordered } from './orders.ts';

/** A search among cards, as it is being typed. */
export interface CardSearch {
  readonly query: string;
  setQuery(query: string): void;
  readonly order: Order;
  setOrder(order: Order): void;
  readonly parsed: ParsedQuery;
  /** The cards found; while the query cannot be understood, those found before. */
  readonly found: readonly Design[];
}

/** Searches cards; numbers are compared as cards of the tier. */
export function useCardSearch(designs: readonly Design[], tier: Tier): CardSearch {
  const [query, setQuery] = useInAddress('q');
  const [wished, setOrder] = useInAddress('order', 'set');
  const order: Order = isOrder(wished) ? wished : 'set';
  const asked = useDeferredValue(query);
  const parsed = useMemo(() => parseQuery(query), [query]);
  const sorted = useMemo(() => ordered(designs, order), [designs, order]);
  const understood = useRef<(design: Design, tier?: Tier) => boolean>(() => true);
  const found = useMemo(() => {
    const read = parseQuery(asked);
    if (read.ok) understood.current = read.test;
    return sorted.filter((design) => understood.current(design, tier));
  }, [asked, sorted, tier]);
  return { query, setQuery, order, setOrder, parsed, found };
}
