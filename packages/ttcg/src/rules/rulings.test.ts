import { describe, expect, it } from 'vitest';
import { parseEffect } from '../language/parse.ts';
import { builtIn } from '../testing/built-in.ts';
import { type Sketch, table } from '../testing/table.ts';
import { EDITIONS } from './book/editions.ts';

const QUIET = {
  style: 'latent',
  text: 'When this card is sent to the deck, shuffle your deck.',
} as const;
const doing = (text: string): Sketch => ({ effects: [text, QUIET] });
const plain: Sketch = { effects: [QUIET, QUIET] };
const cards = {
  Cub: plain,
  Otter: { ...plain, type: 'water' },
  Wolf: { ...plain, rank: 2 },
} as const;

describe('R-T1: points', () => {
  it('may exceed 20', () => {
    const game = table({ cards: { Sun: doing('Gain 30 points.') }, you: { units: ['Sun'] } });
    expect(game.use('Sun').points()).toBe(50);
  });

  it('at 0 the game ends at once: the rest of an effect does not happen', () => {
    const text = 'Lose 20 points. Your opponent loses 20 points.';
    const game = table({ cards: { Doom: doing(text) }, you: { units: ['Doom'] } });
    game.use('Doom');
    expect(game.outcome).toMatchObject({ winner: 1 });
  });
});

describe('R-T3: what costs points', () => {
  it('cards that leave a stack from under the top do not', () => {
    const units = [{ stack: ['Wolf', 'Cub'] }];
    const game = table({
      cards: { ...cards, Mole: doing('Send one dormant card to the discard pile.') },
      you: { units: ['Mole'] },
      opponent: { units },
    });
    game.use('Mole');
    expect([game.stacks('unit', 1)[0], game.points(1)]).toEqual([['Wolf'], 20]);
  });

  it('a unit that is sent away without being destroyed does not', () => {
    const game = table({
      cards: { ...cards, Rope: doing("Return one enemy unit to its owner's hand.") },
      you: { units: ['Rope'] },
      opponent: { units: ['Cub'] },
    });
    game.use('Rope');
    expect([game.hand(1), game.points(1)]).toEqual([['Cub'], 20]);
  });
});

describe('R-T8: numbers of targets', () => {
  const two = { ...cards, Axe: doing('Destroy two enemy units.') };

  it('a bare number needs that many, or the effect cannot be used', () => {
    const short = table({ cards: two, you: { units: ['Axe'] }, opponent: { units: ['Cub'] } });
    expect(short.can({ act: 'use', name: 'Axe', effect: 0 })).toBe(false);
    const game = table({
      cards: two,
      you: { units: ['Axe'] },
      opponent: { units: ['Cub', 'Otter', 'Cub'] },
    });
    game.do({ act: 'use', name: 'Axe', effect: 0 });
    expect(game.decision).toMatchObject({ min: 2, max: 2 });
    game.take('Otter', 'Cub').pass();
    expect(game.units(1)).toEqual(['Cub']);
  });

  it('"up to" allows none', () => {
    const more = { ...cards, Axe: doing('Destroy up to two enemy units.') };
    const game = table({
      cards: more,
      you: { units: ['Axe'] },
      opponent: { units: ['Cub', 'Otter'] },
    });
    game.do({ act: 'use', name: 'Axe', effect: 0 });
    expect(game.decision).toMatchObject({ min: 0, max: 2 });
    game.take().pass();
    expect(game.units(1)).toEqual(['Cub', 'Otter']);
    expect(game.seen('Axe').tapped).toBe(true);
  });
});

describe('R-T9: a continuous effect', () => {
  const aura = 'While this card remains on the field, other units you control gain 50 attack.';

  it('ends when its card is ranked up', () => {
    const game = table({
      cards: { ...cards, Banner: doing(aura) },
      you: { units: ['Banner', 'Cub'], hand: ['Wolf'] },
    });
    game.use('Banner');
    expect(game.seen('Cub').attack).toBe(300);
    game.play('Wolf', 0);
    expect(game.seen('Cub').attack).toBe(250);
  });
});

