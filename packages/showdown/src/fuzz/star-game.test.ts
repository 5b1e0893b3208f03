import { below } from '@cardscape/kernel';
import {
  answersLeakNothing,
  type Check,
  fuzz,
  invariants,
  leaksNothing,
  survivesJson,
} from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { CardType } from '../cards/index.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { showdown } from '../rules/showdown.ts';
import { coreBook, coreCards } from '../testing/built-in.ts';
import { consulted } from '../testing/questions.ts';
import { playStarGame } from './star-game.ts';
import { UsageCounter } from './usage.ts';

const designs = coreCards().map(({ design }) => design);

const firstOf = (type: CardType) => {
  const found = designs.find((design) => design.type === type);
  if (!found) throw new Error(`the set has no ${type}`);
  return found;
};

describe('the built-in set', () => {
  it('plays random matches without a fault, a leak or a script that fails', () => {
    const book = coreBook();
    const counter = new UsageCounter(book);
    const heroes = designs.filter(({ type }) => type === 'char').map(({ name }) => name);
    const others = designs.filter(({ type }) => type !== 'char').map(({ name }) => name);
    const counting: Check = ({ after }) =>
      counter.step(after.events as unknown as readonly ShowdownEvent[]);
    const { problems, decisions } = fuzz(showdown(book), {
      games: 1,
      seed: 'set',
      options: (random) => {
        const of = (names: readonly string[]) => names[below(random, names.length)] as string;
        const deck = () => Array.from({ length: 40 }, () => of(others));
        return { characters: [of(heroes), of(heroes)], decks: [deck(), deck()] } as const;
      },
      checks: [invariants, survivesJson, leaksNothing, answersLeakNothing(consulted), counting],
    });
    expect(problems).toEqual([]);
    expect(decisions).toBeGreaterThan(40);
  });

  it.each(['char', 'mob', 'equip', 'action', 'field', 'jrboss', 'boss'] as const)(
    'plays a card of the type %s and uses its abilities in positions made for it',
    (type) => {
      const book = coreBook();
      const counter = new UsageCounter(book);
      const design = firstOf(type);
      for (let number = 0; number < 18; number++)
        expect(playStarGame(book, counter, design, number, `star/${number}`).problems).toEqual([]);
      const own = Object.entries(counter.usage.counts).filter(
        ([key]) => key === design.name || key.startsWith(`${design.name} / ability`),
      );
      expect(own.filter(([, count]) => count === 0)).toEqual([]);
    },
  );

  it('tells of a script that fails', () => {
    const book = coreBook();
    const counter = new UsageCounter(book);
    const fault = { file: 'a.lua', line: 3, column: 5, message: 'no' };
    book.report?.({ card: 'A', pointcut: 'onThinkMob', fault });
    expect(counter.step([])).toEqual(['the script of A failed in onThinkMob: a.lua:3:5: no']);
    expect(counter.step([])).toEqual([]);
  });
});
