import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/table.ts';

const rest = card('Rest', 'EFFECT_NONE', []);

describe('a turn (R-K2)', () => {
  it('offers all five options', () => {
    const bench = table({
      cards: [rest],
      numberDeck: ['9 red'],
      you: { hand: ['Rest'], deck: ['Rest'], numbers: ['3 red'] },
    });
    expect(bench.choices).toEqual([
      'Play Rest',
      'Flip 3 red',
      'Swap 3 red',
      'Exchange Rest',
      'Pass',
    ]);
  });

  it('flips a number card, and back again', () => {
    const bench = table({ you: { numbers: ['3 red'] } });
    bench.choose('Flip 3 red').choose('Pass');
    expect(bench.game.view(bench.state, 1).players[0]).toMatchObject({
      total: -3,
      flags: { flipped: false }, // cleared as the next turn of that player began
      line: [{ value: -3, flipped: true }],
    });
    bench.choose('Flip 3 red');
    expect(bench.game.view(bench.state, 1).players[0]).toMatchObject({
      total: 3,
      flags: { flipped: true },
    });
  });

  it('a flipped zero is zero, not less', () => {
    const bench = table({ you: { numbers: ['0 red'] } });
    bench.choose('Flip 0 red');
    expect(Object.is(bench.game.view(bench.state, 0).players[0].total, 0)).toBe(true);
  });

  it('swaps a number card for the top one of the shared deck', () => {
    const bench = table({ numberDeck: ['9 red'], you: { numbers: ['3 red', '4 blue'] } });
    bench.choose('Swap 3 red');
    const view = bench.game.view(bench.state, 1);
    expect(view.players[0].line.map(({ design }) => design)).toEqual(['4 blue', '9 red']);
    expect(view.players[0].flags).toMatchObject({ swapped: true, discarded: false }); // R-K6
    expect(view.numberDiscard).toMatchObject([{ design: '3 red' }]);
  });

  it('exchanges a special card, which only sets "swapped"', () => {
    const other = card('Other', 'EFFECT_NONE', []);
    const bench = table({ cards: [rest, other], you: { hand: ['Rest'], deck: ['Other'] } });
    bench.choose('Exchange Rest');
    const { hand, flags } = bench.game.view(bench.state, 0).players[0];
    expect(hand).toMatchObject([{ design: 'Other' }]);
    expect(flags).toMatchObject({ swapped: true, discarded: false });
  });

  it('begins by drawing one special card, while there is one', () => {
    const bench = table({ cards: [rest], opponent: { deck: ['Rest'] } });
    bench.choose('Pass');
    expect(bench.game.view(bench.state, 1).players[1].hand).toMatchObject([{ design: 'Rest' }]);
    expect(bench.game.view(bench.state, 0).players[1].hand).toEqual([{ back: 'special 1' }]);
    bench.choose('Play Rest').choose('Pass');
    expect(bench.game.view(bench.state, 1).players[1].hand).toEqual([]);
  });

  it('flags mark the player whose card moved, whoever caused it (R-K6)', () => {
    const raid = card('Raid', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [1]);
    const check = card(
      'Check',
      'EFFECT_CONDITIONAL CON_DISCARD_FLAG TARGET_OPPONENT SUCCESS_PATH EFFECT_ADDVALUE TARGET_PLAYER FAILURE_PATH EFFECT_NONE',
      [-1, 5],
    );
    const bench = table({
      cards: [raid, check],
      you: { hand: ['Raid'] },
      opponent: { numbers: ['1 red'], hand: ['Check'] },
    });
    bench.choose('Play Raid');
    // Their turn has begun since, so their flag is down again.
    expect(bench.state.players[1].flags.discarded).toBe(false);
    expect(bench.state.players[0].flags.discarded).toBe(false);
    bench.choose('Play Check');
    expect(bench.state.players[1].bonus).toBe(0);
  });
});

describe('why not?', () => {
  const bench = () =>
    table({
      cards: [rest],
      you: { hand: ['Rest'], numbers: ['3 red'] },
      opponent: { hand: ['Rest'], numbers: ['5 red'] },
    });
  const idOf = (design: string, zone: string, on: ReturnType<typeof bench>) =>
    on.state.table.cards.findIndex((one) => one.design === design && one.zone === zone);

  it('the other player is on turn', () => {
    const on = bench();
    expect(on.game.explain(on.state, 1, { act: 'pass' })).toBe("It is your opponent's turn.");
  });

  it('the deck is empty', () => {
    const on = bench();
    const mine = idOf('3 red', 'line 0', on);
    expect(on.game.explain(on.state, 0, { act: 'swap', card: mine })).toMatch(
      /no number cards left/,
    );
    const special = idOf('Rest', 'hand 0', on);
    expect(on.game.explain(on.state, 0, { act: 'exchange', card: special })).toMatch(
      /deck is empty/,
    );
  });

  it('the card is not yours, or of the wrong kind, or not to be seen', () => {
    const on = bench();
    const why = (act: string, id: number) => on.game.explain(on.state, 0, { act, card: id });
    expect(why('flip', idOf('5 red', 'line 1', on))).toMatch(/your own line/);
    expect(why('play', idOf('3 red', 'line 0', on))).toMatch(/Only special cards/);
    expect(why('play', idOf('Rest', 'hand 1', on))).toBe('You cannot see that card.');
    expect(why('play', idOf('Rest', 'hand 0', on))).toBeUndefined();
    expect(why('dance', idOf('Rest', 'hand 0', on))).toMatch(/nothing called "dance"/);
  });

  it('cards must be chosen first', () => {
    const raid = card('Raid', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [1]);
    const on = table({
      cards: [raid],
      you: { hand: ['Raid'] },
      opponent: { numbers: ['1 red', '2 red'] },
    });
    on.choose('Play Raid');
    expect(on.game.explain(on.state, 1, { act: 'pass' })).toBe(
      'First: Choose 1 number card to discard.',
    );
    expect(on.game.explain(on.state, 0, { act: 'pass' })).toMatch(/opponent has to choose/);
    on.choose('Discard 1 red');
  });
});
