import { describe, expect, it } from 'vitest';
import type { EffectType } from '../../language/tree/tree.ts';
import { scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** A field with a water unit of rank 1 alone, and two avian units of another type in the hand. */
function birds(text: string, style?: EffectType): Table {
  return scene(text, {
    ...(style && { style }),
    cards: {
      Gull: { type: 'fire', rank: 2, subtypes: ['avian'] },
      Hound: { type: 'fire', rank: 2, subtypes: ['beast'] },
      Later: { type: 'fire', rank: 2, subtypes: ['avian'] },
      Rock: { type: 'water', rank: 1 },
    },
    you: {
      units: ['Rock'],
      hand: ['Gull', 'Hound'],
      deck: ['Later', 'Acorn', 'Bolt'],
      discard: [],
    },
  });
}

const canPlay = (at: Table, name: string, on: number): boolean =>
  at.can({ act: 'play', name, at: on });

describe('R-T181: kinds and ranks of cards that are not on the field', () => {
  const ALSO =
    'All avian units in your hand, deck and discard pile are also treated as water units';

  it('R-T180: a card in the hand is also of another type: it ranks up that type, others do not', () => {
    const at = birds(`${ALSO} until the end of the turn.`);
    expect(canPlay(at, 'Gull', 0)).toBe(false);
    at.use('Source');
    expect([canPlay(at, 'Gull', 0), canPlay(at, 'Hound', 0)]).toEqual([true, false]);
    at.play('Gull', 0);
    expect(at.units(0)[0]).toBe('Gull');
  });

  it('a card drawn while it lasts is one of them, and it is over when the turn is', () => {
    const at = birds(`${ALSO} until the end of your next turn. Draw a card.`);
    at.use('Source');
    expect(canPlay(at, 'Later', 0)).toBe(true);
    const short = birds(`${ALSO} until the end of the turn.`).use('Source');
    short.endTurn().endTurn();
    expect([canPlay(short, 'Gull', 0), canPlay(short, 'Later', 0)]).toEqual([false, false]);
  });

  it('the rank of cards in the hand, and of no others', () => {
    const at = birds('Decrease the rank of all avian units in your hand by one this turn.');
    at.use('Source');
    expect([canPlay(at, 'Gull', 1), canPlay(at, 'Hound', 1)]).toEqual([true, false]);
    expect(at.play('Gull', 1).seen('Gull').rank).toBe(2);
  });

  it('a card whose rank is lower in the hand comes to the stack that it was announced for', () => {
    const at = birds('Increase the rank of all avian units in your hand by one this turn.');
    expect(at.use('Source').can({ act: 'play', name: 'Gull', at: 0 })).toBe(false);
    const water = birds('All avian units in your hand become water units this turn.').use('Source');
    expect(water.play('Gull', 0).units(0)).toEqual(['Gull']);
    expect(water.seen('Gull').type).toBe('fire');
  });

  it('what is true of one card of the hand goes with it to the field', () => {
    const at = birds(
      'Reveal a beast in your hand. Until the end of the turn, its rank is one lower.',
    );
    at.use('Source').play('Hound', 1);
    expect(at.seen('Hound').rank).toBe(1);
    at.endTurn();
    expect(at.seen('Hound').rank).toBe(2);
  });
});
