import {
  below,
  findCharacter,
  type MatchWishes,
  type Problem,
  type Random,
  shuffle,
} from '@cardscape/kernel';
import type { CardDesign } from '../cards/card.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';

/** How many cards a deck has. */
const DECK = 40;

/** The options of a match with the characters wished for, or by chance, each with a deck by chance. */
export function arrange(
  designs: readonly CardDesign[],
  { sides = [undefined, undefined] }: MatchWishes,
  random: Random,
): { readonly options: ShowdownOptions } | { readonly problems: readonly Problem[] } {
  const characters = designs.filter(({ type }) => type === 'char');
  const others = designs.filter(({ type }) => type !== 'char');
  const led = sides.map((wish) =>
    wish === undefined
      ? { character: characters[below(random, characters.length)] as CardDesign }
      : findCharacter(wish, characters),
  );
  const problems = led.flatMap((found) => ('problem' in found ? [found.problem] : []));
  if (problems.length > 0) return { problems };
  const [one, other] = led.flatMap((found) => ('character' in found ? [found.character] : [])) as [
    CardDesign,
    CardDesign,
  ];
  const decks = [deckFor(one, others, random), deckFor(other, others, random)] as const;
  return { options: { characters: [one.name, other.name], decks } };
}

/** A deck for a character: cards of its element and of one other, repeated where they are few. */
function deckFor(character: CardDesign, others: readonly CardDesign[], random: Random): string[] {
  const elements = [...new Set(others.map(({ element }) => element))];
  const second = elements[below(random, elements.length)];
  const fitting = others.filter(
    ({ element }) => element === character.element || element === second,
  );
  const pool = (fitting.length > 0 ? fitting : others).map(({ name }) => name);
  const deck: string[] = [];
  while (deck.length < DECK) {
    const more = [...pool];
    shuffle(random, more);
    deck.push(...more.slice(0, DECK - deck.length));
  }
  return deck;
}
