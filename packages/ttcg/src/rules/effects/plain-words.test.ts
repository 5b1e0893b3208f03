import { cardOf, SEATS, seatSight } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { rulings, scene } from '../../testing/scene.ts';

describe('a type without a noun', () => {
  rulings([
    ['If all your units are fire, gain 1 point.', [], { 'your points': 21 }],
    ['If all your units are fire or dark, gain 1 point.', [], { 'your points': 21 }],
    ['Lose 1 point. If all your units are dark, gain 3 points.', [], { 'your points': 19 }],
    [
      'Lose 1 point. If all your units are fire, gain 3 points.',
      [],
      { 'your points': 19 },
      { you: { units: ['Ember', 'Foe'] } },
    ],
    [
      'If all your units are dark, gain 1 point.',
      [],
      { 'your points': 21 },
      { you: { units: [] } },
    ],
    [
      'Reveal the top card of your deck. If it is nature, gain 1 point.',
      [],
      { 'Acorn known': '01', 'your points': 21 },
    ],
    ['Reveal the top card of your deck. If it is fire, gain 1 point.', [], { 'Acorn known': '01' }],
  ]);
});

describe('of several together', () => {
  rulings([
    [
      'Tap two units. Gain points equal to their combined rank.',
      [['Ember', 'Drake']],
      { 'Ember tapped': true, 'Drake tapped': true, 'your points': 23 },
    ],
  ]);
});

describe('any of those', () => {
  const you = { deck: ['Relic', 'Acorn', 'Bolt'], discard: ['Ash'] };
  rulings([
    [
      'Draw two cards. Discard any spells drawn this way.',
      [],
      { Relic: 'your discard', Acorn: 'your hand' },
      { you },
    ],
    [
      'Draw two cards. You may play any spells drawn this way.',
      ['Yes', []],
      { Relic: 'your hand', Acorn: 'your hand' },
      { you },
    ],
  ]);
});

describe('effects that are negated', () => {
  const bell = {
    effects: [{ style: 'passive', text: 'Whenever a player gains points, they lose 3 points.' }],
  } as const;
  const cards = { Giant: bell, Foe: bell };
  rulings([
    ['Gain 1 point.', [], { 'your points': 15 }, { cards }],
    [
      'The effects of tapped units are negated this turn. Gain 1 point.',
      [],
      { 'your points': 18, 'Giant notes': 'loses its effects this turn' },
      { cards },
    ],
  ]);
});

describe('R-T300: the top card of a discard pile', () => {
  rulings([
    ['Return the top card of your discard pile to your hand.', [], { Ash: 'your hand' }],
    [
      'Discard one card. Then, return the top card of your discard pile to your hand.',
      [['Tide']],
      { 'Tide known': '01' },
    ],
    ['Play the top card of a discard pile.', [['Bone'], 2], { Bone: 'your unit 2' }],
    ['If the top card of your discard pile is a unit, gain 1 point.', [], { 'your points': 21 }],
    [
      'Lose 1 point. If the top card of your discard pile is a spell, gain 3 points.',
      [],
      { 'your points': 19 },
    ],
    [
      'Lose 1 point. If the top card of your discard pile is a spell, gain 3 points.',
      [],
      { 'your points': 22 },
      { you: { discard: ['Relic', 'Ash'] } },
    ],
  ]);
});

describe('R-T301: out of a hand into the other', () => {
  rulings([
    [
      "Take a card from your opponent's hand.",
      [],
      { Secret: 'your hand' },
      { opponent: { hand: ['Secret'] } },
    ],
    [
      'Your opponent takes a card from your hand.',
      [],
      { Tide: 'their hand' },
      { you: { hand: ['Tide'] } },
    ],
    [
      "Take a card from your opponent's hand. Send it to the discard pile.",
      [],
      { Secret: 'their discard' },
      { you: { hand: [] }, opponent: { hand: ['Secret'] } },
    ],
  ]);

  it('who has it then sees it, and who had it knows it', () => {
    const at = scene("Take a card from your opponent's hand.", { opponent: { hand: ['Secret'] } });
    const eyes = () =>
      SEATS.map((seat) => cardOf(at.state.table, at.card('Secret')).known & seatSight(seat));
    expect(eyes()).toEqual([0, 2]);
    at.use('Source').pass();
    expect(eyes()).toEqual([1, 2]);
  });
});

