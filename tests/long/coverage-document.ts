import type { Template } from './rule-texts.ts';
import type { Measured } from './ttcg-coverage-part.ts';

/** How a template stands. */
export interface Covered {
  readonly line: number;
  readonly sentences: number;
  readonly accepted: number;
  readonly seen: number;
  /** How its samples stand, in their order. */
  readonly samples: readonly Measured['standing']['is'][];
}

/** The sentences of a template that stand for it in `npm test`: the first, and one in the middle of many. */
export function samplesOf({ sentences }: Template): number[] {
  return sentences.length > MANY ? [0, Math.floor(sentences.length / 2)] : [0];
}

const MANY = 20;

/** The document that tells how the rule texts stand. */
export function coverageDocument(
  templates: readonly Template[],
  measured: readonly Measured[],
): string {
  const byLine = new Map<number, Measured[]>(templates.map(({ line }) => [line, []]));
  for (const one of measured) byLine.get(one.line)?.push(one);
  for (const list of byLine.values()) list.sort((one, other) => one.number - other.number);
  const rows = templates.map((template) => rowOf(template, byLine.get(template.line) ?? []));
  const sum = (of: (one: Covered) => number) => rows.reduce((total, one) => total + of(one), 0);
  const [sentences, accepted, seen] = [
    sum((one) => one.sentences),
    sum((one) => one.accepted),
    sum((one) => one.seen),
  ];
  const refusals = sections(templates, byLine, 'refused');
  const unseen = sections(templates, byLine, 'unseen');
  return `# What the rules name, and what becomes of it

The templates of \`packages/ttcg/rule-texts\` are written from the rules alone. This table tells how many of
their sentences the effect language accepts, and how many of those are seen to make the change that their
words name, in positions made for them. It is made by \`npm run fuzz -- ttcg-coverage --write\`; \`npm test\`
looks at a sample of it.

${number(sentences)} sentences of ${templates.length} templates: ${number(accepted)} accepted, ${number(seen)} of them seen to do
what they say; ${number(sentences - accepted)} refused. The samples are the first sentence of each template, and the
middle one of those with many.

## By template

| Line | Template | Sentences | Accepted | Seen | Samples |
| ---: | --- | ---: | ---: | ---: | --- |
${rows.map((row, at) => `| ${row.line} | ${cell(templates[at]?.text ?? '')} | ${row.sentences} | ${row.accepted} | ${row.seen} | ${row.samples.join(', ')} |`).join('\n')}

## Refused, with the reason

${refusals}

## Accepted, and not seen to do what it says

${unseen}
`;
}

function rowOf(template: Template, measured: readonly Measured[]): Covered {
  const { line, sentences } = template;
  const count = (is: string) => measured.filter(({ standing }) => standing.is === is).length;
  const seen = count('seen');
  const samples = samplesOf(template).flatMap(
    (at) => measured.find((one) => one.number === at)?.standing.is ?? [],
  );
  return { line, sentences: sentences.length, accepted: seen + count('unseen'), seen, samples };
}

/** Each template with sentences of a standing: what is said of them, how often, and the first of each. */
function sections(
  templates: readonly Template[],
  byLine: ReadonlyMap<number, readonly Measured[]>,
  is: 'refused' | 'unseen',
): string {
  const found = templates.flatMap((template) => {
    const reasons = new Map<string, { count: number; example: string }>();
    for (const { standing, number: at } of byLine.get(template.line) ?? []) {
      if (standing.is !== is) continue;
      const reason = reasonOf(standing);
      const known = reasons.get(reason);
      if (known) known.count++;
      else reasons.set(reason, { count: 1, example: template.sentences[at] ?? '' });
    }
    if (reasons.size === 0) return [];
    const lines = [...reasons].map(
      ([reason, { count, example }]) => `  - ${count}: ${reason}\n    For example: ${example}`,
    );
    return [`- Line ${template.line}: \`${template.text}\`\n${lines.join('\n')}`];
  });
  return found.length > 0 ? found.join('\n') : 'None.';
}

function reasonOf(standing: Measured['standing']): string {
  if (standing.is === 'refused') return alike(standing.why);
  if (standing.is === 'seen') return '';
  return standing.noWay
    ? `it is not known how to see "${alike(standing.clause)}"`
    : `"${alike(standing.clause)}" was not seen`;
}

const VALUES =
  /\b(?:water|fire|earth|air|nature|electric|light|dark|avian|dragons?|beasts?|elementals?|aquatic|warriors?|spellcasters?|machines?|ghosts?|insects?|reptiles?|fairy|fairies|undead|botanic|attack|defense|an?|one|two|three|four|five|\d+)\b/gi;

/** Reasons that differ only in the values of the templates are one; what is quoted is cut short. */
function alike(reason: string): string {
  return reason.replace(/"[^"]*"/, (quote) => {
    const words = quote.slice(1, -1).split(' ');
    const start = words.slice(0, 4).join(' ').replace(VALUES, '…');
    return `"${start}${words.length > 4 ? ' …' : ''}"`;
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const number = (value: number): string => value.toLocaleString('en');

/** How the templates stand in the text of the document. */
export function coveredIn(text: string): Covered[] {
  const rows = text.matchAll(/^\| (\d+) \| .* \| (\d+) \| (\d+) \| (\d+) \| ([a-z, ]*) \|$/gm);
  return [...rows].map((match) => {
    const [line = 0, sentences = 0, accepted = 0, seen = 0] = match.slice(1, 5).map(Number);
    const samples = (match[5] ?? '').split(', ') as unknown as Covered['samples'];
    return { line, sentences, accepted, seen, samples };
  });
}
