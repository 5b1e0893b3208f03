import { describe, expect, it } from 'vitest';
import { cardBook } from '../rules/book/book.ts';
import { cardSet } from '../set/card-set.ts';
import { answer } from '../testing/scene.ts';
import { design, type Sketch, table } from '../testing/table.ts';
import { leftOutOf } from './left-out.ts';
import { readPosition } from './position-file.ts';
import { savedPosition } from './write-position.ts';

/** What a position leaves out after a text was used: by a spell, Source, whose player has one unit, Fox. */
function after(text: string, ...answers: Parameters<typeof answer>[1][]) {
  const cards: Readonly<Record<string, Sketch>> = {
    Source: { type: 'spell', effects: [text] },
    Fox: {},
    Ox: {},
  };
  const set = cardSet([
    design('Filler', { type: 'earth' }),
    ...Object.entries(cards).map(([name, sketch]) => design(name, sketch)),
  ]);
  const sides = { you: { units: ['Fox'], spells: ['Source'] }, opponent: { units: ['Ox'] } };
  const { state } = answer(table({ cards, ...sides }).use('Source'), ...answers);
  return { set, state, leftOut: leftOutOf(cardBook(set), state) };
}

describe('what a position leaves out', () => {
  it('is what is in force on cards for a time, with its source', () => {
    expect(after('All units you control gain 100 attack this turn.').leftOut).toEqual([
      'Fox gains 100 attack this turn (Source).',
    ]);
  });

  it('is what is in force on players', () => {
    expect(after('Double the points your opponent loses this turn.').leftOut).toEqual([
      'Player 2 loses twice as many points this turn (Source).',
    ]);
  });

  it('is what is still to come', () => {
    const text = 'At the end of this turn, draw a card.';
    expect(after(text).leftOut).toEqual([`Of Source this is still to come: "${text}"`]);
    expect(after('Take an extra turn after this one.').leftOut).toEqual([
      'Player 1 takes 1 extra turn.',
    ]);
  });

  it('is nothing where nothing lasts', () => {
    expect(after('Draw a card.').leftOut).toEqual([]);
  });

  it('is named in the file, which can be opened all the same', () => {
    const { set, state } = after('All units you control gain 100 attack this turn.');
    const written = savedPosition(state, { cardSet: set });
    expect(written?.leftOut).toEqual(['Fox gains 100 attack this turn (Source).']);
    expect(readPosition(JSON.stringify(written), 'p.json', set).ok).toBe(true);
    const quiet = after('Draw a card.');
    expect(savedPosition(quiet.state, { cardSet: quiet.set })).not.toHaveProperty('leftOut');
  });
});
