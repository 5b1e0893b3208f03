import { games, openGame } from '@cardscape/games';
import { mustOpen, randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { cardsInSight, fieldsOf } from './fields.ts';

const moon = { card: 3, design: 'Paper Moon' };
const jar = { card: 4, design: 'Candle Jar' };
const back = { back: 'lantern' };

/** The places of a view in short: what they are called, whose they are, and how many cards lie there. */
const placesOf = (view: unknown) =>
  fieldsOf(view).map(({ label, seat, cards }) => [label, seat, cards.length]);

describe('the places of a view', () => {
  it('are its zones, also the empty ones, each with its owner if its name tells', () => {
    const zones = {
      deck: [back, back],
      'hand 0': [moon],
      'hand 1': [back],
      'kept 0': [],
      'kept 1': [],
    };
    expect(placesOf({ viewer: 0, turn: 3, zones })).toEqual([
      ['Deck', undefined, 2],
      ['Hand', 0, 1],
      ['Hand', 1, 1],
      ['Kept', 0, 0],
      ['Kept', 1, 0],
    ]);
  });

  it('are found with each player, and are there if the other player has cards in theirs', () => {
    const players = [
      { hand: [moon], discardPile: [], wins: 1 },
      { hand: [back, back], discardPile: [jar], wins: 0 },
    ];
    expect(placesOf({ players, results: [] })).toEqual([
      ['Hand', 0, 1],
      ['Discard pile', 0, 0],
      ['Hand', 1, 2],
      ['Discard pile', 1, 1],
    ]);
  });

  it('belong to nobody where there are more than two of them', () => {
    const zones = { row0: [moon], row1: [], row2: [jar] };
    expect(placesOf({ zones })).toEqual([
      ['Row 0', undefined, 1],
      ['Row 1', undefined, 0],
      ['Row 2', undefined, 1],
    ]);
  });

  it('are what options call them', () => {
    const view = { players: [{ hand: [moon] }, { hand: [back] }], zones: { 'kept 1': [jar] } };
    expect(fieldsOf(view).map(({ zone, path }) => [zone, path])).toEqual([
      ['hand', 'players/0/hand'],
      ['hand', 'players/1/hand'],
      ['kept 1', 'zones/kept 1'],
    ]);
  });

  it('have each card once, wherever else it is spoken of', () => {
    const view = { line: [{ ...moon, under: [jar] }], shown: { on: moon, last: null } };
    expect(placesOf(view)).toEqual([
      ['Line', undefined, 1],
      ['Line under', undefined, 1],
    ]);
    expect(cardsInSight(view)).toMatchObject([moon, jar]);
  });

  it('are none where there is nothing to find', () => {
    expect(fieldsOf({ turn: 1, flags: [true], names: ['a'], last: null })).toEqual([]);
    expect(fieldsOf(undefined)).toEqual([]);
  });
});

describe('the first view of every game of the house', () => {
  it.each(games.map(({ name }) => name))(
    'of %s has the own hand face up, theirs not',
    async (name) => {
      const opened = mustOpen(await openGame(name));
      const arranged = opened.arrange({}, randomFrom(name));
      if ('problems' in arranged) throw new Error(arranged.problems[0].message);
      const { state } = opened.game.setup(arranged.options, name);
      const hands = fieldsOf(opened.game.view(state, 0)).filter(({ label }) => label === 'Hand');
      const seen = ({ cards }: (typeof hands)[number]) => cards.filter((card) => 'card' in card);
      expect(hands.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(hands[0] && seen(hands[0]).length).toBeGreaterThan(0);
      expect(hands[1] && seen(hands[1])).toEqual([]);
    },
  );
});
