import { z } from '../../files/schema.ts';
import type { SeenMatch } from './seen-match.ts';

const text = z.string('a text');
const number = z.number('a number');
const whole = z.int('a whole number');
const edit = z.tuple([text], z.unknown(), 'an edit of a view');
const corner = z.optional(
  z.object(
    { of: text, value: number, added: z.optional(z.boolean('true or false')) },
    'a number with what it is of',
  ),
);
const said = z.union([whole, z.array(whole)], 'the number of a sentence, or one for each');

const SHOWN = ['creature', 'thing', 'person', 'place', 'number'] as const;

const print = z.object(
  {
    design: text,
    name: text,
    terrain: text,
    rarity: number,
    kind: text,
    marks: z.optional(number),
    lines: z.array(z.object({ text, tag: z.optional(text) }, 'a line of a card'), 'a list'),
    corners: z.object(
      { topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner },
      'the corners of a card',
    ),
    art: z.looseObject(
      {
        name: text,
        terrain: text,
        shows: z.enum(SHOWN, `one of ${SHOWN.join(', ')}`),
        words: z.array(text, 'a list of words'),
      },
      'what the picture shows',
    ),
    serial: z.optional(text),
    lore: z.optional(text),
    facts: z.record(z.string(), z.unknown(), 'an object'),
  },
  'a printed card',
);

/** What was seen of a match, as it comes from outside. Views and events are the game's own. */
export const seenSchema = z.object(
  {
    views: whole,
    sides: z.tuple([text, text], 'a list of two'),
    prints: z.record(z.string(), print, 'printed cards'),
    names: z.record(z.string(), text, 'names of cards'),
    sentences: z.array(
      z.array(
        z.union([text, whole], 'a text or the number of a card'),
        'a list of the parts of a sentence',
      ),
      'a list of sentences',
    ),
    steps: z.array(
      z.object(
        {
          edits: z.record(z.string(), z.array(edit, 'a list of edits'), 'edits of views'),
          events: z.array(z.looseObject({ type: text }, 'an event'), 'a list of events'),
          said: z.array(said, 'a list of sentences by number'),
        },
        'a step that was seen',
      ),
      'a list of steps',
    ),
    end: z.optional(
      z.object(
        {
          winner: z.union([z.literal(0), z.literal(1), z.null()], 'the winner: 0, 1 or null'),
          words: text,
        },
        'the end of the match',
      ),
    ),
  },
  'what was seen of the match',
) as unknown as z.ZodMiniType<SeenMatch>;
