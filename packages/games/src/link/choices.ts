import type { Choice } from '@cardscape/kernel';
import type { LinkReader, LinkWriter } from './link-parts.ts';

/** One pick is its number and these; the first numbers stand for the rarer kinds of choices. */
const FIRST_CONCEDES = 0;
const SECOND_CONCEDES = 1;
const SEVERAL = 2;
const PICK = 3;
/** A pick beyond this is no number that an option could have. */
const MOST_ALONE = 2 ** 32;

/** Writes a choice. */
export function writeChoice(link: LinkWriter, choice: Choice): void {
  if ('concede' in choice)
    link.number(choice.concede === 0 ? FIRST_CONCEDES : SECOND_CONCEDES, 'choice');
  else if (choice.length === 1 && isPlain(choice[0] as number))
    link.number((choice[0] as number) + PICK, 'choice');
  else {
    link.number(SEVERAL, 'choice');
    link.number(choice.length);
    // An answer to a question for a number can be below 0.
    for (const pick of choice) {
      link.bits(pick < 0 ? 1 : 0, 1);
      link.number(Math.abs(pick));
    }
  }
}

function isPlain(pick: number): boolean {
  return pick >= 0 && pick < MOST_ALONE;
}

/** Reads a choice. */
export function readChoice(link: LinkReader): Choice {
  const kind = link.number('choice');
  if (kind === FIRST_CONCEDES) return { concede: 0 };
  if (kind === SECOND_CONCEDES) return { concede: 1 };
  if (kind !== SEVERAL) return [kind - PICK];
  return link.times(link.number(), () => {
    const isBelow = link.bits(1) === 1;
    const pick = link.number();
    return isBelow ? -pick : pick;
  });
}
