import { expect, it } from 'vitest';
import type { Option } from './game.ts';
import { sameOption } from './same-option.ts';

/** Options that differ from each other in one thing each. */
const options: readonly Option[] = [
  { act: 'pass' },
  { act: 'play', card: 3 },
  { act: 'play', card: 4 },
  { act: 'use', card: 3, effect: 1 },
  { act: 'attack', card: 3, target: { is: 'card', card: 3 } },
  { act: 'attack', card: 3, target: { is: 'card', card: 4 } },
  { act: 'attack', card: 3, target: { is: 'seat', seat: 0 } },
  { act: 'attack', card: 3, target: { is: 'seat', seat: 1 } },
  { act: 'say', target: { is: 'answer', answer: 0 } },
  { act: 'say', target: { is: 'answer', answer: 1 } },
  { act: 'place', target: { is: 'zone', zone: 'units 0', column: 1 } },
  { act: 'place', target: { is: 'zone', zone: 'units 0', column: 2 } },
  { act: 'place', target: { is: 'zone', zone: 'units 1', column: 1 } },
  { act: 'choose', target: { is: 'hidden', place: 1 } },
  { act: 'choose', target: { is: 'hidden', zone: 'hand 1', place: 1 } },
  { act: 'choose', target: { is: 'hidden', zone: 'hand 1', place: 2 } },
];

it('options are the same if they say the same, and only then', () => {
  options.forEach((left, at) => {
    const again = JSON.parse(JSON.stringify(left)) as Option;
    expect(options.filter((right) => sameOption(again, right))).toEqual([options[at]]);
  });
});
