import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';

/** The text of an effect, as it is printed on its card. */
export function printedText({ book }: Duel, { design, effect }: Link): string {
  return book.sheet(design).design.effects[effect as 0 | 1]?.text ?? '';
}

/** The same with the name of its card, for questions that come out of the blue. */
export function namedText(duel: Duel, link: Link): string {
  return `${link.design}: ${printedText(duel, link)}`;
}
