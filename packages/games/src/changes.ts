import { allOf, counted, type MatchRecord, type OpenedGame } from '@cardscape/kernel';

/** A design that is not what it was when a match was played. */
export interface ChangedDesign {
  readonly name: string;
  /** Whether there is none of that name any more. */
  readonly gone: boolean;
}

/** The designs of a record that have changed since, or that the cards at hand do not have. */
function changedDesigns(
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

/** What matters here of an opened game, whatever its states and views are. */
type AnyOpened = Pick<OpenedGame, 'designs' | 'designHash' | 'set'> & {
  readonly game: Pick<OpenedGame['game'], 'version'>;
};

/** What is not as it was when a match was played. */
export interface Changes {
  readonly designs: readonly ChangedDesign[];
  /** A clause: the cards that have changed, else the rules, else the set; nothing if nothing has. */
  readonly clause: string | undefined;
}

/** What has changed since a match was played. */
export function changesSince(record: MatchRecord, opened: AnyOpened): Changes {
  const designs = changedDesigns(record, opened);
  return { designs, clause: designs.length > 0 ? changesInWords(designs) : others(record, opened) };
}

function others({ version, set }: MatchRecord, opened: AnyOpened): string | undefined {
  if (version !== opened.game.version) return 'the rules have changed';
  if (!set || (set.id === opened.set.id && opened.set.hash.startsWith(set.hash))) return undefined;
  return `the set ${set.id} has changed`;
}
