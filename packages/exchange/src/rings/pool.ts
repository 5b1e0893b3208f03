/** How many copies a person has to do with. */
export interface Share {
  /** The number of the person. */
  readonly of: number;
  left: number;
}

/** Copies of a design that any of these givers can give to any of these takers. */
export interface Pool {
  readonly design: number;
  readonly givers: Share[];
  readonly takers: Share[];
}

/** From whom a person keeps apart, by their numbers. */
export type Apart = (person: number) => ReadonlySet<number>;
