import { z } from '@cardscape/kernel/schema';
import type {
  Position,
  PositionNumber,
  PositionPlayer,
  WrittenPosition,
} from '@cardscape/kolyma/tools';

const numbers = z.readonly(z.array(z.object({ value: z.int(), class: z.int() })));
const names = z.readonly(z.array(z.string()));
const flag = z.enum(['discarded', 'swapped', 'flipped', 'transferred']);

const sideSchema = z.object({
  numbers,
  hand: names,
  deck: names,
  discard: names,
  bonus: z.int(),
  flags: z.readonly(z.array(flag)),
});

/** A position in the editor, as it comes back from storage. Its keys stand as those of the presets. */
export const setUpSchema = z.object({
  target: z.int(),
  seed: z.string(),
  numberDeck: z.exactOptional(numbers),
  numberDiscard: numbers,
  players: z.readonly(z.tuple([sideSchema, sideSchema])),
});

/** A position in the editor: every list is there, but the number deck may be the set's own. */
export type SetUp = Readonly<z.infer<typeof setUpSchema>>;

/** One side of a position in the editor. */
export type Side = Readonly<z.infer<typeof sideSchema>>;

/** The marks that a player's turn can leave. */
export type Flag = z.infer<typeof flag>;

const card = (value: number, colour: number): PositionNumber => ({ value, class: colour });

const side = (numbers: readonly PositionNumber[], hand: readonly string[]): Side => ({
  numbers,
  hand,
  deck: ['Chain Link', 'Short Pace', 'Backsight', 'Long Pace'],
  discard: [],
  bonus: 0,
  flags: [],
});

const setUp = (target: number, first: Side, second: Side): SetUp => ({
  target,
  seed: 'workshop',
  numberDiscard: [],
  players: [first, second],
});

const hands = [
  ['Short Pace', 'Sounding Line', 'True North'],
  ['Long Pace', 'Backsight', 'Backsight'],
] as const;

/** Positions to start from, by name; the first is the usual one. */
export const presets: readonly { name: string; setUp: SetUp }[] = [
  {
    name: 'Even',
    setUp: setUp(
      14,
      side([card(5, 1), card(3, 2), card(4, 0), card(-2, 3)], hands[0]),
      side([card(6, 2), card(2, 1), card(4, 4), card(-2, 0)], hands[1]),
    ),
  },
  {
    name: 'You are over the target',
    setUp: setUp(
      12,
      side([card(7, 1), card(6, 1), card(4, 5), card(-1, 0)], hands[0]),
      side([card(5, 2), card(4, 3), card(2, 0), card(-1, 4)], hands[1]),
    ),
  },
  {
    name: 'You are far behind',
    setUp: setUp(
      18,
      side([card(2, 0), card(-3, 2), card(4, 3), card(1, 4)], hands[0]),
      side([card(8, 1), card(5, 2), card(3, 5), card(1, 0)], hands[1]),
    ),
  },
  {
    name: 'Two alike',
    setUp: setUp(
      14,
      side([card(4, 1), card(4, 1), card(4, 2), card(1, 0)], ['Short Pace', 'Short Pace']),
      side([card(3, 2), card(3, 3), card(5, 4), card(2, 5)], hands[1]),
    ),
  },
  {
    name: 'Empty hands',
    setUp: setUp(
      14,
      { ...side([card(5, 1), card(3, 2)], []), deck: [] },
      { ...side([card(6, 2), card(2, 1)], []), deck: [] },
    ),
  },
];

/** The position that the trial begins with. */
export const usualSetUp: SetUp = presets[0]?.setUp as SetUp;

/** What lies on the table, and what effects have added. */
export function totalOf({ numbers, bonus }: Pick<Side, 'numbers' | 'bonus'>): number {
  return numbers.reduce((sum, { value }) => sum + value, bonus);
}

/** A position as the editor has it, with empty lists for what is left out. */
export function setUpOf(position: Position | WrittenPosition): SetUp {
  const { target, numberDeck, numberDiscard = [], players } = position;
  const sideOf = (player: PositionPlayer): Side => {
    const { numbers = [], hand = [], deck = [], discard = [], bonus = 0, flags = [] } = player;
    return { numbers, hand, deck, discard, bonus, flags };
  };
  const seed = 'seed' in position ? (position.seed ?? '') : '';
  const own = numberDeck ? { numberDeck } : {};
  return { target, seed, ...own, numberDiscard, players: [sideOf(players[0]), sideOf(players[1])] };
}
