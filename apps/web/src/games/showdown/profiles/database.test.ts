import { afterEach, describe, expect, it, vi } from 'vitest';
import { transact } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database that never answers', () => {
  it('is given up after a few seconds, and not waited for again', async () => {
    vi.useFakeTimers();
    const open = vi.fn(() => ({}));
    vi.stubGlobal('indexedDB', { open });
    const first = expect(transact('readonly', async () => 'read')).rejects.toThrow('not answer');
    await vi.advanceTimersByTimeAsync(4000);
    await first;
    await expect(transact('readonly', async () => 'read')).rejects.toThrow('not answer');
    expect(open).toHaveBeenCalledTimes(1);
  });
});
