import { CONTEXTS, pointcutNamed } from '../interface/index.ts';
import type { Scene } from './scene.ts';
import { fn } from './sketch.ts';

/** What a card was told when it heard a pointcut. */
export interface Heard {
  readonly card: string;
  /** Whether it was told that it is the first player's. */
  readonly player: boolean;
  readonly target: string;
  readonly pointers: readonly string[];
  readonly values: readonly number[];
  /** The flags that `hasFlag` answered yes for. */
  readonly flags: readonly string[];
}

/** A function for a pointcut that tells the test all it is told, and does what else is said. */
export function ear(pointcut: string, then = ''): string {
  const flags = (pointcutNamed(pointcut)?.flags ?? []).flatMap((context) =>
    (CONTEXTS.find(({ name }) => name === context)?.flags ?? []).map(
      ({ name }) => `if hasFlag("${name}", "${context}") then flags = flags .. "${name} " end`,
    ),
  );
  return fn(
    pointcut,
    `local flags = ""
    ${flags.join('\n')}
    say("HEARD ${pointcut}|", getSourceCARD(), "|", player, "|", getTargetCARD(), "|",
      getCardPointer(0), ",", getCardPointer(1), ",", getCardPointer(2), ",", getCardPointer(3), "|",
      getGameValue(0), ",", getGameValue(1), ",", getGameValue(2), ",", getGameValue(3), "|", flags)
    ${then}`,
  );
}

/** Who has heard a pointcut, in order; not what was only thought of before an attack was made. */
export function heard(scene: Scene, pointcut: string): Heard[] {
  return scene.said.flatMap((line) => {
    const [name, ...rest] = line.split('|').map((part) => part.trim());
    if (name !== `HEARD ${pointcut}`) return [];
    const [card = '', player, target = '', pointers = '', values = '', flags = ''] = rest;
    if (flags.includes('THINK_ATTACK')) return [];
    const parts = (text: string) => text.split(',').map((part) => part.trim());
    return [
      {
        card,
        player: player === 'true',
        target,
        pointers: parts(pointers),
        values: parts(values).map(Number),
        flags: flags.split(' ').filter((flag) => flag !== ''),
      },
    ];
  });
}
