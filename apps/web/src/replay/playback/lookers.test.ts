import { VIEWERS } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { Replay } from '../opening/loadReplay.ts';
import { lookersOf, playersFor } from './lookers.ts';

const named = { names: ['Ada', 'Bo $1'] } as const;

describe('what players are called in a replay', () => {
  it('is their names, if the record has them', () => {
    expect(playersFor(named, 'table')).toEqual(['Ada', 'Bo $1']);
    expect(playersFor({}, 'hands')).toEqual(['Player 1', 'Player 2']);
    const replay = { record: named, match: { viewers: VIEWERS } } as unknown as Replay;
    expect(lookersOf(replay).map(({ name }) => name)).toContain('Ada');
  });

  it('is offered only for those through whose eyes the match can be seen', () => {
    const replay = { record: named, match: { viewers: [0, 'hands'] } } as unknown as Replay;
    expect(lookersOf(replay).map(({ viewer }) => viewer)).toEqual(['hands', 0]);
  });

  it('is "you" to the one who looks', () => {
    expect(playersFor(named, 1)).toEqual(['Your opponent', 'You']);
  });
});
