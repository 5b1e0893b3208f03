import { z } from '../../files/schema.ts';
import type { SeenMatch } from './seen-match.ts';

const text = z.string('a text');
const edit = z.tuple([text], z.unknown());
const number = z.object({ of: text, value: z.number(), added: z.boolean().optional() }).optional();
const said = z.union([z.int(), z.array(z.int())], 'the number of a sentence, or one for each');

const print = z.object(
  {
    design: text,
    name: text,
    terrain: text,
    rarity: z.number('a number'),
    kind: text,
    marks: z.number('a number').optional(),
    lines: z.array(z.object({ text, tag: text.optional() }), 'a list'),
    corners: z.object({
      topLeft: number,
      topRight: number,
      bottomLeft: number,
      bottomRight: number,
    }),
    art: z.looseObject({
      name: text,
      terrain: text,
      shows: z.enum(['creature', 'thing', 'person', 'place', 'number']),
      words: z.array(text),
    }),
    serial: text.optional(),
    lore: text.optional(),
    facts: z.record(z.string(), z.unknown()),
  },
  'a printed card',
);

/** What was seen of a match, as it comes from outside. Views and events are the game's own. */
export const seenSchema = z.object(
  {
    views: z.int('a whole number'),
    sides: z.tuple([text, text], 'a list of two'),
    prints: z.record(z.string(), print, 'printed cards'),
    names: z.record(z.string(), text, 'names of cards'),
    sentences: z.array(z.array(z.union([z.string(), z.int()])), 'a list of sentences'),
    steps: z.array(
      z.object({
        edits: z.record(z.string(), z.array(edit), 'edits of views'),
        events: z.array(z.looseObject({ type: text }), 'a list of events'),
        said: z.array(said, 'a list of sentences by number'),
      }),
      'a list of steps',
    ),
    end: z
      .object({ winner: z.union([z.literal(0), z.literal(1), z.null()]), words: text })
      .optional(),
  },
  'what was seen of the match',
) as unknown as z.ZodType<SeenMatch>;
