import { z } from '@cardscape/kernel/schema';
import { COLOURS } from '../language/colours.ts';
import { MOST_KEYWORDS } from '../language/grammar.ts';
import { KEYWORDS } from '../language/keywords.ts';
import { characterSchema, numberSchema, specialSchema } from './schema.ts';

/** What an editor shows of each part of a card file. */
function descriptions() {
  const special = specialSchema.shape;
  const number = numberSchema.shape;
  const character = characterSchema.shape;
  return z
    .registry<z.core.JSONSchemaMeta>()
    .add(special.name, { description: 'The name on the card. No two cards share one.' })
    .add(special.text, {
      description: 'The words on the card. Leave it out to have them written for you.',
    })
    .add(special.art, {
      description: 'Words for the picture, such as "lantern blue", or the name of an image file.',
    })
    .add(special.keywords.def.element, {
      id: 'keyword',
      description: 'A keyword. The reader takes upper and lower case alike.',
      oneOf: KEYWORDS.map((row) => ({ const: row.name, description: explain(row) })),
    })
    .add(special.keywords, {
      description: 'What the card does. The command at the end works first.',
      minItems: 1,
      maxItems: MOST_KEYWORDS,
    })
    .add(special.values, {
      description: 'One whole number for each keyword that takes a value, in the same order.',
    })
    .add(specialSchema, { id: 'specialCard', title: 'Special card' })
    .add(number.value, { description: 'What the card counts.' })
    .add(number.class, {
      description: `The colour class, by name or number: ${COLOURS.join(', ')}.`,
    })
    .add(numberSchema, { id: 'numberCard', title: 'Number card' })
    .add(character.name, { description: 'The name of the character. No two share one.' })
    .add(character.deck, { description: 'The special cards of the character, by name.' })
    .add(characterSchema, { id: 'character', title: 'Character' });
}

function explain(row: { description: string; follows: string; takesValue: boolean }): string {
  const value = row.takesValue ? ' Takes one value.' : '';
  const follows = row.follows ? ` Followed by: ${row.follows}.` : '';
  return row.description + value + follows;
}

/** The JSON Schema of a card file, for editors that complete and check while one types. */
export function cardFileSchema(): object {
  const entry = z.union([specialSchema, numberSchema, characterSchema]);
  const file = z.union([entry, z.array(entry).check(z.minLength(1))]);
  const metadata = descriptions().add(file, {
    title: 'Kolyma cards and characters',
    description: 'One card or character, or a list of them.',
  });
  return z.toJSONSchema(file, { target: 'draft-2020-12', reused: 'inline', metadata });
}
