import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const equip = 'Equip this card to one unit. The equipped unit gains 100 attack.';
const cards = {
  Cub: { effects: [QUIET, QUIET] },
  Wolf: { rank: 2, effects: [QUIET, QUIET] },
  Sword: { type: 'spell', effects: [equip, QUIET] },
  Blade: { type: 'spell', rank: 2, effects: [QUIET, QUIET] },
  Axe: { effects: ['Destroy one unit.', QUIET] },
  Smith: { effects: ['Destroy one spell.', QUIET] },
  Rope: { effects: ["Return one unit to its owner's hand.", QUIET] },
} as const;

describe.each(EVERY_EDITION)('3.3.1 equip, R-T11 (%s)', (edition) => {
  const armed = (extra: string, more: object = {}) => {
    const game = table({
      edition,
      cards,
      you: { units: ['Cub', extra], spells: [null, null, null, 'Sword'], ...more },
    });
    game.do({ act: 'use', name: 'Sword' });
    if (game.asked === 'choose') game.take('Cub');
    return game.pass();
  };

  it('3.3.1 equip: stays in its own column, bound to its target, and works', () => {
    const game = armed('Axe');
    expect(game.stacks('spell')[3]).toEqual(['Sword']);
    expect(game.seen('Cub').attack).toBe(350);
    expect(game.seen('Axe').attack).toBe(250);
  });

  it('3.3.1 equip: ends when this card is destroyed', () => {
    const game = armed('Smith');
    game.use('Smith');
    expect(game.discardPile()).toEqual(['Sword']);
    expect(game.seen('Cub').attack).toBe(250);
  });

  it('3.3.1 equip 1: it is destroyed with its target', () => {
    const game = armed('Axe');
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    expect(game.discardPile()).toEqual(['Cub', 'Sword']);
    expect(game.points()).toBe(19);
  });

  it('3.3.1 equip, R-T11: if its target leaves in another way it is loose, and stays', () => {
    const game = armed('Rope');
    game.do({ act: 'use', name: 'Rope', effect: 0 }).take('Cub').pass();
    expect([game.hand(), game.spells()]).toEqual([['Cub'], ['Sword']]);
    game.play('Cub', 0);
    expect(game.seen('Cub').attack).toBe(250);
  });

  it(`3.3.1 equip 2: ranked up, it is ${edition === '0.001' ? 'still equipped' : 'unbound'}`, () => {
    const game = armed('Axe', { hand: ['Blade'] });
    game.play('Blade', 3);
    expect(game.stacks('spell')[3]).toEqual(['Blade', 'Sword']);
    expect(game.seen('Cub').attack).toBe(edition === '0.001' ? 350 : 250);
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    const gone = edition === '0.001' ? ['Cub', 'Sword'] : ['Cub'];
    expect(game.discardPile()).toEqual(gone);
  });

  it('R-T11: while its target is covered by a rank-up it sleeps', () => {
    const game = armed('Axe', { hand: ['Wolf'] });
    game.play('Wolf', 0);
    expect(game.seen('Wolf').attack).toBe(500);
    expect(game.spells()).toEqual(['Sword']);
    if (edition !== '0.059') return;
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Wolf').pass();
    expect(game.seen('Cub').attack).toBe(350);
  });

  it('3.3.1 equip 3, R-T4: it goes on either player’s card, and to its owner’s discard pile', () => {
    const game = table({
      edition,
      cards,
      you: { spells: ['Sword'], units: ['Axe'] },
      opponent: { units: ['Cub'] },
    });
    game.do({ act: 'use', name: 'Sword' }).take('Cub').pass();
    expect(game.seen('Cub').attack).toBe(350);
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    expect([game.discardPile(0), game.discardPile(1)]).toEqual([['Sword'], ['Cub']]);
  });
});

