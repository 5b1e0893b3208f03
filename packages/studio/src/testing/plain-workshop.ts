/**
 * Expansion and annotation as the document tells them, written a second time in the plainest way and sharing
 * nothing with the workshop: what tests compare it with.
 */

type Files = Readonly<Record<string, readonly string[]>>;

/** R-W1, by writing out every value of the first placeholder and going on with the rest. */
export function plainExpand(sentence: string, files: Files, inside: string[] = []): string[] {
  let made: { done: string; rest: string; chosen: Record<string, string> }[] = [
    { done: '', rest: sentence, chosen: {} },
  ];
  while (made.some(({ rest }) => /<[^<>]+>/.test(rest))) {
    made = made.flatMap(({ done, rest, chosen }) => {
      const [placeholder = ''] = /<[^<>]+>/.exec(rest) ?? [];
      const at = rest.indexOf(placeholder);
      const before = done + rest.slice(0, at);
      const after = rest.slice(at + placeholder.length);
      const values = chosen[placeholder]
        ? [chosen[placeholder]]
        : plainValues(placeholder, files, inside);
      return values.map((value) => ({
        done: before + value,
        rest: after,
        chosen: { ...chosen, [placeholder]: value },
      }));
    });
  }
  return made.map(({ done, rest }) => done + rest);
}

function plainValues(placeholder: string, files: Files, inside: string[]): string[] {
  const name = placeholder.slice(1, -1);
  const [, base = name, offset = '0'] = files[name] ? [] : (/^(.+)([+-]\d+)$/.exec(name) ?? []);
  const own = files[base];
  if (!own || own.length === 0 || inside.includes(base)) return [placeholder];
  return own
    .flatMap((value) => plainExpand(value, files, [...inside, base]))
    .map((value) =>
      Number(offset) !== 0 && /^[+-]?\d+$/.test(value)
        ? `${Number(value) + Number(offset)}`
        : value,
    );
}

/** R-W2, a list at a time. */
export function plainRefine(
  sentences: readonly string[],
  replacements: readonly (readonly [string, string])[],
  removals: readonly string[],
): string[] {
  let lines = sentences.filter((line, at) => sentences.indexOf(line) === at);
  const replaced = (line: string) =>
    replacements.reduce((text, [from, to]) => text.split(from).join(to), line);
  lines = lines.map(replaced);
  for (const between of ['\\w+', '\\w+ \\d+', '.+?'])
    lines = lines.map((line) =>
      line.replace(
        new RegExp(`\\bone (${between}) (card|spell|creature|target)s\\b`, 'g'),
        'one $1 $2',
      ),
    );
  lines = lines.map((line) => line.split(' ').filter(Boolean).join(' '));
  lines = lines.filter((line) => removals.every((phrase) => line.indexOf(phrase) < 0));
  lines = lines.map(replaced);
  const codes = (line: string) => [...line].map((sign) => sign.codePointAt(0) ?? 0);
  lines.sort((one, other) => {
    const [left, right] = [codes(one), codes(other)];
    const at = left.findIndex((code, place) => code !== right[place]);
    return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
  });
  return lines.map((line) => line.slice(0, 1).toUpperCase() + line.slice(1).toLowerCase());
}

/** A rule of a table, with nothing left to be filled in. */
export type PlainRule =
  | { set: string; text: string[]; exact: string[]; where?: string }
  | { delete: string[] };

/** R-W4, with every expansion of every pattern looked for in every effect. */
export function plainTable(
  effects: readonly string[],
  rules: readonly PlainRule[],
  files: Files,
): string {
  const columns: string[] = [];
  let rows = effects.map((effect): Record<string, string> => ({ '': effect }));
  const name = (column: string) => columns.includes(column) || columns.push(column);
  for (const rule of rules) {
    if ('delete' in rule) {
      rows = rows.filter((row) => !rule.delete.some((text) => row['']?.includes(text)));
      continue;
    }
    name(rule.set);
    if (rule.where !== undefined) name(rule.where);
    const hasFile = (placeholder: string) => {
      const inner = placeholder.slice(1, -1);
      return inner in files || inner.replace(/[+-]\d+$/, '') in files;
    };
    const patterns = rule.text.filter((text) => (text.match(/<[^<>]+>/g) ?? []).every(hasFile));
    const texts = [...rule.exact, ...patterns.flatMap((text) => plainExpand(text, files))];
    for (const row of rows) {
      if (rule.where !== undefined && row[rule.where] !== 'True') continue;
      if (texts.some((text) => row['']?.includes(text))) row[rule.set] = 'True';
    }
  }
  const lines = rows.map((row) => [row[''], ...columns.map((one) => row[one] ?? 'False')]);
  return `${[['EFFECTNAME', ...columns], ...lines].map((line) => line.join(';')).join('\n')}\n`;
}
