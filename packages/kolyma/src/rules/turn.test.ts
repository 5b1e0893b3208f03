import { plain } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/table.ts';

const rest = card('Rest', 'EFFECT_NONE', []);

describe('a turn (R-K2)', () => {
  it('offers all five options', () => {
    const bench = table({
      cards: [rest],
      numberDeck: ['Red 9'],
      you: { hand: ['Rest'], deck: ['Rest'], numbers: ['Red 3'] },
    });
    expect(bench.choices).toEqual([
      'Play Rest',
      'Flip Red 3',
      'Swap Red 3',
      'Exchange Rest',
      'Pass',
    ]);
  });

  it('flips a number card, and back again', () => {
    const bench = table({ you: { numbers: ['Red 3'] } });
    bench.choose('Flip Red 3').choose('Pass');
    expect(bench.game.view(bench.state, 1).players[0]).toMatchObject({
      total: -3,
      flags: { flipped: false }, // cleared as the next turn of that player began
      line: [{ value: -3, flipped: true }],
    });
    bench.choose('Flip Red 3 (flipped)');
    expect(bench.game.view(bench.state, 1).players[0]).toMatchObject({
      total: 3,
      flags: { flipped: true },
    });
  });

  it('a flipped zero is zero, not less', () => {
    const bench = table({ you: { numbers: ['Red 0'] } });
    bench.choose('Flip Red 0');
    expect(Object.is(bench.game.view(bench.state, 0).players[0].total, 0)).toBe(true);
  });

  it('swaps a number card for the top one of the shared deck', () => {
    const bench = table({ numberDeck: ['Red 9'], you: { numbers: ['Red 3', 'Blue 4'] } });
    bench.choose('Swap Red 3');
    const view = bench.game.view(bench.state, 1);
    expect(view.players[0].line.map(({ design }) => design)).toEqual(['Blue 4', 'Red 9']);
    expect(view.players[0].flags).toMatchObject({ swapped: true, discarded: false }); // R-K6
    expect(view.numberDiscard).toMatchObject([{ design: 'Red 3' }]);
  });

  it('exchanges a special card, which only sets "swapped"', () => {
    const other = card('Other', 'EFFECT_NONE', []);
    const bench = table({ cards: [rest, other], you: { hand: ['Rest'], deck: ['Other'] } });
    bench.choose('Exchange Rest');
    const { hand, flags } = bench.game.view(bench.state, 0).players[0];
    expect(hand).toMatchObject([{ design: 'Other' }]);
    expect(flags).toMatchObject({ swapped: true, discarded: false });
    const story = bench.events.map((event) => plain(bench.game.narrate(event, 0)));
    expect(story).toContain('You exchange Rest.');
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
      opponent: { numbers: ['Red 1'], hand: ['Check'] },
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
      you: { hand: ['Rest'], numbers: ['Red 3'] },
      opponent: { hand: ['Rest'], numbers: ['Red 5'] },
    });
  const idOf = (design: string, zone: string, on: ReturnType<typeof bench>) =>
    on.state.table.cards.findIndex((one) => one.design === design && one.zone === zone);

  it('the other player is on turn', () => {
    const on = bench();
    expect(on.game.explain(on.state, 1, { act: 'pass' })).toBe("It is your opponent's turn.");
  });

  it('the deck is empty', () => {
    const on = bench();
    const mine = idOf('Red 3', 'line 0', on);
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
    expect(why('flip', idOf('Red 5', 'line 1', on))).toMatch(/your own line/);
    expect(why('play', idOf('Red 3', 'line 0', on))).toMatch(/Only special cards/);
    expect(why('play', idOf('Rest', 'hand 1', on))).toBe('You cannot see that card.');
    expect(why('play', idOf('Rest', 'hand 0', on))).toBeUndefined();
    expect(why('dance', idOf('Rest', 'hand 0', on))).toMatch(/nothing called "dance"/);
    expect(why('constructor', idOf('Rest', 'hand 0', on))).toMatch(/nothing called "constructor"/);
  });

  it('cards must be chosen first', () => {
    const raid = card('Raid', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [1]);
    const on = table({
      cards: [raid],
      you: { hand: ['Raid'] },
      opponent: { numbers: ['Red 1', 'Red 2'] },
    });
    on.choose('Play Raid');
    expect(on.game.explain(on.state, 1, { act: 'pass' })).toBe(
      'First answer this: Choose 1 number card to discard.',
    );
    expect(on.game.explain(on.state, 0, { act: 'pass' })).toMatch(/opponent has to choose/);
    on.choose('Discard Red 1');
  });
});