describe('R-T305: an equip card that would be destroyed with its unit', () => {
  const worn = (text: string, second: object = QUIET, hand: readonly string[] = []) => {
    const game = table({
      cards: {
        ...cards,
        Charm: { type: 'spell', effects: [{ style: 'equip', text }, second] } as never,
      },
      you: { units: ['Cub', 'Axe', 'Smith'], spells: ['Charm'], hand, deck: ['Wolf', 'Wolf'] },
    });
    return game.do({ act: 'use', name: 'Charm', effect: 0 }).take('Cub').pass();
  };
  const slain = (game: ReturnType<typeof worn>) =>
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
  const saved =
    'If this card would be destroyed with the equipped unit, return it to your hand instead.';

  it('can go elsewhere instead, and its unit is destroyed all the same', () => {
    const game = worn(saved);
    expect([game.hand(), game.seen('Charm').bound]).toEqual([[], game.card('Cub')]);
    slain(game);
    expect([game.hand(), game.discardPile(), game.points()]).toEqual([['Charm'], ['Cub'], 19]);
    expect(game.game.faults(game.state)).toEqual([]);
  });

  it('is not what happens when it is destroyed by itself', () => {
    const game = worn(saved);
    game.use('Smith');
    expect([game.hand(), game.discardPile()]).toEqual([[], ['Charm']]);
  });

  it('is said of its unit, too: "instead of destroying it"', () => {
    const game = slain(
      worn(
        'When the equipped unit is destroyed, return this card to the bottom of your deck instead of destroying it.',
      ),
    );
    expect([game.deck(), game.discardPile()]).toEqual([['Wolf', 'Wolf', 'Charm'], ['Cub']]);
  });

  it('stays, loose, where something else is done instead', () => {
    const game = slain(
      worn(
        'The equipped unit gains 100 attack. If this card would be destroyed with the equipped unit, draw one card instead.',
      ),
    );
    expect([game.spells(), game.hand(), game.discardPile()]).toEqual([
      ['Charm'],
      ['Wolf'],
      ['Cub'],
    ]);
    expect(game.seen('Charm')).toMatchObject({ works: -1, bound: null });
  });

  it.each([
    'If the equipped unit would be destroyed, destroy this card instead.',
    'If this card would be destroyed with the equipped unit, draw one card instead.',
  ])('does nothing yet when it is put to work: %s', (text) => {
    const game = worn(text);
    expect([game.hand(), game.discardPile(), game.spells()]).toEqual([[], [], ['Charm']]);
  });

  it('is destroyed where its player does not want that', () => {
    const game = worn(
      'If this card would be destroyed with the equipped unit, you may lose 2 points instead.',
    );
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
    game.choose('No');
    expect([game.discardPile(), game.points()]).toEqual([['Charm', 'Cub'], 19]);
  });

  it('stays, loose, where it cannot be destroyed at all', () => {
    const firm = { style: 'passive', text: 'This card cannot be destroyed.' } as const;
    const game = slain(worn('The equipped unit gains 100 attack.', firm));
    expect([game.spells(), game.discardPile()]).toEqual([['Charm'], ['Cub']]);
    expect(game.seen('Charm')).toMatchObject({ works: -1, bound: null });
  });

  it('stays, and is not kept as one that has left, where texts ask of those', () => {
    const firm = { style: 'passive', text: 'This card cannot be destroyed.' } as const;
    const game = table({
      cards: {
        ...cards,
        Charm: {
          type: 'spell',
          effects: [{ style: 'equip', text: 'The equipped unit gains 10 attack.' }, firm],
        } as never,
        Mourner: {
          effects: ['Whenever an equipped unit is destroyed, tap one enemy unit.'],
        },
        Brute: { attack: 900, defense: 100 },
      },
      you: { units: ['Cub', 'Mourner'], spells: ['Charm'] },
      opponent: { units: ['Brute', 'Wolf'] },
    });
    game.do({ act: 'use', name: 'Charm', effect: 0 }).take('Cub').pass().endTurn();
    game.do({ act: 'battle' }).pass().attack('Brute', 'Cub').pass();
    expect([game.spells(), game.discardPile()]).toEqual([['Charm'], ['Cub']]);
    expect(game.seen('Charm')).toMatchObject({ works: -1, bound: null });
    // While it is asked which one to tap, the unit that has left is kept, and its equip card is not.
    expect(game.game.faults(game.state)).toEqual([]);
    game.take('Wolf').pass();
    expect(game.seen('Wolf')).toMatchObject({ tapped: true });
  });

  it('goes with it though it is kept from effects: it is the rules that destroy it', () => {
    const firm = {
      style: 'passive',
      text: 'This card cannot be destroyed by effects of units.',
    } as const;
    const game = slain(worn('The equipped unit gains 100 attack.', firm));
    expect(game.discardPile()).toEqual(['Charm', 'Cub']);
  });
});
