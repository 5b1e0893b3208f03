import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/scene.ts';

/** Ember and Foe lie in the first column, Drake and Stone in the second. */
const opponent = { units: ['Foe', 'Stone'] };

it('two units in the same column are those of one column, whichever', () => {
  const [first, second] = ['Ember', 'Drake'].map((name) =>
    outcomeOf('Tap two units in the same column.', [[name]], { opponent }),
  );
  expect(first).toMatchObject({ 'Ember tapped': true, 'Foe tapped': true });
  expect(first).not.toMatchObject({ 'Drake tapped': true });
  expect(second).toMatchObject({ 'Drake tapped': true, 'Stone tapped': true });
  expect(second).not.toMatchObject({ 'Foe tapped': true });
});

it('all units in the same column are those in the column of the card', () => {
  const found = outcomeOf('Tap all units in the same column.', [], { on: 'Ward', opponent });
  expect(found).toMatchObject({ 'Ember tapped': true, 'Foe tapped': true });
  expect(found).not.toMatchObject({ 'Drake tapped': true });
});
