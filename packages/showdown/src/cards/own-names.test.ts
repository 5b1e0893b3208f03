import { expect, it } from 'vitest';
import type { CardDesign } from './card.ts';
import { withOwnNames } from './own-names.ts';

it('cards that share a name are told apart', () => {
  const cards = ['A', 'A', 'A (2)', 'A'].map((name) => ({ design: { name } as CardDesign }));
  const names = withOwnNames(cards).map(({ design }) => design.name);
  expect(names).toEqual(['A', 'A (2)', 'A (2) (2)', 'A (3)']);
});
