/** Things with the name that was typed: whole, else by its beginning, else by first letters of its words. */
export function fitting<Thing extends { readonly name: string }>(
  typed: string,
  things: readonly Thing[],
): readonly Thing[] {
  const wanted = typed.trim().toLowerCase();
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => hasWords(wordsOf(name), wordsOf(wanted)),
  ];
  for (const fits of ways) {
    const found = things.filter(({ name }) => fits(name.toLowerCase()));
    if (found.length > 0) return found;
  }
  return [];
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Do the words begin like the wanted ones, in their order? Any may be left out; numbers are whole. */
function hasWords(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  let met = 0;
  for (const word of words) {
    const next = wanted[met];
    if (next === undefined) break;
    if (/^\d+$/.test(next) ? word === next : word.startsWith(next)) met++;
  }
  return met === wanted.length;
}
