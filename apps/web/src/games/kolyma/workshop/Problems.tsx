import { eitherOf, type Problem } from '@cardscape/kernel';
import css from './Problems.module.css';
import { errorWords } from './sentence/errorWords.ts';

/** What is wrong with files: where, what was found, and what would be right. */
export function Problems({ errors }: { errors: readonly Problem[] }) {
  if (errors.length === 0) return null;
  return (
    <ul className={css.problems}>
      {errors.map((error) => {
        const { file, line, column, path, entry, found, expected, message } = error;
        return (
          <li key={`${file} ${line} ${column} ${path} ${message}`}>
            <p className={css.place}>
              <b>{file}</b>, line {line}, column {column}
              {entry && <> in “{entry}”</>}
            </p>
            <p>{errorWords(error)}</p>
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
          </li>
        );
      })}
    </ul>
  );
}
