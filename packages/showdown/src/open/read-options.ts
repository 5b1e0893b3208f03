import { didYouMean, nearestOf, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { check, placeOf, readObject, type Source, type Step } from '@cardscape/kernel/json';
import { z } from '@cardscape/kernel/schema';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';

/** No deck is larger; one that claims to be is not dealt. */
const MOST_CARDS = 400;

const CHARACTER = 'the name of a character';
const CHARACTERS = 'a list of two names of characters';
const CARD = 'the name of a card';
const DECK = `a list of at most ${MOST_CARDS} names of cards`;
const FIRST = '0 for the first player or 1 for the second';

const deck = z.array(z.string(CARD), DECK).check(z.maxLength(MOST_CARDS, DECK));
const optionsSchema = z.strictObject({
  characters: z.tuple([z.string(CHARACTER), z.string(CHARACTER)], CHARACTERS),
  decks: z.tuple([deck, deck], 'a list of two decks'),
  first: z.exactOptional(z.union([z.literal(0), z.literal(1)], FIRST)),
});

/**
 * Checks the options of a match: their shape, and that the book has what they name. A match that begins
 * in a position has its cards from there, so names are not asked for.
 */
export function readOptions(
  given: unknown,
  book: CardBook,
  inPosition: boolean,
): { readonly options: ShowdownOptions } | { readonly problems: readonly Problem[] } {
  const read = readObject(given, 'options', 'options in { }');
  if ('problems' in read) return read;
  const { source } = read;
  const checked = check(optionsSchema, source);
  if ('problems' in checked) return checked;
  const options = checked.data;
  const problems = inPosition ? [] : strangersIn(options, book, source);
  return problems.length > 0 ? { problems } : { options };
}

/** What the options name that cannot be played so. */
function strangersIn(
  { characters, decks }: ShowdownOptions,
  book: CardBook,
  source: Source,
): Problem[] {
  const isCharacter = (name: string) => book.sheet(name).design.type === 'char';
  const named = new Checker(book, source);
  for (const [seat, name] of characters.entries())
    named.check(['characters', seat], name, isCharacter, CHARACTER);
  for (const [seat, cards] of decks.entries())
    for (const [place, name] of cards.entries())
      named.check(
        ['decks', seat, place],
        name,
        (card) => !isCharacter(card),
        'a card that is no character',
      );
  return named.problems;
}

/** Collects what is wrong with names. */
class Checker {
  readonly problems: Problem[] = [];
  readonly #book: CardBook;
  readonly #source: Source;

  constructor(book: CardBook, source: Source) {
    this.#book = book;
    this.#source = source;
  }

  check(steps: Step[], name: string, fits: (name: string) => boolean, right: string): void {
    const isThere = this.#book.has(name);
    if (isThere && fits(name)) return;
    const known = this.#book.sheets.map(({ design }) => design.name);
    const hint = isThere ? {} : nearestOf(name, known.filter(fits));
    const [part, position] = steps as [string, number];
    const found = quoted(name);
    const what = isThere ? `The card ${found} cannot be played so` : `There is no card ${found}`;
    this.problems.push(
      problemAt(placeOf(this.#source, ...steps), {
        part,
        position,
        found,
        expected: [hint.nearest === undefined ? right : `"${hint.nearest}"`],
        ...hint,
        message: `${what}; expected ${right}.${didYouMean(hint.nearest)}`,
      }),
    );
  }
}
