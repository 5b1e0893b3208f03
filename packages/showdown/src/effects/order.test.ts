import type { SeenCard } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { FLIGHT, type Places } from './events.ts';
import { effectsInOrder, LONGEST_WAIT } from './order.ts';
import { screenSpace } from './space.ts';
import { pass, requestFor, spriteOf, worldOf } from './testing/world.ts';

const card = (id: number): SeenCard => ({ card: id, design: 'Any' });
const places: Places = {
  screen: screenSpace(640, 500),
  card: (id) => (id > 2 ? undefined : { x: 100 * id, y: 200, width: 96 }),
  character: () => undefined,
};
const inOrder = (...events: ShowdownEvent[]) =>
  effectsInOrder(events, () => places).map(({ sprite, delay }) => [sprite, delay]);

const attack: ShowdownEvent = {
  type: 'attack',
  seat: 0,
  subject: card(1),
  target: card(2),
  damage: 20,
  how: 'hit',
};
const damaged = (id: number): ShowdownEvent => {
  return { type: 'damaged', target: card(id), damage: 20, hp: 0 };
};
const destroyed: ShowdownEvent = { type: 'destroyed', seat: 1, subject: card(2) };

describe('effects of events that are told together', () => {
  it('come in their order: the damage when the attack has arrived, the end after the damage', () => {
    const [flight, crack, end] = inOrder(attack, damaged(2), destroyed);
    expect(flight).toEqual(['attack', 0]);
    expect(crack).toEqual(['damage', FLIGHT]);
    expect(end?.[0]).toBe('destroy');
    expect(end?.[1]).toBeGreaterThan(FLIGHT);
  });

  it('do not wait for what nobody sees', () => {
    expect(inOrder(damaged(9), { type: 'shuffled', seat: 0 }, destroyed)).toEqual([['destroy', 0]]);
  });

  it('start together where a card asks for several', () => {
    const spark = { type: 'effect', sprite: 'spark', at: null, attributes: {} } as const;
    expect(inOrder(spark, spark)).toEqual([
      ['spark', 0],
      ['spark', 0],
    ]);
  });

  it('never wait longer than the bound', () => {
    const many = inOrder(...Array.from({ length: 30 }, () => attack));
    expect(many.at(-1)).toEqual(['attack', LONGEST_WAIT]);
  });
});

describe('an effect that waits', () => {
  it('starts after its frames, and keeps the world awake until then', () => {
    const { world } = worldOf([spriteOf('late')]);
    world.start({ ...requestFor('late'), delay: 3 });
    expect([world.isEmpty, world.drawn().length]).toEqual([false, 0]);
    pass(world, 2);
    expect(world.drawn()).toEqual([]);
    pass(world, 1);
    expect(world.drawn()).toHaveLength(1);
  });

  it('is not waited for if it has no sprite', () => {
    const { world } = worldOf([]);
    world.start({ ...requestFor('unknown'), delay: 3 });
    expect(world.isEmpty).toBe(true);
  });
});
