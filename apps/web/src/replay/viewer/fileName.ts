import type { MatchRecord } from '@cardscape/kernel';

/** A name for a record file that says who played, and tells one match from the next. */
export function fileName(record: MatchRecord, sides: readonly [string, string]): string {
  const parts = [record.game, ...sides, record.seed].map(plainName);
  return `${parts.filter(Boolean).join('-')}.json`;
}

function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}
