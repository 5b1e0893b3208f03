import { describe, expect, it } from 'vitest';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { showdownTable } from '../../games/showdown/table.tsx';
import { ttcgTable } from '../../games/ttcg/table.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { readAnyMatchFile } from './anyMatchFile.ts';

const tables: Readonly<Record<string, AnyGameTable>> = {
  kolyma: kolymaTable,
  ttcg: ttcgTable,
  showdown: showdownTable,
};
const tableOf = (game: string) => {
  const table = tables[game];
  return table && Promise.resolve(table);
};
const read = (content: unknown, on = kolymaTable) =>
  readAnyMatchFile(on, tableOf, JSON.stringify(content), 'some.json');

const record = (game: string) => ({
  ...{ format: 1, game, version: 1, options: {}, seed: 's' },
  ...{ start: '0'.repeat(16), steps: [], takebacks: [] },
});
const positions = {
  ttcg: { stage: 'battle', players: [{ units: ['Kindling Fox'] }, { units: ['Cairn Pup'] }] },
  showdown: {
    players: [{ character: 'Tamsin Greywall' }, { character: 'Vesna Nightcourse' }],
  },
};

describe('a file of another game', () => {
  it('is read for the table of its game, a record', async () => {
    const found = await read(record('showdown'));
    expect(found).toMatchObject({ table: showdownTable, from: { game: 'showdown' } });
  });

  it.each(['ttcg', 'showdown'] as const)(
    'is read for its table, a position of %s',
    async (game) => {
      const found = await read(positions[game]);
      expect(found.table).toBe(tables[game]);
      expect(found).toHaveProperty('from.position');
    },
  );

  it('is refused in words of its own where there is no such game', async () => {
    const found = await read(record('chess'));
    expect(found).toEqual({
      table: kolymaTable,
      problems: ['This is a match of chess, a game that is not here.'],
    });
  });
});

describe('a file of the game of the page', () => {
  it('is read for that', async () => {
    expect((await read(record('ttcg'), ttcgTable)).table).toBe(ttcgTable);
    expect((await read(positions.ttcg, ttcgTable)).table).toBe(ttcgTable);
  });

  it('is told what is wrong with it where no game can read it', async () => {
    const odd = { ...positions.ttcg, players: [{ units: ['Kindling Foxx'] }, {}] };
    const found = await read(odd, ttcgTable);
    expect(found.table).toBe(ttcgTable);
    expect('problems' in found && found.problems[0]).toMatch(/Did you mean Kindling Fox\?/);
  });
});
