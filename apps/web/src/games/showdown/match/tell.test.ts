import type { ShowdownEvent } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { tell } from './tell.ts';

const turn: ShowdownEvent = { type: 'turn', seat: 0, turn: 3 };
const boar = { card: 4, design: 'Boar' } as never;
const hit = (damage: number): ShowdownEvent => ({
  type: 'attack',
  seat: 0,
  subject: boar,
  target: boar,
  damage,
  how: 'hit',
});

describe('the telling of a step', () => {
  it('shows one attack after another, and the position after the last', () => {
    const beats = tell([
      turn,
      hit(10),
      { type: 'damaged', target: boar, damage: 10, hp: 30 },
      hit(20),
    ]);
    expect(beats.map(({ events, over }) => [events.map(({ type }) => type).join(), over])).toEqual([
      ['turn', 'before'],
      ['attack,damaged', 'before'],
      ['attack', 'after'],
    ]);
  });

  it('leaves time to read that nothing could be played', () => {
    const ability: ShowdownEvent = { type: 'ability', seat: 0, subject: boar, text: 'Play a mob.' };
    const beats = tell([ability, { type: 'unplayed', seat: 0, none: true }, ability]);
    expect(beats.map(({ hold }) => hold >= 1000)).toEqual([true, false]);
  });

  it('shows what is too much together, so that nobody waits long', () => {
    const beats = tell(Array.from({ length: 30 }, (_, place) => hit(place)));
    expect(beats).toHaveLength(7);
    expect(beats.flatMap(({ events }) => events)).toHaveLength(30);
  });
});
