import type { MeaningLine } from './meaning-line.ts';

/** The lines for people: each card once, with its functions below it. */
export function meaningWords(lines: readonly MeaningLine[]): string[] {
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const isNew = before?.file !== line.file || before.card !== line.card;
    return [...(isNew ? [`${line.card} (${line.file})`] : []), ...functionWords(line, before)];
  });
}

function functionWords(line: MeaningLine, before: MeaningLine | undefined): string[] {
  const { text, pointcut, changed, showed = [], answers, errors, missing, doubt, when } = line;
  const isTold = before?.card === line.card && before.text === text;
  const outcome = changed.length + showed.length > 0 ? [...changed, ...showed].join('; ') : NOTHING;
  const asked = answers ? ` (answered: ${answers.join('; ')})` : '';
  return [
    ...(isTold || text === '' ? [] : [`  "${text}"`]),
    `  ${pointcut === '' ? 'no function' : pointcut}, ${firedWords(line)}: ${outcome}${asked}`,
    ...(when === undefined ? [] : [`    when ${when}`]),
    ...errors.map((error) => `    error: ${error}`),
    ...(missing === undefined ? [] : [`    missing: ${missing}`]),
    ...(doubt === undefined ? [] : [`    doubt: ${doubt}`]),
  ];
}

/** What is said where nothing is different. */
const NOTHING = 'nothing changed';

function firedWords({ fired }: MeaningLine): string {
  if (fired === 'directly') return 'called directly';
  return fired.length > 0 ? fired.join(', ') : 'never ran';
}

/** A line as it is kept: short, and readable in a list of changes. */
export function keptLine(line: MeaningLine): string {
  const { file, pointcut, fired, changed, showed = [], doubt } = line;
  const outcome = [...changed, ...showed].join('; ') || NOTHING;
  const runs = fired === 'directly' ? fired : fired.join(',');
  return [
    file.replace(/^.*cards\//, ''),
    pointcut,
    runs,
    outcome,
    ...(doubt === undefined ? [] : [`doubt: ${doubt}`]),
  ].join(' | ');
}
