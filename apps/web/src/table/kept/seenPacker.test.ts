import { type OpenedGame, randomFrom, randomPicks, split } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { SeenPacker, unpackSeen } from './seenPacker.ts';

const opened = openedKolyma() as unknown as OpenedGame;

function begun() {
  const arranged = opened.arrange({}, randomFrom('packed'));
  if ('problems' in arranged) throw new Error('nothing is arranged');
  const match = new Match(opened.game, { options: arranged.options, seed: 'packed' });
  return { match, keeper: new SeenKeeper(match, opened) };
}

function goOn(match: Match, steps: number, branch = ''): void {
  for (let step = 0; step < steps && match.decision.ask !== 'over'; step++)
    match.choose(randomPicks(match.decision, split(randomFrom(branch), String(step))));
}

const asJson = (data: unknown) => JSON.parse(JSON.stringify(data));

describe('what was seen, packed', () => {
  it('is the same again after each step, each step back, and another way on', () => {
    const { match, keeper } = begun();
    const packer = new SeenPacker();
    const check = () => {
      const seen = keeper.seen();
      const texts = packer.pack(seen);
      expect(unpackSeen(texts)).toEqual(asJson(seen));
      expect(texts).toEqual(new SeenPacker().pack(seen));
    };
    check();
    for (let step = 0; step < 40; step++) {
      goOn(match, 1, `first ${step}`);
      check();
    }
    for (let back = 0; back < 12; back++) {
      match.undo(back % 2 === 0 ? 0 : 1, 'free');
      check();
    }
    goOn(match, 200, 'second');
    expect(match.decision.ask).toBe('over');
    check();
  });

  it('leaves the texts of earlier parts as they are when a step is added', () => {
    const { match, keeper } = begun();
    const packer = new SeenPacker();
    goOn(match, 40);
    const before = packer.pack(keeper.seen());
    goOn(match, 1, 'more');
    const after = packer.pack(keeper.seen());
    expect(after.length).toBe(before.length);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)).not.toBe(before.at(-1));
  });

  it('packs a step without packing all others again', () => {
    const { match, keeper } = begun();
    const packer = new SeenPacker();
    goOn(match, 40);
    const { steps, ...seen } = keeper.seen();
    packer.pack({ ...seen, steps });
    // Whoever packs the first step again has to look into it.
    const [first] = steps;
    if (!first) throw new Error('there is no step');
    Object.defineProperty(first, 'edits', {
      get() {
        throw new Error('The first step is packed again.');
      },
    });
    goOn(match, 1, 'more');
    expect(() => packer.pack(keeper.seen())).not.toThrow();
    expect(() => new SeenPacker().pack(keeper.seen())).toThrow('packed again');
  });
});
