import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserDatabase } from './database.ts';

/** A request to open a database, answered when the test says so. */
class Opening extends EventTarget {
  result: unknown;

  answer(result: object): void {
    this.result = result;
    this.dispatchEvent(new Event('success'));
  }
}

/** What the library tells apart. */
const kinds = ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'];

/** A browser that is asked for databases. */
function stubBrowser() {
  const requests: Opening[] = [];
  vi.stubGlobal('IDBRequest', Opening);
  for (const kind of kinds) vi.stubGlobal(kind, class {});
  vi.stubGlobal('indexedDB', {
    open() {
      const request = new Opening();
      requests.push(request);
      return request;
    },
  });
  return requests;
}

const anyDatabase = () =>
  browserDatabase<{ shelf: { key: string; value: string } }>('any', 1, ['shelf']);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database of the browser', () => {
  it('that never answers is given up after a few seconds, and not waited for again', async () => {
    vi.useFakeTimers();
    const requests = stubBrowser();
    const database = anyDatabase();
    const first = expect(database()).rejects.toThrow('not answer');
    await vi.advanceTimersByTimeAsync(4000);
    await first;
    await expect(database()).rejects.toThrow('not answer');
    expect(requests).toHaveLength(1);
  });

  it('that answers late is used from then on', async () => {
    vi.useFakeTimers();
    const requests = stubBrowser();
    const database = anyDatabase();
    const first = expect(database()).rejects.toThrow('not answer');
    await vi.advanceTimersByTimeAsync(4000);
    await first;
    const answer = new EventTarget();
    requests[0]?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
    expect(await database()).toBe(answer);
  });

  it('that was refused is asked for again', async () => {
    const requests = stubBrowser();
    const database = anyDatabase();
    const first = expect(database()).rejects.toBeUndefined();
    requests[0]?.dispatchEvent(new Event('error'));
    await first;
    database().catch(() => undefined);
    expect(requests).toHaveLength(2);
  });

  it('steps aside for a newer page, and is opened again when it is needed', async () => {
    const requests = stubBrowser();
    const database = anyDatabase();
    const close = vi.fn();
    const answer = Object.assign(new EventTarget(), { close });
    const first = database();
    requests[0]?.answer(answer);
    await first;
    answer.dispatchEvent(new Event('versionchange'));
    await first;
    expect(close).toHaveBeenCalledOnce();
    database().catch(() => undefined);
    expect(requests).toHaveLength(2);
  });
});