it('R-T19: a dormant card is one that lies under another', () => {
  const units = [{ stack: ['Wolf', 'Cub'] }, { stack: ['Otter'], tapped: 2 }];
  const game = table({
    cards: {
      ...cards,
      Mole: doing('Return one dormant card to its owner’s hand.'.replace('’', "'")),
    },
    you: { units: ['Mole'] },
    opponent: { units },
  });
  game.use('Mole');
  expect(game.hand(1)).toEqual(['Cub']);
});

describe('R-T20: tapping', () => {
  it('there is no untap step: a tapped card stays tapped over the turns', () => {
    const units = [{ stack: ['Cub'], tapped: 3 }];
    const game = table({ cards, you: { units } });
    game.endTurn().endTurn();
    expect(game.seen('Cub').tapped).toBe(true);
  });

  it('ranking up untaps the stack', () => {
    const units = [{ stack: ['Cub'], tapped: 3 }];
    const game = table({ cards, you: { units, hand: ['Wolf'] } });
    game.play('Wolf', 0);
    expect([game.seen('Wolf').tapped, game.seen('Cub').tapped]).toEqual([false, false]);
  });

  it('a latent effect happens by itself; with "you may" its player is asked', () => {
    const must = doing('When this card attacks, gain 1 point.');
    const may = doing('When this card attacks, you may gain 1 point.');
    const game = table({
      cards: { Must: must, May: may },
      stage: 'battle',
      you: { units: ['Must', 'May'] },
    });
    game.attack('Must');
    expect(game.points()).toBe(21);
    game.do({ act: 'attack', name: 'May' });
    expect(game.asked).toBe('decide');
    game.choose('No').pass();
    expect([game.points(), game.seen('May').tapped]).toEqual([21, false]);
  });
});

describe('R-T23: cards played by an effect', () => {
  it('obey R-T6: a higher rank needs something to rank up', () => {
    const caller = { ...doing('Play one rank 2 unit from your hand.'), type: 'water' } as const;
    const none = table({
      cards: { ...cards, Caller: caller },
      you: { units: ['Caller'], hand: ['Wolf'] },
    });
    expect(none.can({ act: 'use', name: 'Caller', effect: 0 })).toBe(false);
    const game = table({
      cards: { ...cards, Caller: caller },
      you: { units: ['Caller', 'Cub'], hand: ['Wolf'] },
    });
    game.use('Caller');
    expect(game.stacks('unit')[1]).toEqual(['Wolf', 'Cub']);
  });

  it('"without ranking up" frees them', () => {
    const gate = {
      ...doing('Play one rank 2 unit from your hand without ranking up.'),
      type: 'water',
    } as const;
    const game = table({
      cards: { ...cards, Gate: gate },
      you: { units: ['Gate'], hand: ['Wolf'] },
    });
    game.use('Gate').do({ act: 'place', at: 3 });
    expect(game.stacks('unit')[3]).toEqual(['Wolf']);
  });
});

it('R-T24: the set uses the fourteen subtypes', () => {
  const used = new Set(builtIn.cardSet.designs.flatMap(({ subtypes }) => subtypes));
  expect(used.size).toBe(14);
  for (const subtype of used)
    expect(parseEffect(`Destroy one ${subtype} unit.`).ok, subtype).toBe(true);
});

it('R-T28: cards chosen where the chooser cannot see are drawn by lot', () => {
  const game = table({
    cards: { ...cards, Imp: doing("Discard one card from your opponent's hand.") },
    you: { units: ['Imp'] },
    opponent: { hand: ['Cub', 'Otter', 'Wolf'] },
  });
  game.use('Imp');
  expect(game.asked).toBe('main');
  expect([game.hand(1).length, game.discardPile(1).length]).toEqual([2, 1]);
});

