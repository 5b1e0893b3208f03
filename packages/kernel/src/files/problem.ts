/** What is wrong in something a person gave, where, and what would be right. */
export interface Problem {
  readonly file: string;
  /** Counted from 1, as the column is. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly found: string;
  readonly expected: readonly string[];
  readonly message: string;
}
