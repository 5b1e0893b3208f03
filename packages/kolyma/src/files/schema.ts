import { z } from '@cardscape/kernel/schema';
import { COLOURS } from '../language/colours.ts';
import { MOST_KEYWORDS } from '../language/grammar.ts';
import { KEYWORDS } from '../language/keywords.ts';

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

const name = z
  .string(NAME)
  .min(1, NAME)
  .max(LONGEST.name, NAME)
  .regex(PRINTABLE, `${NAME} without line breaks or other control characters`)
  .regex(/^\S(.*\S)?$/, `${NAME} without blanks around it`)
  .refine((text) => !/\p{Cs}/u.test(text), `${NAME} without halves of characters`);

/** Where an editor finds the schema; it means nothing to the game. */
const $schema = z.string('the address of a schema').optional();

const cardName = name.meta({ description: 'The name on the card. No two cards share one.' });

const art = z.string(ART).max(LONGEST.art, ART).optional().meta({
  description: 'Words for the picture, such as "lantern blue", or the name of an image file.',
});

const keyword = z.string('a keyword in double quotes').meta({
  id: 'keyword',
  description: 'A keyword. The reader takes upper and lower case alike.',
  oneOf: KEYWORDS.map((row) => ({ const: row.name, description: explain(row) })),
});

function explain(row: { description: string; follows: string; takesValue: boolean }): string {
  const value = row.takesValue ? ' Takes one value.' : '';
  const follows = row.follows ? ` Followed by: ${row.follows}.` : '';
  return row.description + value + follows;
}

/** A special card as its file holds it. */
export const specialSchema = z
  .strictObject({
    $schema,
    name: cardName,
    text: z
      .string(TEXT)
      .max(LONGEST.text, TEXT)
      .optional()
      .meta({ description: 'The words on the card. Leave it out to have them written for you.' }),
    art,
    keywords: z.array(keyword, 'a list of keywords').meta({
      description: 'What the card does. The command at the end works first.',
      minItems: 1,
      maxItems: MOST_KEYWORDS,
    }),
    values: z.array(z.int('a whole number'), 'a list of whole numbers').meta({
      description: 'One whole number for each keyword that takes a value, in the same order.',
    }),
  })
  .meta({ id: 'specialCard', title: 'Special card' });

/** A number card as its file holds it. */
export const numberSchema = z
  .strictObject({
    $schema,
    name: cardName,
    value: z
      .int(VALUE)
      .min(-BIGGEST_VALUE, VALUE)
      .max(BIGGEST_VALUE, VALUE)
      .meta({ description: 'What the card counts.' }),
    class: z
      .union([z.int().min(0, CLASS).max(LAST_COLOUR, CLASS), z.enum(COLOURS)], CLASS)
      .meta({ description: `The colour class, by name or number: ${COLOURS.join(', ')}.` }),
  })
  .meta({ id: 'numberCard', title: 'Number card' });

/** A character as its file holds it. */
export const characterSchema = z
  .strictObject({
    $schema,
    name: name.meta({ description: 'The name of the character. No two share one.' }),
    art,
    deck: z
      .array(name, DECK)
      .min(1, DECK)
      .max(BIGGEST_DECK, DECK)
      .meta({ description: 'The special cards of the character, by name.' }),
  })
  .meta({ id: 'character', title: 'Character' });

const entrySchema = z.union([specialSchema, numberSchema, characterSchema]);

const fileSchema = z.union([entrySchema, z.array(entrySchema).min(1)]).meta({
  title: 'Kolyma cards and characters',
  description: 'One card or character, or a list of them.',
});

/** The JSON Schema of a card file, for editors that complete and check while one types. */
export function cardFileSchema(): object {
  return z.toJSONSchema(fileSchema, { target: 'draft-2020-12', reused: 'inline' });
}