describe('R-T302: plays without ranking up', () => {
  const flame = { act: 'play', name: 'Flame', at: 3 } as const;
  const dusk = { act: 'play', name: 'Dusk', at: 3 } as const;
  const you = { hand: ['Flame', 'Dusk', 'Scroll'] };

  it('of that kind alone, and each is a play', () => {
    const at = scene('You may play rank 2 dragons without ranking up this turn.', { you });
    expect([at.can(flame), at.can(dusk)]).toEqual([false, false]);
    at.use('Source').pass();
    expect([at.can(flame), at.can(dusk)]).toEqual([true, false]);
    at.do(flame).pass();
    expect([at.units(0)[2], at.seen('Flame').tapped]).toEqual(['Flame', false]);
    expect(at.game.view(at.state, 'hands').players[0].playsLeft).toBe(1);
  });

  it('in that turn, and not those of the opponent', () => {
    const at = scene('You may play rank 2 units without ranking up this turn.', {
      you,
      opponent: { hand: ['Stone'] },
    });
    at.use('Source').pass();
    expect(at.endTurn().can({ act: 'play', name: 'Stone', at: 3 })).toBe(false);
    expect(at.endTurn().can(flame)).toBe(false);
  });
});

describe('R-T303: a copy of what was activated', () => {
  const copied = (effect: 0 | 1, style: 'normal' | 'latent' | 'pulse') => {
    const text =
      style === 'latent' ? 'When a player draws a card, gain 3 points.' : 'Gain 3 points.';
    const at = scene('When your opponent activates an effect, copy it.', {
      style: 'counter',
      active: 1,
      cards: {
        Foe: { type: 'water', effects: ['Gain 1 point.', { style, text }] },
        Veil: { type: 'spell', effects: ['Draw a card.'] },
      },
      opponent: { spells: ['Veil'] },
    });
    if (style === 'latent') at.do({ act: 'use', name: 'Veil', effect: 0 });
    else at.do({ act: 'use', name: 'Foe', effect });
    const [from] = [at.points(0)];
    for (let i = 0; i < 12 && at.asked === 'respond'; i++) {
      const own = at.choices.findIndex((choice) => choice.startsWith('Use Source: When'));
      const isFoes = at.state.chain.at(-1)?.design === 'Foe';
      at.pick([own >= 0 && isFoes ? own : at.choices.length - 1]);
    }
    return [at.asked, at.points(0) - from];
  };

  it.each([
    [0, 'normal', 1],
    [1, 'normal', 3],
    [1, 'latent', 3],
  ] as const)('effect %i, %s: %i', (effect, style, gained) => {
    expect(copied(effect, style)).toEqual(['main', gained]);
  });
});

describe('R-T304: an echo that is forbidden', () => {
  const echo = { style: 'echo', text: 'Gain 3 points.' } as const;
  const pointsWith = (text: string) => {
    const at = scene(text, {
      cards: { Secret: { type: 'light', effects: [echo] }, Veil: { effects: [echo] } },
      opponent: { hand: ['Secret'] },
    });
    at.use('Source').pass();
    at.endTurn().do({ act: 'play', name: 'Secret', at: 4 }).pass();
    return at.points(1);
  };

  it.each([
    ['Gain 1 point.', 23],
    ["Your opponent cannot activate echo effects during your opponent's next main phase.", 20],
    ["Your opponent cannot activate echo effects during your opponent's next battle phase.", 23],
    ["Your opponent cannot activate latent effects during your opponent's next turn.", 23],
    [
      "Prevent the effects of all units from triggering until the end of your opponent's next turn.",
      23,
    ],
  ])('%s: %i', (text, points) => {
    expect(pointsWith(text)).toBe(points);
  });
});
