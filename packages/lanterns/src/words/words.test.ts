import { plain, VIEWERS, zoneOf } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { handOf } from '../rules/state.ts';
import { lanterns } from '../testing/game.ts';
import { table } from '../testing/table.ts';

/** The last thing that happened, as each viewer hears it. */
function heard(bench: ReturnType<typeof table>): string[] {
  return VIEWERS.map((viewer) => plain(lanterns.narrate(bench.events.at(-1)!, viewer)));
}

describe('the story', () => {
  it('names a drawn lantern to its player', () => {
    const bench = table({ deck: ['Paper Moon'] }).choose('Draw a lantern');
    expect(heard(bench)).toEqual([
      'You draw Paper Moon.',
      'Your opponent draws a lantern.',
      'Player 1 draws a lantern.',
      'Player 1 draws Paper Moon.',
    ]);
  });

  it('tells of a look at the deck, and what was seen to who saw it', () => {
    const bench = table({ deck: ['Paper Moon'] }).choose('Peek at the top of the deck');
    expect(heard(bench).slice(0, 2)).toEqual([
      'You peek at the top of the deck: Paper Moon.',
      'Your opponent peeks at the top of the deck.',
    ]);
  });

  it('tells what was shown to all', () => {
    const bench = table({ you: ['Paper Moon'] }).choose('Show Paper Moon (7)');
    expect(heard(bench)[1]).toBe('Your opponent shows Paper Moon (7).');
  });

  it('does not tell what was kept, unless it was shown before', () => {
    const kept = table({ you: ['Paper Moon'] }).choose('Keep Paper Moon (7) face down');
    expect(heard(kept).slice(0, 2)).toEqual([
      'You keep Paper Moon (7) face down.',
      'Your opponent keeps a lantern face down.',
    ]);
    const shown = table({ you: ['Paper Moon'] }).choose('Show Paper Moon (7)');
    shown.choose('Roll the die').choose('Keep Paper Moon (7) face down');
    expect(heard(shown)[1]).toBe('Your opponent keeps Paper Moon (7) face down.');
  });

  it('tells what was buried in order, and that nothing was', () => {
    const bench = table({ you: ['Paper Moon', 'Tin Lamp'] });
    bench.choose('Bury lanterns under the deck').choose('Bury Tin Lamp (3)', 'Bury Paper Moon (7)');
    expect(heard(bench).slice(0, 2)).toEqual([
      'You bury Tin Lamp, then Paper Moon under the deck.',
      'Your opponent buries a lantern, then a lantern under the deck.',
    ]);
    const none = table({ you: ['Paper Moon'] })
      .choose('Bury lanterns under the deck')
      .pick([]);
    expect(heard(none).slice(0, 2)).toEqual(['You bury nothing.', 'Your opponent buries nothing.']);
  });

  it('gives each player their own score first, and spectators the names', () => {
    const bench = table({ turns: 2 }).choose('Bid a number').pick([1]);
    bench.choose('Bid a number').pick([3]);
    expect(heard(bench).slice(0, 3)).toEqual([
      'The lanterns are counted. You have 1, your opponent has 3.',
      'The lanterns are counted. You have 3, your opponent has 1.',
      'The lanterns are counted. Player 1 has 1, Player 2 has 3.',
    ]);
    const [over] = bench.events.slice(-1);
    expect(plain(lanterns.narrate(over!, 'table', ['Ada', 'Bo']))).toContain(
      'Ada has 1, Bo has 3.',
    );
  });
});

describe('why not?', () => {
  const bench = table({ you: ['Paper Moon'], opponent: ['Tin Lamp'] });
  const { state } = bench.choose('Show Paper Moon (7)').choose('Show Tin Lamp (3)');
  const idOf = (zone: string) => zoneOf(state.table, zone).cards[0] as number;

  it.each([
    [{ act: 'keep', card: idOf(handOf(1)) }, 'Only a lantern in your hand can be shown, kept'],
    [{ act: 'fly' }, 'There is nothing called "fly" in a turn.'],
  ])('%j', (option, words) => {
    expect(lanterns.explain(state, 0, option)).toContain(words);
  });

  it('is not said of what can be done', () => {
    for (const act of ['roll', 'bid', 'draw', 'peek', 'bury'])
      expect(lanterns.explain(state, 0, { act })).toBeUndefined();
    expect(lanterns.explain(state, 0, { act: 'keep', card: idOf(handOf(0)) })).toBeUndefined();
  });

  it('is that it is not their turn, for the other player', () => {
    expect(lanterns.explain(state, 1, { act: 'roll' })).toBe('It is not your turn.');
  });

  it('is what is asked first, in the middle of a turn', () => {
    const asked = (act: string) => lanterns.decide(state, act === 'bid' ? [1] : [4]).state;
    expect(lanterns.explain(asked('bid'), 0, { act: 'roll' })).toBe('First bid a number.');
    expect(lanterns.explain(asked('bury'), 0, { act: 'roll' })).toBe(
      'First say which lanterns you bury.',
    );
    const card = idOf(handOf(0));
    expect(lanterns.explain(asked('bury'), 0, { act: 'bury', card })).toBeUndefined();
  });

  it('is that there are none left', () => {
    const all = state.table.cards.map(({ design }) => design);
    const empty = table({ you: all.slice(1), opponent: all.slice(0, 1) }).state;
    expect(lanterns.explain(empty, 0, { act: 'draw' })).toBe('The deck is empty.');
    expect(lanterns.explain(table({}).state, 0, { act: 'bury' })).toBe('You hold no lanterns.');
  });
});
