import { mustOpen } from '@cardscape/kernel';
import { lanternsModule } from '@cardscape/lanterns';
import { builtInSet } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { type GameEntry, games, gamesByName } from './games.ts';
import { loadEntry, loadGame } from './load-game.ts';

/** Lanterns, counting how often it is asked for; the first so many times it does not come. */
function counted(failures = 0): GameEntry & { readonly asked: () => number } {
  let asked = 0;
  return {
    name: 'lanterns',
    title: 'Lanterns',
    module: async () => {
      asked++;
      if (asked <= failures) throw new Error('no connection');
      return lanternsModule;
    },
    set: async () => builtInSet,
    asked: () => asked,
  };
}

describe('a game that is loaded', () => {
  it('goes by the name that it is listed under', () => {
    expect(Object.keys(gamesByName)).toEqual(games.map(({ name }) => name));
  });

  it('opens at once, with its built-in set and what is given', async () => {
    const { open, builtIn } = await loadGame('kolyma');
    expect(builtIn.cardSet.specials.length).toBeGreaterThan(0);
    const files = [{ path: 'mine.json', text: '[{"name": "Nine", "value": 9, "class": 0}]' }];
    const { cardSet, set } = mustOpen(open({ cards: { files } }));
    expect(cardSet.numbers.map(({ name }) => name)).toContain('Nine');
    expect(set).toEqual(builtIn.set);
    expect(open({ options: {} })).toHaveProperty('problems');
  });

  it('is loaded once, and opened with its built-in set alone once', async () => {
    const entry = counted();
    const [one, other] = await Promise.all([loadEntry(entry), loadEntry(entry)]);
    expect(other).toBe(one);
    expect(one.builtIn).toBe(other.builtIn);
    expect(entry.asked()).toBe(1);
  });

  it('is tried again where it could not be loaded', async () => {
    const entry = counted(1);
    await expect(loadEntry(entry)).rejects.toThrow('no connection');
    expect((await loadEntry(entry)).builtIn.game.name).toBe('lanterns');
  });
});
