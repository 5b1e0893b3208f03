/** Values by the names that stand for them. */
export type Named = Readonly<Record<string, string>>;

/** Names with a value or with several. */
export type ForMap = Readonly<Record<string, string | readonly string[]>>;

/** What a rule is carried out for: a map, or a list of maps, each for itself. */
export type ForEach = ForMap | readonly ForMap[];

/** Whatever stands in braces is a name. */
const NAME_IN_BRACES = /\{([^{}]*)\}/g;

/** How often a rule would be carried out. */
export function timesOf(given: ForEach | undefined): number {
  return mapsOf(given).reduce((sum, map) => sum + timesOfMap(map), 0);
}

/** The names and values of each time that a rule is carried out: the name given last changes fastest. */
export function eachOf(given: ForEach | undefined): Named[] {
  return mapsOf(given).flatMap(combinations);
}

/** A text with its names filled in. */
export function filledIn(text: string, named: Named): string {
  return text.replace(NAME_IN_BRACES, (written, name: string) =>
    Object.hasOwn(named, name) ? (named[name] as string) : written,
  );
}

/** The names in a text that some map does not have. */
export function unknownNames(text: string, given: ForEach | undefined): string[] {
  const names = [...text.matchAll(NAME_IN_BRACES)].map(([, name = '']) => name);
  return names.filter((name) => mapsOf(given).some((map) => !Object.hasOwn(map, name)));
}

/** Is there half of a pair of braces? */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(NAME_IN_BRACES, ''));
}

/** The names that every map has. */
export function namesIn(given: ForEach): string[] {
  const [first = {}, ...others] = mapsOf(given);
  return Object.keys(first).filter((name) => others.every((map) => Object.hasOwn(map, name)));
}

function mapsOf(given: ForEach | undefined): readonly ForMap[] {
  if (given === undefined) return [{}];
  return isList(given) ? given : [given];
}

function isList(given: ForEach): given is readonly ForMap[] {
  return Array.isArray(given);
}

function timesOfMap(map: ForMap): number {
  return Object.values(map).reduce((product, one) => product * [one].flat().length, 1);
}

function combinations(map: ForMap): Named[] {
  return Object.entries(map).reduce<Named[]>(
    (found, [name, values]) =>
      found.flatMap((named) => [values].flat().map((value) => ({ ...named, [name]: value }))),
    [{}],
  );
}
