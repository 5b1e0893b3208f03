import { z } from '@cardscape/kernel/schema';
import { COLOURS } from '../language/colours.ts';

const LONGEST = { name: 60, text: 400, art: 200 };
const BIGGEST_VALUE = 99;
const BIGGEST_DECK = 60;
const LAST_COLOUR = COLOURS.length - 1;

// The message of each schema says what would be right; what was found is added by the reader.
const NAME = `a name of 1 to ${LONGEST.name} characters`;
const TEXT = `a text of at most ${LONGEST.text} characters`;
const ART = `words for a picture, at most ${LONGEST.art} characters`;
const DECK = `a list of 1 to ${BIGGEST_DECK} names of special cards`;
const VALUE = `a whole number, -${BIGGEST_VALUE} to ${BIGGEST_VALUE}`;
const CLASS = `a colour class: 0 to ${LAST_COLOUR}, or ${COLOURS.join(', ')}`;

/** Written out, so that every validator of the published schema understands it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f]*$/;

const name = z.string(NAME).check(
  z.minLength(1, NAME),
  z.maxLength(LONGEST.name, NAME),
  z.regex(PRINTABLE, `${NAME} without line breaks or other control characters`),
  z.regex(/^\S(.*\S)?$/, `${NAME} without blanks around it`),
  z.refine((text) => !/\p{Cs}/u.test(text), `${NAME} without halves of characters`),
);

// Copies, because the published schema says of each name whose it is.
const cardName = name.clone();
const characterName = name.clone();

/** Where an editor finds the schema; it means nothing to the game. */
const $schema = z.optional(z.string('the address of a schema'));

const art = z.optional(z.string(ART).check(z.maxLength(LONGEST.art, ART)));

/** A special card as its file holds it. */
export const specialSchema = z.strictObject({
  $schema,
  name: cardName,
  text: z.optional(z.string(TEXT).check(z.maxLength(LONGEST.text, TEXT))),
  art,
  keywords: z.array(z.string('a keyword in double quotes'), 'a list of keywords'),
  values: z.array(z.int('a whole number'), 'a list of whole numbers'),
});

/** A number card as its file holds it. */
export const numberSchema = z.strictObject({
  $schema,
  name: cardName,
  value: z.int(VALUE).check(z.minimum(-BIGGEST_VALUE, VALUE), z.maximum(BIGGEST_VALUE, VALUE)),
  class: z.union(
    [z.int(CLASS).check(z.minimum(0, CLASS), z.maximum(LAST_COLOUR, CLASS)), z.enum(COLOURS)],
    CLASS,
  ),
});

/** A character as its file holds it. */
export const characterSchema = z.strictObject({
  $schema,
  name: characterName,
  art,
  deck: z.array(name, DECK).check(z.minLength(1, DECK), z.maxLength(BIGGEST_DECK, DECK)),
});
