import { describe, expect, it } from 'vitest';
import { impactsOf } from './impacts.ts';

const card = (id: number) => ({ card: id, design: 'Cairn Pup' });

describe('what is felt of TTCG', () => {
  it('is a battle with its numbers, the card that breaks, and the points that are lost', () => {
    const felt = impactsOf([
      { type: 'battle', attacker: card(1), attack: 310, defender: card(2), defense: 130 },
      { type: 'destroyed', seat: 1, subject: card(2) },
      { type: 'points', seat: 1, by: -1, now: 19 },
    ]);
    expect(felt).toEqual([
      { kind: 'strike', from: 'card-1', to: 'card-2', meets: ['310', '130'] },
      { kind: 'break', at: 'card-2' },
      { kind: 'change', at: 'points-1', by: -1 },
    ]);
  });

  it('is an attack on the points themselves', () => {
    const [strike] = impactsOf([
      { type: 'battle', attacker: card(1), attack: 310 },
      { type: 'points', seat: 0, by: -2, now: 3 },
    ]);
    expect(strike).toEqual({ kind: 'strike', from: 'card-1', to: 'points-0', meets: undefined });
  });

  it('is ranking up, and no play onto an empty place', () => {
    const played = {
      type: 'played',
      seat: 0,
      subject: card(3),
      row: 'unit',
      column: 1,
      faceDown: false,
    } as const;
    expect(impactsOf([played])).toEqual([]);
    const [rise] = impactsOf([{ ...played, onto: card(1) }]);
    expect(rise).toEqual({ kind: 'rise', at: 'card-3', words: 'Ranked up' });
  });

  it('is nothing of a card that nobody here can see', () => {
    const hidden = { type: 'destroyed', seat: 1, subject: { back: 'ttcg' } } as never;
    expect(impactsOf([hidden])).toEqual([]);
  });
});
