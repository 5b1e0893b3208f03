import type { BroughtCards, TextFile } from '../cards/card-set-files.ts';
import { z } from '../files/schema.ts';
import type { MatchRecord } from './record.ts';

/** A record as it was written before records named their set. */
export interface Format1 extends Omit<MatchRecord, 'format' | 'set' | 'designs' | 'cards'> {
  readonly format: 1;
  readonly cards?: unknown;
}

/**
 * An old record in the form of today. Its fingerprints were taken of positions that still had words and
 * caches in them: they are not compared any more.
 */
export function fromFormat1({ cards, ...old }: Format1): MatchRecord {
  return {
    ...old,
    ...broughtIn(cards),
    format: 2,
    start: '',
    steps: old.steps.map(({ choice }) => ({ choice, hash: '' })),
  };
}

const named = z.array(z.object({ name: z.string(), text: z.string() }));
const pathed = z.array(z.object({ path: z.string(), text: z.string() }));
const source = z.object({
  files: z.optional(pathed),
  withoutBuiltIn: z.optional(z.boolean()),
  position: z.optional(z.unknown()),
});

/**
 * What an old record was played with. Files by name were played beside the built-in set, a bare list of
 * files by path without it, and a list in an object as the object says: that was read in the order of its
 * paths.
 */
function broughtIn(cards: unknown): { cards?: BroughtCards; position?: unknown } {
  const byName = named.safeParse(cards);
  if (byName.success)
    return { cards: { files: byName.data.map(({ name, text }) => ({ path: name, text })) } };
  const byPath = pathed.safeParse(cards);
  if (byPath.success) return { cards: { files: byPath.data, alone: true } };
  const { files, withoutBuiltIn, position } = source.safeParse(cards).data ?? {};
  return {
    ...((files || withoutBuiltIn) && {
      cards: filesOf((files ?? []).toSorted(inOrder), withoutBuiltIn ?? false),
    }),
    ...(position !== undefined && { position }),
  };
}

function inOrder(a: TextFile, b: TextFile): number {
  return a.path < b.path ? -1 : 1;
}

function filesOf(files: readonly TextFile[], alone: boolean): BroughtCards {
  return alone ? { files, alone } : { files };
}
