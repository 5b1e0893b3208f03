import { below, randomFrom, randomPicks } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { type ShowdownGame, showdown } from '../rules/showdown.ts';
import { coreBook, coreCards } from '../testing/built-in.ts';
import { buildPosition } from './build-position.ts';
import { cardPlaces } from './card-places.ts';
import { readPosition } from './read-position.ts';
import { savePosition } from './save-position.ts';

const book = coreBook();
const designs = coreCards().map(({ design }) => design);
const characters = designs.filter(({ type }) => type === 'char').map(({ name }) => name);
const others = designs.filter(({ type }) => type !== 'char').map(({ name }) => name);

/** Every so many positions of a match are looked at: they differ little from one to the next. */
const SOME = 11;

/** The positions of a random match in which somebody is asked. */
function* positionsOf(game: ShowdownGame, seed: string): Generator<ShowdownState> {
  const random = randomFrom(seed);
  const of = (names: readonly string[]) => names[below(random, names.length)] as string;
  const deck = () => Array.from({ length: 40 }, () => of(others));
  const options = {
    characters: [of(characters), of(characters)],
    decks: [deck(), deck()],
  } as const;
  const { state } = game.setup(options, seed);
  for (;;) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return;
    yield state;
    game.advance(state, decision, randomPicks(decision, random));
  }
}

/** All that a position holds, with places for the numbers of cards. */
function contents(of: CardBook, state: ShowdownState): unknown {
  const { step: _step, random: _random, table, units, ...rest } = state;
  const places = cardPlaces(table);
  const placed = (value: unknown, key = ''): unknown => {
    if (/^(card|source|awayBy|acted|growing)$/.test(key) && typeof value === 'number')
      return places.get(value);
    if (Array.isArray(value)) {
      const items = value.map((one) => placed(one, key));
      // Bonuses add up in any order; those that stand are worked out last.
      return key === 'buffs'
        ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
        : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, placed(one, name)]),
    );
  };
  const cards = [...places].map(([id, place]) => {
    const { design, owner } = table.cards[id] ?? {};
    // What is lost and raised follows from HP and MaxHP.
    const { damage: _d, raised: _r, ...unit } = units[id] ?? {};
    return [place, { design, owner, ...(placed(unit) as object) }];
  });
  const { players } = savePosition(of, state);
  const health = players.map(({ hp, maxHp, mobs, equips }) => ({ hp, maxHp, mobs, equips }));
  return { ...(placed(rest) as object), cards: Object.fromEntries(cards), health };
}

describe('a position that is saved and set up again', () => {
  it('is the same in all that it holds', () => {
    const game = showdown(book);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let number = seed;
        for (const state of positionsOf(game, `round ${seed}`)) {
          if (number++ % SOME > 0) continue;
          const saved = savePosition(book, state);
          const read = readPosition(JSON.stringify(saved), 'p.json', book);
          if (!read.ok) throw new Error(read.problems[0]?.message);
          const again = buildPosition(book, read.read.position);
          expect(contents(book, again)).toEqual(contents(book, state));
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
