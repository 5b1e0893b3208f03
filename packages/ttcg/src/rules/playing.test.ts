import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';

const QUIET = { style: 'passive', text: 'Whenever this card attacks, shuffle your deck.' } as const;

const cards = {
  Cub: { effects: ['Gain 1 point.', 'Draw a card.'] },
  Spark: { type: 'spell', effects: ['Gain 1 point.', 'Draw a card.'] },
  Idol: { effects: [QUIET, QUIET] },
  Rune: { type: 'spell', effects: [QUIET, QUIET] },
  Wolf: { rank: 2 },
} as const;

describe('2.2.4 playing cards', () => {
  it.each(['2025-03-06', '0.059'] as const)(
    '2.2.4 b1: cards are played face up and untapped, never face down (%s)',
    (edition) => {
      const game = table({ edition, cards, you: { hand: ['Cub', 'Spark'] } });
      expect(game.can({ act: 'set' })).toBe(false);
      game.play('Cub', 0).play('Spark', 0);
      for (const name of ['Cub', 'Spark'])
        expect(game.seen(name)).toMatchObject({ tapped: false, faceDown: false });
    },
  );

  it.each(EVERY_EDITION)('2.2.4 b2: a unit that activates an effect is tapped (%s)', (edition) => {
    const game = table({ edition, cards, you: { units: ['Cub', 'Idol'] } });
    game.use('Cub');
    expect(game.seen('Cub').tapped).toBe(true);
    expect(game.seen('Idol').tapped).toBe(false);
  });

  it.each(['2025-03-06', '0.059'] as const)(
    '2.2.4 b2: a spell that activates an effect is tapped and stays (%s)',
    (edition) => {
      const game = table({ edition, cards, you: { spells: ['Spark'] } });
      game.use('Spark');
      expect(game.seen('Spark').tapped).toBe(true);
      expect(game.discardPile()).toEqual([]);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b3: one effect used keeps the other from being used until untapped (%s)',
    (edition) => {
      const more = { ...cards, Groom: { effects: ['Untap one other unit you control.'] } };
      const game = table({ edition, cards: more, you: { units: ['Cub', 'Groom'] } });
      game.use('Cub', 0);
      expect(game.points()).toBe(21);
      expect(game.can({ act: 'use', name: 'Cub' })).toBe(false);
      game.use('Groom').use('Cub', 1);
      expect(game.hand()).toEqual(['Filler']);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b4: a spell can be used right after it is played (%s)',
    (edition) => {
      const game = table({ edition, cards, you: { hand: ['Spark'] } });
      game.play('Spark', 2).use('Spark');
      expect(game.points()).toBe(21);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b5, R-T20: a spell can be used in the turn of either player (%s)',
    (edition) => {
      const side = { spells: ['Spark'] };
      const game = table({ edition, cards, you: { hand: ['Idol'] }, opponent: side });
      game.do({ act: 'play', name: 'Idol', at: 0 });
      expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
      game.do({ act: 'use', name: 'Spark', effect: 0 }).pass();
      expect([game.points(0), game.points(1)]).toEqual([20, 21]);
      expect(game.units()).toEqual(['Idol']);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b6, 2.1 chain: a spell used in answer stands above what it answers and works first (%s)',
    (edition) => {
      const bolt = { type: 'spell', effects: ['Destroy one enemy unit.'] } as const;
      const more = { ...cards, Bolt: bolt };
      const game = table({
        edition,
        cards: more,
        stage: 'battle',
        you: { units: ['Cub'] },
        opponent: { spells: ['Bolt'] },
      });
      game.do({ act: 'attack', name: 'Cub' });
      game.do({ act: 'use', name: 'Bolt' });
      expect(game.state.chain.map(({ kind }) => kind)).toEqual(['attack', 'effect']);
      game.pass();
      expect(game.units()).toEqual([]);
      expect([game.points(0), game.points(1)]).toEqual([19, 20]);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b7: a unit can be used right after it is played (%s)',
    (edition) => {
      const game = table({ edition, cards, you: { hand: ['Cub'] } });
      game.play('Cub', 2).use('Cub');
      expect(game.points()).toBe(21);
    },
  );

  it.each(EVERY_EDITION)(
    '2.2.4 b8: a unit cannot be used in the turn of the other player (%s)',
    (edition) => {
      const side = { units: ['Cub'] };
      const game = table({ edition, cards, you: { hand: ['Idol'] }, opponent: side });
      game.do({ act: 'play', name: 'Idol', at: 0 });
      expect(game.asked).toBe('main');
      game.endTurn().use('Cub');
      expect(game.points(1)).toBe(21);
    },
  );

  it('2.2.4 b8, R-T21: whoever controls a taken unit uses it, in their own turn', () => {
    const more = { ...cards, Thief: { effects: ['Take control of one enemy unit.'] } };
    const game = table({ cards: more, you: { units: ['Thief'] }, opponent: { units: ['Cub'] } });
    game.use('Thief').use('Cub');
    expect([game.points(0), game.points(1)]).toEqual([21, 20]);
    game.endTurn();
    expect(game.can({ act: 'use', name: 'Cub' })).toBe(false);
  });
});

describe.each(EVERY_EDITION)('2.2.9 field limitations (%s)', (edition) => {
  it('2.2.9 b1, 2.1 row: units lie in the upper row, spells in the lower one', () => {
    const game = table({ edition, cards, you: { hand: ['Cub', 'Spark'] } });
    game.play('Cub', 3).play('Spark', 3);
    expect(game.stacks('unit')[3]).toEqual(['Cub']);
    expect(game.stacks('spell')[3]).toEqual(['Spark']);
  });

  it('2.2.9 b2: cards within a stack do not count', () => {
    const units = [{ stack: ['Wolf', 'Cub'] }, 'Cub', 'Cub', 'Cub'];
    const game = table({ edition, cards, you: { hand: ['Cub'], units } });
    game.play('Cub', 4);
    expect(game.units()).toHaveLength(5);
  });

  it('2.2.9 b3: no more than five units, whatever the spells', () => {
    const units = Array<string>(5).fill('Cub');
    const game = table({ edition, cards, you: { hand: ['Idol', 'Rune'], units } });
    expect(game.can({ act: 'play', name: 'Idol' })).toBe(false);
    game.play('Rune', 0);
    expect(game.spells()).toEqual(['Rune']);
  });

  it('2.2.9 b3: a full row can still be ranked up', () => {
    const units = Array<string>(5).fill('Cub');
    const game = table({ edition, cards, you: { hand: ['Wolf'], units } });
    game.play('Wolf', 4);
    expect(game.stacks('unit')[4]).toEqual(['Wolf', 'Cub']);
  });

  it('2.2.9 b4: no more than five spells, whatever the units', () => {
    const spells = Array<string>(5).fill('Rune');
    const game = table({ edition, cards, you: { hand: ['Idol', 'Spark'], spells } });
    expect(game.can({ act: 'play', name: 'Spark' })).toBe(false);
    game.play('Idol', 0);
    expect(game.units()).toEqual(['Idol']);
  });
});
