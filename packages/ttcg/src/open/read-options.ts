import { type Problem, problemAt } from '@cardscape/kernel';
import { check, placeOf, readObject, type Source } from '@cardscape/kernel/json';
import { z } from '@cardscape/kernel/schema';
import { unknownCard } from '../decks/unknown-card.ts';
import { nameOf } from '../rules/book/book.ts';
import {
  DEFAULT_EDITION,
  EDITIONS,
  type Edition,
  type EditionName,
} from '../rules/book/editions.ts';
import type { TtcgOptions } from '../rules/ttcg.ts';
import type { CardSet } from '../set/card-set.ts';
import { designFault } from '../trial/in-edition.ts';
import { tierOf } from './collection.ts';

/** Nobody plays with more; the rules of decks are stricter, but a match may be played without them. */
const MOST_CARDS = 500;
const DECKS = 'a list of two decks';
const DECK = `a list of at most ${MOST_CARDS} names of cards`;
const CARD = 'the name of a card, or "Name|5" for one of a tier';
const EDITION = `an edition: ${Object.keys(EDITIONS).join(', ')}`;

const deck = z.array(z.string(CARD), DECK).check(z.maxLength(MOST_CARDS, DECK));
const optionsSchema = z.strictObject({
  edition: z.optional(z.enum(Object.keys(EDITIONS) as [EditionName, ...EditionName[]], EDITION)),
  decks: z.tuple([deck, deck], DECKS),
});

/** Checks what a match is to be played with: its shape, and every card. */
export function readOptions(
  given: unknown,
  set: CardSet,
): { readonly options: TtcgOptions } | { readonly problems: readonly Problem[] } {
  const read = readObject(given, 'options', 'the options of a match in { }');
  if ('problems' in read) return read;
  const { source } = read;
  const checked = check(optionsSchema, source);
  if ('problems' in checked) return checked;
  const { edition, decks } = checked.data;
  const problems = decks.flatMap((cards, seat) =>
    cards.flatMap((card, place) =>
      cardFault(card, { source, seat, place }, set, EDITIONS[edition ?? DEFAULT_EDITION]),
    ),
  );
  if (problems.length > 0) return { problems };
  return { options: { ...(edition && { edition }), decks } };
}

/** Which card of which deck. */
interface CardPlace {
  readonly source: Source;
  readonly seat: number;
  readonly place: number;
}

function cardFault(
  card: string,
  { source, seat, place }: CardPlace,
  set: CardSet,
  edition: Edition,
): Problem[] {
  const at = placeOf(source, 'decks', seat, place);
  const name = nameOf(card);
  const design = set.find(name);
  if (!design)
    return [problemAt(at, { found: `"${name}"`, expected: [CARD], ...unknownCard(name, set) })];
  if (tierOf(card) === undefined) return [problemAt(at, { found: `"${card}"`, expected: [CARD] })];
  const fault = designFault(design, edition);
  if (!fault) return [];
  const { found, expected, message } = fault;
  return [problemAt(at, { found, expected: [expected], message })];
}
