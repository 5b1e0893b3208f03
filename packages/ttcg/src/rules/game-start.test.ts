import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, opened, table } from '../testing/table.ts';
import { EDITIONS } from './book/editions.ts';

const SEEDS = Array.from({ length: 24 }, (_, n) => `seed ${n}`);

describe.each(EVERY_EDITION)('2.2.2 game start (%s)', (edition) => {
  it('2.2.2 b1: a die decides who begins, even for one player and odd for the other', () => {
    const rolls = SEEDS.map((seed) => {
      const start = opened(edition, seed);
      const [die] = start.events;
      if (die?.type !== 'die') throw new Error('the die comes first');
      expect(die.first).toBe(die.roll % 2 === 0 ? 0 : 1);
      expect(start.state.first).toBe(die.first);
      expect(start.decision.seat).toBe(die.first);
      return die.roll;
    });
    expect(new Set(rolls).size).toBe(6);
  });

  it('2.2.2 b2: each player draws the opening hand of the edition', () => {
    const start = opened(edition);
    const size = edition === '0.001' ? 5 : 7;
    for (const seat of [0, 1] as const) {
      expect(start.hand(seat)).toHaveLength(size);
      expect(start.deck(seat)).toHaveLength(50 - size);
    }
  });

  it('2.2.2 b4: the one who begins does not draw and cannot attack in their first turn', () => {
    const start = opened(edition);
    while (start.asked === 'mulligan') start.do({ act: 'keep' });
    const { first } = start.state;
    const size = EDITIONS[edition].openingHand;
    expect(start.state).toMatchObject({ turn: 1, active: first, stage: 'main' });
    expect(start.hand(first)).toHaveLength(size);
    start.play('Filler', 0);
    expect(start.can({ act: 'battle' })).toBe(false);
    start.endTurn();
    expect(start.state).toMatchObject({ turn: 2, stage: 'main' });
    expect(start.hand(start.state.active)).toHaveLength(size + 1);
    expect(start.can({ act: 'battle' })).toBe(true);
  });
});

describe('2.2.2 b3: the mulligan (0.059)', () => {
  it('shuffles the hand in and gives six new cards', () => {
    const start = opened('0.059');
    const { first } = start.state;
    start.do({ act: 'mulligan' });
    expect(start.hand(first)).toHaveLength(6);
    expect(start.deck(first)).toHaveLength(44);
    start.do({ act: 'keep' });
  });

  it('can be done once: the next question is for the other player, then the game begins', () => {
    const start = opened('0.059');
    const { first } = start.state;
    start.do({ act: 'mulligan' });
    expect(start.decision.seat).toBe(1 - first);
    start.do({ act: 'mulligan' });
    expect(start.asked).toBe('main');
  });

  it('keeping changes nothing', () => {
    const start = opened('0.059');
    start.do({ act: 'keep' }).do({ act: 'keep' });
    for (const seat of [0, 1] as const) expect(start.hand(seat)).toHaveLength(7);
  });

  it('is not in the older editions', () => {
    for (const edition of ['0.001', '2025-03-06'] as const)
      expect(opened(edition).asked).toBe('main');
  });
});

const cards = {
  Cub: { type: 'water' },
  Pup: {},
  Kit: {},
  Caller: { effects: ['Play one water unit from your hand.'] },
} as const;

describe.each(EVERY_EDITION)('2.2.3 turn structure (%s)', (edition) => {
  it('2.2.3 b1: a turn is draw phase, main phase, battle phase, in this order', () => {
    const game = table({ edition, cards, stage: 'draw', you: { units: ['Cub'] } });
    expect(game.state.stage).toBe('draw');
    game.pass();
    expect(game.state.stage).toBe('main');
    game.do({ act: 'battle' }).pass();
    expect(game.state.stage).toBe('battle');
    expect(game.can({ act: 'battle' })).toBe(false);
    game.endTurn().do({ act: 'battle' });
    const phases = game.events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
    expect(phases.slice(-4)).toEqual(['battle', 'draw', 'main', 'battle']);
  });

  it('2.2.3 b2: the player draws a card at the start of every turn, the very first excepted', () => {
    const first = table({ edition, cards, stage: 'draw', turn: 1, you: { deck: ['Cub', 'Pup'] } });
    expect(first.hand()).toEqual([]);
    const later = table({ edition, cards, stage: 'draw', turn: 2, you: { deck: ['Cub', 'Pup'] } });
    expect([later.hand(), later.deck()]).toEqual([['Cub'], ['Pup']]);
    expect(later.hand(1)).toEqual([]);
  });

  it('2.2.3 b3, b4: in the main phase two cards can be played, and no third', () => {
    const game = table({ edition, cards, you: { hand: ['Cub', 'Pup', 'Kit'] } });
    game.play('Cub', 0).play('Pup', 1);
    expect(game.units()).toEqual(['Cub', 'Pup']);
    expect(game.can({ act: 'play', name: 'Kit' })).toBe(false);
    game.endTurn().endTurn().play('Kit', 2);
    expect(game.units()).toEqual(['Cub', 'Pup', 'Kit']);
  });

  it('2.2.3 b4: unless a card says otherwise', () => {
    const more = { ...cards, Host: { effects: ['Get one extra play this turn.'] } };
    const game = table({ edition, cards: more, you: { hand: ['Cub', 'Pup'], units: ['Host'] } });
    game.use('Host').play('Cub', 1).play('Pup', 2);
    expect(game.state.players[0].played).toBe(2);
    expect(game.game.view(game.state, 0).players[0].playsLeft).toBe(1);
  });

  it('2.2.3 b6: a play made by an effect does not count', () => {
    const hand = ['Cub', 'Pup', 'Kit'];
    const game = table({ edition, cards, you: { hand, units: ['Caller'] } });
    game.use('Caller').do({ act: 'place', at: 1 }).play('Pup', 2).play('Kit', 3);
    expect(game.units()).toEqual(['Caller', 'Cub', 'Pup', 'Kit']);
  });

  it('2.2.3 b5, 2.2.9: an effect that plays a card needs a free column too', () => {
    const hand = ['Cub', 'Pup'];
    const units = ['Caller', 'Kit', 'Kit', 'Kit', 'Kit'];
    const game = table({ edition, cards, you: { hand, units } });
    expect(game.can({ act: 'use', name: 'Caller', effect: 0 })).toBe(false);
    expect(game.hand()).toEqual(['Cub', 'Pup']);
  });

  it('2.2.3 b7: attacks happen in the battle phase only', () => {
    const game = table({ edition, cards, you: { units: ['Cub'] } });
    expect(game.can({ act: 'attack' })).toBe(false);
    game.do({ act: 'battle' }).pass().attack('Cub');
    expect(game.points(1)).toBe(19);
  });
});
