import { allOf, counted, type MatchRecord, type OpenedGame } from '@cardscape/kernel';

/** A design that is not what it was when a match was played. */
export interface ChangedDesign {
  readonly name: string;
  /** Whether there is none of that name any more. */
  readonly gone: boolean;
}

/** The designs of a record that have changed since, or that the cards at hand do not have. */
export function changedDesigns(
  { designs = {}, seen }: Pick<MatchRecord, 'designs' | 'seen'>,
  opened: Pick<OpenedGame, 'designs' | 'designHash'>,
): ChangedDesign[] {
  return Object.entries(designs).flatMap(([id, hash]): ChangedDesign[] => {
    const now = opened.designHash(id);
    if (now?.startsWith(hash)) return [];
    const known = opened.designs().find((design) => design.id === id) ?? seen?.prints[id];
    return [{ name: known?.name ?? id, gone: now === undefined }];
  });
}

/** More designs than these are counted, not named. */
const MOST_NAMED = 5;

/** What has changed, as clauses: "Frost Warden has changed, Ember Fox is gone". */
function changesInWords(changes: readonly ChangedDesign[]): string {
  if (changes.length > MOST_NAMED) return `${counted(changes.length, 'card')} of it have changed`;
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

/**
 * What has changed since a match was played, as a clause: its cards, else the rules, else the set; nothing
 * if all of it is as it was.
 */
export function changedSince(
  record: MatchRecord,
  opened: Pick<OpenedGame, 'designs' | 'designHash' | 'set'> & {
    readonly game: Pick<OpenedGame['game'], 'version'>;
  },
): string | undefined {
  const changes = changedDesigns(record, opened);
  if (changes.length > 0) return changesInWords(changes);
  if (record.version !== opened.game.version) return 'the rules have changed';
  const { set } = record;
  if (!set || (set.id === opened.set.id && opened.set.hash.startsWith(set.hash))) return undefined;
  return `the set ${set.id} has changed`;
}
