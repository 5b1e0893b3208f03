import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('R-T310: what is asked of several cards', () => {
  const mixed = { you: { deck: ['Bolt', 'Relic', 'Acorn'], discard: ['Ash'] } } as const;
  const units = { you: { deck: ['Bolt', 'Acorn', 'Relic'], discard: ['Ash'] } } as const;
  const gone = { Bolt: 'your discard', Relic: 'your discard' };
  const gained = { 'your points': 21 };
  rulings([
    ['Mill two cards. If both of them are units, gain 1 point.', [], gone, mixed],
    ['Mill two cards. If they are units, gain 1 point.', [], gone, mixed],
    [
      'Mill two cards. If both are units, gain 1 point.',
      [],
      { Bolt: 'your discard', Acorn: 'your discard', ...gained },
      units,
    ],
    ['Mill two cards. If any of them are units, gain 1 point.', [], { ...gone, ...gained }, mixed],
    ['Mill two cards. If neither is a unit, gain 1 point.', [], gone, mixed],
    ['Mill two cards. If none of them is water, gain 1 point.', [], { ...gone, ...gained }, mixed],
  ]);
});
