import css from './QueryBox.module.css';
/** What is wrong in a query, with the words it is about marked. */
export function QueryFault({
  query,
  error,
  at: { start, end },
}: {
  query: string;
  error: string;
  at: { readonly start: number; readonly end: number };
}) {
  return (
    <div className={css.queryFault}>
      <code className={css.queryFaultQuery}>
        {query.slice(0, start)}
        <mark data-fault>{query.slice(start, Math.max(end, start + 1)) || ' '}</mark>
        {query.slice(Math.max(end, start + 1))}
      </code>
      <p>
        Character {start + 1}: {error}
      </p>
    </div>
  );
}
