import { LONGEST_NAME } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { MOST_IN_DECK } from './limits.ts';
import { NAME, shows, tidyName } from './name.ts';
import { sizeOf } from './pile.ts';
import { PROFILE_VERSION } from './profile.ts';
import { expFor, MATCH_OUTCOMES } from './rewards/index.ts';

// The message of each schema says what would be right; what was found is added by the reader.
const COUNT = 'a whole number, 0 or more';
const FROM_ONE = 'a whole number, 1 or more';
const PILE = 'a list of cards with their counts';
const VERSION = `${PROFILE_VERSION}, the version of profiles that is known here`;

const text = z.string('a text').check(z.minLength(1, 'a text that is not empty'));
const count = z.int(COUNT).check(z.minimum(0, COUNT));
const fromOne = z.int(FROM_ONE).check(z.minimum(1, FROM_ONE));

const pile = z.array(z.object({ card: text, count: fromOne }, 'a card with its count'), PILE).check(
  z.superRefine((stacks, context) => {
    const seen = new Set<string>();
    for (const [index, { card }] of stacks.entries()) {
      const message = 'a card that does not stand in this list before';
      if (seen.has(card)) context.addIssue({ code: 'custom', path: [index, 'card'], message });
      seen.add(card);
    }
  }),
);

const name = z.string(NAME).check(z.refine((written) => isName(written), NAME));

function isName(written: string): boolean {
  return shows(written) && written.length <= LONGEST_NAME && written === tidyName(written);
}

/** A profile as its file holds it. */
export const profileSchema = z
  .strictObject({
    version: z.literal(PROFILE_VERSION, VERSION),
    name,
    elements: z.tuple([text, text], 'a list of two elements'),
    level: fromOne,
    exp: count,
    rupees: count,
    main: pile.check(
      z.refine(
        (stacks) => sizeOf(stacks) <= MOST_IN_DECK,
        `a deck of at most ${MOST_IN_DECK} cards`,
      ),
    ),
    side: pile,
    characters: pile,
    shop: pile,
    found: z.array(text, 'a list of names of cards'),
    statistics: z.object(
      {
        won: count,
        tied: count,
        lost: count,
        streak: count,
        bestStreak: count,
        turns: count,
        damage: count,
        healing: count,
        played: count,
        destroyed: count,
      },
      'the sums over all matches',
    ),
    lastMatches: z.exactOptional(
      z.array(
        z.object(
          { against: text, outcome: z.enum(MATCH_OUTCOMES, '"won", "tied" or "lost"') },
          'a profile with how the match against it ended',
        ),
        'a list of profiles with how the last match against each ended',
      ),
    ),
    chance: z.object({ seed: z.string('a text'), at: count }, 'a seed with its position'),
  })
  .check(
    z.superRefine(({ level, exp }, context) => {
      const message = `less than ${expFor(level)}, what level ${level} takes`;
      if (exp >= expFor(level)) context.addIssue({ code: 'custom', path: ['exp'], message });
    }),
  );
