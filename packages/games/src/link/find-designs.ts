import { checkOf, type NameCheck, NO_NAMES, nameCode, together } from './name-codes.ts';
import type { PackedDesign, PackedDesigns } from './packed-designs.ts';

/** A design of the game that a link is read with. */
export interface KnownDesign {
  readonly id: string;
  readonly hash: string;
}

/** The designs of a link in the set at hand, or how many of them, at least, it does not have. */
export type FoundDesigns =
  | {
      /** The ids of those that the options name, in the order of their numbers. */
      readonly named: readonly string[];
      /** The hashes of those that take part, as far as the link knows them. */
      readonly designs: Readonly<Record<string, string>>;
    }
  | { readonly missing: number };

/** A design that may be meant by a code. */
interface Likely extends KnownDesign {
  readonly check: NameCheck;
}

/**
 * Finds the designs of a link among those at hand. Several may have one code, and a new one that of a
 * design which is gone: only those are taken whose names together give the check.
 */
export function findDesigns(packed: PackedDesigns, known: readonly KnownDesign[]): FoundDesigns {
  const wanted = [...packed.named, ...packed.others];
  const byCode = byCodeOf(packed, wanted, known);
  const likely = wanted.map((one) => fittingFirst(byCode.get(one.code) ?? [], one));
  const missing = likely.filter(({ length }) => length === 0).length;
  if (missing > 0) return { missing };
  const ids = choose(likely, packed.check);
  if (!ids) return { missing: 1 };
  const hashed = wanted.flatMap(({ hash }, at) =>
    hash === '' ? [] : [[ids[at] as string, hash] as const],
  );
  hashed.sort(([one], [other]) => (one < other ? -1 : 1));
  return { named: ids.slice(0, packed.named.length), designs: Object.fromEntries(hashed) };
}

/** The designs at hand that have a code of those wanted. */
function byCodeOf(
  { coding }: PackedDesigns,
  wanted: readonly PackedDesign[],
  known: readonly KnownDesign[],
): ReadonlyMap<number, readonly Likely[]> {
  const groups = new Map(wanted.map(({ code }): [number, Likely[]] => [code, []]));
  for (const design of known)
    groups.get(nameCode(design.id, coding))?.push({ ...design, check: checkOf(design.id) });
  return groups;
}

/** Those whose hash fits come before the rest, which have changed or are others. */
function fittingFirst(likely: readonly Likely[], { hash }: PackedDesign): readonly Likely[] {
  if (likely.length < 2) return likely;
  const fits = (design: Likely) => design.hash.startsWith(hash);
  return [...likely.filter(fits), ...likely.filter((design) => !fits(design))];
}

/** So many ways to choose are tried: more do not come of sets that people make. */
const MOST_WAYS = 10_000;

/** A design for each place, so that their names give the check; nothing if there is no such way. */
function choose(
  likely: readonly (readonly Likely[])[],
  check: NameCheck,
): readonly string[] | undefined {
  const chosen: string[] = [];
  let ways = 0;
  const goOn = (at: number, left: NameCheck): boolean => {
    const there = likely[at];
    if (!there) {
      ways++;
      return left[0] === NO_NAMES[0] && left[1] === NO_NAMES[1];
    }
    return there.some((design) => {
      if (ways >= MOST_WAYS) return false;
      chosen[at] = design.id;
      return goOn(at + 1, together(left, design.check));
    });
  };
  return goOn(0, check) ? chosen : undefined;
}
