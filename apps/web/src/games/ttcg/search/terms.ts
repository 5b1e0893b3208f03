/** The value of the term that a query has for a key: "fire" in `r:1 t:fire`. */
export function termOf(query: string, key: string): string | undefined {
  return query.match(termPattern(key))?.[2];
}

/** The query with another value for a key, or, without a value, with none. */
export function withTerm(query: string, key: string, value: string | undefined): string {
  const rest = query.replace(termPattern(key), '').trim();
  if (value === undefined) return rest;
  return rest === '' ? `${key}:${value}` : `${rest} ${key}:${value}`;
}

/** Only a term of one plain word, between spaces: anything else was written by hand. */
const termPattern = (key: string) => new RegExp(`(^|\\s+)${key}:([\\w.]+)(?=\\s|$)`);
