import { describe, expect, it } from 'vitest';
import { softened } from './softened.ts';

describe('a name on a small card', () => {
  it.each([
    ['Pepperwing', 'Pepper-wing'],
    ['Seraph Cartographer', 'Seraph Cartog-rapher'],
    ["Ranger's Whetstone", "Ranger's Whetstone"],
    ['Cairn Pup', 'Cairn Pup'],
  ])('%s may be parted as %s', (name, parted) => {
    expect(softened(name).replaceAll('\u00ad', '-')).toBe(parted);
  });
});
