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

/** Whether two people, by their numbers, are kept apart. */
export type Apart = (one: number, other: number) => boolean;
