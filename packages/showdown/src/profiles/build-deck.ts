import type { Random } from '@cardscape/kernel';
import type { CardDesign } from '../cards/index.ts';
import { MOST_COPIES } from './limits.ts';

/** A card to build with, and how many more copies of it may go in. */
export interface Supply {
  readonly design: CardDesign;
  left: number;
}

/** How one of the fitting cards is chosen. */
export type Choose = (random: Random, fitting: readonly Supply[]) => Supply | undefined;

/** What a design can supply, given how many copies there are: never more than a deck may hold. */
export function supplyOf(design: CardDesign, copies: number): Supply {
  return { design, left: Math.min(copies, MOST_COPIES[design.rarity]) };
}

/** A deck that is being put together so that its elements stay balanced. */
export class DeckBuilder {
  readonly cards: string[] = [];
  readonly #supplies: readonly Supply[];
  readonly #random: Random;
  readonly #choose: Choose;
  readonly #byElement = new Map<string, number>();

  constructor(supplies: readonly Supply[], random: Random, choose: Choose) {
    this.#supplies = supplies;
    this.#random = random;
    this.#choose = choose;
  }

  /** Adds so many cards that fit; fewer if there are no more. */
  add(count: number, fits: (design: CardDesign) => boolean): void {
    for (let added = 0; added < count; added++) {
      const fitting = this.#supplies.filter(({ design, left }) => left > 0 && fits(design));
      const chosen = this.#choose(this.#random, this.#ofRarestElement(fitting));
      if (!chosen) return;
      const { name, element } = chosen.design;
      chosen.left -= 1;
      this.cards.push(name);
      this.#byElement.set(element, this.#countOf(element) + 1);
    }
  }

  /** Those whose element the deck has the fewest cards of. */
  #ofRarestElement(fitting: readonly Supply[]): Supply[] {
    const fewest = Math.min(...fitting.map(({ design }) => this.#countOf(design.element)));
    return fitting.filter(({ design }) => this.#countOf(design.element) === fewest);
  }

  #countOf(element: string): number {
    return this.#byElement.get(element) ?? 0;
  }
}
