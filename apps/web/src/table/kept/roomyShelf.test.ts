import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { roomyShelf } from './roomyShelf.ts';

/** A record as it is kept, with what was seen at a time; that takes 400 letters. */
const record = (seed: string, at: number) => ({
  seed,
  steps: [],
  seen: { at, parts: ['x'.repeat(400)] },
});
const bare = ({ seen: _, ...rest }: ReturnType<typeof record>) => rest;

function shelves(room: number, entries: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(entries).map(
    ([key, data]) => [`cardscape/${key}`, JSON.stringify(data)] as const,
  );
  const shelf = memoryShelf(new Map(texts), room);
  const roomy = roomyShelf(shelf);
  if (!roomy) throw new Error('there is no shelf');
  return {
    write: (key: string, data: unknown) => roomy.setItem(`cardscape/${key}`, JSON.stringify(data)),
    found: (key: string) => JSON.parse(shelf.getItem(`cardscape/${key}`) ?? 'null'),
  };
}

const old = record('old', 1);
const older = { ...old, seed: 'older', seen: 'x'.repeat(400) };
const now = record('now', 9);

describe('a shelf without room', () => {
  it('gives up what was seen of the oldest match, and no more than it must', () => {
    const { write, found } = shelves(1300, { lastRecord: old, saves: [{ record: older }] });
    write('match', { record: now });
    expect(found('match')).toEqual({ record: now });
    expect(found('lastRecord')).toEqual(old);
    expect(found('saves')).toEqual([{ record: { seed: 'older', steps: [] } }]);
  });

  it('never loses the match that is written for what was seen of others', () => {
    const { write, found } = shelves(850, { lastRecord: old, saves: [{ record: older }] });
    write('match', { record: now });
    expect(found('match')).toEqual({ record: now });
    expect(found('lastRecord')).toEqual(bare(old));
  });

  it('gives up what was seen of the match that is written last of all', () => {
    const { write, found } = shelves(320, { other: 'y'.repeat(150) });
    write('match', { record: now });
    expect(found('match')).toEqual({ record: bare(now) });
  });

  it('gives up the oldest of a list that is written', () => {
    const { write, found } = shelves(900, {});
    write('saves', [{ record: now }, { record: old }]);
    expect(found('saves')).toEqual([{ record: now }, { record: bare(old) }]);
  });

  it('refuses where nothing is left to give up', () => {
    const { write, found } = shelves(200, { other: 'y'.repeat(150) });
    expect(() => write('match', { record: now })).toThrow('no more room');
    expect(found('other')).toBe('y'.repeat(150));
    expect(found('match')).toBeNull();
  });

  it('leaves alone what others keep in this browser', () => {
    const shelf = memoryShelf(new Map([['theirs', JSON.stringify(old)]]), 600);
    expect(() => roomyShelf(shelf)?.setItem('cardscape/match', 'z'.repeat(600))).toThrow();
    expect(JSON.parse(shelf.getItem('theirs') ?? '')).toEqual(old);
  });
});
