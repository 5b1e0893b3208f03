import type { CardDesign } from './card.ts';

/** Something with a design: a card, with its script or without. */
interface Designed {
  readonly design: CardDesign;
}

/** Cards with names of their own: of two with one name the second is numbered. */
export function withOwnNames<Card extends Designed>(cards: readonly Card[]): Card[] {
  const taken = new Set<string>();
  return cards.map((card) => {
    const name = freeName(card.design.name, taken);
    taken.add(name);
    return name === card.design.name ? card : { ...card, design: { ...card.design, name } };
  });
}

/** A name that is not taken: the name itself, or with a number behind it. */
export function freeName(name: string, taken: { has(name: string): boolean }): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  return free;
}
