import type { MatchStart, Problem } from '@cardscape/kernel';
import {
  bookOf,
  type CardBook,
  type CardDesign,
  coreCards,
  type LoadedCard,
  type LoadedSprite,
  readFolder,
  type SavedPosition,
} from '@cardscape/showdown';

/** A descriptor as text, with the file it came from. */
export interface CardFile {
  readonly path: string;
  readonly text: string;
}

/** What a match is played with besides the built-in set, and what it begins in. */
export interface CardSource {
  /** Descriptors that someone brought. */
  readonly files?: readonly CardFile[];
  /** Whether the built-in set is left out. */
  readonly withoutBuiltIn?: boolean;
  /** A position that the match begins in, rather than at its start. */
  readonly position?: SavedPosition;
}

/** The cards that are played with. */
export interface Library {
  readonly cards: readonly LoadedCard[];
  /** The built-in set, with those that give way to others of their name; none if it is left out. */
  readonly builtIn: readonly LoadedCard[];
  /** Those that someone brought. */
  readonly own: readonly LoadedCard[];
  readonly sprites: readonly LoadedSprite[];
  readonly problems: readonly Problem[];
  readonly book: CardBook;
  find(name: string): LoadedCard | undefined;
  design(name: string): CardDesign | undefined;
}

const known = new Map<string, Library>();

/** The cards of a source, read once. Whatever cannot be read is among the problems. */
export function libraryOf(source: CardSource = {}): Library {
  const { files = [], withoutBuiltIn = false } = source;
  const key = JSON.stringify([files, withoutBuiltIn]);
  const found = known.get(key);
  if (found) return found;
  const made = open(files, withoutBuiltIn);
  known.set(key, made);
  return made;
}

function open(files: readonly CardFile[], withoutBuiltIn: boolean): Library {
  const { cards: own, sprites, problems } = readFolder(files);
  const taken = new Set(own.map(({ design }) => design.name));
  // A card that someone brought takes the place of a built-in one of its name.
  const builtIn = withoutBuiltIn ? [] : coreCards();
  const cards = [...builtIn.filter(({ design }) => !taken.has(design.name)), ...own];
  const byName = new Map(cards.map((card) => [card.design.name, card]));
  return {
    cards,
    builtIn,
    own,
    sprites,
    // Pictures are the page's own affair: here there are only texts.
    problems: problems.filter(({ code }) => code !== 'missing-image'),
    book: bookOf(cards),
    find: (name) => byName.get(name),
    design: (name) => byName.get(name)?.design,
  };
}

/** What a match is played with, as its start and its record say it. */
export function startingWith({
  files = [],
  withoutBuiltIn = false,
  position,
}: CardSource): Pick<MatchStart<unknown>, 'cards' | 'position'> {
  const isBrought = files.length > 0 || withoutBuiltIn;
  return {
    ...(isBrought && { cards: { files, ...(withoutBuiltIn && { alone: true }) } }),
    ...(position && { position }),
  };
}

/** What a record says about its cards and its position. Throws when that cannot be. */
export function sourceOf(cards: unknown, position?: unknown): CardSource {
  const { files, alone } = (cards ?? {}) as Record<string, unknown>;
  if (files !== undefined && !(Array.isArray(files) && files.every(isCardFile)))
    throw new Error('The cards of this record must be files with a path and a text.');
  if (position !== undefined && (typeof position !== 'object' || position === null))
    throw new Error('The position of this record must be an object.');
  return {
    ...(files !== undefined && { files: files as readonly CardFile[] }),
    ...(alone === true && { withoutBuiltIn: true }),
    ...(position !== undefined && { position: position as SavedPosition }),
  };
}

function isCardFile(found: unknown): found is CardFile {
  if (typeof found !== 'object' || found === null) return false;
  const { path, text } = found as Record<string, unknown>;
  return typeof path === 'string' && typeof text === 'string';
}
