import { z } from '@cardscape/kernel/schema';

// The message of each schema says what would be right; what was found is added by the reader.
const PATH = 'the path of a file';
const FOLDER = 'the path of a folder';
const RULES = 'a list of rules';
const COLUMN = 'the name of a column';
const TEXTS = 'a text, or a list of texts';
const FOR = 'a map of names to values, such as { n: [one, two] }, or a list of such maps';

const filled = (right: string) => z.string(right).check(z.minLength(1, right));
const texts = z.union(
  [filled(TEXTS), z.array(filled(TEXTS), TEXTS).check(z.minLength(1, TEXTS))],
  TEXTS,
);
const value = z.string(FOR);
const names = z.record(
  filled(FOR),
  z.union([value, z.array(value, FOR).check(z.minLength(1, FOR))], FOR),
  FOR,
);
const each = z.optional(z.union([names, z.array(names, FOR).check(z.minLength(1, FOR))], FOR));

/** The top of a rules file; its rules are looked at one by one. */
export const fileSchema = z.strictObject(
  {
    templates: z.optional(filled(PATH)),
    placeholders: z.optional(filled(FOLDER)),
    remove: z.optional(filled(PATH)),
    replace: z.optional(filled(PATH)),
    effects: z.optional(filled(PATH)),
    table: z.optional(filled(PATH)),
    rules: z.array(z.unknown(), RULES),
  },
  'the keys of a rules file',
);

/** A rule that says True in a column. */
export const setSchema = z.strictObject(
  {
    set: filled(COLUMN),
    text: z.optional(texts),
    exact: z.optional(texts),
    where: z.optional(filled(COLUMN)),
    for: each,
  },
  'a rule',
);

/** A rule that takes rows away. */
export const deleteSchema = z.strictObject({ delete: texts, for: each }, 'a rule');
