import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const quiet = { effects: [QUIET, QUIET] } as const;
const cards = {
  Cub: { attack: 200, defense: 300, ...quiet },
  Bull: { attack: 400, defense: 100, ...quiet },
  Wall: { attack: 50, defense: 450, ...quiet },
  Even: { attack: 100, defense: 400, ...quiet },
  Bear: { rank: 2, attack: 600, defense: 400, ...quiet },
  Rush: { effects: ['This card gets one extra attack this turn.', QUIET] },
  Ghost: {
    effects: ['While this card remains on the field, it cannot be destroyed in battle.', QUIET],
  },
  Thief: { effects: ['Take control of one enemy unit.', QUIET] },
} as const;

describe.each(EVERY_EDITION)('2.2.7 battle phase (%s)', (edition) => {
  const battle = (mine: string[], theirs: string[]) =>
    table({ edition, cards, stage: 'battle', you: { units: mine }, opponent: { units: theirs } });

  it('2.2.7 b1: the battle phase is the last of the turn', () => {
    const game = battle(['Cub'], []);
    expect(game.can({ act: 'battle' })).toBe(false);
    game.endTurn();
    expect(game.state).toMatchObject({ active: 1, turn: 6 });
  });

  it('2.2.7 b2: no card is played in it', () => {
    const game = table({ edition, cards, stage: 'battle', you: { hand: ['Cub'] } });
    expect(game.can({ act: 'play' })).toBe(false);
    expect(game.can({ act: 'set' })).toBe(false);
  });

  it('2.2.7 b3: every unit attacks once', () => {
    const game = battle(['Cub', 'Bull'], []);
    game.attack('Cub');
    expect(game.can({ act: 'attack', name: 'Cub' })).toBe(false);
    game.attack('Bull');
    expect(game.points(1)).toBe(18);
    expect(game.can({ act: 'attack' })).toBe(false);
    game.endTurn().endTurn().do({ act: 'battle' }).pass().attack('Cub');
    expect(game.points(1)).toBe(17);
  });

  it('2.2.7 b3: more often if a card says so', () => {
    const game = battle(['Rush'], []);
    game.use('Rush').attack('Rush').attack('Rush');
    expect(game.can({ act: 'attack' })).toBe(false);
    expect(game.points(1)).toBe(18);
  });

  it('2.2.7 b3, R-T21: a taken unit attacks for whoever has it', () => {
    const game = battle(['Thief'], ['Cub']);
    game.use('Thief').attack('Cub');
    expect([game.points(0), game.points(1)]).toEqual([20, 19]);
  });

  it('2.2.7 b4: while the opponent has units, one of them must be attacked', () => {
    const game = battle(['Bull'], ['Cub', 'Wall']);
    expect(game.can({ act: 'attack', on: undefined })).toBe(false);
    for (const name of ['Cub', 'Wall'])
      expect(game.can({ act: 'attack', name: 'Bull', on: game.card(name) })).toBe(true);
  });

  it('2.2.7 b4: spells do not stand in the way', () => {
    const opponent = { spells: ['Rune'] };
    const more = { ...cards, Rune: { type: 'spell', ...quiet } } as const;
    const game = table({
      edition,
      cards: more,
      stage: 'battle',
      you: { units: ['Cub'] },
      opponent,
    });
    game.attack('Cub');
    expect(game.points(1)).toBe(19);
  });

  it('2.2.7 b5: an opponent without units is attacked directly', () => {
    const game = battle(['Bull', 'Cub'], ['Cub']);
    game.do({ act: 'attack', name: 'Bull' }).pass();
    expect(game.units(1)).toEqual([]);
    game.do({ act: 'attack', name: 'Cub', on: undefined }).pass();
    expect(game.points(1)).toBe(18);
  });

  it('2.2.7 b6, b7: the attack of the one meets the defense of the other', () => {
    // By attack against attack the bull would win; by defense against defense it would lose to the cub.
    const game = battle(['Bull'], ['Cub']);
    game.attack('Bull', 'Cub');
    expect([game.units(0), game.units(1)]).toEqual([['Bull'], []]);
    const other = battle(['Bull'], ['Wall']);
    other.attack('Bull', 'Wall');
    expect([other.units(0), other.units(1)]).toEqual([[], ['Wall']]);
  });

  it('2.2.7 b8, R-T2: the lower one is destroyed and sent to the discard pile', () => {
    const game = battle(['Bull', 'Even'], ['Cub', 'Wall']);
    game.attack('Bull', 'Cub');
    expect(game.discardPile(1)).toEqual(['Cub']);
    expect(game.discardPile(0)).toEqual([]);
    expect([game.units(0), game.units(1)]).toEqual([['Bull', 'Even'], ['Wall']]);
  });

  it('2.2.7 b8, R-T2: equal: neither is destroyed', () => {
    const game = battle(['Bull'], ['Even']);
    game.attack('Bull', 'Even');
    expect([game.units(0), game.units(1)]).toEqual([['Bull'], ['Even']]);
    expect([game.points(0), game.points(1)]).toEqual([20, 20]);
    expect(game.can({ act: 'attack', name: 'Bull' })).toBe(false);
  });

  it('2.2.7 b8: unless a card says otherwise', () => {
    const game = table({
      edition,
      cards,
      active: 1,
      you: { units: ['Ghost'] },
      opponent: { units: ['Bear'] },
    });
    game.endTurn().use('Ghost').endTurn().do({ act: 'battle' }).pass().attack('Bear', 'Ghost');
    expect(game.units()).toEqual(['Ghost']);
    expect([game.points(0), game.points(1)]).toEqual([20, 20]);
  });

  it(`2.2.7 b9: under a destroyed unit ${edition === '0.059' ? 'the next card becomes active' : 'nothing is left'}`, () => {
    const units = [{ stack: ['Bear', 'Cub'] }];
    const more = { ...cards, Hydra: { attack: 450, defense: 50, ...quiet } } as const;
    const game = table({
      edition,
      cards: more,
      stage: 'battle',
      you: { units: ['Hydra', 'Bull'] },
      opponent: { units },
    });
    game.attack('Hydra', 'Bear');
    const left = edition === '0.059' ? ['Cub'] : [];
    expect(game.units(1)).toEqual(left);
    expect(game.points(1)).toBe(18);
    game.do({ act: 'attack', name: 'Bull' }).pass();
    expect(game.points(1)).toBe(17);
  });
});

