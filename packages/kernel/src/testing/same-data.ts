/**
 * Are these the same data, to the order of their keys? What JSON would drop or change (undefined, NaN,
 * -0, instances of classes) is not the same as what JSON makes of it.
 */
export function sameData(left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right);
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  const keys = Object.keys(left);
  const others = Object.keys(right);
  if (keys.length !== others.length) return false;
  for (const [place, key] of keys.entries())
    if (key !== others[place] || !sameData(left[key], right[key])) return false;
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
