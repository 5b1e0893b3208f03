import type { ArtSubject } from '@cardscape/studio';
import { useEffect, useReducer } from 'react';
import { artAddress, drawnArt } from './pictures.ts';

interface Order {
  subject: ArtSubject;
  ready: () => void;
}

/** How long pictures are drawn in one go, in milliseconds, before the page may breathe. */
const breath = 8;
const orders = new Set<Order>();
let drawing = false;

function drawSome(): void {
  const started = performance.now();
  for (const order of orders) {
    if (performance.now() - started > breath) break;
    orders.delete(order);
    artAddress(order.subject);
    order.ready();
  }
  drawing = orders.size > 0;
  if (drawing) setTimeout(drawSome);
}

/** The address of a card's art; drawn a few at a time, so that a page of cards never stutters. */
export function useArt(subject: ArtSubject): string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const address = drawnArt(subject);
  useEffect(() => {
    if (address !== undefined) return;
    const order = { subject, ready: redraw };
    orders.add(order);
    if (!drawing) {
      drawing = true;
      setTimeout(drawSome);
    }
    return () => void orders.delete(order);
  }, [address, subject]);
  return address;
}
