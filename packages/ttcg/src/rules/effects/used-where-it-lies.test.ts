import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

describe('R-T200: "it" in a trigger that comes last', () => {
  it('is this card', () => {
    const text = 'Put this card on top of your deck when it is destroyed.';
    const cards = {
      Phoenix: { effects: [text], attack: 100, defense: 100 },
      Foe: { attack: 900, defense: 900 },
    } as const;
    const at = table({
      cards,
      stage: 'battle',
      you: { units: ['Phoenix'] },
      opponent: { units: ['Foe'] },
    });
    at.attack('Phoenix', 'Foe').pass();
    expect([at.units(), at.discardPile(), at.deck()[0]]).toEqual([[], [], 'Phoenix']);
  });
});

describe('R-T201: what answers out of the hand or discard pile', () => {
  const cards = {
    Guard: {
      type: 'spell',
      effects: ['When your opponent attacks directly, you may play this card from your hand.'],
    },
    Ghost: {
      type: 'spell',
      effects: ['You may play this card from your discard pile when a unit is destroyed.'],
    },
    Foe: { attack: 900, defense: 900 },
    Prey: { attack: 100, defense: 100 },
  } as const;

  it('is played out of the hand when it is so, and not before', () => {
    const at = table({
      cards,
      stage: 'battle',
      you: { units: ['Foe'] },
      opponent: { hand: ['Guard'] },
    });
    at.do({ act: 'attack', name: 'Foe' });
    expect(at.asked).toBe('respond');
    at.use('Guard').pick([0]).pass();
    expect(at.spells(1)).toEqual(['Guard']);
  });

  it('asks whoever has a hand, whatever is in it (R-T7)', () => {
    const asked = (hand: string[]) => {
      const you = { units: ['Foe'], deck: ['Guard'] };
      const at = table({ cards, stage: 'battle', you, opponent: { hand } });
      at.do({ act: 'attack', name: 'Foe' });
      const { ask } = at.game.decisionFor(at.state, 1);
      at.pass();
      return ask;
    };
    expect([asked(['Guard']), asked(['Filler'])]).toEqual(['pick', 'pick']);
    expect(asked([])).toBe('other');
  });

  it('is played out of the discard pile', () => {
    const at = table({
      cards,
      stage: 'battle',
      you: { units: ['Foe'], discard: ['Ghost'] },
      opponent: { units: ['Prey'] },
    });
    at.do({ act: 'attack', name: 'Foe', on: at.card('Prey') });
    expect(at.can({ act: 'use', name: 'Ghost' })).toBe(false);
    while (at.units(1).length > 0) at.do({ act: 'pass' });
    at.use('Ghost').pick([0]).pass();
    expect(at.spells()).toEqual(['Ghost']);
  });
});

describe('typed so that it works', () => {
  it('R-T202: what untaps its own card works while that is tapped', () => {
    const at = scene('When you draw a card, untap this card.', {
      cards: { Drawer: { effects: ['Draw a card.'] } },
      you: { units: ['Drawer'], spells: [{ stack: ['Source'], tapped: 3 }] },
    });
    at.use('Drawer');
    expect(at.seen('Source').tapped).toBe(false);
  });

  it('R-T203: what happens twice per turn does not tap its card', () => {
    const at = scene('Twice per turn, when you draw a card, gain 1 point.', {
      cards: {
        Drawer: { effects: ['Draw a card.'] },
        Other: { effects: ['Draw a card.'] },
        Third: { effects: ['Draw a card.'] },
      },
      you: { units: ['Drawer', 'Other', 'Third'], spells: ['Source'] },
    });
    const before = at.points();
    at.use('Drawer').use('Other').use('Third');
    expect(at.points() - before).toBe(2);
  });
});
