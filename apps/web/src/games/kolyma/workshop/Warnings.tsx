import type { Problem } from '@cardscape/kernel';
import css from './Warnings.module.css';

/** What works but is probably not meant, each with its code and its usual fix. */
export function Warnings({ warnings }: { warnings: readonly Problem[] }) {
  if (warnings.length === 0) return null;
  return (
    <section className={css.warnings} aria-label="Warnings">
      <h3>Look at this again</h3>
      <ul>
        {warnings.map(({ code, message, fix }) => (
          <li key={`${code} ${message}`}>
            <code>{code}</code>
            <p>{message}</p>
            <p className={css.fix}>{fix}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
