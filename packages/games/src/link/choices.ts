import type { Choice } from '@cardscape/kernel';
import type { LinkReader, LinkWriter } from './link-parts.ts';

/** One pick is its number and these; the first numbers stand for the rarer kinds of choices. */
const FIRST_CONCEDES = 0;
const SECOND_CONCEDES = 1;
const SEVERAL = 2;
const PICK = 3;

/** Writes a choice. */
export function writeChoice(link: LinkWriter, choice: Choice): void {
  if ('concede' in choice)
    link.number(choice.concede === 0 ? FIRST_CONCEDES : SECOND_CONCEDES, 'choice');
  else if (choice.length === 1 && (choice[0] as number) >= 0)
    link.number((choice[0] as number) + PICK, 'choice');
  else {
    link.number(SEVERAL, 'choice');
    link.number(choice.length);
    // An answer to a question for a number can be below 0.
    for (const pick of choice) link.number(pick < 0 ? -2 * pick - 1 : 2 * pick);
  }
}

/** Reads a choice. */
export function readChoice(link: LinkReader): Choice {
  const kind = link.number('choice');
  if (kind === FIRST_CONCEDES) return { concede: 0 };
  if (kind === SECOND_CONCEDES) return { concede: 1 };
  if (kind !== SEVERAL) return [kind - PICK];
  return link.times(link.number(), () => {
    const pick = link.number();
    return pick % 2 === 1 ? -(pick + 1) / 2 : pick / 2;
  });
}
