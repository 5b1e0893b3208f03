import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';

const cards = {
  Cub: { effects: ['Gain 1 point.'] },
  Wolf: { rank: 2, effects: ['Draw a card.'] },
  Fang: { rank: 3 },
  Otter: { type: 'water', rank: 2 },
  Spark: { type: 'spell' },
  Flame: { type: 'spell', rank: 2 },
  Axe: { effects: ['Destroy one enemy unit.'] },
} as const;

describe.each(EVERY_EDITION)('2.2.6 leveling up (%s)', (edition) => {
  it('2.2.6 b1, R-T6: a card of a higher rank cannot open a stack', () => {
    const game = table({ edition, cards, you: { hand: ['Wolf', 'Fang', 'Flame'] } });
    expect(game.can({ act: 'play' })).toBe(false);
  });

  it('2.2.6 b2, R-T6: it goes on a card of its type, one rank lower, and no other', () => {
    const units = ['Cub', null, { stack: ['Wolf', 'Cub'] }];
    const game = table({ edition, cards, you: { hand: ['Wolf', 'Otter', 'Fang'], units } });
    expect(game.can({ act: 'play', name: 'Otter' })).toBe(false);
    expect([0, 1, 2].map((at) => game.can({ act: 'play', name: 'Wolf', at }))).toEqual([
      true,
      false,
      false,
    ]);
    game.play('Fang', 2).play('Wolf', 0);
    expect(game.stacks('unit')).toEqual([['Wolf', 'Cub'], [], ['Fang', 'Wolf', 'Cub'], [], []]);
  });

  it('2.2.6 b2: spells rank up as units do', () => {
    const game = table({ edition, cards, you: { hand: ['Flame'], spells: [null, 'Spark'] } });
    game.play('Flame', 1);
    expect(game.stacks('spell')[1]).toEqual(['Flame', 'Spark']);
  });

  it('2.2.6 b1: a card of rank 1 does not go on top of another', () => {
    const game = table({ edition, cards, you: { hand: ['Cub'], units: ['Cub'] } });
    expect(game.can({ act: 'play', name: 'Cub', at: 0 })).toBe(false);
    expect(game.can({ act: 'play', name: 'Cub', at: 1 })).toBe(true);
  });

  it('R-T6: a rank-up is one of the two plays of a turn', () => {
    const game = table({ edition, cards, you: { hand: ['Cub', 'Wolf', 'Fang'] } });
    game.play('Cub', 0).play('Wolf', 0);
    expect(game.can({ act: 'play', name: 'Fang' })).toBe(false);
  });

  it('2.2.6 b3: the cards under it are untapped; the new card can act at once', () => {
    const units = [{ stack: ['Cub'], tapped: 3 }];
    const game = table({ edition, cards, you: { hand: ['Wolf'], units } });
    game.play('Wolf', 0);
    expect(game.seen('Cub').tapped).toBe(false);
    game.use('Wolf');
    expect(game.hand()).toEqual(['Filler']);
  });

  it('2.2.6 b4: the cards under it remain on the field', () => {
    const game = table({ edition, cards, you: { hand: ['Wolf'], units: ['Cub'] } });
    game.play('Wolf', 0);
    expect(game.stacks('unit')[0]).toEqual(['Wolf', 'Cub']);
    expect([game.discardPile(), game.points()]).toEqual([[], 20]);
  });

  it('2.2.6 b5: a card under another one is not used, and does not attack', () => {
    const game = table({ edition, cards, you: { units: [{ stack: ['Wolf', 'Cub'] }] } });
    expect(game.can({ act: 'use', name: 'Cub' })).toBe(false);
    game.do({ act: 'battle' }).pass();
    expect(game.can({ act: 'attack', name: 'Cub' })).toBe(false);
    expect(game.can({ act: 'attack', name: 'Wolf' })).toBe(true);
  });

  it('2.2.6 b5: it cannot be tapped', () => {
    const more = { ...cards, Net: { effects: ['Tap one enemy unit.'] } } as const;
    const units = [{ stack: ['Wolf', 'Cub'] }, 'Cub'];
    const game = table({ edition, cards: more, you: { units: ['Net'] }, opponent: { units } });
    game.do({ act: 'use', name: 'Net', effect: 0 });
    expect(game.takable).toEqual(['Cub', 'Wolf']);
    game.take('Wolf').pass();
    expect(game.game.view(game.state, 1).players[1].units[0]).toMatchObject([
      { tapped: true },
      { tapped: false },
    ]);
  });

  it('2.2.6 b6: it does not count towards the limit of five', () => {
    const units = ['Cub', 'Cub', 'Cub', 'Cub', 'Cub'];
    const game = table({ edition, cards, you: { hand: ['Wolf'], units } });
    game.play('Wolf', 1);
    expect(game.units()).toEqual(['Cub', 'Wolf', 'Cub', 'Cub', 'Cub']);
  });
});

describe('2.2.6 b4: when the top of a stack is destroyed', () => {
  it.each(['0.001', '2025-03-06'] as const)('all under it go as well (%s)', (edition) => {
    const units = [{ stack: ['Fang', 'Wolf', 'Cub'] }];
    const game = table({ edition, cards, you: { units: ['Axe'] }, opponent: { units } });
    game.use('Axe');
    expect(game.units(1)).toEqual([]);
    expect(game.discardPile(1)).toEqual(['Cub', 'Fang', 'Wolf']);
    // R-T3: only the destroyed card costs points.
    expect(game.points(1)).toBe(17);
  });

  it('the card under it becomes the active one (0.059)', () => {
    const units = [{ stack: ['Fang', 'Wolf', 'Cub'] }];
    const game = table({ cards, you: { units: ['Axe'] }, opponent: { units } });
    game.use('Axe');
    expect(game.stacks('unit', 1)[0]).toEqual(['Wolf', 'Cub']);
    expect(game.points(1)).toBe(17);
  });
});
