import type { Design } from '@cardscape/ttcg';

/** A term for the text of effects: `e:draw`, `effect:"draw a card"`. */
const effectTerm = /(?<![\w-])(?:e|effect):("[^"]+"|[^\s"()]+)/gi;

/** The effects of a card that have what a query asks of effects, as one text; empty for none. */
export function foundEffects(query: string, { effects }: Design): string {
  const wanted = [...query.matchAll(effectTerm)]
    .flatMap(([, value = '']) => (value.startsWith('"') ? value.slice(1, -1) : value.split('|')))
    .map((words) => words.toLowerCase());
  return effects
    .filter(({ text }) => wanted.some((words) => text.toLowerCase().includes(words)))
    .map(({ text }) => text)
    .join(' ');
}
