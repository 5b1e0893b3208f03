import { type Edit, editsBetween } from './edits.ts';
import { type SeenStep, WATCHERS, type Watcher } from './seen-match.ts';

/** What each of the watchers sees of a position. */
export type Views = Readonly<Record<Watcher, unknown>>;

/** The edits of each watcher's view; what several of them have in common is kept once. */
export function editsOf(before: Views, after: Views): SeenStep['edits'] {
  const shared = new Map<string, { readonly edit: Edit; who: string }>();
  for (const watcher of WATCHERS)
    for (const edit of editsBetween(before[watcher], after[watcher])) {
      const written = JSON.stringify(edit);
      const known = shared.get(written);
      if (known) known.who += ` ${watcher}`;
      else shared.set(written, { edit, who: String(watcher) });
    }
  const edits: Record<string, Edit[]> = {};
  for (const { edit, who } of shared.values()) {
    edits[who] ??= [];
    edits[who].push(edit);
  }
  return edits;
}

/** The edits that concern a watcher. They touch different parts of a view, so their order is free. */
export function editsFor(edits: SeenStep['edits'], watcher: Watcher): Edit[] {
  return Object.entries(edits).flatMap(([who, own]) =>
    who.split(' ').includes(String(watcher)) ? own : [],
  );
}
