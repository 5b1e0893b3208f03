import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/table.ts';

const rest = card('Rest', 'EFFECT_NONE', []);

describe('cards that change hands or leave play', () => {
  it('a special card goes to the pile of the deck it came from, whoever played it (R-K11)', () => {
    const give = card('Give', 'EFFECT_TRANSFER TARGET_PLAYER TYPE_SPECIAL', [1]);
    const bench = table({ cards: [give, rest], you: { hand: ['Give', 'Rest'] } });
    bench.choose('Play Give').choose('Play Rest');
    const [you, opponent] = bench.game.view(bench.state, 'table').players;
    expect(you.discard).toMatchObject([{ design: 'Rest' }, { design: 'Give' }]);
    expect(opponent.discard).toEqual([]);
  });

  it('a flipped number card that is discarded turns back (R-K10)', () => {
    const cull = card('Cull', 'EFFECT_DISCARD TARGET_PLAYER TYPE_NUMBER', [1]);
    const bench = table({ cards: [cull], you: { hand: ['Cull'], numbers: ['Red 6'] } });
    bench.choose('Flip Red 6').choose('Pass').choose('Play Cull');
    expect(bench.state.flipped).toEqual([]);
  });

  it('a flag goes up only when a card has really moved (R-K13)', () => {
    const cull = card('Cull', 'EFFECT_DISCARD TARGET_PLAYER TYPE_NUMBER', [2]);
    const bench = table({ cards: [cull], you: { hand: ['Cull'] } });
    bench.choose('Play Cull');
    expect(bench.state.players[0].flags.discarded).toBe(false);
  });

  it('the same target twice is affected twice (R-K14)', () => {
    const twice = card('Twice', 'EFFECT_ADDVALUE TARGET_PLAYER TARGET_PLAYER', [2, 3]);
    const bench = table({ cards: [twice], you: { hand: ['Twice'] } });
    bench.choose('Play Twice');
    expect(bench.state.players[0].bonus).toBe(5);
  });

  it('turning a zero counts as a flip (R-K15)', () => {
    const bench = table({ you: { numbers: ['Red 0'] } });
    bench.choose('Flip Red 0');
    expect(bench.state.players[0].flags.flipped).toBe(true);
  });
});
