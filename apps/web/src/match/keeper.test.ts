import { openedKolyma } from '@cardscape/kolyma/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frontRecord } from '../kolyma/frontPosition.ts';
import { hasSavedMatch, openSession, resumeSession } from '../kolyma/game.ts';
import { plansFor } from './opponents.ts';
import { savedMatch } from './saved.ts';

const from = frontRecord(openedKolyma());
const plans = plansFor('person');
const sitDown = (keep: 'at once' | 'when played' | 'never') => {
  const session = openSession({ plans, from, keep });
  return { session, leave: session.enter() };
};

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a match that is left', () => {
  it('is kept once something was played in it, with what was seen', () => {
    const { session, leave } = sitDown('when played');
    session.choose([0]);
    expect(hasSavedMatch()).toBe(true);
    expect(savedMatch('kolyma').read()?.record.seen).toBeUndefined();
    leave();
    const seen = savedMatch('kolyma').read()?.record.seen;
    expect(seen?.steps).toHaveLength(session.match.steps.length);
    const again = resumeSession();
    expect(again?.match.record.steps).toEqual(session.match.record.steps);
    expect(again?.plans).toEqual(plans);
  });

  it('is not kept if it was only looked at', () => {
    sitDown('when played').leave();
    expect(hasSavedMatch()).toBe(false);
  });

  it('is kept at once where it is asked for, and never where it is not wanted', () => {
    const { session, leave } = sitDown('never');
    session.choose([0]);
    leave();
    expect(hasSavedMatch()).toBe(false);
    sitDown('at once');
    expect(hasSavedMatch()).toBe(true);
  });
});
