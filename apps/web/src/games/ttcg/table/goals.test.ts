import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { placeAmong } from '../../../table/picking/usePicking.ts';
import { asks, fieldCard, side, view } from '../testing/views.ts';
import { aimsOf, attackAt, deedsOf, goalsOf, hiddenChoice, isPickable } from './goals.ts';
import { seenIn } from './seen.ts';

const spell = builtIn.cardSet.designs.find(({ type }) => type === 'spell')?.name ?? '';
const seen = seenIn(
  view({
    players: [
      side({
        hand: [
          { card: 1, design: 'Kindling Fox' },
          { card: 2, design: spell },
        ],
        units: [[fieldCard(3, 'Flint Squire')], [], [], [], []],
      }),
      side({
        units: [
          [],
          [fieldCard(4, 'Coffin Crab')],
          [{ back: 'ttcg', tapped: false, faceDown: true }],
          [],
          [],
        ],
      }),
    ],
  }),
);
const ground = { seen };
const up = { faceDown: false, menu: false };
const slots = (goals: ReturnType<typeof goalsOf>) => [...goals.slots.keys()];

describe('where a card can go', () => {
  const main = asks('main', [
    { act: 'play', card: 1, target: { is: 'zone', zone: 'unit01', column: 1 } },
    { act: 'play', card: 1, target: { is: 'zone', zone: 'unit04', column: 4 } },
    { act: 'set', card: 1, target: { is: 'zone', zone: 'unit02', column: 2 } },
    { act: 'play', card: 2, target: { is: 'zone', zone: 'spell00', column: 0 } },
    { act: 'end' },
  ]);

  it('marks the columns of the row it belongs to', () => {
    expect(slots(goalsOf(main, { card: 1, ...up }, ground))).toEqual(['unit01', 'unit04']);
    expect(slots(goalsOf(main, { card: 2, ...up }, ground))).toEqual(['spell00']);
  });

  it('marks other columns for a card that is set face down', () => {
    const held = { card: 1, faceDown: true, menu: false };
    expect(slots(goalsOf(main, held, ground))).toEqual(['unit02']);
  });

  it('marks nothing while no card is taken up', () => {
    expect(slots(goalsOf(main, undefined, ground))).toEqual([]);
  });

  it('marks both rows when an effect asks for a place', () => {
    const place = asks('place', [
      { act: 'place', card: 9, target: { is: 'zone', zone: 'unit03', column: 3 } },
      { act: 'place', card: 9, target: { is: 'zone', zone: 'spell00', column: 0 } },
    ]);
    expect(slots(goalsOf(place, undefined, ground))).toEqual(['unit03', 'spell00']);
  });
});

describe('what a unit can attack', () => {
  it('marks open cards, and hidden ones by where they lie', () => {
    const battle = asks('battle', [
      { act: 'attack', card: 3, target: { is: 'card', card: 4 } },
      { act: 'attack', card: 3, target: { is: 'hidden', zone: 'unit12', place: 0 } },
    ]);
    expect(slots(goalsOf(battle, { card: 3, ...up }, ground))).toEqual(['unit11', 'unit12']);
  });

  it('aims at the points when nobody stands in the way', () => {
    const direct = { act: 'attack', card: 3, target: { is: 'seat', seat: 1 } } as const;
    const goals = goalsOf(asks('battle', [direct]), { card: 3, ...up }, ground);
    expect(goals).toEqual({ slots: new Map(), direct });
    expect(attackAt(goals, ground, 'points-1')).toBe(direct);
    expect(attackAt(goals, ground, 'points-0')).toBeUndefined();
  });

  it('is found by the card that is pointed at, and by its place', () => {
    const on = { act: 'attack', card: 3, target: { is: 'card', card: 4 } } as const;
    const goals = goalsOf(asks('battle', [on]), { card: 3, ...up }, ground);
    expect(attackAt(goals, ground, 'card-4')).toBe(on);
    expect(attackAt(goals, ground, 'slot-unit11')).toBe(on);
    expect(attackAt(goals, ground, 'card-3')).toBeUndefined();
  });

  it('is no attack where a card is played', () => {
    const play = {
      act: 'play',
      card: 1,
      target: { is: 'zone', zone: 'unit01', column: 1 },
    } as const;
    const goals = goalsOf(asks('main', [play]), { card: 1, ...up }, ground);
    expect(attackAt(goals, ground, 'slot-unit01')).toBeUndefined();
  });
});

describe('what can be done with a card', () => {
  const asked = asks('battle', [
    { act: 'use', card: 3, effect: 1 },
    { act: 'attack', card: 3, target: { is: 'card', card: 4 } },
    { act: 'end' },
  ]);

  it('tells deeds from aims', () => {
    expect(deedsOf(asked, 3)).toEqual([{ act: 'use', card: 3, effect: 1 }]);
    expect(aimsOf(asked, 3)).toEqual([{ act: 'attack', card: 3, target: { is: 'card', card: 4 } }]);
    expect(deedsOf(asked, 4)).toEqual([]);
  });

  it('finds an option by all that it says', () => {
    expect(placeAmong(asked, { act: 'use', card: 3, effect: 1 })).toBe(0);
    expect(placeAmong(asked, { act: 'use', card: 3, effect: 0 })).toBe(-1);
    expect(placeAmong(asked, { act: 'end' })).toBe(2);
    expect(placeAmong(undefined, { act: 'end' })).toBe(-1);
  });

  it('lets only cards of the question be picked', () => {
    expect(isPickable(asked, 3)).toBe(true);
    expect(isPickable(asked, 4)).toBe(false);
  });

  it('finds a hidden card to choose by its slot', () => {
    const choose = asks('choose', [
      { act: 'choose', card: 4 },
      { act: 'choose', target: { is: 'hidden', zone: 'unit12', place: 0 } },
    ]);
    expect(hiddenChoice(choose, 'unit12')).toBe(1);
    expect(hiddenChoice(choose, 'unit11')).toBe(-1);
  });
});
