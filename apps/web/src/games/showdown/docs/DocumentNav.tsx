import { Link } from '@tanstack/react-router';
import css from './documents.module.css';
import { documents, documentsPath } from './documents.ts';

/** The ways to all documents for makers of cards. */
export function DocumentNav() {
  return (
    <nav className={css.nav} aria-label="Documents">
      <Link to={documentsPath} activeOptions={{ exact: true }}>
        Make cards
      </Link>
      {documents.map(({ key, title }) => (
        <Link key={key} to={`${documentsPath}/$document`} params={{ document: key }}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
