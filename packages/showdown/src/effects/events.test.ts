import type { SeenCard } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { effectsOf, FLIGHT, type Places } from './events.ts';
import { screenSpace } from './space.ts';

const card = (id: number): SeenCard => ({ card: id, design: 'Any' });

/** Card 1 lies at the left, card 2 at the right and smaller; the characters are cards 1 and 2. */
const places: Places = {
  screen: screenSpace(640, 500),
  card: (id) => [undefined, { x: 100, y: 200, width: 96 }, { x: 420, y: 40, width: 72 }][id],
  character: (seat) => places.card(seat + 1),
};
const shown = (event: ShowdownEvent) => effectsOf(event, places);

describe('what happens in a match is shown', () => {
  it.each<[string, ShowdownEvent]>([
    ['deploy', { type: 'played', seat: 0, subject: card(1), slot: 1 }],
    ['damage', { type: 'damaged', target: card(1), damage: 20, hp: 10 }],
    ['heal', { type: 'healed', seat: 0, target: card(1), by: 20, hp: 40 }],
    ['stun', { type: 'ailing', target: card(1), kind: 'stun', turns: 1 }],
    ['silence', { type: 'ailing', target: card(1), kind: 'silence', turns: 1 }],
    ['hijack', { type: 'ailing', target: card(1), kind: 'hijack', turns: 1 }],
    ['destroy', { type: 'destroyed', seat: 0, subject: card(1) }],
  ])('by %s in the middle of the card', (sprite, event) => {
    expect(shown(event)).toMatchObject([
      { sprite, space: { x: 100, y: 200, unit: 1 }, home: { x: 0, y: 0 } },
    ]);
  });

  it('as large as the card is', () => {
    const [effect] = shown({ type: 'played', seat: 1, subject: card(2), slot: 1 });
    expect(effect?.space).toEqual({ x: 420, y: 40, unit: 0.75 });
  });

  it('large enough to be seen on a small card', () => {
    const small = { ...places, card: () => ({ x: 1, y: 2, width: 10 }) };
    const [effect] = effectsOf({ type: 'destroyed', seat: 0, subject: card(1) }, small);
    expect(effect?.space.unit).toBeCloseTo(2 / 3);
  });

  it('by a level up at the character, since the card goes under it', () => {
    const event = { type: 'levelUp', seat: 1, level: 20, hp: 60, maxHp: 80 } as const;
    expect(shown({ ...event, subject: { back: 'deck' } })).toMatchObject([
      { sprite: 'levelup', space: { x: 420, y: 40 } },
    ]);
  });

  it('by an attack that flies from card to card and points where it flies', () => {
    const [effect] = shown({
      type: 'attack',
      seat: 0,
      subject: card(1),
      target: card(2),
      damage: 20,
      how: 'hit',
    });
    const { duration, movement, rotationAngle } = effect!.attributes;
    expect(duration).toEqual([FLIGHT]);
    expect(movement!.map((step) => step * FLIGHT)).toEqual([320, -160]);
    expect(rotationAngle).toEqual([Math.atan2(-160, 320)]);
  });

  it('by an attack of nobody only where it strikes', () => {
    const event = { type: 'attack', seat: 0, subject: null, damage: 20, how: 'hit' } as const;
    const [effect] = shown({ ...event, target: card(2) });
    expect(effect).toMatchObject({
      space: { x: 420, y: 40 },
      attributes: { duration: [1], movement: [0, 0] },
    });
  });

  it('by larger cracks for more damage, up to a bound', () => {
    const sizes = [0, 100, 200, 9999].map((damage) => {
      const [effect] = shown({ type: 'damaged', target: card(1), damage, hp: 0 });
      return effect?.attributes.scale;
    });
    expect(sizes).toEqual([
      [1, 1],
      [1.25, 1.25],
      [1.5, 1.5],
      [1.5, 1.5],
    ]);
  });

  it('by nothing where nobody sees the card, or where there is nothing to show', () => {
    expect(shown({ type: 'played', seat: 0, subject: { back: 'deck' }, slot: 1 })).toEqual([]);
    expect(shown({ type: 'destroyed', seat: 0, subject: card(9) })).toEqual([]);
    expect(shown({ type: 'ailing', target: card(1), kind: 'away', turns: 1 })).toEqual([]);
    expect(shown({ type: 'shuffled', seat: 0 })).toEqual([]);
  });
});

describe('an effect that a card asks for', () => {
  const event = { type: 'effect', sprite: 'spark', attributes: { duration: [9] } } as const;

  it('is on the screen of scripts, which lies in the middle of the drawing', () => {
    expect(shown({ ...event, at: null })).toEqual([
      { ...wanted, space: { x: 0, y: 70, unit: 0.5 }, home: null },
    ]);
  });

  it('has its card for a home', () => {
    const [effect] = shown({ ...event, at: { card: 1 } });
    expect(effect?.home).toEqual({ x: 200, y: 260 });
    expect(shown({ ...event, at: { card: 9 } })[0]?.home).toBeNull();
  });

  const wanted = { sprite: 'spark', attributes: { duration: [9] } };
});
