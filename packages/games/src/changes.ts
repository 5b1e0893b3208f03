import { allOf, counted, type MatchRecord, type OpenedGame } from '@cardscape/kernel';

/** A design that is not what it was when a match was played. */
export interface ChangedDesign {
  readonly name: string;
  /** Whether there is none of that name any more. */
  readonly gone: boolean;
}

/** The designs of a record that have changed since, or that the cards at hand do not have. */
export function changedDesigns(
  { designs = {} }: Pick<MatchRecord, 'designs'>,
  opened: Pick<OpenedGame, 'designHash'>,
): ChangedDesign[] {
  return Object.entries(designs).flatMap(([name, hash]): ChangedDesign[] => {
    const now = opened.designHash(name);
    if (now?.startsWith(hash)) return [];
    return [{ name, gone: now === undefined }];
  });
}

/** More designs than these are counted, not named. */
const MOST_NAMED = 5;

/** What has changed, as clauses: "Frost Warden has changed, Ember Fox is gone". */
export function changesInWords(changes: readonly ChangedDesign[]): string {
  if (changes.length > MOST_NAMED)
    return `${counted(changes.length, 'card')} of this match have changed`;
  const changed = changes.filter(({ gone }) => !gone).map(({ name }) => name);
  const gone = changes.filter((change) => change.gone).map(({ name }) => name);
  const clauses = [
    ...(changed.length > 0
      ? [`${allOf(changed)} ${changed.length > 1 ? 'have' : 'has'} changed`]
      : []),
    ...(gone.length > 0 ? [`${allOf(gone)} ${gone.length > 1 ? 'are' : 'is'} gone`] : []),
  ];
  return clauses.join(', ');
}
