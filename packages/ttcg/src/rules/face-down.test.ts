import { describe, expect, it } from 'vitest';
import { table } from '../testing/table.ts';

const edition = '0.001';
const QUIET = { style: 'latent', text: 'When this card attacks, shuffle your deck.' } as const;
const cards = {
  Cub: { effects: ['Gain 1 point.', QUIET] },
  Wolf: { rank: 2 },
  Spark: { type: 'spell', effects: ['Gain 1 point.', QUIET] },
  Ward: { type: 'spell', effects: ['Counter the attack of an enemy unit.', QUIET] },
  Brute: { attack: 400, defense: 100, effects: [QUIET, QUIET] },
  Crab: { attack: 0, defense: 500, effects: [QUIET, QUIET] },
} as const;

/** What the other player sees of a place of yours. */
function shownTo1(game: ReturnType<typeof table>, row: 'units' | 'spells', column: number) {
  return game.game.view(game.state, 1).players[0][row][column]?.[0];
}

describe('2.2.4 face-down cards (0.001)', () => {
  it('2.2.4 f1: a card is played face up or face down', () => {
    const game = table({ edition, cards, you: { hand: ['Cub', 'Spark', 'Brute'] } });
    game.do({ act: 'set', name: 'Cub', at: 0 }).pass().play('Brute', 1);
    expect(game.seen('Cub')).toMatchObject({ faceDown: true, tapped: false });
    expect(game.seen('Brute').faceDown).toBe(false);
    expect(game.state.players[0].played).toBe(2);
  });

  it('the other player cannot see what it is', () => {
    const game = table({ edition, cards, you: { hand: ['Cub'] } });
    game.do({ act: 'set', name: 'Cub', at: 0 }).pass();
    expect(JSON.stringify(shownTo1(game, 'units', 0))).not.toContain('Cub');
    expect(JSON.stringify(game.game.view(game.state, 1))).not.toContain('Cub');
  });

  it('2.2.4 f2, f3: a face-down spell cannot be turned up or used in the turn it was set', () => {
    const game = table({ edition, cards, you: { hand: ['Spark'] } });
    game.do({ act: 'set', name: 'Spark', at: 0 }).pass();
    expect(game.can({ act: 'flip' })).toBe(false);
    expect(game.can({ act: 'use' })).toBe(false);
  });

  it('2.2.4 f2: it can be turned up in the next turn, which is the other player’s', () => {
    const game = table({
      edition,
      cards,
      you: { hand: ['Ward'] },
      opponent: { units: ['Brute'] },
    });
    game.do({ act: 'set', name: 'Ward', at: 0 }).pass().endTurn();
    expect(game.state).toMatchObject({ active: 1, stage: 'main' });
    game.do({ act: 'battle' }).pass().do({ act: 'attack', name: 'Brute' });
    expect(game.decision).toMatchObject({ kind: 'respond', seat: 0 });
    game.do({ act: 'flip', name: 'Ward' });
    while (game.decision.seat === 1) game.do({ act: 'pass' });
    game.do({ act: 'use', name: 'Ward' }).pass();
    expect(game.points()).toBe(20);
    expect(game.discardPile()).toEqual(['Ward']);
  });

  it('2.2.4 f2: and in one’s own next turn', () => {
    const spells = [{ stack: ['Spark'], faceDown: 3 }];
    const game = table({ edition, cards, you: { spells } });
    game.do({ act: 'flip', name: 'Spark' }).use('Spark');
    expect(game.points()).toBe(21);
  });

  it('2.2.4 f4: a face-down unit is turned up by its player in their own turn, even the same one', () => {
    const game = table({ edition, cards, you: { hand: ['Cub'] } });
    game.do({ act: 'set', name: 'Cub', at: 0 }).pass();
    expect(game.can({ act: 'use', name: 'Cub' })).toBe(false);
    game.do({ act: 'flip', name: 'Cub' }).use('Cub');
    expect(game.points()).toBe(21);
  });

  it('2.2.4 f4: not in the turn of the other player', () => {
    const units = [{ stack: ['Cub'], faceDown: 1 }];
    const game = table({
      edition,
      cards,
      active: 1,
      you: { units },
      opponent: { hand: ['Brute'] },
    });
    game.do({ act: 'play', name: 'Brute', at: 0 });
    expect(game.asked).toBe('main');
    expect(game.seen('Cub').faceDown).toBe(true);
  });

  it('2.2.4 f5: an attack turns the attacked unit up, and then the numbers meet', () => {
    const units = [{ stack: ['Crab'], faceDown: 1 }];
    const game = table({
      edition,
      cards,
      stage: 'battle',
      you: { units: ['Brute'] },
      opponent: { units },
    });
    game.do({ act: 'attack', name: 'Brute' }).pass();
    expect(game.seen('Crab').faceDown).toBe(false);
    expect(game.units()).toEqual([]);
    expect(game.points()).toBe(19);
  });

  it('2.2.4 f6: a card that ranks up another can be set face down as well', () => {
    const game = table({ edition, cards, you: { hand: ['Wolf'], units: ['Cub'] } });
    game.do({ act: 'set', name: 'Wolf', at: 0 }).pass();
    expect(game.stacks('unit')[0]).toEqual(['Wolf', 'Cub']);
    expect(game.seen('Wolf').faceDown).toBe(true);
  });

  it('R-T36: a face-down unit does not attack, and cannot be ranked up', () => {
    const units = [{ stack: ['Cub'], faceDown: 1 }];
    const game = table({ edition, cards, you: { hand: ['Wolf'], units } });
    expect(game.can({ act: 'play', name: 'Wolf' })).toBe(false);
    game.do({ act: 'battle' });
    expect(game.can({ act: 'attack' })).toBe(false);
    game.do({ act: 'flip', name: 'Cub' }).pass().attack('Cub');
    expect(game.points(1)).toBe(19);
  });

  it('a face-down card says nothing: its effects sleep', () => {
    const loud = { ...cards, Owl: { effects: ['When a unit attacks, gain 1 point.'] } };
    const units = [{ stack: ['Owl'], faceDown: 1 }, 'Brute'];
    const game = table({ edition, cards: loud, stage: 'battle', you: { units } });
    game.attack('Brute');
    expect([game.points(0), game.points(1)]).toEqual([20, 19]);
  });

  it('2.2.5 s1: a used spell goes to the discard pile', () => {
    const game = table({ edition, cards, you: { spells: ['Spark'] } });
    game.use('Spark');
    expect([game.spells(), game.discardPile(), game.points()]).toEqual([[], ['Spark'], 21]);
  });

  it('2.2.5 s1: a continuous spell stays, and so does an equip spell', () => {
    const aura = 'While this card remains on the field, units you control gain 50 attack.';
    const sword = 'Equip this card to one unit you control. The equipped unit gains 100 attack.';
    const more = {
      ...cards,
      Aura: { type: 'spell', effects: [aura] },
      Sword: { type: 'spell', effects: [sword] },
    } as const;
    const game = table({
      edition,
      cards: more,
      you: { units: ['Brute'], spells: ['Aura', 'Sword'] },
    });
    game.use('Aura').use('Sword');
    if (game.asked === 'choose') game.take('Brute').pass();
    expect(game.spells()).toEqual(['Aura', 'Sword']);
    expect(game.seen('Brute').attack).toBe(550);
  });

  it('2.2.5 s1: a spell whose effect is countered is spent all the same', () => {
    const hush = { type: 'spell', effects: ['Counter an effect.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, Hush: hush },
      you: { spells: ['Spark'] },
      opponent: { spells: ['Hush'] },
    });
    game.do({ act: 'use', name: 'Spark' }).do({ act: 'use', name: 'Hush' }).pass();
    expect(game.points()).toBe(20);
    expect([game.discardPile(0), game.discardPile(1)]).toEqual([['Spark'], ['Hush']]);
  });
});
