import { describe, expect, it } from 'vitest';
import { impactsOf } from './impacts.ts';

const card = (id: number) => ({ card: id, design: 'Scarp Hare' });

describe('what is felt of Showdown', () => {
  it('is an attack with the damage and the HP that it meets, and what it destroys', () => {
    const felt = impactsOf(
      [
        {
          type: 'attack',
          seat: 0,
          subject: card(1),
          target: card(2),
          damage: 40,
          how: 'hit',
        },
        { type: 'damaged', target: card(2), damage: 30, hp: 0 },
        { type: 'destroyed', seat: 1, subject: card(2) },
      ],
      0,
    );
    expect(felt).toEqual([
      { kind: 'strike', from: 'card-1', to: 'card-2', meets: ['30', '30 HP'] },
      { kind: 'change', at: 'card-2', by: -30 },
      { kind: 'break', at: 'card-2' },
    ]);
  });

  it('is a level, at the side of the one who has reached it', () => {
    const levelUp = {
      type: 'levelUp',
      seat: 1,
      subject: card(3),
      level: 20,
      hp: 200,
      maxHp: 200,
    } as const;
    const [rise] = impactsOf([levelUp], 0);
    expect(rise).toMatchObject({ kind: 'rise', words: 'Level 20' });
    expect(rise).toMatchObject({ at: expect.stringContaining('"far"') });
  });

  it('is nothing of an attack that misses', () => {
    const missed = {
      type: 'attack',
      seat: 0,
      subject: card(1),
      target: card(2),
      damage: 40,
      how: 'missed',
    } as const;
    expect(impactsOf([missed], 0)).toEqual([]);
  });
});
