import type { ShowdownEvent } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { type Layout, placesFor } from './places.ts';

const anchors = { card: (id: number) => `card-${id}`, character: (seat: number) => `hero-${seat}` };
const layout = (x: number, ...names: string[]): Layout => ({
  width: 1280,
  height: 720,
  places: new Map(names.map((name) => [name, { x, y: 0, width: 96 }])),
});
const before = layout(1, 'card-1', 'card-2', 'hero-0');
const after = layout(2, 'card-1', 'card-3', 'hero-0');
const subject = { card: 1, design: 'Any' };

function where(event: ShowdownEvent, card: number): number | undefined {
  return placesFor(event, before, after, anchors).card(card)?.x;
}

describe('where an event is shown', () => {
  it('is where the card was, for one that may have gone', () => {
    const destroyed: ShowdownEvent = { type: 'destroyed', seat: 0, subject };
    expect([1, 2, 3, 4].map((card) => where(destroyed, card))).toEqual([1, 1, 2, undefined]);
  });

  it('is where the card is now, for one that was played', () => {
    const played: ShowdownEvent = { type: 'played', seat: 0, subject, slot: 1 };
    expect([1, 2, 3].map((card) => where(played, card))).toEqual([2, 1, 2]);
  });

  it('works without a table before', () => {
    const event: ShowdownEvent = { type: 'shuffled', seat: 0 };
    const places = placesFor(event, null, after, anchors);
    expect([places.card(2), places.character(0)?.x]).toEqual([undefined, 2]);
  });
});
