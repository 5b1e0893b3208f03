import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/table.ts';

const TWO_LEFT = ['Red 1', 'Red 2', 'Blue 3', 'Plain 4'];

describe('EFFECT_NONE', () => {
  it('does nothing', () => {
    const none = card('Rest', 'EFFECT_NONE', []);
    const bench = table({ cards: [none], you: { hand: ['Rest'], numbers: ['Red 3'] } });
    bench.choose('Play Rest');
    const [you, opponent] = bench.game.view(bench.state, 0).players;
    expect([you.total, opponent.total]).toEqual([3, 0]);
    expect(you.hand).toEqual([]);
    expect(you.discard).toEqual([{ card: expect.any(Number), design: 'Rest' }]);
  });
});

describe('EFFECT_ADDVALUE', () => {
  it('adds to the total of the player who played it', () => {
    const bench = table({
      cards: [card('Push', 'EFFECT_ADDVALUE TARGET_PLAYER', [4])],
      you: { hand: ['Push'], numbers: ['Red 3'] },
    });
    bench.choose('Play Push');
    expect(totals(bench)).toEqual([7, 0]);
  });

  it('subtracts from the total of the opponent', () => {
    const bench = table({
      cards: [card('Drag', 'EFFECT_ADDVALUE TARGET_OPPONENT', [-4])],
      you: { hand: ['Drag'] },
      opponent: { numbers: ['Red 3'] },
    });
    bench.choose('Play Drag');
    expect(totals(bench)).toEqual([0, -1]);
  });

  it('works on several targets, each with its own value, in the order of the list', () => {
    const both = card('Both', 'EFFECT_ADDVALUE TARGET_OPPONENT TARGET_PLAYER', [5, -2]);
    const bench = table({ cards: [both], you: { hand: ['Both'] } });
    bench.choose('Play Both');
    expect(totals(bench)).toEqual([-2, 5]);
    const adds = bench.events.filter(({ type }) => type === 'add');
    expect(adds).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
});

describe('EFFECT_DRAW', () => {
  it('draws special cards into the hand, as many as there are', () => {
    const draw = card('Draw', 'EFFECT_DRAW TARGET_PLAYER TYPE_SPECIAL', [3]);
    const rest = card('Rest', 'EFFECT_NONE', []);
    const bench = table({ cards: [draw, rest], you: { hand: ['Draw'], deck: ['Rest', 'Rest'] } });
    bench.choose('Play Draw');
    expect(hand(bench, 0)).toEqual(['Rest', 'Rest']);
  });

  it('draws number cards from the shared deck into the line, the top one first', () => {
    const draw = card('Draw', 'EFFECT_DRAW TARGET_OPPONENT TYPE_NUMBER', [2]);
    const bench = table({
      cards: [draw],
      numberDeck: ['Red 5', 'Blue -2', 'Plain 9'],
      you: { hand: ['Draw'] },
    });
    bench.choose('Play Draw');
    expect(line(bench, 1)).toEqual([5, -2]);
    expect(totals(bench)).toEqual([0, 3]);
  });
});

describe('EFFECT_DISCARD', () => {
  const discard = card('Cull', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [2]);

  it('lets the player whose cards they are choose them', () => {
    const bench = table({
      cards: [discard],
      you: { hand: ['Cull'] },
      opponent: { numbers: TWO_LEFT },
    });
    bench.choose('Play Cull');
    expect(bench.decision).toMatchObject({ seat: 1, kind: 'discard', min: 2, max: 2 });
    expect(bench.choices).toEqual([
      'Discard Red 1',
      'Discard Red 2',
      'Discard Blue 3',
      'Discard Plain 4',
    ]);
    bench.choose('Discard Plain 4', 'Discard Red 1');
    expect(line(bench, 1)).toEqual([2, 3]);
  });

  it('takes all without asking when there are no more than asked for', () => {
    const bench = table({
      cards: [discard],
      you: { hand: ['Cull'] },
      opponent: { numbers: ['Red 1'] },
    });
    bench.choose('Play Cull');
    expect(line(bench, 1)).toEqual([]);
  });

  it('cannot discard the card that is being played: it has left the hand', () => {
    const own = card('Own', 'EFFECT_DISCARD TARGET_PLAYER TYPE_SPECIAL', [1]);
    const bench = table({ cards: [own], you: { hand: ['Own', 'Own'] } });
    bench.choose('Play Own');
    expect(hand(bench, 0)).toEqual([]);
    expect(bench.game.view(bench.state, 0).players[0].discard).toHaveLength(2);
  });

  it('of none asks nothing', () => {
    const none = card('None', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [0]);
    const bench = table({
      cards: [none],
      you: { hand: ['None'] },
      opponent: { numbers: TWO_LEFT },
    });
    bench.choose('Play None');
    expect(line(bench, 1)).toEqual([1, 2, 3, 4]);
  });
});

describe('EFFECT_TRANSFER', () => {
  it('gives special cards of the target to the other player, who sees them', () => {
    const give = card('Give', 'EFFECT_TRANSFER TARGET_OPPONENT TYPE_SPECIAL', [1]);
    const rest = card('Rest', 'EFFECT_NONE', []);
    const bench = table({
      cards: [give, rest],
      you: { hand: ['Give'] },
      opponent: { hand: ['Rest', 'Give'] },
    });
    bench.choose('Play Give');
    expect(bench.decision).toMatchObject({ seat: 1, kind: 'transfer' });
    bench.choose('Give Rest');
    expect(hand(bench, 0)).toEqual(['Rest']);
    expect(hand(bench, 1)).toEqual(['Give']);
  });

  it('hands a flipped number card over as it lies', () => {
    const take = card('Take', 'EFFECT_TRANSFER TARGET_PLAYER TYPE_NUMBER', [1]);
    const bench = table({
      cards: [take],
      you: { hand: ['Take'], numbers: ['Red 6'] },
      opponent: { numbers: [] },
    });
    bench.choose('Flip Red 6').choose('Pass').choose('Play Take');
    expect(line(bench, 1)).toEqual([-6]);
  });

  it('leaves a giver knowing what the other player holds, but no spectator', () => {
    const give = card('Give', 'EFFECT_TRANSFER TARGET_PLAYER TYPE_SPECIAL', [1]);
    const rest = card('Rest', 'EFFECT_NONE', []);
    const bench = table({ cards: [give, rest], you: { hand: ['Give', 'Rest'] } });
    bench.choose('Play Give');
    const held = (viewer: 0 | 'table') => bench.game.view(bench.state, viewer).players[1].hand;
    expect(held(0)).toMatchObject([{ design: 'Rest' }]);
    expect(held('table')).toEqual([{ back: 'special 0' }]);
  });
});

describe('EFFECT_SWAP', () => {
  it('discards the chosen cards, then draws as many new ones', () => {
    const swap = card('Swap', 'EFFECT_SWAP TARGET_PLAYER TYPE_NUMBER', [2]);
    const bench = table({
      cards: [swap],
      numberDeck: ['Red 7', 'Red 8', 'Red 9'],
      you: { hand: ['Swap'], numbers: TWO_LEFT },
    });
    bench.choose('Play Swap').choose('Swap Red 1', 'Swap Red 2');
    expect(line(bench, 0)).toEqual([3, 4, 7, 8]);
  });

  it('draws fewer when the deck runs out', () => {
    const swap = card('Swap', 'EFFECT_SWAP TARGET_PLAYER TYPE_NUMBER', [4]);
    const bench = table({
      cards: [swap],
      numberDeck: ['Red 7'],
      you: { hand: ['Swap'], numbers: TWO_LEFT },
    });
    bench.choose('Play Swap');
    expect(line(bench, 0)).toEqual([7]);
  });
});

describe('END_COMMAND', () => {
  it('commands run from the last to the first (R-K4)', () => {
    const order = card(
      'Order',
      `EFFECT_DISCARD TARGET_PLAYER TYPE_NUMBER END_COMMAND
       EFFECT_DRAW TARGET_PLAYER TYPE_NUMBER`,
      [3, 1],
    );
    const bench = table({
      cards: [order],
      numberDeck: ['Red 9'],
      you: { hand: ['Order'], numbers: ['Red 1', 'Red 2'] },
    });
    // Drawing comes first, so three cards are there to be discarded and nothing is asked.
    bench.choose('Play Order');
    expect(line(bench, 0)).toEqual([]);
  });
});

describe("the document's example card", () => {
  const example = card(
    'Test Conditional Effects',
    `EFFECT_ADDVALUE TARGET_PLAYER END_COMMAND
     EFFECT_CONDITIONAL CON_CARD_QUANTITY TARGET_PLAYER TYPE_SPECIAL CON_STORE_ADDITIONAL_INTEGER
     SUCCESS_PATH EFFECT_DRAW TARGET_PLAYER TYPE_SPECIAL
     FAILURE_PATH EFFECT_ADDVALUE TARGET_PLAYER`,
    [2, 0, 100, 1, 42],
  );

  it('draws one special card, then adds 2', () => {
    const bench = table({
      cards: [example],
      you: { hand: [example.name], deck: [example.name] },
    });
    bench.choose(`Play ${example.name}`);
    expect(hand(bench, 0)).toEqual([example.name]);
    expect(totals(bench)).toEqual([2, 0]);
    const happened = bench.events.map(({ type }) => type);
    expect(happened.indexOf('draw')).toBeLessThan(happened.indexOf('add'));
  });
});

describe("the three orders of the document's warning", () => {
  const check = 'EFFECT_CONDITIONAL CON_COMPARE_Against_Target TARGET_PLAYER';
  const add = 'EFFECT_ADDVALUE TARGET_PLAYER';
  const opponentAdd = 'EFFECT_ADDVALUE TARGET_OPPONENT';
  const orders = {
    before: card(
      'Before',
      `${add} END_COMMAND ${check} SUCCESS_PATH ${opponentAdd} FAILURE_PATH ${opponentAdd}`,
      [1, -1, 10, 20],
    ),
    after: card(
      'After',
      `${check} SUCCESS_PATH ${opponentAdd} FAILURE_PATH ${opponentAdd} END_COMMAND ${add}`,
      [-1, 10, 20, 1],
    ),
    both: card(
      'Both',
      `${check} SUCCESS_PATH ${opponentAdd} END_COMMAND ${add}
       FAILURE_PATH ${opponentAdd} END_COMMAND ${add}`,
      [-1, 10, 1, 20, 1],
    ),
  };

  it.each([
    ['before the conditional: adds whether it holds', orders.before, 14, [15, 10]],
    ['before the conditional: adds whether it fails', orders.before, 3, [4, 20]],
    ['after the conditional: not added when it holds', orders.after, 14, [14, 10]],
    ['after the conditional: added in the failure path alone', orders.after, 3, [4, 20]],
    ['in both paths: adds when it holds', orders.both, 14, [15, 10]],
    ['in both paths: adds when it fails', orders.both, 3, [4, 20]],
  ] as const)('%s', (_, played, total, expected) => {
    const bench = table({
      cards: [played],
      target: 14,
      you: { hand: [played.name], bonus: total },
    });
    bench.choose(`Play ${played.name}`);
    expect(totals(bench)).toEqual(expected);
  });
});

describe('nested conditionals', () => {
  it('take their own paths and leave the rest to the outer one', () => {
    const nested = card(
      'Nested',
      `EFFECT_CONDITIONAL CON_COMPARE_Against_Target TARGET_OPPONENT
       FAILURE_PATH
         EFFECT_CONDITIONAL CON_HAS_VALUE_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER
         SUCCESS_PATH EFFECT_ADDVALUE TARGET_PLAYER
         FAILURE_PATH EFFECT_ADDVALUE TARGET_PLAYER
       SUCCESS_PATH EFFECT_ADDVALUE TARGET_PLAYER`,
      [-1, 3, 1, 1, 2, 4],
    );
    const play = (numbers: string[], bonus: number) => {
      const bench = table({
        cards: [nested],
        you: { hand: ['Nested'], numbers },
        opponent: { bonus },
      });
      bench.choose('Play Nested');
      return bench.state.players[0].bonus;
    };
    expect(play(['Red 3'], 0)).toBe(1);
    expect(play(['Red 4'], 0)).toBe(2);
    expect(play(['Red 3'], 14)).toBe(4);
  });
});

type TableBench = ReturnType<typeof table>;

function totals(bench: TableBench): number[] {
  return bench.game.view(bench.state, 'table').players.map(({ total }) => total);
}

function line(bench: TableBench, seat: 0 | 1): number[] {
  return bench.game.view(bench.state, seat).players[seat].line.map(({ value }) => value);
}

function hand(bench: TableBench, seat: 0 | 1): string[] {
  const { hand: cards } = bench.game.view(bench.state, seat).players[seat];
  return cards.map((seen) => ('design' in seen ? seen.design : '?'));
}
