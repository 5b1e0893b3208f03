/**
 * The fingerprint of a position: equal positions have equal ones, whatever the order of their keys. It
 * notices a game that goes another way; it keeps out nobody who wants to deceive (see `digest`).
 *
 * Two lanes of 32 bits are worked over the data itself, since writing them out as text first takes
 * several times as long. The entries of an object are added up, so that their order does not matter.
 * What lies under the key `words` is for people and is passed over: a position is the same however it is
 * told.
 */
export function fingerprint(data: unknown): string {
  walk(data);
  return hex(first) + hex(second);
}

/** How many hexadecimal digits a fingerprint has. */
export const HASH_LENGTH = 16;

/** Words for people that a position keeps, since nothing else does; they do not make it another one. */
const WORDS = 'words';

/** What the last walk has come to; fixed places, so that no part of the data allocates. */
let first = 0;
let second = 0;

/** What tells data of one kind from those of another. */
const TAG = { nothing: 1, no: 2, yes: 3, whole: 4, real: 5, text: 6, list: 7, object: 8 } as const;

function walk(data: unknown): void {
  switch (typeof data) {
    case 'number':
      walkNumber(data);
      return;
    case 'string':
      walkText(data);
      return;
    case 'boolean':
      begin(data ? TAG.yes : TAG.no);
      return;
    case 'object':
      if (data === null) begin(TAG.nothing);
      else if (Array.isArray(data)) walkList(data);
      else walkObject(data as Record<string, unknown>);
      return;
    case 'undefined':
      // As JSON has it in a list; in an object such a key is left out.
      begin(TAG.nothing);
      return;
    default:
      throw new TypeError(`A ${typeof data} is not plain data.`);
  }
}

/** Starts both lanes; each has a beginning of its own. */
function begin(tag: number): void {
  first = Math.imul(tag, 0x9e3779b1);
  second = Math.imul(tag, 0x85ebca77) ^ 0x27d4eb2f;
}

/** Works a word into the first lane. */
function intoFirst(lane: number, word: number): number {
  const mixed = Math.imul(lane ^ Math.imul(word, 0xcc9e2d51), 0x1b873593);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) + 0x52dce729;
}

/** Works a word into the second lane, in another way. */
function intoSecond(lane: number, word: number): number {
  const mixed = Math.imul(lane + Math.imul(word ^ 0x5bd1e995, 0xc2b2ae35), 0x27d4eb2f);
  return Math.imul(mixed ^ (mixed >>> 13), 0x165667b1) ^ 0x38495ab5;
}

function take(word: number): void {
  first = intoFirst(first, word);
  second = intoSecond(second, word);
}

const real = new DataView(new ArrayBuffer(8));

function walkNumber(number: number): void {
  // -0 becomes 0 here, as it does in JSON.
  if ((number | 0) === number) {
    begin(TAG.whole);
    take(number);
    return;
  }
  begin(TAG.real);
  real.setFloat64(0, number);
  take(real.getInt32(0));
  take(real.getInt32(4));
}

/** The lanes of short texts that were met: names of cards, zones and keys come again and again. */
const known = new Map<string, { readonly first: number; readonly second: number }>();
const MOST_KNOWN = 5000;
const LONGEST_KNOWN = 64;

function walkText(text: string): void {
  const met = known.get(text);
  if (met) {
    first = met.first;
    second = met.second;
    return;
  }
  begin(TAG.text);
  for (let place = 0; place < text.length; place++) take(text.charCodeAt(place));
  take(text.length);
  if (text.length > LONGEST_KNOWN) return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, { first, second });
}

function walkList(items: readonly unknown[]): void {
  begin(TAG.list);
  take(items.length);
  let [one, two] = [first, second];
  for (let place = 0; place < items.length; place++) {
    walk(items[place]);
    one = intoFirst(one, first);
    two = intoSecond(two, second);
  }
  first = one;
  second = two;
}

function walkObject(fields: Record<string, unknown>): void {
  let [one, two, count] = [0, 0, 0];
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined || key === WORDS) continue;
    walkText(key);
    const [keyFirst, keySecond] = [first, second];
    walk(field);
    one = (one + intoFirst(keyFirst, first)) | 0;
    two = (two + intoSecond(keySecond, second)) | 0;
    count++;
  }
  begin(TAG.object);
  take(count);
  first = intoFirst(first, one);
  second = intoSecond(second, two);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
