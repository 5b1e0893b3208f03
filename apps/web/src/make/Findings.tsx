import { counted, type Problem } from '@cardscape/kernel';
import { useFirst } from './useFirst.tsx';
import './Findings.css';

/** What tells a finding from all others. */
export function keyOf({ file, line, column, code, message }: Problem): string {
  return JSON.stringify([file, line, column, code, message]);
}

/** What is wrong with files that someone brought, with its place and what mends it. */
export function Findings({
  found,
  most = 40,
}: {
  found: readonly Problem[];
  /** So many are shown before more are asked for. */
  most?: number;
}) {
  const [shown, more] = useFirst(found, most);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const counts = [
    errors > 0 && counted(errors, 'error'),
    found.length > errors && counted(found.length - errors, 'warning'),
  ];
  return (
    <section className="findings" aria-label="What is wrong">
      <h2>What is wrong: {counts.filter(Boolean).join(' and ')}</h2>
      <ul className="findings__list">
        {shown.map((finding) => (
          <li key={keyOf(finding)} data-severity={finding.severity}>
            <code>{placeOf(finding)}</code>{' '}
            <b>{finding.severity === 'error' ? 'Error' : 'Warning'}</b>{' '}
            {finding.entry !== undefined && `${finding.entry}: `}
            {finding.message} <span className="findings__fix">{finding.fix}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** Where to look: a picture has no lines, nor a file as a whole. */
function placeOf({ file, line, column, part }: Problem): string {
  return part === 'file' || /\.png$/i.test(file) ? file : `${file}:${line}:${column}`;
}
