import { type BroughtCards, type CardSetFiles, filesIn, type Problem } from '@cardscape/kernel';
import {
  elementsOf,
  type LoadedCard,
  type LoadedSprite,
  readFolder,
  withOwnNames,
} from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { designNumber } from '../rules/book/design-number.ts';
import { openBook } from '../rules/book/open-book.ts';
import { playableOf } from '../rules/book/playable.ts';
import { plainCards } from '../trial/plain-cards.ts';

/** The cards that are played with. */
export interface OpenCards {
  readonly book: CardBook;
  /** The built-in set, with those that give way to others of their name; none if it is left out. */
  readonly builtIn: readonly LoadedCard[];
  /** Those that someone brought. */
  readonly own: readonly LoadedCard[];
  /** Everything in the book: the built-in cards, the brought ones, and plain ones that stand in. */
  readonly all: readonly LoadedCard[];
  /** Sprites of the set, then brought ones. */
  readonly sprites: readonly LoadedSprite[];
  readonly problems: readonly Problem[];
}

/** What was read of a set: it is opened again and again. */
const sets = new WeakMap<CardSetFiles['files'], OpenCards>();
const brought = new WeakMap<BroughtCards, { readonly set: OpenCards; readonly open: OpenCards }>();

/** The cards of the built-in set, and those that someone brought. */
export function openCards(set: CardSetFiles, cards: BroughtCards | undefined): OpenCards {
  const builtIn = sets.get(set.files) ?? openSet(set);
  sets.set(set.files, builtIn);
  if (!cards) return builtIn;
  const known = brought.get(cards);
  if (known?.set === builtIn) return known.open;
  const open = join(builtIn, cards);
  brought.set(cards, { set: builtIn, open });
  return open;
}

/** A fault in the built-in set is a fault of ours, so it throws. */
function openSet(set: CardSetFiles): OpenCards {
  const { cards, problems } = readFolder(filesIn(set, 'cards'));
  const effects = readFolder(filesIn(set, 'effects'));
  const errors = [...problems, ...effects.problems].filter(
    ({ severity, code }) => severity === 'error' || code === 'repeated-name',
  );
  if (errors.length > 0) {
    const lines = errors.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    throw new Error(`The built-in card set has errors.\n${lines.join('\n')}`);
  }
  const { sprites } = effects;
  return { book: bookOf(cards), builtIn: cards, own: [], all: cards, sprites, problems: [] };
}

/**
 * A card that someone brought takes the place of a built-in one of its name. Of two brought cards with
 * one name the second is numbered; what cannot be read is told, and the rest is played with.
 */
function join(set: OpenCards, { files, alone = false }: BroughtCards): OpenCards {
  const read = readFolder(files, { asGiven: true });
  const taken = new Set(read.cards.map(({ design }) => design.name));
  const builtIn = alone ? [] : set.builtIn;
  const own = read.cards;
  const given = [...builtIn.filter(({ design }) => !taken.has(design.name)), ...own];
  const all = withOwnNames([...given, ...standIns(given)]);
  const book = bookOf(all);
  return {
    book,
    builtIn,
    own,
    all,
    sprites: [...set.sprites, ...read.sprites],
    // Pictures are the host's own affair: here there are only texts.
    problems: [
      ...read.problems.filter(({ code }) => code !== 'missing-image'),
      ...own.flatMap((card) => sharedNumber(card, book)),
    ],
  };
}

/** Plain cards for what is lacking altogether: characters, or what they lead. */
function standIns(cards: readonly LoadedCard[]): LoadedCard[] {
  const has = (isCharacter: boolean) =>
    cards.some(({ design }) => (design.type === 'char') === isCharacter);
  if (has(true) && has(false)) return [];
  const elements = elementsOf(cards.map(({ design }) => design));
  const plain = plainCards(elements.length > 0 ? elements : ['EARTH']);
  return plain.filter(({ design }) => !has(design.type === 'char'));
}

function bookOf(cards: readonly LoadedCard[]): CardBook {
  return openBook(cards.map(playableOf), elementsOf(cards.map(({ design }) => design)));
}

/** A card whose name makes the number of another one: which of them has it depends on the rest. */
function sharedNumber({ file, design: { name } }: LoadedCard, book: CardBook): Problem[] {
  const number = designNumber(name);
  if (book.sheet(name).number === number) return [];
  const other = book.numbered(number)?.design.name;
  const message = `Scripts know "${name}" by the same number as "${other}"; expected another name.`;
  const place = { file, line: 1, column: 1, entry: name } as const;
  const said = { code: 'shared-number', found: `"${name}"`, expected: ['another name'], message };
  return [{ ...place, severity: 'warning', ...said }];
}
