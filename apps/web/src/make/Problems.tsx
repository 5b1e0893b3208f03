import { eitherOf } from '@cardscape/kernel';
import type { FileError } from '@cardscape/kolyma';
import './Problems.css';

/** What is wrong with files or lists: where, what was found, and what would be right. */
export function Problems({
  errors,
  placed = true,
}: {
  errors: readonly FileError[];
  /** Whether file, line and column say something to the reader. */
  placed?: boolean;
}) {
  if (errors.length === 0) return null;
  return (
    <ul className="problems">
      {errors.map((error) => {
        const { file, line, column, path, entry, found, expected, message } = error;
        return (
          <li key={`${file} ${line} ${column} ${path} ${message}`}>
            {placed && (
              <p className="problems__place">
                <b>{file}</b>, line {line}, column {column}
                {entry && <> in “{entry}”</>}
              </p>
            )}
            <p>{message}</p>
            {placed && (
              <dl>
                <dt>Found</dt>
                <dd>
                  <code>{found}</code>
                </dd>
                <dt>Expected</dt>
                <dd>
                  <code>{eitherOf(expected)}</code>
                </dd>
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
