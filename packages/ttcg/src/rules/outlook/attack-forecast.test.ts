import type { Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { consult } from '../../open/consult.ts';
import { cardSet } from '../../set/card-set.ts';
import { design, type SideSketch, type Sketch, type Table, table } from '../../testing/table.ts';
import { cardBook } from '../book/book.ts';
import type { EditionName } from '../book/editions.ts';

const passive = (text: string) => ({ effects: [{ style: 'passive', text } as const] });
const cards: Readonly<Record<string, Sketch>> = {
  Cub: { attack: 310, defense: 200 },
  Mole: { attack: 50, defense: 130 },
  Bear: { rank: 2, attack: 100, defense: 400 },
  Even: { attack: 10, defense: 310 },
  Ghost: { defense: 100, ...passive('This card cannot be destroyed in battle.') },
  Choir: { type: 'spell', ...passive('All attacking units you control gain 100 attack.') },
  Return: {
    attack: 0,
    defense: 100,
    ...passive('If this card would be destroyed, return it to your hand instead.'),
  },
  Greed: { type: 'spell', effects: ['Double the points your opponent loses this turn.'] },
  Guard: { type: 'spell', effects: ['Prevent the next 3 points you would lose.'] },
  Eager: { effects: [{ style: 'latent', text: 'When this card attacks, it gains 100 attack.' }] },
  Halt: { type: 'spell', effects: ['Counter the next attack this turn.'] },
};
const book = cardBook(
  cardSet([
    design('Filler', { type: 'earth' }),
    ...Object.entries(cards).map(([name, sketch]) => design(name, sketch)),
  ]),
);

function battle(you: SideSketch, opponent: SideSketch, edition: EditionName = '0.059'): Table {
  return table({ edition, cards, stage: 'battle', you, opponent });
}

/** What comes of the attack of a unit, as its player may know; asking changes nothing. */
function forecast(game: Table, name: string, on?: string, seat: Seat = 0) {
  const before = JSON.stringify(game.state);
  const card = game.card(name);
  const target =
    on === undefined
      ? ({ is: 'seat', seat: 1 } as const)
      : ({ is: 'card', card: game.card(on) } as const);
  const found = consult(book, game.state, seat, {
    about: 'attack',
    option: { act: 'attack', card, target },
  } as never);
  expect(JSON.stringify(game.state)).toBe(before);
  return found;
}

describe('an attack that is only thought of', () => {
  it('destroys the lower one, which costs its rank (R-T2, R-T3)', () => {
    const game = battle({ units: ['Cub'] }, { units: ['Mole', 'Bear'] });
    expect(forecast(game, 'Cub', 'Mole')).toEqual({
      attack: 310,
      defense: 130,
      destroyed: game.card('Mole'),
      points: [{ seat: 1, by: -1, now: 19 }],
      setsOff: [],
      isOpen: false,
    });
    expect(forecast(game, 'Cub', 'Bear')).toEqual({
      attack: 310,
      defense: 400,
      destroyed: game.card('Cub'),
      points: [{ seat: 0, by: -1, now: 19 }],
      setsOff: [],
      isOpen: false,
    });
  });

  it('destroys neither where they are equal, nor what cannot be destroyed', () => {
    const game = battle({ units: ['Cub'] }, { units: ['Even', 'Ghost'] });
    for (const on of ['Even', 'Ghost'])
      expect(forecast(game, 'Cub', on)).toMatchObject({ destroyed: null, points: [] });
  });

  it('costs the other player its rank where it is direct', () => {
    const game = battle({ units: [{ stack: ['Bear'] }] }, { points: 2 });
    expect(forecast(game, 'Bear')).toEqual({
      attack: 100,
      destroyed: null,
      points: [{ seat: 1, by: -2, now: 0 }],
      setsOff: [],
      isOpen: false,
    });
  });

  it('is reckoned as in battle: with what attacking units gain', () => {
    const game = battle({ units: ['Cub'], spells: ['Choir'] }, { units: ['Bear'] });
    expect(forecast(game, 'Cub', 'Bear')).toMatchObject({
      attack: 410,
      destroyed: game.card('Bear'),
    });
  });

  it('counts what makes points dearer', () => {
    const game = battle({ units: ['Cub'], spells: ['Greed'] }, { units: ['Mole'] }).use('Greed');
    expect(forecast(game, 'Cub', 'Mole')).toMatchObject({ points: [{ seat: 1, by: -2, now: 18 }] });
  });

  it('is left open where something on the field may take the place of what comes', () => {
    const game = battle({ units: ['Cub'] }, { units: ['Return'] });
    expect(forecast(game, 'Cub', 'Return')).toMatchObject({
      destroyed: game.card('Return'),
      points: [{ seat: 1, by: -1, now: 19 }],
      isOpen: true,
    });
  });

  it('names what it sets off, which comes first', () => {
    const game = battle({ units: ['Eager'] }, { units: ['Mole'] });
    expect(forecast(game, 'Eager', 'Mole')).toMatchObject({
      attack: 250,
      setsOff: [game.card('Eager')],
    });
  });

  it('comes to nothing where it is known to be countered', () => {
    const game = battle({ units: ['Cub'], spells: ['Halt'] }, { units: ['Mole'] }).use('Halt');
    expect(forecast(game, 'Cub', 'Mole')).toMatchObject({ attack: null, destroyed: null });
  });

  it('meets nobody knows what in a card that lies face down', () => {
    const down = { stack: ['Bear'], faceDown: 5 };
    const game = battle({ units: ['Cub'] }, { units: [down] }, '0.001');
    const decision = game.decision as { options: readonly { act: string; target?: unknown }[] };
    const { target } = decision.options.find(({ act }) => act === 'attack') ?? {};
    expect(target).toMatchObject({ is: 'hidden' });
    const asked = {
      about: 'attack',
      option: { act: 'attack', card: game.card('Cub'), target },
    } as never;
    expect(consult(book, game.state, 0, asked)).toEqual({
      attack: 310,
      defense: null,
      destroyed: null,
      points: [],
      setsOff: [],
      isOpen: false,
    });
  });

  it('is told to nobody but who can make it', () => {
    const game = battle({ units: ['Cub'] }, { units: ['Mole'] });
    expect(forecast(game, 'Cub', 'Mole', 1)).toBeUndefined();
    expect(forecast(game, 'Cub')).toBeUndefined();
    expect(forecast(game, 'Mole', 'Cub')).toBeUndefined();
    expect(consult(book, game.state, 0, { about: 'the weather' })).toBeUndefined();
    expect(consult(book, game.state, 0, { about: 'attack' })).toBeUndefined();
  });
});
