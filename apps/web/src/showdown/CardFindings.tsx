import { counted, type Problem } from '@cardscape/kernel';
import { keyOf } from './checkCards.ts';
import { useFirst } from './useFirst.tsx';

/** What the check of cards has found, with its place and what mends it. */
export function CardFindings({ found }: { found: readonly Problem[] }) {
  const [shown, more] = useFirst(found, 40);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const counts = [
    errors > 0 && counted(errors, 'error'),
    found.length > errors && counted(found.length - errors, 'warning'),
  ];
  return (
    <section className="custom-cards__part" aria-label="What is wrong">
      <h3>What is wrong: {counts.filter(Boolean).join(' and ')}</h3>
      <ul className="custom-cards__problems">
        {shown.map((finding) => (
          <li key={keyOf(finding)} data-severity={finding.severity}>
            <code>{placeOf(finding)}</code>{' '}
            <b>{finding.severity === 'error' ? 'Error' : 'Warning'}</b> {finding.message}{' '}
            <span className="custom-cards__fix">{finding.fix}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** Where to look: a picture has no lines. */
function placeOf({ file, line, column }: Problem): string {
  return /\.png$/i.test(file) ? file : `${file}:${line}:${column}`;
}
