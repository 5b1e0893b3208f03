import {
  below,
  eitherOf,
  fileProblem,
  findNamed,
  type MatchWishes,
  type Problem,
  type Random,
  type SideWish,
  shuffle,
  suggest,
} from '@cardscape/kernel';
import type { CardDesign } from '../cards/card.ts';
import type { ShowdownOptions } from '../rules/setup.ts';

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
  const led = sides.map((wish) => characterOf(wish, characters, random));
  const problems = led.filter((one) => 'problem' in one).map(({ problem }) => problem);
  if (problems.length > 0) return { problems };
  const [one, other] = led as [CardDesign, CardDesign];
  const decks = [deckFor(one, others, random), deckFor(other, others, random)] as const;
  return { options: { characters: [one.name, other.name], decks } };
}

function characterOf(
  wish: SideWish | undefined,
  characters: readonly CardDesign[],
  random: Random,
): CardDesign | { readonly problem: Problem } {
  if (wish === undefined) return characters[below(random, characters.length)] as CardDesign;
  if (typeof wish !== 'string') return { problem: writtenDown(wish.path) };
  const found = findNamed(wish, characters);
  if (found) return found;
  const known = characters.map(({ name }) => name);
  const likely = suggest(wish, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  const message = `There is no character "${wish}"; expected ${eitherOf(expected)}.`;
  return { problem: fileProblem(wish, { found: `"${wish}"`, expected, message }) };
}

function writtenDown(path: string): Problem {
  const expected = ['the name of a character'];
  const message = 'One plays a character of the cards; expected the name of one.';
  return fileProblem(path, { found: 'a file', expected, message });
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
