import { describe, expect, it } from 'vitest';
import { answer, isOffered, scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

const use = { act: 'use', name: 'Source', effect: 0 } as const;

describe('R-T307: one of each', () => {
  it('rank is one for each that such cards have, one after the other', () => {
    const at = answer(scene('Destroy one unit of each rank.').do(use), ['Foe']);
    expect(at.takable).toEqual(['Drake', 'Giant']);
    answer(at, ['Drake']);
    expect([at.discardPile(0), at.discardPile(1)]).toEqual([
      ['Ash', 'Drake', 'Relic'],
      ['Bone', 'Foe', 'Giant'],
    ]);
  });

  it('type takes none twice, and spells have none', () => {
    const at = scene("Return one card of each type to its owner's hand.").do(use);
    answer(at, ['Ember'], ['Foe']);
    expect([at.units(0), at.units(1), at.spells(0)]).toEqual([
      ['Drake'],
      ['Stone'],
      ['Ward', 'Source'],
    ]);
  });

  it('is also one alone where all are of one rank, and none cannot be chosen', () => {
    const foes = { opponent: { units: ['Foe', null] } };
    const at = answer(scene('Tap one unit your opponent controls of each rank.', foes).do(use));
    expect(at.seen('Foe').tapped).toBe(true);
    expect(isOffered('Tap one unit your opponent controls of each rank.', { opponent: {} })).toBe(
      true,
    );
    expect(
      isOffered('Tap one unit your opponent controls of each rank.', { opponent: { units: [] } }),
    ).toBe(false);
  });

  it('can be found in a deck, or fewer of them', () => {
    const at = scene('Search your deck for one unit of each rank.').do(use).pass();
    expect(at.takable).toEqual(['Acorn', 'Bolt', 'Cloud', 'Dusk']);
    at.take('Bolt');
    expect(at.takable).toEqual(['Dusk']);
    answer(at, ['Dusk']);
    expect(at.hand()).toEqual(['Bolt', 'Dusk', 'Flame', 'Scroll', 'Spark', 'Tide']);
  });

  it('is paid so as well', () => {
    const cards = {
      Altar: {
        type: 'spell',
        effects: ['Destroy one unit you control of each rank to draw two cards.'],
      },
      Cub: {},
      Wolf: { rank: 2 },
    } as const;
    const at = table({ cards, you: { units: ['Cub', 'Cub', 'Wolf'], spells: ['Altar'] } });
    at.do({ act: 'use', name: 'Altar', effect: 0 }).take('Cub').pass();
    expect([at.units(), at.hand().length]).toEqual([['Cub'], 2]);
  });
});
