import { type Edit, editsBetween } from './edits.ts';
import { type SeenStep, WATCHERS, type Watcher } from './seen-match.ts';

/** What each of the watchers sees of a position. */
export type Views = Readonly<Record<Watcher, unknown>>;

interface Written {
  readonly edit: Edit;
  readonly written: string;
}

/** The edits of each watcher's view; what all of them have in common is kept once. */
export function editsOf(before: Views, after: Views): SeenStep['edits'] {
  const [first, second, hands] = WATCHERS.map((watcher) =>
    editsBetween(before[watcher], after[watcher]).map((edit) => ({
      edit,
      written: JSON.stringify(edit),
    })),
  ) as [Written[], Written[], Written[]];
  const common = commonTo(first, second, hands);
  const own = (edits: readonly Written[]) => edits.filter(({ written }) => !common.has(written));
  const shared = hands.filter(({ written }) => common.has(written));
  return {
    ...part('all', shared),
    ...part(0, own(first)),
    ...part(1, own(second)),
    ...part('hands', own(hands)),
  };
}

function commonTo(...lists: readonly (readonly Written[])[]): Set<string> {
  const [first = [], ...others] = lists.map(
    (edits) => new Set(edits.map(({ written }) => written)),
  );
  return new Set(
    [...first].filter((written) => others.every((other) => (other as Set<string>).has(written))),
  );
}

function part(who: keyof SeenStep['edits'], edits: readonly Written[]): SeenStep['edits'] {
  return edits.length === 0 ? {} : { [who]: edits.map(({ edit }) => edit) };
}
