import { LONGEST_NAME } from '@cardscape/kernel';

/** A name that a profile may have, or why it may not. */
export type CheckedName = { readonly name: string } | { readonly problem: string };

/** What every name of a profile is. */
export const NAME = `a name of 1 to ${LONGEST_NAME} characters`;

/** Checks a name somebody has typed against those in use; blanks around and between are tidied. */
export function checkName(typed: string, inUse: Iterable<string>): CheckedName {
  const name = tidyName(typed);
  if (!shows(name)) {
    const problem = name === '' ? 'Type a name.' : 'Type a name that has a letter or a digit.';
    return { problem };
  }
  if (name.length > LONGEST_NAME) {
    return { problem: `This name has ${name.length} characters; at most ${LONGEST_NAME} fit.` };
  }
  const used = [...inUse].find((other) => isSameName(other, name));
  if (used !== undefined) return { problem: `${used} exists already. Type another name.` };
  return { name };
}

/** What nobody sees: signs that only steer how others are written, and those that stand for nothing. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]+/gu;

/** Blanks, and what is drawn as one. */
const BLANK = /[\p{Cc}\p{Cs}\p{Z}\s\u2800]+/gu;

/** The name as it is seen: without signs that do not show, and with single blanks between its words. */
export function tidyName(typed: string): string {
  return typed.replace(UNSEEN, '').replace(BLANK, ' ').trim().normalize('NFC');
}

/** Is there something to see? An accent alone stands on nothing. */
export function shows(name: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}

/** Do two names say the same? Upper and lower case are alike. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** What two names that say the same share. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFKC').toLowerCase();
}

/** The name, or else the name with the first number that nobody uses. */
export function freeName(name: string, inUse: Iterable<string>): string {
  const used = new Set([...inUse].map(nameKey));
  if (!used.has(nameKey(name))) return name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const numbered = tidyName(name.slice(0, LONGEST_NAME - ending.length)) + ending;
    if (!used.has(nameKey(numbered))) return numbered;
  }
}
