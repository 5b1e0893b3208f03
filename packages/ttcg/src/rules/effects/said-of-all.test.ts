import { describe, expect, it } from 'vitest';
import { offeredBy, outcomeOf, scene } from '../../testing/scene.ts';

describe('what is said of all cards, of one, or of each event', () => {
  it('"cannot attack any dragon": none of them, and nothing is chosen', () => {
    const cards = { Foe: { subtypes: ['dragon'] }, Giant: { subtypes: ['dragon'] } } as const;
    const at = scene('Units you control cannot attack any dragon this turn.', {
      stage: 'battle',
      cards,
    });
    const attacks = (name: string) => at.can({ act: 'attack', name: 'Ember', on: at.card(name) });
    expect([attacks('Foe'), attacks('Giant')]).toEqual([true, true]);
    at.use('Source').pass();
    expect([attacks('Foe'), attacks('Giant')]).toEqual([false, false]);
  });

  it('"adjacent to one unit": only beside the one that is chosen', () => {
    const text = 'Tap all units adjacent to one unit.';
    expect(offeredBy(text)).toEqual(['Drake', 'Ember', 'Foe', 'Giant']);
    expect(outcomeOf(text, [['Drake']])).toEqual({ 'Ember tapped': true });
  });

  it.each([
    ['a card is drawn or discarded by your opponent', 'Draw one card.', 0],
    ['a card is drawn or discarded by you', 'Draw one card.', 1],
  ] as const)('whenever %s: %s', (event, text, points) => {
    const effects = [{ style: 'passive', text: `Whenever ${event}, gain 1 point.` }] as const;
    const at = scene(text, { cards: { Ward: { type: 'spell', effects } } });
    const before = at.points();
    expect(at.use('Source').pass().points() - before).toBe(points);
  });
});
