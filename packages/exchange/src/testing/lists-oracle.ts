import type { ItemList } from '../lists/lists.ts';

/**
 * The best levels of a few lists, and the most people at these, by trying everything: each list gets one of its
 * wants or keeps its own.
 */
export function triedLists(lists: readonly ItemList[]): { levels: number[]; people: number } {
  const taken = new Set<number>();
  const choice: number[] = [];
  let best = { levels: [0, 0], people: 0 };
  const judge = () => {
    const moved = lists.flatMap(({ isDummy }, list) =>
      !isDummy && choice[list] !== list ? [list] : [],
    );
    const wishes = lists.reduce(
      (sum, { wants }, list) => sum - (wants.find((want) => want.list === choice[list])?.cost ?? 0),
      0,
    );
    const levels = [moved.length, wishes + 0];
    const people = new Set(moved.map((list) => lists[list]?.owner)).size;
    const more =
      (levels[0] as number) - (best.levels[0] as number) ||
      (levels[1] as number) - (best.levels[1] as number) ||
      people - best.people;
    if (more > 0) best = { levels, people };
  };
  const choose = (list: number): void => {
    const one = lists[list];
    if (!one) {
      judge();
      return;
    }
    for (const option of [list, ...one.wants.map((want) => want.list)]) {
      if (taken.has(option)) continue;
      taken.add(option);
      choice[list] = option;
      choose(list + 1);
      taken.delete(option);
    }
  };
  choose(0);
  return best;
}
