import { didYouMean, nearestOf, type Problem, problemAt } from '@cardscape/kernel';
import { check, placeOf, readObject, type Source } from '@cardscape/kernel/json';
import { z } from '@cardscape/kernel/schema';
import type { CardSet } from '../files/set-types.ts';
import type { KolymaOptions } from '../rules/kolyma.ts';

const NAME = 'the name of a character';
const CHARACTERS = 'a list of two characters by their names';
const optionsSchema = z.strictObject({
  characters: z.tuple([z.string(NAME), z.string(NAME)], CHARACTERS),
});

/** Checks the options of a match: their shape, and that the set has what they name. */
export function readOptions(
  given: unknown,
  { characters }: CardSet,
): { readonly options: KolymaOptions } | { readonly problems: readonly Problem[] } {
  const read = readObject(given, 'options', 'options in { }');
  if ('problems' in read) return read;
  const { source } = read;
  const checked = check(optionsSchema, source);
  if ('problems' in checked) return checked;
  const known = characters.map(({ name }) => name);
  const problems = checked.data.characters.flatMap((name, seat) =>
    known.includes(name) ? [] : [noCharacter(source, name, seat, known)],
  );
  return problems.length > 0 ? { problems } : { options: checked.data };
}

function noCharacter(
  source: Source,
  name: string,
  seat: number,
  known: readonly string[],
): Problem {
  const hint = nearestOf(name, known);
  const likely = hint.nearest && `"${hint.nearest}"`;
  return problemAt(placeOf(source, 'characters', seat), {
    part: 'characters',
    position: seat,
    found: `"${name}"`,
    expected: [likely ?? 'the name of a character of this set'],
    ...hint,
    message: `There is no character "${name}".${didYouMean(likely)}`,
  });
}
