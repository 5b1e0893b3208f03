import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { asks, link, side, view } from '../testing/views.ts';
import { type Stops, settledPass, usualStops, withStop } from './stops.ts';

const { cardSet, print } = builtIn;
const pass = { act: 'pass' };
const withEffect = (type: string) => {
  const design = cardSet.designs.find(({ effects }) => effects[0].type === type);
  if (!design) throw new Error(`The set has no ${type} effect.`);
  return design.name;
};
/** A position in which card 1 of the hand has a normal effect, and card 2 one that only answers. */
const position = (more: Parameters<typeof view>[0] = {}) =>
  view({
    active: 1,
    players: [
      side({
        hand: [
          { card: 1, design: withEffect('normal') },
          { card: 2, design: withEffect('counter') },
        ],
      }),
      side(),
    ],
    ...more,
  });
const normal = { act: 'use', card: 1, effect: 0 };
const counter = { act: 'use', card: 2, effect: 0 };
const settled = (
  options: Parameters<typeof asks>[1],
  more: Parameters<typeof view>[0],
  stops: Partial<Stops> = {},
) => settledPass(asks('respond', options), position(more), { ...usualStops, ...stops }, print);

describe('passing for a person', () => {
  it('passes where passing is all that is possible, whatever they stop for', () => {
    const everywhere: Stops = {
      answer: 'anything',
      own: true,
      mine: ['draw', 'main', 'battle', 'end'],
      theirs: ['draw', 'main', 'battle', 'end'],
    };
    expect(settled([pass], { chain: [link(1, 9)] }, everywhere)).toEqual([0]);
  });

  it('asks when the opponent does something that can be answered', () => {
    expect(settled([normal, pass], { chain: [link(1, 9)] })).toBeUndefined();
  });

  it('asks about attacks only, if that is wanted', () => {
    const only = { answer: 'attacks' } as const;
    expect(settled([normal, pass], { chain: [link(1, 9)] }, only)).toEqual([1]);
    const attack = link(1, 9, { kind: 'attack' });
    expect(settled([normal, pass], { chain: [attack] }, only)).toBeUndefined();
  });

  it('never asks, if that is wanted', () => {
    const attack = link(1, 9, { kind: 'attack' });
    expect(settled([counter, pass], { chain: [attack] }, { answer: 'never' })).toEqual([1]);
  });

  it('passes on what they did themselves, unless they want to be asked', () => {
    const own = { chain: [link(0, 9)] };
    expect(settled([normal, pass], own)).toEqual([1]);
    expect(settled([normal, pass], own, { own: true })).toBeUndefined();
  });

  it('stops at the phases that were chosen, each side by itself', () => {
    const stops = { mine: ['draw'], theirs: ['battle'] } as const;
    expect(settled([normal, pass], { stage: 'battle' }, stops)).toBeUndefined();
    expect(settled([normal, pass], { stage: 'draw' }, stops)).toEqual([1]);
    expect(settled([normal, pass], { stage: 'draw', active: 0 }, stops)).toBeUndefined();
    expect(settled([normal, pass], { stage: 'battle', active: 0 }, stops)).toEqual([1]);
  });

  it('offers what only answers though no stop is set, for it would be lost', () => {
    expect(settled([counter, pass], { stage: 'main' })).toBeUndefined();
    expect(settled([normal, pass], { stage: 'main' })).toEqual([1]);
  });

  it('leaves every other question to the person', () => {
    const asked = asks('choose', [{ act: 'choose', card: 1 }]);
    expect(settledPass(asked, position(), usualStops, print)).toBeUndefined();
  });
});

describe('setting stops', () => {
  it('sets and lifts one without touching the others', () => {
    const set1 = withStop(usualStops, 'theirs', 'battle', true);
    expect(set1).toEqual({ ...usualStops, theirs: ['end', 'battle'] });
    expect(withStop(set1, 'theirs', 'end', false).theirs).toEqual(['battle']);
  });
});
