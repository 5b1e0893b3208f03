import { type Problem, problemAt, quoted } from '@cardscape/kernel';
import { COUNT, MOST } from '../reading/shape.ts';
import type { ListOptions } from './options.ts';
import { type Word, wordsIn } from './words.ts';

/** A list as it is written. */
export interface WrittenList {
  readonly line: number;
  /** Nothing if nobody is named: the item is then its own owner. */
  readonly user: string | undefined;
  readonly item: Word;
  readonly wants: readonly WrittenWant[];
}

/** A want as it is written. */
export interface WrittenWant extends Word {
  /** How many big steps stand between it and the want before it. */
  readonly bigSteps: number;
  /** The priority that is written behind it. */
  readonly priority: number | undefined;
}

/** So many words a line has at most, so that no file takes more memory than there is. */
const MOST_WORDS = 100_000;

/** Reads a line of the form `(user name) ITEM : WANT WANT ...`. */
export function readLine(
  text: string,
  place: { readonly file: string; readonly line: number },
  options: ListOptions,
): WrittenList | Problem {
  const wrong = (column: number, found: string, ...expected: string[]) =>
    problemAt({ ...place, column }, { found, expected });
  const cased = (word: string) => (options.isCaseSensitive ? word : word.toUpperCase());
  const start = text.search(/\S/);
  let behind = start;
  let user: string | undefined;
  if (text[start] === '(') {
    const close = text.indexOf(')', start);
    if (close < 0) return wrong(start + 1, "'(' that is never closed", "')' behind the user name");
    user = cased(
      text
        .slice(start + 1, close)
        .trim()
        .replace(/\s+/g, ' '),
    );
    if (user === '') return wrong(start + 2, 'no user name', 'a user name between ( and )');
    behind = close + 1;
  }
  const words = wordsIn(text.slice(behind), behind + 1, MOST_WORDS + 1);
  if (words.length > MOST_WORDS)
    return wrong(1, 'a line without an end', `at most ${MOST_WORDS} words in a line`);
  const [item, ...rest] = words;
  if (!item) return wrong(text.length + 1, 'the end of the line', 'the name of an item');
  if (isSign(item)) return wrong(item.column, quoted(item.text), 'the name of an item');
  // A comment behind a list would be read as wants; within a word the sign is part of a name.
  const late = words.find((word) => word.text === '#');
  if (late) return wrong(late.column, "'#'", 'a comment in a line of its own, or a name');
  // JSON that is no object: hardly anybody calls an item so.
  if (/^[[\]{}"]/.test(item.text))
    return wrong(
      item.column,
      quoted(item.text),
      'the name of an item, or a round that begins with {',
    );
  if (user === undefined && options.needsUsers)
    return wrong(item.column, quoted(item.text), 'a user name in ( ), as REQUIRE-USERNAMES asks');
  const isDummy = item.text.startsWith('%');
  if (isDummy && item.text === '%') return wrong(item.column, "'%'", 'a name behind %');
  if (isDummy && !options.allowsDummies)
    return wrong(item.column, quoted(item.text), 'an item; dummies need #! ALLOW-DUMMIES');
  if (isDummy && user === undefined)
    return wrong(item.column, quoted(item.text), 'a user name in ( ) before a dummy');
  const hasColon = rest[0]?.text === ':';
  if (!hasColon && options.needsColons)
    return wrong(
      rest[0]?.column ?? text.length + 1,
      rest[0] ? quoted(rest[0].text) : 'the end of the line',
      "':' behind the item, as REQUIRE-COLONS asks",
    );
  const wants: WrittenWant[] = [];
  let bigSteps = 0;
  for (const word of hasColon ? rest.slice(1) : rest) {
    if (word.text === ';') {
      bigSteps += 1;
      continue;
    }
    if (word.text === ':') return wrong(word.column, "':'", "':' once, behind the item");
    if (isSign(word)) return wrong(word.column, quoted(word.text), 'the name of an item');
    const explicit = options.priorities === 'explicit' ? word.text.lastIndexOf('=') : -1;
    const name = explicit < 0 ? word.text : word.text.slice(0, explicit);
    const number = explicit < 0 ? '' : word.text.slice(explicit + 1);
    if (name === '') return wrong(word.column, quoted(word.text), "the name of an item before '='");
    if (explicit >= 0 && !(/^\d{1,7}$/.test(number) && Number(number) <= MOST))
      return wrong(word.column + explicit + 1, quoted(number), COUNT);
    if (name.startsWith('%') && !options.allowsDummies)
      return wrong(word.column, quoted(name), 'an item; dummies need #! ALLOW-DUMMIES');
    wants.push({
      text: cased(name),
      column: word.column,
      bigSteps,
      priority: explicit < 0 ? undefined : Number(number),
    });
    bigSteps = 0;
  }
  return { line: place.line, user, item: { ...item, text: cased(item.text) }, wants };
}

function isSign({ text }: Word): boolean {
  return text.length === 1 && ':;()'.includes(text);
}
