import type { Effect, Event } from './tree.ts';
import { hasField } from './walk.ts';

/** By what else than effects cards leave the field: in battle. */
const IN_BATTLE_TOO: readonly unknown[] = ['destroyed', 'leaves', 'sent'] satisfies Event['what'][];

/** "Is tapped by the effect of a unit": by what else? Only where a battle could do it, it says more. */
export function nameEffectCauses(effect: Effect): Effect {
  return hasField(effect, 'effectOf') ? (plain(effect) as Effect) : effect;
}

function plain(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return mapped(part, plain);
  const node = part as Readonly<Record<string, unknown>>;
  const entries = Object.entries(node);
  const values = mapped(entries, ([key, value]): [string, unknown] => {
    const simple = key === 'by' && isEffectOf(value) && !IN_BATTLE_TOO.includes(node.what);
    const now = plain(simple ? value.effectOf : value);
    return now === value ? ([key, value] as [string, unknown]) : [key, now];
  });
  return values.every(([, value], i) => value === entries[i]?.[1])
    ? part
    : Object.fromEntries(values);
}

const isEffectOf = (value: unknown): value is { effectOf: unknown } =>
  typeof value === 'object' && value !== null && 'effectOf' in value;

/** The same list where nothing changes. */
function mapped<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const now = list.map(change);
  return now.every((one, i) => one === list[i]) ? list : now;
}