describe.each(EVERY_EDITION)('2.2.8 gaining points (%s)', (edition) => {
  it('2.2.8 b1: every player starts with 20 points', () => {
    const game = table({ edition, cards });
    expect([game.points(0), game.points(1)]).toEqual([20, 20]);
  });

  it('2.2.8 b2, b3, R-T3: a destroyed unit costs its owner its rank; the other gains nothing', () => {
    const more = { ...cards, Axe: { effects: ['Destroy one enemy unit.', QUIET] } } as const;
    const units = [{ stack: ['Bear', 'Cub'] }];
    const game = table({ edition, cards: more, you: { units: ['Axe'] }, opponent: { units } });
    game.use('Axe');
    expect([game.points(0), game.points(1)]).toEqual([20, 18]);
  });

  it('2.2.8 b3, R-T3: a destroyed attacker counts too', () => {
    const game = table({
      edition,
      cards,
      stage: 'battle',
      you: { units: ['Cub'] },
      opponent: { units: ['Wall'] },
    });
    game.attack('Cub', 'Wall');
    expect([game.points(0), game.points(1)]).toEqual([19, 20]);
  });

  it('2.2.8 b3, R-T21: the owner pays, whoever has the unit', () => {
    const game = table({
      edition,
      cards,
      you: { units: ['Thief'] },
      opponent: { units: ['Cub', 'Wall'] },
    });
    game.use('Thief').take('Cub').pass().do({ act: 'battle' }).pass().attack('Cub', 'Wall');
    expect([game.points(0), game.points(1)]).toEqual([20, 19]);
    expect(game.discardPile(1)).toEqual(['Cub']);
  });

  it('2.2.8 b3: a destroyed spell costs nothing', () => {
    const more = {
      ...cards,
      Axe: { effects: ['Destroy one enemy spell.', QUIET] },
      Rune: { type: 'spell', ...quiet },
    } as const;
    const game = table({
      edition,
      cards: more,
      you: { units: ['Axe'] },
      opponent: { spells: ['Rune'] },
    });
    game.use('Axe');
    expect([game.spells(1), game.points(1)]).toEqual([[], 20]);
  });

  it('2.2.8 b4: a direct attack costs the rank of the attacking unit', () => {
    const units = [{ stack: ['Bear', 'Cub'] }];
    const game = table({ edition, cards, stage: 'battle', you: { units } });
    game.attack('Bear');
    expect([game.points(0), game.points(1)]).toEqual([20, 18]);
  });

  it('2.2.8 b5, 2.1 gain, 2.1 lose: effects give points and take them', () => {
    const sun = { effects: ['Gain 3 points.', 'Your opponent loses 2 points.'] } as const;
    const game = table({
      edition,
      cards: { Sun: sun, Moon: sun },
      you: { units: ['Sun', 'Moon'] },
    });
    game.use('Sun', 0).use('Moon', 1);
    expect([game.points(0), game.points(1)]).toEqual([23, 18]);
  });

  it('R-T1: whoever has no points left loses at once', () => {
    const game = table({
      edition,
      cards,
      stage: 'battle',
      you: { units: ['Cub'] },
      opponent: { points: 1 },
    });
    game.attack('Cub');
    expect(game.outcome).toMatchObject({ winner: 0 });
  });

  it('R-T1: both at once is a draw', () => {
    const doom = { effects: ['Each player loses 3 points.', QUIET] } as const;
    const game = table({
      edition,
      cards: { Doom: doom },
      you: { units: ['Doom'], points: 3 },
      opponent: { points: 2 },
    });
    game.use('Doom');
    expect(game.outcome).toMatchObject({ winner: null });
  });
});
