/**
 * How fast card scripts run: a function that calls ten rules of the host, and plain computation,
 * against fengari with the same source and host functions that do the same.
 */
import { compile, createEnvironment, freshMeter, LuaScript, type LuaValue } from '@cardscape/lua';
import { fengariScript } from '../peers/fengari.ts';
import { perCpuSecond } from '../support/measure.ts';
import { report } from '../support/report.ts';

const SOURCE = `
  function onThinkMob(player)
    local src = getSource()
    if matchRequirements(player, 70, 2) then
      addAttack(src, src, 3)
      addBonus(src, 10)
    end
    local level = getLevel(player)
    if level > 5 and getCount(player) < 4 then
      addBonus(src, level * 2)
      heal(player, level + 1)
    end
    for slot = 1, 2 do
      touch(slot)
    end
    return level
  end

  function compute(n)
    local a, b = 0, 1
    for i = 1, n do
      a, b = b, (a + b) % 1000
      if a > 500 then b = b - i end
    end
    return a
  end
`;

const CALLS = 1000;
const TURNS = 1000;
const SPAN = { warmUp: 1, measured: 3 };
const PEER = 'fengari 0.1.5';

/** The rules of the host: each changes or reads a number. */
const board = { sum: 0 };
const RULES: Record<string, (a: number, b: number, c: number) => number | boolean> = {
  getSource: () => 7,
  matchRequirements: (_player, level, count) => level > count,
  addAttack: (source, _target, count) => {
    board.sum += source + count;
    return true;
  },
  addBonus: (source, amount) => {
    board.sum += source + amount;
    return true;
  },
  getLevel: () => 9,
  getCount: () => 2,
  heal: (_player, amount) => {
    board.sum += amount;
    return amount;
  },
  touch: (slot) => {
    board.sum += slot;
    return true;
  },
};

const compiled = compile(SOURCE, { chunkName: 'bench.lua' });
if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
const { chunk } = compiled;
const functions = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [
    name,
    (a: LuaValue, b: LuaValue, c: LuaValue) => rule(a as number, b as number, c as number),
  ]),
);
const environment = createEnvironment(functions, {}, { print: () => {}, random: () => 0 });
const script = new LuaScript(environment, [chunk], freshMeter());
const peer = fengariScript(SOURCE, RULES);

/** Calls a function again and again; each call has a meter of its own, as an event of a match has. */
function call(name: string, argument: LuaValue, times: number): number {
  for (let count = 0; count < times; count++) script.call(name, [argument], freshMeter());
  return times;
}

function callPeer(name: string, argument: number | boolean, times: number): number {
  for (let count = 0; count < times; count++) peer(name, argument);
  return times;
}

const value = script.call('compute', [TURNS], freshMeter());
if (value !== peer('compute', TURNS)) throw new Error('the two do not compute the same');
call('onThinkMob', true, 1);
const { sum } = board;
callPeer('onThinkMob', true, 1);
if (board.sum !== 2 * sum) throw new Error('the two do not call the same rules');

/** Measures calls of scripts, beside the peer, and how fast scripts are loaded. */
export function measureScripts(): void {
  report({
    bench: 'showdown',
    metric: 'scripts: a function with 10 calls of the host',
    unit: 'calls per CPU-second',
    value: perCpuSecond(() => call('onThinkMob', true, CALLS), SPAN),
    peer: { name: PEER, value: perCpuSecond(() => callPeer('onThinkMob', true, CALLS), SPAN) },
    target: { value: 1_000_000, ratio: 10 },
  });
  report({
    bench: 'showdown',
    metric: 'scripts: turns of a loop with arithmetic',
    unit: 'turns per CPU-second',
    value: perCpuSecond(() => call('compute', TURNS, 10) * TURNS, SPAN),
    peer: { name: PEER, value: perCpuSecond(() => callPeer('compute', TURNS, 10) * TURNS, SPAN) },
  });
  report({
    bench: 'showdown',
    metric: 'scripts: reading, compiling and linking a script of 29 lines',
    unit: 'scripts per CPU-second',
    value: perCpuSecond(loadOnce, SPAN),
  });
}

function loadOnce(): number {
  const again = compile(SOURCE, { chunkName: 'bench.lua' });
  if (again.ok) new LuaScript(environment, [again.chunk], freshMeter());
  return 1;
}
