/** Effect texts of the set made into trees, and what these weigh. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { builtIn } from '@cardscape/ttcg/testing';
import { checkEffect, type Effect, effectTypeOf, parseEffect } from '@cardscape/ttcg/tools';
import { perCpuSecond } from '../support/measure.ts';
import { report } from '../support/report.ts';

const texts = builtIn.cardSet.designs.flatMap(({ effects }) => effects.map(({ text }) => text));

/** Compiles every effect text of the set; returns how many there are. */
function compileAll(keep?: Effect[]): number {
  for (const text of texts) {
    const parsed = parseEffect(text);
    if (!parsed.ok) throw new Error(`"${text}": ${parsed.error}`);
    checkEffect(parsed.effect, effectTypeOf(parsed.effect));
    keep?.push(parsed.effect);
  }
  return texts.length;
}

/** Measures how many texts are read and checked. */
export function measureEffects(): void {
  report({
    bench: 'ttcg',
    metric: 'effect texts compiled and checked',
    unit: 'sentences per CPU-second',
    value: perCpuSecond(() => compileAll(), { warmUp: 8, measured: 8 }),
    target: { value: 20_000 },
  });
}

/** Measures what so many compiled effects weigh. */
export function measureMemory(): void {
  report({
    bench: 'ttcg',
    metric: '100,000 compiled effects in memory',
    unit: 'megabytes',
    value: weigh(100_000),
    target: { most: 500 },
  });
}

/** Megabytes that so many compiled effects take. */
function weigh(count: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const effects: Effect[] = [];
  while (effects.length < count) compileAll(effects);
  effects.length = count;
  collect();
  const after = process.memoryUsage().heapUsed;
  if (effects.length !== count) throw new Error('the effects were not kept');
  return (after - before) / 1_000_000;
}
