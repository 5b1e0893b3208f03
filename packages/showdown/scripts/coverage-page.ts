import {
  type Covered,
  flagCoverage,
  functionCoverage,
  pointcutCoverage,
  type Trial,
} from '../src/testing/coverage.ts';
import { REFRESH_COVERAGE } from './refresh.ts';

const INTRODUCTION = `Made from the cases of the tests and the cards of the built-in set; \`${REFRESH_COVERAGE}\` writes it again.

Each function, flag and pointcut of the scripting interface with a test that shows what it does and a
card, or an effect, of our own that uses it. A test fails if a cell is empty.`;

/** The table of what is tested and used, as a page. */
export function coveragePage(): string {
  const flags = flagCoverage();
  const contexts = [...new Set(flags.map(({ context }) => context))];
  return [
    '# Coverage',
    INTRODUCTION,
    '## Functions',
    table('function', functionCoverage()),
    '## Flags',
    ...contexts.flatMap((context) => [
      `### ${context}`,
      table(
        'flag',
        flags.filter((flag) => flag.context === context),
      ),
    ]),
    '## Pointcuts',
    table('pointcut', pointcutCoverage()),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function table(what: string, rows: readonly Covered[]): string {
  const lines = rows.map(({ name, tests, cards }) => [
    `\`${name}\``,
    tests[0] ? testText(tests[0]) : '',
    cards[0] ? `\`${cards[0]}\`` : '',
  ]);
  return [[what, 'test', 'card'], ['---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const LONGEST_TITLE = 90;

function testText({ file, title }: Trial): string {
  const line = title.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  const short = line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE)}…` : line;
  return `${file}: \`${short}\``;
}
