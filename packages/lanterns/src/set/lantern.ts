import { z } from '@cardscape/kernel/schema';

const LONGEST_NAME = 40;
const HIGHEST_VALUE = 12;
const HIGHEST_RARITY = 5;

// Each message says what would be right; what was found is added by the reader.
const NAME = `a name of 1 to ${LONGEST_NAME} characters, without blanks around it`;
const VALUE = `a whole number from 1 to ${HIGHEST_VALUE}`;
const RARITY = `a whole number from 0 to ${HIGHEST_RARITY}`;

/** A lantern as its file holds it. */
export const lanternSchema = z.strictObject(
  {
    name: z.string(NAME).check(z.maxLength(LONGEST_NAME, NAME), z.regex(/^\S(.*\S)?$/, NAME)),
    value: z.int(VALUE).check(z.minimum(1, VALUE), z.maximum(HIGHEST_VALUE, VALUE)),
    rarity: z.int(RARITY).check(z.minimum(0, RARITY), z.maximum(HIGHEST_RARITY, RARITY)),
  },
  'a lantern in { }',
);

/** A card of the game: keeping it is worth its value. */
export interface Lantern {
  /** Its name; no two lanterns share one. */
  readonly name: string;
  readonly value: number;
  /** From 0, the most common, to 5. */
  readonly rarity: number;
}
