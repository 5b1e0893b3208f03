import type { Seat } from '@cardscape/kernel';

/** Something that a view says of a player: "score", "7". */
export interface Fact {
  readonly of: string;
  /** Nothing where the one who looks is not told. */
  readonly value: string | undefined;
}

/** What a view says of a player in single words and numbers: in pairs by seat, and among what is theirs. */
export function factsOf(view: unknown, seat: Seat): Fact[] {
  return entriesOf(view).flatMap(([name, part]) => {
    if (!Array.isArray(part) || part.length !== 2) return [];
    const theirs: unknown = part[seat];
    const other: unknown = part[1 - seat];
    if (isSaid(theirs) || (theirs === null && isSaid(other))) return [factOf(name, theirs)];
    return entriesOf(theirs).flatMap(([inner, said]) =>
      isSaid(said) ? [factOf(inner, said)] : [],
    );
  });
}

/** Whose turn it is, if a view says so. */
export function activeIn(view: unknown): Seat | undefined {
  const [, active] = entriesOf(view).find(([name]) => name === 'active') ?? [];
  return active === 0 || active === 1 ? active : undefined;
}

const entriesOf = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];

const isSaid = (data: unknown) => typeof data === 'number' || typeof data === 'string';

function factOf(name: string, value: unknown): Fact {
  const of = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { of, value: value === null ? undefined : String(value) };
}
