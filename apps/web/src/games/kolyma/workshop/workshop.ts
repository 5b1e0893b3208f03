import type { Draft, DraftKind, NewDraft } from './draft.ts';

/** Everything that is being made, and the draft that is open. */
export interface Workshop {
  readonly drafts: readonly Draft[];
  readonly open: string | null;
}

/** A workshop before anything is made. */
export const emptyWorkshop: Workshop = { drafts: [], open: null };

/** The draft that is open. */
export function openDraft({ drafts, open }: Workshop): Draft | undefined {
  return drafts.find(({ id }) => id === open);
}

/** Adds drafts behind the others and opens the first of them. Names that are taken get a number. */
export function addDrafts(
  workshop: Workshop,
  added: readonly NewDraft[],
  taken: (kind: DraftKind) => readonly string[],
): Workshop {
  let next = nextId(workshop.drafts);
  const drafts = [...workshop.drafts];
  const first = `d${next}`;
  for (const draft of added) {
    const names = [...taken(draft.kind), ...namesOf(drafts, draft.kind)];
    drafts.push({ ...draft, name: freeName(draft.name, names), id: `d${next}` });
    next += 1;
  }
  return added.length === 0 ? workshop : { drafts, open: first };
}

/** Puts a changed draft in the place of the one with its id. */
export function changeDraft(workshop: Workshop, draft: Draft): Workshop {
  const drafts = workshop.drafts.map((old) => (old.id === draft.id ? draft : old));
  return { ...workshop, drafts };
}

/** Takes a draft out. If it was open, its neighbour opens. */
export function removeDraft(workshop: Workshop, id: string): Workshop {
  const place = workshop.drafts.findIndex((draft) => draft.id === id);
  if (place < 0) return workshop;
  const drafts = workshop.drafts.toSpliced(place, 1);
  const neighbour = drafts[place] ?? drafts[place - 1];
  return { drafts, open: workshop.open === id ? (neighbour?.id ?? null) : workshop.open };
}

/** The names of all drafts of a kind. */
export function namesOf(drafts: readonly Draft[], kind: DraftKind): string[] {
  return drafts.filter((draft) => draft.kind === kind).map(({ name }) => name);
}

function nextId(drafts: readonly Draft[]): number {
  return 1 + Math.max(0, ...drafts.map(({ id }) => Number(id.slice(1)) || 0));
}

const longestName = 60;

/** The name, or the name with the first number that makes it free. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ \d+$/, '').slice(0, longestName - 5);
  for (let number = 2; ; number += 1) {
    const numbered = `${stem} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