it('R-T31: "after" is latent, "would ... instead" is passive, when no type is named', () => {
  const game = table({
    cards: {
      Tail: doing('After this card attacks, gain 1 point.'),
      Cat: doing('If this card would be destroyed, discard one card instead.'),
      Axe: doing('Destroy one other unit you control.'),
      Cub: plain,
    },
    stage: 'battle',
    you: { units: ['Tail', { stack: ['Cat'], tapped: 2 }, 'Axe'], hand: ['Cub'] },
  });
  game.attack('Tail');
  expect([game.points(), game.seen('Tail').tapped]).toEqual([21, true]);
  game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cat').pass();
  if (game.asked === 'decide') game.choose('Yes');
  expect(game.units()).toEqual(['Tail', 'Cat', 'Axe']);
  expect([game.discardPile(), game.points()]).toEqual([['Cub'], 21]);
});

it('the table of editions: types and effect types', () => {
  const { '0.001': first, '2025-03-06': second, '0.059': third } = EDITIONS;
  expect([first.types.length, second.types.length, third.types.length]).toEqual([7, 8, 8]);
  expect(first.types).not.toContain('air');
  expect([first, second, third].map(({ effectTypes }) => effectTypes.length)).toEqual([6, 7, 10]);
});

it('R-T33: when a standing effect holds is judged by printed values', () => {
  const pact = {
    style: 'passive',
    text: 'While you control a water unit, this card gains 100 attack.',
  } as const;
  const wash = doing('One other unit you control becomes a water unit this turn.');
  const game = table({
    cards: { ...cards, Pact: { effects: [pact, QUIET] }, Wash: wash },
    you: { units: ['Pact', 'Wash', 'Cub'] },
  });
  game.do({ act: 'use', name: 'Wash', effect: 0 }).take('Cub').pass();
  expect(game.seen('Cub')).toMatchObject({ type: 'water' });
  expect(game.seen('Pact').attack).toBe(250);
});

it('R-T34: targets on the field are chosen when the effect is announced, hidden cards later', () => {
  const hush = { type: 'spell', effects: ['Counter an effect.', QUIET] } as const;
  const game = table({
    cards: {
      ...cards,
      Axe: doing('Destroy one enemy unit.'),
      Fire: doing('Discard one card.'),
      Hush: hush,
    },
    you: { units: ['Axe', 'Fire'], hand: ['Cub', 'Otter'] },
    opponent: { units: ['Cub', 'Otter'], spells: ['Hush'] },
  });
  game.do({ act: 'use', name: 'Axe', effect: 0 });
  expect(game.asked).toBe('choose');
  game.take('Otter');
  expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
  game.pass().do({ act: 'use', name: 'Fire', effect: 0 });
  expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
  game.pass().take('Cub').pass();
  expect([game.hand(), game.units(1)]).toEqual([['Otter'], ['Cub']]);
});

it('R-T35: without a duration a normal change lasts while the changed card is on the field', () => {
  const game = table({
    cards: {
      ...cards,
      Coach: doing('One other unit you control gains 50 attack.'),
      Rope: doing('Return one other unit you control to your hand.'),
    },
    you: { units: ['Coach', 'Cub', 'Rope'] },
  });
  game.do({ act: 'use', name: 'Coach', effect: 0 }).take('Cub').pass().endTurn().endTurn();
  expect(game.seen('Cub').attack).toBe(300);
  game.do({ act: 'use', name: 'Rope', effect: 0 }).take('Cub').pass().play('Cub', 4);
  expect(game.seen('Cub').attack).toBe(250);
});

it('R-T37: a card that becomes immune is free of what began before', () => {
  const curse = doing('One enemy unit loses 100 attack.');
  const saint = doing('This card is immune to enemy effects this turn.');
  const game = table({
    cards: { Curse: curse, Saint: saint },
    active: 1,
    you: { units: ['Saint'] },
    opponent: { units: ['Curse'] },
  });
  game.use('Curse').endTurn();
  expect(game.seen('Saint').attack).toBe(150);
  game.use('Saint');
  expect(game.seen('Saint').attack).toBe(250);
  game.endTurn();
  expect(game.seen('Saint').attack).toBe(150);
});
