import { z } from '@cardscape/kernel/schema';
import { useSyncExternalStore } from 'react';
import { kept } from '../../../look/browser/storage.ts';
import { builtInNames } from './assess.ts';
import { type Draft, draftSchema, type NewDraft } from './draft.ts';
import { addDrafts, emptyWorkshop, type Workshop } from './workshop.ts';

/** The workshop as the page sees it. */
export interface WorkshopState {
  readonly workshop: Workshop;
  readonly canUndo: boolean;
  /** What was just done, if it may want to be undone. */
  readonly note: string | undefined;
}

const storedSchema = z.object({
  drafts: z.readonly(z.array(z.unknown())),
  // Which draft was open does not matter enough to lose the drafts.
  open: z.catch(z.nullable(z.string()), null),
});

const key = 'workshop';
const shelf = kept<z.infer<typeof storedSchema>>(key, 1, emptyWorkshop, storedSchema);
const mostSteps = 200;

let past: Workshop[] = [];
let lastTag: string | undefined;
let state: WorkshopState = { workshop: readShelf(), canUndo: false, note: undefined };
const listeners = new Set<() => void>();

function readShelf(): Workshop {
  const { drafts, open } = shelf.read();
  // A draft that can no longer be read must not take the others with it.
  return { drafts: drafts.flatMap(readDraft), open };
}

function readDraft(found: unknown): Draft[] {
  const { success, data } = draftSchema.safeParse(found);
  return success ? [data] : [];
}

function show(workshop: Workshop, note?: string): void {
  state = { workshop, canUndo: past.length > 0, note };
  for (const listener of listeners) listener();
}

// Another window of the same browser may have the workshop open as well.
globalThis.addEventListener?.('storage', (event) => {
  if (!event.key?.includes(`/${key}/`)) return;
  past = [];
  show(readShelf());
});

/** Changes the workshop and keeps it. Changes in a row with the same tag are undone together. */
export function change(
  step: (workshop: Workshop) => Workshop,
  { tag, note }: { tag?: string; note?: string } = {},
): void {
  const next = step(state.workshop);
  if (next === state.workshop) return;
  if (tag === undefined || tag !== lastTag) past = [...past.slice(-mostSteps), state.workshop];
  lastTag = tag;
  shelf.write(next);
  show(next, note);
}

/** Adds drafts; names that are taken get a number. */
export function add(drafts: readonly NewDraft[]): void {
  change((workshop) => addDrafts(workshop, drafts, builtInNames));
}

/** Opens a draft. */
export function open(id: string): void {
  lastTag = undefined;
  const next = { ...state.workshop, open: id };
  shelf.write(next);
  show(next);
}

/** Takes the last change back. */
export function undo(): void {
  const before = past.at(-1);
  if (!before) return;
  past = past.slice(0, -1);
  lastTag = undefined;
  shelf.write(before);
  show(before);
}

/** The workshop as it is now, for those who do not watch it. */
export function currentWorkshop(): Workshop {
  return state.workshop;
}

/** The workshop, kept up to date. */
export function useWorkshop(): WorkshopState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
