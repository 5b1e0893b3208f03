import { copyData } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';
import type { TtcgState } from './state.ts';

const at = () =>
  table({
    cards: { Fox: {}, Ox: {}, Charm: { type: 'spell' } },
    you: { units: ['Fox'], spells: ['Charm'], hand: ['Ox'] },
  });

function faultsAfter(spoil: (state: TtcgState) => void): string[] {
  const { game, state } = at();
  const spoilt = copyData(state);
  spoil(spoilt);
  return game.faults(spoilt);
}

describe('the faults of a position', () => {
  it('are none where nothing is wrong', () => {
    expect(faultsAfter(() => {})).toEqual([]);
  });

  it.each<[string, (state: TtcgState) => void, string]>([
    [
      'a card in two zones',
      ({ table: { zones } }) => zones.hand0?.cards.push(zones.unit00?.cards[0] ?? 0),
      'every card lies in one zone',
    ],
    [
      'a unit among the spells',
      ({ table: { zones, cards } }) => {
        const [id = 0] = zones.unit00?.cards.splice(0) ?? [];
        zones.spell03?.cards.push(id);
        Object.assign(cards[id] ?? {}, { zone: 'spell03' });
      },
      'lies in a row of its kind',
    ],
    ['points gone', ({ players }) => Object.assign(players[0], { points: 0 }), 'has points'],
    ['notes of a card in hand', ({ field }) => field.fill(null), 'is noted while'],
    [
      'a chain that nobody answers',
      (state) => state.chain.push({} as TtcgState['chain'][number]),
      'a chain can be answered',
    ],
    [
      'something unknown in force',
      ({ lasting }) => lasting.push({ act: 'Fox\t0\t9\t9' } as TtcgState['lasting'][number]),
      'what lasts is known',
    ],
    [
      'work left half done',
      ({ frames }) => frames.push({} as TtcgState['frames'][number]),
      'nothing is left half done',
    ],
  ])('%s', (_, spoil, fault) => {
    expect(faultsAfter(spoil).join('\n')).toContain(fault);
  });
});
