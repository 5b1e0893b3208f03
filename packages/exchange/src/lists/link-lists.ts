import { type Problem, problemAt, quoted } from '@cardscape/kernel';
import { byName } from '../round/round.ts';
import type { ItemList, ListWant } from './lists.ts';
import { costOf, type ListOptions } from './options.ts';
import type { WrittenList, WrittenWant } from './read-line.ts';

/** More notes than these help nobody. */
const MOST_NOTES = 10_000;

/** Finds the lists that wants mean. What cannot be followed is left out, and said. */
export function linkLists(
  file: string,
  written: readonly WrittenList[],
  official: ReadonlySet<string>,
  options: ListOptions,
): { readonly lists: ItemList[]; readonly notes: Problem[] } {
  const notes: Problem[] = [];
  const note = (line: number, column: number, found: string, message: string) => {
    if (notes.length < MOST_NOTES)
      notes.push(
        problemAt({ file, line, column }, { severity: 'warning', found, expected: [], message }),
      );
  };
  const users = new Set(written.map(({ user }) => user));
  // An item that nobody is named for is its own owner, and nobody else; no user has a bracket in their name.
  const ownerOf = ({ user, item: { text } }: WrittenList) =>
    user ?? (users.has(text) ? `${text} (item)` : text);
  /** Dummies of two people may be called alike. */
  const nameOf = (list: WrittenList) => {
    const { text } = list.item;
    return text.startsWith('%') ? dummyName(text, ownerOf(list)) : text;
  };

  const firsts = new Map<string, WrittenList>();
  for (const list of written) {
    const name = nameOf(list);
    const first = firsts.get(name);
    if (first)
      note(
        list.line,
        list.item.column,
        quoted(name),
        `${name} has a list in line ${first.line}; this one is ignored.`,
      );
    else firsts.set(name, list);
  }
  const sorted = [...firsts].sort(([one], [other]) => byName(one, other));
  const numbers = new Map(sorted.map(([name], number) => [name, number]));

  const wantsOf = (list: WrittenList): ListWant[] => {
    const owner = ownerOf(list);
    const ranks = new Map<number, number>();
    let rank = 1;
    const ignored = (want: WrittenWant, why: string) =>
      note(list.line, want.column, quoted(want.text), `${want.text} ${why}; the want is ignored.`);
    for (const want of list.wants) {
      rank = want.priority ?? rank + want.bigSteps * options.bigStep;
      const isDummy = want.text.startsWith('%');
      const number = numbers.get(isDummy ? dummyName(want.text, owner) : want.text);
      const meant = number === undefined ? undefined : sorted[number]?.[1];
      if (number === undefined || !meant) {
        // An official item without a list is known, and nobody gives it; it has its place in the list.
        if (official.has(want.text)) rank += options.smallStep;
        else if (!want.text.includes('=')) ignored(want, 'is not known');
        else ignored(want, 'is not known (numbers behind items need #! EXPLICIT-PRIORITIES)');
      } else if (meant === list) ignored(want, 'stands in its own list');
      else if (!isDummy && ownerOf(meant) === owner)
        ignored(want, `is an item of ${owner} already`);
      else if (ranks.has(number)) ignored(want, 'stands twice in this list');
      else {
        ranks.set(number, rank);
        rank += options.smallStep;
      }
    }
    const isFree = list.item.text.startsWith('%');
    const wants = [...ranks].map(([number, place]): ListWant => {
      const cost = isFree ? 0 : costOf(options.priorities, place, ranks.size);
      return { list: number, cost };
    });
    return wants.sort((one, other) => one.list - other.list);
  };

  const lists = sorted.map(([name, list]): ItemList => {
    const isDummy = list.item.text.startsWith('%');
    return { owner: ownerOf(list), name, isDummy, wants: wantsOf(list) };
  });
  return { lists, notes };
}

function dummyName(dummy: string, owner: string): string {
  return `${dummy} (${owner})`;
}
