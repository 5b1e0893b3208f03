import {
  createGame,
  createTable,
  type OpenedGame,
  type PickDecision,
  randomFrom,
} from '@cardscape/kernel';
import { replay } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';
import type { Host } from '../host.ts';
import { nodeFiles } from '../node-host.ts';
import { Session } from './session.ts';
import { playAtTerminal } from './terminal.ts';

/** A game that no shelf has: name a number, then keep any of three stones. */
const stones = createGame({
  name: 'stones',
  version: 1,
  setup: (_options: object, seed) => ({
    random: randomFrom(seed),
    table: createTable({}),
    conceded: null,
    named: null as number | null,
    kept: null as number | null,
  }),
  decision(state) {
    const asked = { seat: 0 as const, kind: 'ask' };
    if (state.named === null) return { ...asked, ask: 'number', min: 2, max: 5 };
    if (state.kept !== null) return { ask: 'over', winner: 0, reason: 'kept' };
    const options = ['keep', 'keep', 'keep'].map((act, card) => ({ act, card }));
    const pick: PickDecision = {
      ...asked,
      ask: 'pick',
      options,
      min: 0,
      max: 3,
      ordered: false,
    };
    return pick;
  },
  advance(state, decision, picks) {
    if (decision.ask === 'number') state.named = picks[0] ?? null;
    else state.kept = picks.length;
  },
  view: (state) => state,
  explain: () => undefined,
  prompt: (_state, { ask }) => (ask === 'number' ? 'Name a number.' : 'Keep any.'),
  ending: (reason) => `stones ${reason}`,
  phrase: (_state, { card }) => ({
    verb: 'Keep',
    object: ['granite', 'basalt', 'flint'][card ?? 0] ?? '',
  }),
  // What is read elsewhere is nothing to what is typed.
  label: () => 'One of the stones stays here',
  narrate: () => [],
  faults: () => [],
});

const opened: OpenedGame = {
  game: stones,
  set: { id: 'stones', hash: '' },
  cards: undefined,
  position: undefined,
  options: {},
  problems: [],
  designs: () => [],
  designHash: () => undefined,
  takingPart: () => [],
  print: () => undefined,
  viewVersion: 1,
  bots: { evaluate: () => 0 },
  consult: () => undefined,
  tableText: () => ({ lines: ['Three stones lie here.'], hand: [], cards: [] }),
  sides: () => [],
  sideNames: () => ['Player 1', 'Player 2'],
  variants: [],
  arrange: () => ({ options: {} }),
};

async function play(...typed: string[]) {
  const lines: string[] = [];
  const host: Host = {
    files: nodeFiles,
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    ask: async () => typed.shift(),
    newSeed: () => '',
    randomByte: () => 0,
    now: () => 0,
    close: () => {},
  };
  const start = { options: {}, seed: '' };
  const session = new Session(host, opened, start, ['person', 'person']);
  await playAtTerminal(session);
  const { state } = [...replay(stones, { ...session.record, options: {} })].at(-1) ?? {};
  return { text: lines.join('\n'), state };
}

describe('the terminal plays any game of the kernel', () => {
  it('asks for a number and refuses one out of range', async () => {
    const { text, state } = await play('7', '3');
    expect(text).toContain('a number from 2 to 5');
    expect(text).toContain('Choose whole numbers from 2 to 5, not 7.');
    expect(state?.named).toBe(3);
  });

  it.each([
    ['numbers', '1 3', 2],
    ['a verb and numbers', 'keep 1, 2, 3', 3],
    ['names', 'keep flint, GRAN', 2],
    ['nothing at all', 'none', 0],
    ['passing', 'pass', 0],
  ])('takes several picks by %s', async (_, typed, kept) => {
    const { text, state } = await play('3', typed);
    expect(text).toContain('keep: 1 granite, 2 basalt, 3 flint');
    expect(state?.kept).toBe(kept);
    expect(text).toContain('Player 1 wins the match: stones kept.');
  });

  it('refuses the same pick twice', async () => {
    expect((await play('3', '1 1')).text).toContain('Each option can be chosen once.');
  });
});
