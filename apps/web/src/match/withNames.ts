/** What a game tells of its players by number, told with their names. */
export function withNames(text: string, names: readonly [string, string] | undefined): string {
  if (!names) return text;
  return text.replace(/\bPlayer ([12])\b/g, (_, number) => names[number === '1' ? 0 : 1]);
}
