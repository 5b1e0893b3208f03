import { below, type Random, shuffle } from '@cardscape/kernel';
import {
  type CardBook,
  type CardDesign,
  coreCards,
  elementsOf,
  openBook,
  type Playable,
  plainCards,
  readDescriptor,
  templates,
  withOwnNames,
} from '@cardscape/showdown';

/** A descriptor as a record of a match keeps it. */
export interface KeptDescriptor {
  readonly path: string;
  readonly text: string;
}

/** Cards to play with. */
export interface PlayingSet {
  readonly book: CardBook;
  readonly characters: readonly CardDesign[];
  /** What decks are made of. */
  readonly others: readonly CardDesign[];
}

/** How many cards a deck has. */
const DECK = 40;

/** The cards of descriptors, or of the built-in set; plain ones stand in for what they lack. */
export function playingSet(files?: readonly KeptDescriptor[]): PlayingSet {
  const own = withOwnNames(files ? readAll(files) : builtIn());
  const elements = elementsOf(own.map(({ design }) => design));
  const has = (isCharacter: boolean) =>
    own.some(({ design }) => (design.type === 'char') === isCharacter);
  const plain = plainCards(elements.length > 0 ? elements : ['EARTH']).filter(
    ({ design }) => !has(design.type === 'char'),
  );
  const cards = [...own, ...plain];
  const designs = cards.map(({ design }) => design);
  return {
    book: openBook(cards, elementsOf(designs)),
    characters: designs.filter(({ type }) => type === 'char'),
    others: designs.filter(({ type }) => type !== 'char'),
  };
}

/** The built-in set; the templates for as long as there is none. */
function builtIn(): Playable[] {
  const core = coreCards().map(({ design, script }) => ({ design, chunk: script?.chunk }));
  return core.length > 0
    ? core
    : readAll(templates().map(({ file, text }) => ({ path: file, text })));
}

function readAll(files: readonly KeptDescriptor[]): Playable[] {
  return files.flatMap(({ path, text }) => {
    const { design, script } = readDescriptor(text, path);
    return design ? [{ design, chunk: script?.chunk }] : [];
  });
}

/** A deck for a character: cards of its element and of one other, repeated where they are few. */
export function deckFor(set: PlayingSet, character: CardDesign, random: Random): string[] {
  const elements = [...new Set(set.others.map(({ element }) => element))];
  const second = elements[below(random, elements.length)];
  const fitting = set.others.filter(
    ({ element }) => element === character.element || element === second,
  );
  const pool = (fitting.length > 0 ? fitting : set.others).map(({ name }) => name);
  const deck: string[] = [];
  while (deck.length < DECK) {
    const more = [...pool];
    shuffle(random, more);
    deck.push(...more.slice(0, DECK - deck.length));
  }
  return deck;
}
