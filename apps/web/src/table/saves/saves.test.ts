import { readFileSync } from 'node:fs';
import { randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';
import { core } from '../../games/showdown/core.ts';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { savesOf } from './saves.ts';

const key = 'cardscape/showdown/saves/1';
const plans = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Easy bot', bot: 'random' },
] as const;

function played() {
  const arranged = core.arrange({}, randomFrom('saves'));
  if (!('options' in arranged)) throw new Error('nothing is arranged');
  const match = new Match(core.game, { options: arranged.options, seed: 'saves' });
  return { ...match.record, seen: new SeenKeeper(match, core).seen() };
}

describe('matches that were put away', () => {
  it('come back with what was seen, the newest first, one of a name', () => {
    const shelf = memoryShelf();
    const saves = savesOf('showdown', () => shelf);
    const record = played();
    for (const name of ['one', 'two', 'one']) saves.putAway({ name, plans, record });
    expect(saves.all().map(({ name }) => name)).toEqual(['one', 'two']);
    expect(saves.all()[0]?.record).toEqual(JSON.parse(JSON.stringify(record)));
    saves.throwAway('one');
    expect(saves.all().map(({ name }) => name)).toEqual(['two']);
    expect(savesOf('showdown', () => shelf).all()).toHaveLength(1);
  });

  it('say so where there is no room, and what was saved before stays', () => {
    const { seen: _, ...bare } = played();
    const shelf = memoryShelf(new Map(), JSON.stringify(bare).length + 300);
    const saves = savesOf('showdown', () => shelf);
    expect(saves.putAway({ name: 'one', plans, record: bare })).toBe(true);
    expect(saves.putAway({ name: 'two', plans, record: bare })).toBe(false);
    expect(saves.all().map(({ name }) => name)).toEqual(['one']);
  });

  it('of before are read in the form of today; what is no match is passed over', () => {
    const fixture = new URL(
      '../../../../../tests/fixtures/records/showdown-site-own-cards.json',
      import.meta.url,
    );
    const { record } = JSON.parse(readFileSync(fixture, 'utf8'));
    const old = [
      { name: 'broken', plans, record: {} },
      { name: 'old', plans, record },
    ];
    const shelf = memoryShelf(new Map([[key, JSON.stringify(old)]]));
    const [found, ...more] = savesOf('showdown', () => shelf).all();
    expect(more).toEqual([]);
    expect(found).toMatchObject({ name: 'old', record: { format: 2, seed: 'own' } });
    expect(found?.record.cards?.files).toHaveLength(2);
  });
});
