import { expect, it } from 'vitest';
import { checkEffect } from '../language/check/check.ts';
import { parsed, type Sketch, table } from '../testing/table.ts';

const QUIET = {
  style: 'latent',
  text: 'When this card is sent to the deck, shuffle your deck.',
} as const;
const doing = (text: string): Sketch => ({ effects: [text, QUIET] });
const plain: Sketch = { effects: [QUIET, QUIET] };

it('R-T38: a card that has lost its effects says nothing', () => {
  const aura = 'While this card remains on the field, other units you control gain 50 attack.';
  const game = table({
    cards: {
      Mute: doing('One enemy unit loses its effects this turn.'),
      Banner: doing(aura),
      Cub: plain,
    },
    active: 1,
    you: { units: ['Mute'] },
    opponent: { units: ['Banner', 'Cub'] },
  });
  game.use('Banner').endTurn();
  expect(game.seen('Cub').attack).toBe(300);
  game.do({ act: 'use', name: 'Mute', effect: 0 }).take('Banner').pass();
  expect(game.seen('Cub').attack).toBe(250);
  game.endTurn();
  expect(game.seen('Cub').attack).toBe(300);
});

it('R-T39: "their rank" is that of each', () => {
  const text = 'All other units you control gain attack equal to their defense this turn.';
  const cards = {
    Chief: doing(text),
    Cub: { ...plain, defense: 50 },
    Ox: { ...plain, defense: 150 },
  };
  const game = table({ cards, you: { units: ['Chief', 'Cub', 'Ox'] } });
  game.use('Chief');
  expect([game.seen('Cub').attack, game.seen('Ox').attack]).toEqual([300, 400]);
});

it('R-T40: a latent effect set off twice at once happens once, a passive one twice', () => {
  const text = 'Whenever an enemy unit is destroyed, gain 1 point.';
  for (const [style, points] of [
    ['latent', 21],
    ['passive', 22],
  ] as const) {
    const cards = {
      Storm: doing('Destroy all enemy units.'),
      Owl: { effects: [{ style, text }, QUIET] },
      Cub: plain,
    };
    const you = { units: ['Storm', 'Owl'] };
    const game = table({ cards, you, opponent: { units: ['Cub', 'Cub'] } });
    game.use('Storm');
    expect(game.points(), style).toBe(points);
  }
});

it('R-T41: an effect is not set off by its own card', () => {
  const watch = 'When a card effect activates, gain 1 point.';
  const game = table({
    cards: {
      Watch: { effects: [{ style: 'passive', text: watch }, 'Draw a card.'] },
      Sun: doing('Gain 5 points.'),
    },
    you: { units: ['Watch', 'Sun'] },
  });
  game.use('Watch', 1);
  expect(game.points()).toBe(20);
  game.use('Sun');
  expect(game.points()).toBe(26);
});

it('R-T42: "instead" of losing points also meets the price of a destroyed unit', () => {
  const shield = {
    style: 'passive',
    text: 'If you would lose points, draw a card instead.',
  } as const;
  const game = table({
    cards: {
      Shield: { effects: [shield, QUIET] },
      Axe: doing('Destroy one other unit you control.'),
      Cub: plain,
    },
    you: { units: ['Shield', 'Axe', 'Cub'] },
  });
  game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cub').pass();
  expect([game.points(), game.hand()]).toEqual([20, ['Filler']]);
  expect(
    checkEffect(parsed('If this card would attack, draw a card instead.'), 'passive'),
  ).not.toEqual([]);
});

it('R-T43, R-T44: "skip your next turn to" waits for that turn, in which nothing is set off', () => {
  const clock = { style: 'passive', text: 'At the start of your turn, gain 1 point.' } as const;
  const game = table({
    cards: {
      Sloth: doing('Skip your next turn to gain 5 points.'),
      Clock: { effects: [clock, QUIET] },
    },
    you: { units: ['Sloth', 'Clock'] },
  });
  game.use('Sloth');
  expect(game.points()).toBe(20);
  game.endTurn().endTurn();
  expect([game.state.active, game.points()]).toEqual([1, 25]);
  game.endTurn();
  expect([game.state.active, game.points()]).toEqual([0, 26]);
});

it('R-T234: what is bought for this turn with the next one works at once, and the turn is owed', () => {
  const game = table({
    cards: {
      Sloth: doing('Skip your next turn to let each dragon you control attack twice this turn.'),
      Drake: { ...plain, subtypes: ['dragon'], attack: 500 },
      Ox: { ...plain, subtypes: ['beast'], attack: 500 },
    },
    you: { units: ['Sloth', 'Drake', 'Ox'] },
  });
  const attack = (name: string) => game.do({ act: 'attack', name }).pass();
  game.use('Sloth').do({ act: 'battle' });
  attack('Drake');
  attack('Ox');
  expect(game.can({ act: 'attack', name: 'Ox' })).toBe(false);
  attack('Drake');
  expect(game.can({ act: 'attack', name: 'Drake' })).toBe(false);
  // The turn that was given up goes by; in the one after it nothing is left of it.
  game.endTurn().endTurn();
  expect(game.state.active).toBe(1);
  game.endTurn().do({ act: 'battle' });
  attack('Drake');
  expect(game.can({ act: 'attack', name: 'Drake' })).toBe(false);
});

it('R-T45: an effect that untaps cannot choose its own card', () => {
  const units = ['Groom', { stack: ['Cub'], tapped: 2 }];
  const cards = { Groom: doing('Untap one unit you control.'), Cub: plain };
  const alone = table({ cards, you: { units: ['Groom'] } });
  expect(alone.can({ act: 'use', name: 'Groom', effect: 0 })).toBe(false);
  const game = table({ cards, you: { units } });
  game.use('Groom');
  expect([game.seen('Groom').tapped, game.seen('Cub').tapped]).toEqual([true, false]);
});

it('R-T46: "destroys a unit" is said of effects too, unless it says "in battle"', () => {
  const gain = (when: string) => ({ style: 'passive', text: `${when}, gain 1 point.` }) as const;
  const kill = 'Destroy one enemy unit.';
  const cards = {
    Any: { effects: [kill, gain('Whenever this card destroys a unit')] },
    Fighter: { effects: [kill, gain('Whenever this card destroys a unit in battle')] },
    Cub: plain,
  };
  for (const [name, points] of [
    ['Any', 21],
    ['Fighter', 20],
  ] as const) {
    const game = table({ cards, you: { units: [name] }, opponent: { units: ['Cub'] } });
    game.use(name);
    expect(game.points(), name).toBe(points);
  }
});
