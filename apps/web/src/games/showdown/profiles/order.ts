import type { CardType, Catalogue, Stack } from '@cardscape/showdown/tools';

/** The types in the order in which decks and tabs show them. */
export const typeOrder: readonly CardType[] = [
  'char',
  'mob',
  'equip',
  'action',
  'field',
  'jrboss',
  'boss',
];

/** Cards by type, then by level, then by name; those that are not loaded come last. */
export function inOrder<Each extends Stack>(
  stacks: readonly Each[],
  { find }: Pick<Catalogue, 'find'>,
): Each[] {
  const place = (card: string) => {
    const design = find(card);
    return design ? typeOrder.indexOf(design.type) * 1000 + design.level : Number.MAX_SAFE_INTEGER;
  };
  return stacks.toSorted((a, b) => place(a.card) - place(b.card) || (a.card < b.card ? -1 : 1));
}
