/**
 * One difference between two pieces of plain data. The first part is the way to it, written as a JSON
 * pointer (`/players/0/hand`). With nothing behind it the key is gone; with one value, that stands there
 * now; with more, a list has changed: at a place, so many items are gone, and these stand there now.
 */
export type Edit =
  | readonly [way: string]
  | readonly [way: string, value: unknown]
  | readonly [way: string, place: number, gone: number, ...items: unknown[]];

/** What has to be done to the data before so that they become those after. */
export function editsBetween(before: unknown, after: unknown): Edit[] {
  const edits: Edit[] = [];
  compare(before, after, '', edits);
  return edits;
}

function compare(before: unknown, after: unknown, way: string, edits: Edit[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, way, edits);
  else if (isFields(before) && isFields(after)) compareFields(before, after, way, edits);
  else if (!Object.is(before, after)) edits.push([way, after]);
}

function compareFields(before: Fields, after: Fields, way: string, edits: Edit[]): void {
  for (const key of Object.keys(before))
    if (!has(after, key) && has(before, key)) edits.push([`${way}/${escaped(key)}`]);
  for (const [key, value] of Object.entries(after)) {
    const inner = `${way}/${escaped(key)}`;
    if (has(before, key) && has(after, key)) compare(before[key], value, inner, edits);
    else if (has(after, key)) edits.push([inner, value]);
  }
}

/** What is undefined is not there, as JSON has it. */
function has(fields: Fields, key: string): boolean {
  return Object.hasOwn(fields, key) && fields[key] !== undefined;
}

/** What is the same at both ends of two lists is left alone. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  way: string,
  edits: Edit[],
): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const gone = before.length - head - tail;
  const come = after.slice(head, after.length - tail);
  if (gone !== come.length) {
    edits.push([way, head, gone, ...come]);
    return;
  }
  for (const [at, item] of come.entries())
    compare(before[head + at], item, `${way}/${head + at}`, edits);
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  const found: Edit[] = [];
  compare(left, right, '', found);
  return found.length === 0;
}

/** The data with the edits made; the data before stay as they are. */
export function applyEdits(before: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce((data, edit) => changed(data, keysOf(edit[0]), edit), before);
}

function changed(data: unknown, [key, ...rest]: readonly string[], edit: Edit): unknown {
  if (key === undefined) return edit.length === 2 ? edit[1] : spliced(data, edit);
  if (Array.isArray(data)) {
    // What lies behind the end of a list was never written by us.
    return data.map((item, at) => (String(at) === key ? changed(item, rest, edit) : item));
  }
  // Without a prototype, so that no key means anything but itself.
  const fields: Fields = Object.assign(Object.create(null), data);
  if (edit.length === 1 && rest.length === 0) delete fields[key];
  else fields[key] = changed(fields[key], rest, edit);
  return fields;
}

function spliced(data: unknown, [, place, gone, ...items]: Edit): unknown {
  const list = Array.isArray(data) ? data : [];
  return list.toSpliced(Number(place), Number(gone), ...items);
}

type Fields = Record<string, unknown>;

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function keysOf(way: string): string[] {
  const [, ...keys] = way.split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
